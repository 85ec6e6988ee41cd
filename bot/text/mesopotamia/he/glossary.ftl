# שמות המונחים שבהסברים.
glossary-frame-technology = אסימון הפעולה
glossary-effect-rounds = שישה סיבובים
glossary-frame-trade = אסימוני מסחר
