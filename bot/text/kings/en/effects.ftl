# What cards, leaders and ships do.

# Kinds of components, and what else they are called.
component-card = card
component-ship = ship

# What they do.
frame-card = Played to a column, scores a { $colour } point for { $leader_word ->
    [king] the { $leader } in that kingdom.
   *[other] the { $leader } in that kingdom, or for the king if there is none.
}
frame-leader = Scores a { $colour } point for each card played to a column of its kingdom: { $card }.
frame-point = A point is a card of that colour from your hand, put into your pile.
frame-ship = At the end of your turn you may bank a card for each of these leaders you have in its kingdom: { $leaders }.
frame-run = Replaces the last cards of a column, all of one kind: { $count } ({ $cards_or }).
frame-left = The game ends after a turn that leaves { $count } or fewer on the table.
purpose-king = Also scores for cards whose own leader is missing in the kingdom.
purpose-trader = After columns are joined and the conflicts are over, you may swap a temple from your hand for one treasure of the new kingdom, if it has at least two.
purpose-temple = In an internal conflict it is strength.
purpose-treasure = Counts as red on the table and as any colour at the end. A catastrophe can't remove it.
purpose-catastrophe = Removes a card without a leader; never a treasure or a ship.
