# What can be ordered in advance for conflicts.
standing-attack = When I attack
standing-defence = When I am attacked
standing-about-any = any leader
standing-about-priest = the priest
standing-about-farmer = the farmer
standing-about-trader = the trader
standing-about-king = the king
standing-answer-never = add nothing
standing-answer-win = add just enough to win
standing-answer-count = { $count ->
    [one] add up to { $count } tile
   *[other] add up to { $count } tiles
}
