# Why a move was not made, and what would be right.
refused-unknown-tile = There is no tile “{ $word }”. Choose { $tiles_or }.
refused-unknown-cell = “{ $word }” is not a cell on the board. Cells go from A1 to P11.
refused-unknown-count = “{ $word }” is not a number of tiles. Enter how many to add, 0 for none.
refused-unknown-monument = There is no monument “{ $word }”. Choose { $monuments_or }.
refused-swap-order = Please name the tiles in this order: { $tiles }.

refused-not-in-hand = { $tiles_count ->
    [0] You don't have that: your hand is empty.
   *[other] You don't have that. In your hand: { $tiles_numbered }.
}
refused-cell-taken = { $cell } is taken. Choose an empty cell.
refused-tile-on-river = { $cell } is a river cell, and only farms go there. Put the { $tile } on land.
refused-farm-off-river = { $cell } is on land. Farms go on river cells only.
refused-joins-three = A tile on { $cell } would join { $count } kingdoms. It may join two at most.
refused-leader-stays = Your { $leader } stands on { $cell } already. Choose another cell.
refused-leader-on-river = { $cell } is a river cell. Your { $leader } has to stand on land.
refused-no-temple = There is no face-up temple beside { $cell }. Your { $leader } needs one next to it.
refused-leader-joins = A leader on { $cell } would join { $count } kingdoms. Only a tile may do that.
refused-leader-off-board = Your { $leader } is not on the board. Only a leader on the board can be withdrawn.
refused-no-catastrophes = You have played both your catastrophe tiles. Choose another action.
refused-catastrophe-on-leader = A leader stands on { $cell }. Choose an empty cell or a tile without treasure.
refused-catastrophe-on-treasure = A treasure lies on { $cell }. Choose an empty cell or a tile without treasure.
refused-catastrophe-on-monument = A monument stands on { $cell }. Choose an empty cell or a tile without treasure.
refused-catastrophe-on-catastrophe = A catastrophe lies on { $cell } already. Choose an empty cell or a tile without treasure.
refused-too-few-tiles = { $held ->
    [0] You hold no { $tile_plural }. Add 0.
    [one] You hold only { $held } { $tile }.
   *[other] You hold only { $held } { $tile_plural }.
}
refused-must-win = In this variant the attacker adds enough tiles to get ahead, or none. Possible: { $counts_or }.
refused-must-tie = In this variant the defender adds just enough tiles to tie, or none. Possible: { $counts_or }.
refused-no-such-war = There is no such war. Still to be fought: { $leaders_plural }.
refused-no-such-treasure = You can't take a treasure from { $cell } now. Choose { $cells_or }.
refused-no-such-square = Name a square by its top left cell. Possible: { $cells_or }.
refused-monument-built = That monument stands already. Here you can build: { $monuments_or }.
refused-wrong-monument = One of the monument's colours has to be the colour of the square. Here you can build: { $monuments_or }.
