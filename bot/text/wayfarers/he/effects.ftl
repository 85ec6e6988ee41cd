# מה עושים הקלפים, האריחים והמקומות.

# סוגי הרכיבים.
component-land = קלף יבשה
component-water = קלף מים
component-space = קלף שמיים
component-townsfolk = קלף תושבים
component-inspiration = קלף השראה
component-home = מקום לקובייה
component-tile = אריח שיפור
component-journal-tile = אריח יומן
component-node = מקום ביומן
component-way = קו ביומן
component-spot = מקום בשורה
component-cell = משבצת בשיירה
component-guild = גילדה
component-scheme = קלף מזימה
component-rival = הלוח של היריב

# הפעולות. הן באות אחרי נקודתיים: מצרכים עם המספר, מעשים כמו על כפתור.
effect-silver = { $count ->
    [one] מטבע אחד
    [two] שני מטבעות
   *[other] { $count } מטבעות
}
effect-provision = { $count ->
    [one] מנת צידה אחת
    [two] שתי מנות צידה
   *[other] { $count } מנות צידה
}
effect-influence-science = { $count ->
    [one] השפעה אחת במדע
    [two] שתי השפעות במדע
   *[other] { $count } השפעות במדע
}
effect-influence-trade = { $count ->
    [one] השפעה אחת במסחר
    [two] שתי השפעות במסחר
   *[other] { $count } השפעות במסחר
}
effect-influence-exploration = { $count ->
    [one] השפעה אחת במחקר
    [two] שתי השפעות במחקר
   *[other] { $count } השפעות במחקר
}
effect-influence-any = { $count ->
    [one] השפעה אחת בגילדה כלשהי
    [two] שתי השפעות בגילדה כלשהי
   *[other] { $count } השפעות בגילדה כלשהי
}
effect-mark = { $count ->
    [one] השפעה אחת על קלף
    [two] שתי השפעות על קלפים
   *[other] { $count } השפעות על קלפים
}
effect-rival-mark = { $count ->
    [one] השפעה אחת על קלף
    [two] שתי השפעות על קלפים
   *[other] { $count } השפעות על קלפים
}
effect-move = { $count ->
    [one] העברת השפעה אחת
    [two] שתי העברות השפעה
   *[other] { $count } העברות השפעה
}
effect-retrieve = { $count ->
    [one] החזרת עוזר אחד
    [two] החזרת שני עוזרים
   *[other] החזרת { $count } עוזרים
}
effect-refresh = { $count ->
    [one] רענון קובייה אחת
    [two] רענון שתי קוביות
   *[other] רענון { $count } קוביות
}
effect-shift = { $count ->
    [one] שינוי קובייה ב־1
    [two] שני שינויי קובייה ב־1
   *[other] { $count } שינויי קובייה ב־1
}
effect-journal = { $count ->
    [one] צעד אחד ביומן
    [two] שני צעדים ביומן
   *[other] { $count } צעדים ביומן
}
effect-rival-journal = { $count ->
    [one] צעד אחד ביומן
    [two] שני צעדים ביומן
   *[other] { $count } צעדים ביומן
}
effect-journal-tile = אריח היומן שמונח כאן
effect-new-die = קובייה חדשה
effect-card-land = קלף יבשה
effect-card-water = קלף מים
effect-card-inspiration = קלף השראה
effect-card-space = { $off ->
    [0] קניית קלף שמיים
    [one] קניית קלף שמיים בהנחה של מטבע אחד
    [two] קניית קלף שמיים בהנחה של שני מטבעות
   *[other] קניית קלף שמיים בהנחה של { $off } מטבעות
}
effect-card-townsfolk = גיוס תושב
effect-card-townsfolk-free = גיוס תושב בחינם
effect-draw-land = { $count ->
    [one] קלף אחד מתוך קלף יבשה אחד
    [two] קלף אחד מתוך שני קלפי יבשה
   *[other] קלף אחד מתוך { $count } קלפי יבשה
}
effect-draw-water = { $count ->
    [one] קלף אחד מתוך קלף מים אחד
    [two] קלף אחד מתוך שני קלפי מים
   *[other] קלף אחד מתוך { $count } קלפי מים
}
effect-tile-basic = קניית אריח בסיסי
effect-tile-basic-free = אריח בסיסי בחינם
effect-tile-land = קניית אריח יבשה
effect-tile-water = קניית אריח מים
effect-tile-space = קניית אריח שמיים
effect-tile-land-free = אריח יבשה בחינם
effect-tile-water-free = אריח מים בחינם
effect-tile-space-free = אריח שמיים בחינם
effect-tile-special = אריח מיוחד
effect-tile-any-non-special = אריח שאינו מיוחד
effect-comet = מסלול השביטים +{ $count }
effect-comet-if-last = מסלול השביטים +1 (אם במזימה האחרונה יש שביט)
effect-focus = המעשה של ההתמקדות שלו
effect-pay = תשלום { $cost } ← { $then }

# מה משלמים, אחרי ״תשלום״ ואחרי נקודתיים.
price-silver = { $count ->
    [one] מטבע אחד
    [two] שני מטבעות
   *[other] { $count } מטבעות
}
price-provision = { $count ->
    [one] מנת צידה אחת
    [two] שתי מנות צידה
   *[other] { $count } מנות צידה
}
price-influence-science = { $count ->
    [one] השפעה אחת מגילדת המדע
    [two] שתי השפעות מגילדת המדע
   *[other] { $count } השפעות מגילדת המדע
}
price-influence-trade = { $count ->
    [one] השפעה אחת מגילדת המסחר
    [two] שתי השפעות מגילדת המסחר
   *[other] { $count } השפעות מגילדת המסחר
}
price-influence-exploration = { $count ->
    [one] השפעה אחת מגילדת המחקר
    [two] שתי השפעות מגילדת המחקר
   *[other] { $count } השפעות מגילדת המחקר
}

# המסגרות: מתי קורה מה, וכמה שווה הרכיב.
frame-slot = קובייה ({ $assets }): { $effects }.
frame-slot-any = כל קובייה: { $effects }.
frame-gain = מיד: { $effects }.
frame-trigger = בכל פעם שמתקבל ({ $gained }): { $effects }.
frame-host = יחד עם הקלף שמעל: { $effects }.
frame-lends = משאיל לקלף שמעל: { $assets }.
frame-rest = מנוחה: { $effects }.
frame-rival-rest = מנוחה: { $effects }.
frame-hire = { $price ->
    [0] חינם
    [one] מטבע אחד
    [two] שני מטבעות
   *[other] { $price } מטבעות
}; מתחת לקלף: { $under }.
frame-left = נפגש עם הקלף הקודם: { $bars }.
frame-right = הקלף הבא יכול להיפגש: { $bars }.
term-bar = פס { $number }
term-bar-brings = פס { $number }: { $effect }
frame-worth = { $base ->
    [0] { $each } נק׳ { $per }.
   *[other] { $base } נק׳ + { $each } { $per }.
}
frame-worth-sets = { $each } נק׳ על כל סדרה: { $set }.
frame-worth-most = { $then } נק׳ למי שיש לו הכי הרבה ({ $most }), אחרת { $otherwise }.
frame-worth-has = { $then } נק׳ אם יש { $has }, אחרת { $otherwise }.
frame-goal = מכפיל את הנקודות של קלף השמיים שלו, אם יש לך { $needs }.
frame-tags = סמלים: { $tags }.
frame-points = { $count } נק׳.
frame-columns = העמודות משמאל: { $columns }.
frame-turned = בצד השני: { $columns }.
frame-reached = כאן: { $effects }.
frame-empty = לא מביא דבר.
frame-green = הראשון שמגיע לוקח את העוזר הירוק.
frame-last = אחר כך לכולם עוד תור אחד.
frame-way-have = צד { $side }: צריך { $needs }.
frame-way-pay = צד { $side }: תשלום { $cost }.
frame-way-free = צד { $side }: חינם.
frame-spot = עוזר כאן: { $effects }.
frame-spot-price = מחיר קלף שמיים כאן: { $cost }.
frame-covered = כשאריח מכסה: { $effects }.
frame-guild = פעם בתור תמורת השפעה אחת: { $power }.
frame-majority = הכי הרבה השפעה בסיום: { $count } נק׳.
effect-guild-science = צעד נוסף ביומן
effect-guild-trade = שינוי קוביות ב־2 בסך הכול
effect-guild-exploration = ספינה לקובייה הזאת
frame-scheme-worker = תחילה: מניח עוזר ({ $colours_or }).
frame-scheme-pay = תחילה: תשלום { $cost } ← { $then }.
frame-scheme-else = אם אי אפשר: { $effects }.
frame-scheme-open = כל עוד הוא גלוי: { $colour }, מטבעות { $count }.
frame-scheme-special = מחפש אריח מיוחד מערימה { $number } והלאה.
frame-scheme-comet = יש בו שביט.
frame-focus = התמקדות: { $effects }.
frame-track = כשסמן המשאבים שלו עובר מכחול לצהוב: { $effects }.
frame-cells = מה שאריחיו מכסים: { $cells }.
term-cell = { $place }: { $effects }
frame-price-basic = אריח בסיסי: { $cost }.
frame-price-land = אריח יבשה: { $cost }.
frame-price-water = אריח מים: { $cost }.
frame-price-space = אריח שמיים: { $cost }.

# סמלים, ומה שסופרים.
term-sign-raise = ערך +1
term-sign-lower = ערך −1
term-sign-turn = ערך ±1
term-sign-silver-off = הנחה של מטבע אחד
term-sign-provision-off = הנחה של מנת צידה אחת
term-sign-none = אין
term-tag-city = { $count ->
    [one] עיר
    [two] שתי ערים
   *[other] { $count } ערים
}
term-tag-vista = { $count ->
    [one] תצפית
    [two] שתי תצפיות
   *[other] { $count } תצפיות
}
term-tag-harbour = { $count ->
    [one] נמל
    [two] שני נמלים
   *[other] { $count } נמלים
}
term-tag-open-sea = { $count ->
    [one] ים פתוח
    [two] שני ימים פתוחים
   *[other] { $count } ימים פתוחים
}
term-tag-observatory = { $count ->
    [one] מצפה כוכבים
    [two] שני מצפי כוכבים
   *[other] { $count } מצפי כוכבים
}
term-tag-library = { $count ->
    [one] ספרייה
    [two] שתי ספריות
   *[other] { $count } ספריות
}
term-tag-stars = { $count ->
    [one] כוכבים
    [two] שני סמלי כוכבים
   *[other] { $count } סמלי כוכבים
}
term-tag-planet = { $count ->
    [one] כוכב לכת
    [two] שני כוכבי לכת
   *[other] { $count } כוכבי לכת
}
term-tag-comet = { $count ->
    [one] שביט
    [two] שני שביטים
   *[other] { $count } שביטים
}
term-cards-townsfolk = { $count ->
    [one] קלף תושבים
    [two] שני קלפי תושבים
   *[other] { $count } קלפי תושבים
}
term-cards-space = { $count ->
    [one] קלף שמיים
    [two] שני קלפי שמיים
   *[other] { $count } קלפי שמיים
}
term-cards-land = { $count ->
    [one] קלף יבשה
    [two] שני קלפי יבשה
   *[other] { $count } קלפי יבשה
}
term-cards-water = { $count ->
    [one] קלף מים
    [two] שני קלפי מים
   *[other] { $count } קלפי מים
}
term-tiles-basic = { $count ->
    [one] אריח בסיסי
    [two] שני אריחים בסיסיים
   *[other] { $count } אריחים בסיסיים
}
term-tiles-land = { $count ->
    [one] אריח יבשה
    [two] שני אריחי יבשה
   *[other] { $count } אריחי יבשה
}
term-tiles-water = { $count ->
    [one] אריח מים
    [two] שני אריחי מים
   *[other] { $count } אריחי מים
}
term-tiles-space = { $count ->
    [one] אריח שמיים
    [two] שני אריחי שמיים
   *[other] { $count } אריחי שמיים
}
term-tiles-any = { $count ->
    [one] אריח
    [two] שני אריחים
   *[other] { $count } אריחים
}
term-tag-sun = { $count ->
    [one] שמש
    [two] שתי שמשות
   *[other] { $count } שמשות
}
term-tag-moon = { $count ->
    [one] ירח
    [two] שני ירחים
   *[other] { $count } ירחים
}
term-influence-total = { $count ->
    [one] השפעה אחת בסך הכול
    [two] שתי השפעות בסך הכול
   *[other] { $count } השפעות בסך הכול
}
term-silver = { $count ->
    [one] מטבע אחד
    [two] שני מטבעות
   *[other] { $count } מטבעות
}
term-provision = { $count ->
    [one] מנת צידה אחת
    [two] שתי מנות צידה
   *[other] { $count } מנות צידה
}
term-per-tag-city = { $count ->
    [one] על כל עיר
    [two] על כל שתי ערים
   *[other] על כל { $count } ערים
}
term-per-tag-vista = { $count ->
    [one] על כל תצפית
    [two] על כל שתי תצפיות
   *[other] על כל { $count } תצפיות
}
term-per-tag-harbour = { $count ->
    [one] על כל נמל
    [two] על כל שני נמלים
   *[other] על כל { $count } נמלים
}
term-per-tag-open-sea = { $count ->
    [one] על כל ים פתוח
    [two] על כל שני ימים פתוחים
   *[other] על כל { $count } ימים פתוחים
}
term-per-tag-observatory = { $count ->
    [one] על כל מצפה כוכבים
    [two] על כל שני מצפי כוכבים
   *[other] על כל { $count } מצפי כוכבים
}
term-per-tag-library = { $count ->
    [one] על כל ספרייה
    [two] על כל שתי ספריות
   *[other] על כל { $count } ספריות
}
term-per-tag-planet = { $count ->
    [one] על כל כוכב לכת
    [two] על כל שני כוכבי לכת
   *[other] על כל { $count } כוכבי לכת
}
term-per-tiles-basic = { $count ->
    [one] על כל אריח בסיסי
    [two] על כל שני אריחים בסיסיים
   *[other] על כל { $count } אריחים בסיסיים
}
term-per-tiles-land = { $count ->
    [one] על כל אריח יבשה
    [two] על כל שני אריחי יבשה
   *[other] על כל { $count } אריחי יבשה
}
term-per-tiles-water = { $count ->
    [one] על כל אריח מים
    [two] על כל שני אריחי מים
   *[other] על כל { $count } אריחי מים
}
term-per-tiles-space = { $count ->
    [one] על כל אריח שמיים
    [two] על כל שני אריחי שמיים
   *[other] על כל { $count } אריחי שמיים
}
term-per-tag-stars = { $count ->
    [one] על כל סמל כוכבים
    [two] על כל שני סמלי כוכבים
   *[other] על כל { $count } סמלי כוכבים
}
term-per-cards-inspiration = { $count ->
    [one] על כל קלף השראה
    [two] על כל שני קלפי השראה
   *[other] על כל { $count } קלפי השראה
}
term-per-influence-science = { $count ->
    [one] על כל השפעה במדע
    [two] על כל שתי השפעות במדע
   *[other] על כל { $count } השפעות במדע
}
term-per-influence-trade = { $count ->
    [one] על כל השפעה במסחר
    [two] על כל שתי השפעות במסחר
   *[other] על כל { $count } השפעות במסחר
}
term-per-influence-exploration = { $count ->
    [one] על כל השפעה במחקר
    [two] על כל שתי השפעות במחקר
   *[other] על כל { $count } השפעות במחקר
}

# פירוש המונחים, מתחת לטקסט המלא.
keyword-effect-mark = השפעה על קלף: שחקן אחר שלוקח את הקלף או משתמש בו בעוזר משלם לך מטבע או מנת צידה.
keyword-effect-move = העברת השפעה: מגילדה אחת לאחרת.
keyword-effect-retrieve = החזרת עוזר: מקלף גלוי אל המאגר שלך.
keyword-effect-refresh = רענון קובייה: לוקחים חזרה קובייה שהונחה ומטילים אותה, או מטילים שוב קובייה מהמאגר.
keyword-effect-shift = שינוי קובייה ב־1: מעלים או מורידים קובייה מהמאגר ב־1, אף פעם לא מ־6 ל־1.
keyword-effect-journal = צעד ביומן: לאורך קו ימינה, אם יש לך מה שהכתם שעליו דורש.
keyword-effect-card-space = קלף שמיים מונח מעל קלף יבשה או מים, והמחיר במטבעות לפי מקומו.
keyword-effect-card-townsfolk = תושבים מונחים מתחת לקלף יבשה או מים מתאים, אחד לכל קלף.
keyword-effect-card-townsfolk-free = { keyword-effect-card-townsfolk }
keyword-effect-card-inspiration = קלף השראה מונח מאחורי קלף שמיים, או מושלך תמורת הפעולה שלצידו.
keyword-frame-rest = יכולות המנוחה פועלות כשנותרה במאגר קובייה אחת לכל היותר.
keyword-frame-rival-rest = היריב נח כשגלויים שלושה קלפי מזימה אדומים או שלושה כחולים.
keyword-effect-rival-mark = השפעה של היריב על קלף: כדי לקחת אותו או להשתמש בו בעוזר משלמים מטבע או מנת צידה, וסמן המשאבים של היריב מתקדם צעד.
keyword-effect-rival-journal = צעד של היריב ביומן: הוא לא צריך דבר ממה שהכתם דורש.

# היכן הרכיב מונח.
lies-row = מונח גלוי ({ $row }, מקום { $number }).
lies-claim = ההשפעה עליו: { $who }.
lies-claim-rival = ההשפעה עליו: היריב.
lies-workers = עוזרים עליו: { $workers }.
lies-before = נמצא אצל { $who }.
lies-rival = נמצא אצל היריב.
lies-pile = { $count ->
    [one] בערימה נותר אחד.
    [two] בערימה נותרו שניים.
   *[other] בערימה נותרו { $count }.
}
lies-at = מונח במקום { $place }.
lies-tile = האריח כאן: { $effects }.
lies-stands = כאן נמצא { $who }.
lies-die = { $who }: כאן קובייה { $value }.
lies-influence = השפעה בה, { $who }: { $count }.
