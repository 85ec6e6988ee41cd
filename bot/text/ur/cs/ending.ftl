# What the ranks at the end count.
game-over-score = { $one ->
    [one] { $one } kámen v cíli
    [few] { $one } kameny v cíli
   *[other] { $one } kamenů v cíli
}
