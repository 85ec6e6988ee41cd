# What can be ordered in advance for conflicts.
standing-about-any = any leader
standing-answer-never = add nothing
standing-answer-win = add just enough to win
standing-answer-count = { $count ->
    [one] add up to { $count } tile
   *[other] add up to { $count } tiles
}
