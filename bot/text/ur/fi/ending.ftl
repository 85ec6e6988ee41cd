# What the ranks at the end count.
game-over-score = { $one ->
    [one] { $one } nappula maalissa
   *[other] { $one } nappulaa maalissa
}
