# מילות המשחק. הצורות שאחרי המילה משמשות במשפטים: רבים, מיודע, נקבה ורבות.
word-temple = { $count ->
    [one] מקדש
    [two] שני מקדשים
   *[other] { $count } מקדשים
}
    .numbered = מקדש אחד
    .plural = מקדשים
word-farm = { $count ->
    [one] חווה
    [two] שתי חוות
   *[other] { $count } חוות
}
    .numbered = חווה אחת
    .plural = חוות
word-market = { $count ->
    [one] שוק
    [two] שני שווקים
   *[other] { $count } שווקים
}
    .numbered = שוק אחד
    .plural = שווקים
word-settlement = { $count ->
    [one] התיישבות
    [two] שתי התיישבויות
   *[other] { $count } התיישבויות
}
    .numbered = התיישבות אחת
    .plural = התיישבויות
word-archer = קשת
word-bull = שור
word-lion = אריה
