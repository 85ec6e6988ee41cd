# ימים בין מהלכים: קריאות אחרי שעות השקט, תזכורות, היעדרויות.
command-settings-quiet = בחירת שעות שבהן לא יישלחו אליך התראות
command-table-away = הודעה לשולחן על היעדרות; התזכורות ימתינו עד סופה
command-table-back = הודעה לשולחן שחזרת

argument-reminders = באיזו תדירות להזכיר למי שתורו
argument-quiet-from = תחילת שעות השקט שלך, למשל 22:00, או כבוי
argument-quiet-to = סוף שעות השקט, למשל 7:00
argument-timezone = אזור הזמן שלך, למשל Asia/Jerusalem
argument-away-from = היום הראשון של ההיעדרות, למשל 2026-12-24
argument-away-to = היום האחרון של ההיעדרות

word-6h = כל 6 שעות
word-12h = כל 12 שעות
word-24h = כל 24 שעות
word-48h = כל 48 שעות

done-quiet = בין { $starts } ל־{ $ends } ({ $zone }) לא יישלחו אליך התראות. אם השולחן יחכה לך אז, תגיע הודעה אחת בסוף השעות האלה.
done-quiet-off = אין לך עכשיו שעות שקט.
done-away = הודעתי לשולחן. אפשר לסיים מוקדם יותר: `/table back`.
done-back = טוב שחזרת! הודעתי על כך לשולחן.

refused-no-time = ״{ $typed }״ אינו שעה. יש לכתוב כך: 22:00.
refused-no-date = ״{ $typed }״ אינו תאריך. יש לכתוב כך: 2026-12-24, או לבחור מהרשימה.
refused-unknown-zone = אזור הזמן ״{ $typed }״ אינו מוכר לי. נא לבחור מהרשימה, למשל Asia/Jerusalem.
refused-half-quiet = צריך התחלה, סוף אחר ואזור זמן, למשל מ־22:00 עד 7:00 ב־Asia/Jerusalem. ביטול שעות השקט: `off`.
refused-no-absence = היום האחרון לא יכול להיות בעבר או לפני הראשון, והיעדרות נמשכת לכל היותר { $most ->
    [one] יום אחד
   *[other] { $most } ימים
}.
refused-not-away = לא הודעת על היעדרות.

nudge-call = { $person }, כאן מחכים למהלך שלך; התור הגיע אליך { $since }. **{ $decision }**
nudge-reminder = { $person }, תזכורת: השולחן מחכה לך. התור הגיע אליך { $since }. **{ $decision }**
notice-silent = התור של { $who }. הקריאה נשלחה { $since }, ובלי מענה { $count ->
    [one] נותרה תזכורת אחת
    [two] נותרו שתי תזכורות
   *[other] נותרו { $count } תזכורות
}. לא אשלח עוד.
away-begins = ההיעדרות של { $who }: מ־{ $starts } עד { $ends }. התזכורות שלי ימתינו עד אז.
away-ends = { $who } כאן שוב.
