# מה עושים הטכנולוגיות, האירועים, האסימונים והמקומות.

# סוגי הרכיבים.
component-action = פעולה
component-technology = טכנולוגיה
component-event = אירוע
component-quest = משימה
component-fighter = קלף קרב
component-trade = אסימון מסחר
component-slot = מקום מסחר
component-garden = גן תלוי
component-building = מבנה
component-unit = יחידת יבשה
component-empire = אימפריה
component-area = אזור
component-track = מסלול
component-die = קוביית דינגיר
component-strategy = קלף אסטרטגיה
component-wave = גל
word-wave = גל

# הפעולות. הן באות אחרי נקודתיים; מה שבלי מספר בא פעם אחת.
effect-activations = { $count ->
    [one] הזזה אחת של יחידה או ספינה
    [two] שתי הזזות של יחידות או ספינות
   *[other] { $count } הזזות של יחידות או ספינות
}
effect-gathers = איסוף משאבים: { $count }
effect-builds = בנייה: { $count } ({ $things })
effect-convert = פעם אחת { $cost_numbered } ← { $then_numbered }
effect-discoveries = טכנולוגיות לשדרוג, כל אחת תמורת לוח: { $count }
effect-trades = עסקאות עד רמה { $level }: { $count }
effect-bones = מקבלים { $gain_numbered }
effect-units = אימון יחידות: { $count } ({ $things })
effect-pay = תשלום { $cost_numbered } ← { $then }
effect-track = מסלול האירועים +{ $count }
effect-rounds = שישה סיבובים, בכל אחד { $each }, ואז { $last }
effect-end = { $count } נק׳ בסוף למי ששולט באזור
term-several = { $count } × { $one }

# המסגרות: מתי קורה מה, וכמה שווה הרכיב.
frame-technology = אסימון הפעולה או קוביות ({ $signs }): { $effects }.
frame-name = הטכנולוגיה: { $name }.
frame-option = אפשרות { $number }: { $effects_numbered }.
frame-quest = { $count } נק׳ אם יש בסוף: { $needs_numbered }.
frame-fighter = בקרב: { $unit }.
frame-strength = כוח { $bones }, מקומות לעצמות: { $spaces }.
frame-tactics = טקטיקה { $bones }, מקומות לעצמות: { $spaces }.
frame-mobility = ניידות { $bones }, מקומות לעצמות: { $spaces }.
frame-against = הטקטיקה נחשבת נגד: { $units }.
frame-trade = תשלום { $cost_numbered } ← { $then_numbered }.
frame-amphora = הכד שלך עליו: { $count } נק׳ בסוף.
frame-slot = מונח ברמה { $level } של השוק.
frame-slot-ship = צריך ספינה.
frame-cost = מחיר: { $cost_numbered }.
frame-needs = התנאי: { $needs_numbered }.
frame-points = { $count } נק׳.
frame-build = בנייה מרמה { $level }: { $cost_numbered }.
frame-build-free = בנייה מרמה { $level }.
frame-warfare = לוחמה מרמה { $level }: { $cost_numbered }.
frame-speed = { $count ->
    [one] תנועה: אזור אחד.
    [two] תנועה: עד שני אזורים.
   *[other] תנועה: עד { $count } אזורים.
}
frame-speed-ship = { $count ->
    [one] תנועה: גבול אחד.
    [two] תנועה: עד שני גבולות.
   *[other] תנועה: עד { $count } גבולות.
}
frame-starts = בהתחלה: { $things_numbered }.
frame-head-start = יתרון פתיחה בנקודות בלי אוטומטים: { $points }.
term-head-start = { $players } שחקנים +{ $count }
term-special-may-place = יישוב וחומה ליד הבית
term-special-free-reroll = הטלה מחדש אחת בחינם בכל תור
term-special-ship = ספינה ליד הבית
frame-home = אזור בית { $number }. אי אפשר לתקוף אותו.
frame-gives = נותן: { $good }.
frame-gives-nothing = לא נותן משאבים.
frame-shape-plains = מקום אירוע עגול.
frame-shape-mountain = מקום אירוע משולש.
frame-shape-desert = מקום אירוע מרובע.
frame-tribe = שבט: { $units_numbered }.
frame-blocker-X = חסום במשחק של שניים או שלושה: בלי אירוע, משאבים ומבנים; מותר לעבור.
frame-blocker-Y = חסום במשחק של שניים: בלי אירוע, משאבים ומבנים; מותר לעבור.
frame-ranks = נק׳ בסוף לפי הדירוג: { $ranks }.
frame-limits = מגבלת היחידות לפי המקום, מ־1: { $limits }.
frame-positions = מקומות: { $count }.
frame-die = הפאות: { $faces }. כוכב הוא כל סימן.
frame-wave = בא עם: { $units_numbered }.

# מה עושים האוטומטים, ומתי.
frame-priority = עדיפות { $high } אם { $condition }, אחרת { $low }.
frame-does = תחילה { $first }; אחר כך { $second }.
term-plan = { $action }
term-plan-aims = { $action } ({ $aims })
term-plan-train = אימון יחידות
term-plan-bones = עצמות
term-plan-draw = לקיחה עד קלף מחקר
term-event = אירוע
term-enemy-unit = יחידת אויב
term-enemy-wall = חומת אויב
term-free-area = אזור פנוי
term-most-vp = הכי הרבה נק׳
term-next-free = המקום הפנוי הבא
term-condition-bot-lacks = חסר לו: { $what }
term-condition-bot-has = יש לו: { $what }
term-condition-event-within = יש אירוע מוסתר במרחק של לכל היותר { $count ->
    [one] אזור אחד
    [two] שני אזורים
   *[other] { $count } אזורים
}
term-condition-bot-below = הוא לא לפני הטוב שבכם ({ $what })
term-condition-enemy-within = יחידה שלך במרחק של לכל היותר { $count ->
    [one] אזור אחד
    [two] שני אזורים
   *[other] { $count } אזורים
}
term-condition-human-holds = בידיך: { $what }
term-condition-vp-trade-free = מקום מסחר עם נק׳ פנוי
term-condition-bot-units-below-limit = יש לו פחות יחידות מהמגבלה שלו
term-condition-bot-floors-below = יש לו פחות קומות מהמקום שלו ({ $what })
term-condition-bot-settlements-below = יש לו פחות מ־{ $count } יישובים

# למה משמשים הדברים והפעולות.
purpose-explore = הזזת יחידות וספינות; תנועה שנגמרת באזור עם אירוע מוסתר מגלה אותו.
purpose-build = בניית חומות, קומות זיגורט, אילי ניגוח, ספינות, יישובים וגנים תלויים.
purpose-research = חימר ללוחות; לוח משדרג טכנולוגיה.
purpose-gather = משאב מהבית, מכל יחידה, יישוב וספינה; אחר כך עסקאות.
purpose-warfare = עצמות ואימון יחידות.
purpose-growth = מזון תמורת עלייה במסלול האוכלוסייה.
purpose-wall = חוסמת אויבים עד שמגיע איל ניגוח.
purpose-floor = מביאה קוביית דינגיר; האוכלוסייה מגבילה את מספר הקומות.
purpose-ram = מעביר את היחידות שלך דרך חומת אויב.
purpose-ship = אוספת לצד הנהר; מוסיפה עצם בקרבות שם; יש מקומות מסחר שדורשים ספינה.
purpose-settlement = שולט באזור, אוסף, ומאמנים בו יחידות; נקודה אחת.
purpose-garden = אסימון הגן העליון, שעליו המחיר והנק׳.
purpose-population = סדר התורות, מספר הקומות ומגבלת היחידות.
purpose-events = מכריע תיקו, קובע את סדר הקרבות ומי משחק שבט.

# פירוש המונחים, מתחת לטקסט המלא.
keyword-frame-technology = אסימון הפעולה: פעולה אחת בתור בחינם; נוספות עולות קוביות שסימניהן מתאימים, כוכב הוא כל סימן.
keyword-effect-rounds = שישה סיבובים: אם אימפריה אחרת שולטת באזור בסוף סיבוב, האירוע עובר אליה ומתחיל מחדש.
keyword-frame-trade = הראשון שמשתמש באסימון מניח עליו כד; אחרים משלמים לו ולא למאגר.

# היכן הרכיב מונח.
lies-empire = משחק בה { $who }.
lies-level = נמצאת אצל { $who }.
lies-own = אצלך; איש אינו יודע.
lies-area = מונח באזור { $place }.
lies-stall = מונח במקום { $place }.
lies-token = כאן מונח: { $token }.
lies-amphora = הכד שם: { $who }.
lies-garden = הוא העליון.
lies-army = יחידות כאן: { $who }.
lies-settlement = היישוב כאן: { $who }.
