# מילות המשחק. הצורות שאחרי המילה משמשות במשפטים: רבים, מיודע, נקבה ורבות.
word-temple = מקדש
    .plural = מקדשים
word-farm = חווה
    .plural = חוות
word-market = שוק
    .plural = שווקים
word-settlement = התיישבות
    .plural = התיישבויות
word-archer = קשת
word-bull = שור
word-lion = אריה
