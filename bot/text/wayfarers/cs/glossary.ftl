# Jak se jmenují pojmy vysvětlivek.
glossary-effect-mark = vliv na kartě
glossary-effect-move = přesun vlivu
glossary-effect-retrieve = pomocník zpět
glossary-effect-refresh = obnovení kostky
glossary-effect-shift = kostka ±1
glossary-effect-journal = krok v zápisníku
glossary-effect-card-space = karty nebes
glossary-effect-card-townsfolk = měšťané
glossary-effect-card-inspiration = karty inspirace
glossary-frame-rest = schopnosti odpočinku
