# שמות המונחים שבהסברים.
glossary-effect-mark = השפעה על קלף
glossary-effect-move = העברת השפעה
glossary-effect-retrieve = החזרת עוזר
glossary-effect-refresh = רענון קובייה
glossary-effect-shift = שינוי קובייה ב־1
glossary-effect-journal = צעד ביומן
glossary-effect-card-space = קלפי שמיים
glossary-effect-card-townsfolk = תושבים
glossary-effect-card-inspiration = קלפי השראה
glossary-frame-rest = יכולות המנוחה
