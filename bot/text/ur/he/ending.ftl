# What the ranks at the end count.
game-over-score = { $one ->
    [one] כלי אחד בחוץ
    [two] שני כלים בחוץ
   *[other] { $one } כלים בחוץ
}
