# What the ranks at the end count.
game-over-score = { $one ->
    [one] { $one } piece home
   *[other] { $one } pieces home
}
