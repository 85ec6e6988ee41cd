# מילות המשחק. הצורות שאחרי המילה משמשות במשפטים: רבים, מיודע; `cards` הם הקלפים בצבע המנהיג.
word-treasure = אוצר

word-king = מלך
    .plural = מלכים
    .definite = המלך
    .cards = התיישבויות
word-trader = סוחר
    .plural = סוחרים
    .definite = הסוחר
    .cards = שווקים
word-priest = כהן
    .plural = כהנים
    .definite = הכהן
    .cards = מקדשים
word-farmer = חוואי
    .plural = חוואים
    .definite = החוואי
    .cards = חוות

word-black = שחור
    .feminine = שחורה
word-green = ירוק
    .feminine = ירוקה
word-red = אדום
    .feminine = אדומה
word-blue = כחול
    .feminine = כחולה

word-blue-black = ספינה כחולה־שחורה
word-blue-green = ספינה כחולה־ירוקה
word-blue-red = ספינה כחולה־אדומה

word-vase = כד
