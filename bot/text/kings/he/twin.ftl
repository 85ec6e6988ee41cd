# כל המצב על השולחן במילים.
twin-task-point = { $who }: אפשר להעביר קלף { $colour } לערמת הניצחון עבור { $source_word ->
    [card] הקלף ששוחק
    [ship] הספינה
    [revolt] הסכסוך הפנימי
   *[war] הסכסוך החיצוני
}
twin-task-build = ספינה בתחתית הטור { $column }
twin-task-wars = הסכסוכים החיצוניים שהקלף המחבר יצר, בזה אחר זה
twin-task-fight = קלפים מהיד
twin-task-claim = אוצר מהממלכה שאוחדה ב־{ $place }
twin-task-refill = כולם משלימים את היד לשמונה קלפים
twin-conflict = הסכסוך התחיל ב־{ $place }.
twin-side = { $who }: מנהיג על { $place }; על השולחן: { $count }; { $added }.
twin-kingdom = ממלכה { $numeral } ({ $columns }).
twin-leader = { $leader } של { $who }, האות { $letter }, על { $place }, כוח { $strength }.
twin-column = טור { $column } מלמעלה: { $cards }.
twin-empty-column = טור { $column }: ריק.
twin-link = ב־{ $place }: { $card }.
twin-face-down = ב־{ $place }, הפוך: { $card }.
twin-ships = ספינות שעוד לא נבנו: { $ships }.
twin-held = קלפים ביד: { $held }. אסונות שנותרו: { $number }.
twin-home = מנהיגים מחוץ לשולחן: { $leaders }.
twin-out = קלפים שיצאו מהמשחק: { $cards_numbered }.
twin-idle = תורים ברצף שבהם לא שוחק אף קלף ואי אפשר היה להוסיף קלף: { $count }.
