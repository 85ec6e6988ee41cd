# What tiles, leaders and monuments do.

# Kinds of components, and what else they are called.
component-tile = tile
component-monument = monument
component-piece = piece
word-treasure = treasure

# What they do.
frame-tile = In a kingdom, scores a { $colour } point for { $leader_word ->
    [king] the { $leader }.
   *[other] the { $leader }, or for the king if there is none.
}
frame-leader = Scores a { $colour } point for each tile placed in its kingdom: { $tile }.
frame-stands = Stands on land beside a face-up temple.
frame-monument = At the end of your turn you score a point for each of these leaders you have in its kingdom: { $leaders }.
frame-square = Built on a square of four tiles: { $tiles_or }.
frame-left = The game ends after a turn that leaves { $count } or fewer on the board.
purpose-temple = Leaders need one next to them, and it gives strength in a revolt.
purpose-farm = Goes on rivers only.
purpose-market = Goes on land.
purpose-settlement = Goes on land.
purpose-king = Also scores for tiles whose own leader is missing in the kingdom.
purpose-trader = Takes all treasures of its kingdom but one.
purpose-treasure = At the end it is worth 1 point in the colour you need most. The trader of its kingdom takes all but one.
purpose-catastrophe = Destroys a tile or blocks an empty cell for good.
