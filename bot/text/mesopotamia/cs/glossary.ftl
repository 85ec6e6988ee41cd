# Jak se jmenují pojmy vysvětlivek.
glossary-frame-technology = žeton výběru akce
glossary-effect-rounds = šest kol
glossary-frame-trade = žetony obchodu
