# Slova hry. Tvary za slovem jsou pro věty: 4. pád, 2. pád, „dva …“ a „pět …“.
word-temple = { $count ->
    [one] chrám
    [few] { $count } chrámy
   *[other] { $count } chrámů
}
    .accusative = chrám
    .few = chrámy
    .many = chrámů
word-farm = { $count ->
    [one] farma
    [few] { $count } farmy
   *[other] { $count } farem
}
    .accusative = farmu
    .few = farmy
    .many = farem
word-market = { $count ->
    [one] tržiště
    [few] { $count } tržiště
   *[other] { $count } tržišť
}
    .accusative = tržiště
    .few = tržiště
    .many = tržišť
word-settlement = { $count ->
    [one] osada
    [few] { $count } osady
   *[other] { $count } osad
}
    .accusative = osadu
    .few = osady
    .many = osad
word-archer = lučištník
word-bull = býk
word-lion = lev
