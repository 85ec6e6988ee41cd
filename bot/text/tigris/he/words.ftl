# מילות המשחק. הצורות שאחרי המילה משמשות במשפטים: רבים, מיודע, נקבה ורבות.

word-priest = כהן
    .plural = כהנים
    .definite = הכהן
word-farmer = חוואי
    .plural = חוואים
    .definite = החוואי
word-trader = סוחר
    .plural = סוחרים
    .definite = הסוחר
word-king = מלך
    .plural = מלכים
    .definite = המלך

word-red = אדום
    .feminine = אדומה
    .feminine_plural = אדומות
word-blue = כחול
    .feminine = כחולה
    .feminine_plural = כחולות
word-green = ירוק
    .feminine = ירוקה
    .feminine_plural = ירוקות
word-black = שחור
    .feminine = שחורה
    .feminine_plural = שחורות

word-pot = כד

word-temple-farm = מצבה אדומה־כחולה
word-temple-market = מצבה אדומה־ירוקה
word-temple-settlement = מצבה אדומה־שחורה
word-farm-market = מצבה כחולה־ירוקה
word-farm-settlement = מצבה כחולה־שחורה
word-market-settlement = מצבה ירוקה־שחורה

word-standard = רגילה
word-advanced = מתקדמת
