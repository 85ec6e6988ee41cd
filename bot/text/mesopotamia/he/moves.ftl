# מהלכים: שמותיהם בכפתורים, בתפריטים ובפקודות, והמהלך כמשפט.
command-play = מהלכים במסופוטמיה
command-play-battle = קרבות ומה שאחריהם
verb-use = בחירת פעולה
verb-reroll = הטלה מחדש
verb-end = סיום התור
verb-move = העברת יחידה
verb-sail = הפלגה
verb-build = בנייה
verb-convert = חימר ללוחות
verb-discover = גילוי טכנולוגיה
verb-gather = איסוף
verb-trade = מסחר
verb-bones = לקיחת עצמות
verb-train = אימון יחידה
verb-done = סיום
verb-option = בחירת אפשרות
verb-take = לקיחת משאבים
verb-pay = תשלום במשאבים
verb-order = הקרב הבא
verb-first = מי נלחם בשבט
verb-pair = מי נגד מי
verb-reveal = גילוי אירוע
verb-bid = הימור עצמות
verb-place = הנחת עצמות
verb-row = סידור שורות
verb-tire = הסרת עצם
verb-retreat = נסיגה
verb-lose = ויתור על יחידה
verb-duel = דו־קרב
verb-conquer = כיבוש היישוב
verb-destroy = הרס היישוב
verb-decline = ויתור
verb-home = בחירת אזור בית
verb-die = בחירת קובייה
verb-camp = הקמת מחנה
verb-harbour = העגנת הספינה
verb-keep = שמירת משימות
verb-use-description = בחירת פעולה, באסימון או בקוביות
verb-reroll-description = הטלה מחדש של קוביות פנויות תמורת לוח
verb-end-description = סיום התור והטלת הקוביות שלך
verb-move-description = העברת יחידה, עם איל ניגוח או בלעדיו
verb-sail-description = הזזת ספינה לאורך הנהרות
verb-build-description = בניית חומה, קומה, איל, ספינה, יישוב או גן
verb-convert-description = הפיכת חימר ללוחות
verb-discover-description = העלאת טכנולוגיה ברמה
verb-gather-description = איסוף משאב מהבית, מיחידה, מיישוב או מספינה
verb-trade-description = שימוש באסימון מסחר
verb-bones-description = לקיחת העצמות של קלף הלוחמה
verb-train-description = אימון יחידת יבשה
verb-done-description = סיום הפעולה או השלב
verb-option-description = בחירת אפשרות באירוע
verb-take-description = לקיחת משאבים כלשהם
verb-pay-description = תשלום במשאבים כלשהם
verb-order-description = בחירת הקרב הבא
verb-first-description = בחירת מי שנלחם ראשון בשבט
verb-pair-description = בחירת שתי האימפריות הבאות שנלחמות
verb-reveal-description = בחירת האירוע שיתגלה
verb-bid-description = הימור סודי בעצמות; בקרב פשוט מספר אחד
verb-place-description = הנחת עצמות על קלף קרב
verb-row-description = שיבוץ קלף בשורה
verb-tire-description = בחירת העצם שיורדת בגלל תשישות
verb-retreat-description = בחירת האזור שאליו היחידה נסוגה
verb-lose-description = בחירת היחידה שאובדת
verb-duel-description = בחירת הצדדים בדו־קרב
verb-conquer-description = כיבוש היישוב: הוא עובר אליך
verb-destroy-description = הרס היישוב
verb-decline-description = ויתור
verb-home-description = בחירת אזור הבית שלך
verb-die-description = בחירת צבע הקובייה החדשה
verb-camp-description = הנחת היישוב והחומה של עילם
verb-harbour-description = העגנת הספינה של אבלה
verb-keep-description = בחירת המשימות לשמירה
argument-action = פעולה, למשל סיור
argument-die = קובייה שלך
argument-die-2 = קובייה נוספת
argument-die-3 = קובייה נוספת
argument-die-4 = קובייה נוספת
argument-die-5 = קובייה נוספת
argument-die-6 = קובייה נוספת
argument-area = אזור, למשל C3
argument-unit = סוג יחידה
argument-step = לאן; C3+ram עם איל ניגוח
argument-step-2 = אזור שני, ליחידות מהירות
argument-segment = קטע נהר, למשל B3/C3
argument-to = לאן
argument-to-2 = ומשם אל
argument-to-3 = ומשם אל
argument-what = מה לבנות
argument-where = אזור או קטע נהר
argument-source = מאיפה לאסוף
argument-good = משאב
argument-good-2 = משאב נוסף
argument-good-3 = משאב נוסף
argument-good-4 = משאב נוסף
argument-good-5 = משאב נוסף
argument-good-6 = משאב נוסף
argument-slot = מקום מסחר, למשל 42
argument-option = 1 או 2
argument-empire = אימפריה
argument-other = האימפריה השנייה
argument-bones = עצמות על כוח
argument-tactics = עצמות על טקטיקה
argument-mobility = עצמות על ניידות
argument-card = קלף קרב
argument-count = כמה עצמות
argument-behind = הקלף שבשורתו הוא משובץ
argument-row = כוח, טקטיקה או ניידות
argument-foe = קלף האויב
argument-number = מספר אזור הבית
argument-colour = לבנה, כסופה או שחורה
argument-quest = משימה
argument-quest-2 = משימה שנייה
argument-quest-3 = משימה שלישית
pick-action = איזו פעולה?
pick-die = איזו קובייה?
pick-die-2 = עוד קובייה?
pick-die-3 = עוד קובייה?
pick-die-4 = עוד קובייה?
pick-die-5 = עוד קובייה?
pick-die-6 = עוד קובייה?
pick-area = איזה אזור?
pick-unit = איזו יחידה?
pick-step = לאן?
pick-step-2 = ומשם?
pick-segment = איזה קטע נהר?
pick-to = לאן?
pick-to-2 = ומשם?
pick-to-3 = ומשם?
pick-what = מה לבנות?
pick-where = איפה?
pick-source = מאיפה לאסוף?
pick-good = איזה משאב?
pick-good-2 = עוד משאב?
pick-good-3 = עוד משאב?
pick-good-4 = עוד משאב?
pick-good-5 = עוד משאב?
pick-good-6 = עוד משאב?
pick-slot = איזה מקום מסחר?
pick-option = איזו אפשרות?
pick-empire = איזו אימפריה?
pick-other = ומי השנייה?
pick-bones = כמה עצמות על כוח?
pick-tactics = כמה עצמות על טקטיקה?
pick-mobility = כמה עצמות על ניידות?
pick-card = איזה קלף?
pick-count = כמה עצמות?
pick-behind = בשורה של מי?
pick-row = מאיזו שורה?
pick-foe = נגד איזה קלף?
pick-number = איזה אזור בית?
pick-colour = איזה צבע?
pick-keep-quest = איזו משימה להחזיר?
pick-quest = איזו משימה?
pick-quest-2 = משימה שנייה?
pick-quest-3 = משימה שלישית?
move-use = { $count ->
    [0] בחירת פעולה
    [1] { $one }, באסימון
    [2] { $one }, בקובייה { $two }
   *[other] { $one }, בקוביות { $two } ו{ $three }
}
move-reroll = { $count ->
    [0] הטלה מחדש
   *[other] הטלה מחדש: { $words }
}
move-end = סיום התור
move-move = { $count ->
    [0] העברת יחידה
    [1] העברת יחידה מ־{ $one }
    [2] { $two } מ־{ $one }
    [3] { $two } מ־{ $one } אל { $three }
   *[other] { $two } מ־{ $one } דרך { $three } אל { $four }
}
move-sail = { $count ->
    [0] הפלגה
    [1] הפלגה מ־{ $one }
   *[other] הפלגה: { $words }
}
move-build = { $count ->
    [0] בנייה
    [1] בנייה: { $one }
   *[other] בנייה ב־{ $two }: { $one }
}
move-convert = חימר ללוחות
move-discover = { $count ->
    [0] גילוי טכנולוגיה
   *[other] שדרוג טכנולוגיה: { $one }
}
move-gather = { $count ->
    [0] איסוף
    [1] איסוף: { $one }
   *[other] איסוף { $two } ({ $one })
}
move-trade = { $count ->
    [0] מסחר
   *[other] מסחר במקום { $one }
}
move-bones = לקיחת עצמות
move-train = { $count ->
    [0] אימון יחידה
    [1] אימון: { $one }
   *[other] אימון ב־{ $two }: { $one }
}
move-done = זה הכול
move-option = { $count ->
    [0] בחירת אפשרות
   *[other] אפשרות { $one }
}
move-take = { $count ->
    [0] לקיחת משאבים
   *[other] לקיחת { $words_numbered }
}
move-pay = { $count ->
    [0] תשלום במשאבים
   *[other] תשלום: { $words_numbered }
}
move-order = { $count ->
    [0] בחירת הקרב הבא
   *[other] הקרב הבא: { $one }
}
move-first = { $count ->
    [0] מי נלחם בשבט
   *[other] נגד השבט: { $one }
}
move-pair = { $count ->
    [0] מי נגד מי
    [1] בקרב: { $one }
   *[other] { $one } נגד { $two }
}
move-reveal = { $count ->
    [0] גילוי אירוע
   *[other] גילוי האירוע ב־{ $one }
}
move-bid = { $count ->
    [0] הימור עצמות
    [1] הימור { $one }
    [2] הימור: כוח { $one }, טקטיקה { $two }
   *[other] הימור: כוח { $one }, טקטיקה { $two }, ניידות { $three }
}
move-place = { $count ->
    [0] הנחת עצמות
    [1] הנחת עצמות: { $one }
   *[other] הנחת עצמות: { $one }, { $two }
}
move-row = { $count ->
    [0] סידור השורות
    [1] שיבוץ: { $one }
   *[other] { $one } מול { $two }
}
move-tire = { $count ->
    [0] הסרת עצם
   *[other] הסרת עצם: { $one }
}
move-retreat = { $count ->
    [0] נסיגה
   *[other] נסיגה אל { $one }
}
move-lose = { $count ->
    [0] ויתור על יחידה
   *[other] ויתור על { $one }
}
move-duel = { $count ->
    [0] דו־קרב
    [1] דו־קרב: { $one }
   *[other] דו־קרב: { $one } מול { $two }
}
move-conquer = כיבוש היישוב
move-destroy = הרס היישוב
move-decline = ויתור
move-home = { $count ->
    [0] בחירת אזור בית
   *[other] אזור בית { $one }
}
move-die = { $count ->
    [0] בחירת קובייה
   *[other] קוביית דינגיר { $one }
}
move-camp = { $count ->
    [0] הנחת יישוב וחומה
   *[other] יישוב וחומה ב־{ $one }
}
move-harbour = { $count ->
    [0] העגנת הספינה
   *[other] העגנה ב־{ $one }
}
move-keep = { $count ->
    [0] שמירת משימות
   *[other] שמירת { $words }
}
# צורות קצרות לכפתורים שיש רבים מהם זה לצד זה.
short-use = { $count ->
    [1] { $one } · אסימון (בלי קוביות)
    [2] { $one } · קובייה { $two }
   *[other] { $one } · קוביות { $two } + { $three }
}
short-reroll = הטלה מחדש: { $words }
short-move = { $count ->
    [3] { $two } { $one } ← { $three }
   *[other] { $two } { $one } ← { $three } ← { $four }
}
short-sail = { $count ->
    [2] { $one } ← { $two }
    [3] { $one } ← { $two } ← { $three }
   *[other] { $one } ← { $two } ← { $three } ← { $four }
}
single-gather = אחד אחד
short-gather = { $two } ({ $one })
short-take = { $count ->
    [0] { verb-take }
   *[other] { $words_numbered }
}
short-pay = { $count ->
    [0] { verb-pay }
   *[other] { $words_numbered }
}
short-place = { $one }: +{ $two }
short-row = { $one } × { $two }
short-duel = { $one } × { $two }
short-pair = { $one } × { $two }
short-keep = { $count ->
    [2] { $one_bare } + { $two_bare }
   *[other] { $one_bare } + { $two_bare } + { $three_bare }
}
short-bid = { $count ->
    [1] עצמות: { $one }
    [2] כוח { $one } · טקטיקה { $two }
   *[other] כוח { $one } · טקטיקה { $two } · ניידות { $three }
}

# Kinds of moves on the first page of a panel.
kind-use = פעולה
kind-reroll = הטלה חוזרת

# Labels beside a sign.
brief-use = { $one_word ->
    [gather] איסוף
   *[other] { $one }
}{ $count ->
    [1] { "" }
    [2] { " " }· { $two_bare }
   *[other] { " " }· { $two_bare } + { $three_bare }
}
brief-reroll = { kind-reroll }: { $words_bare }
brief-move = { $count ->
    [3] { $one } ← { $three }
   *[other] { $one } ← { $four }
}
brief-sail = { $count ->
    [2] { $one } ← { $two }
    [3] { $one } ← { $three }
   *[other] { $one } ← { $four }
}
brief-build = { $count ->
    [1] { $one }
   *[other] { $one } { $two }
}
brief-train = { $one } { $two }
brief-retreat = { $one }
brief-lose = { $one }
brief-tire = { $one }
brief-discover = { $one }
brief-gather = { $two }
brief-trade = מסחר { $one }

# Labels with a number and no sign.
signless-use = { brief-use }
signless-reroll = { brief-reroll }
