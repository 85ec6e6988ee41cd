# What cards, leaders and ships do.

# Kinds of components, and what else they are called.
component-card = card
component-ship = ship

# What they do.
frame-card = Played to a column, brings a point ({ $colour }) to its leader in the kingdom: { $leader }; without one, to the king.
frame-leader = Scores ({ $colour }) for each card played to a column of its kingdom: { $card }.
frame-point = A point is a card of that colour from your hand, put into your pile.
frame-ship = At the end of your turn you may put a card into your pile for each of these leaders of yours in its kingdom: { $leaders }.
frame-run = Replaces so many equal cards at the end of a column: { $count } ({ $cards_or }).
frame-left = The game ends after a turn that leaves at most so many on the table: { $count }.
purpose-king = Also scores for cards whose own leader is missing in the kingdom.
purpose-trader = After a joining and its conflicts, may take one treasure of the new kingdom for a temple from the hand, if there are two.
purpose-temple = In an internal conflict it is strength.
purpose-treasure = Counts as red on the table and as any colour at the end. A catastrophe can't remove it.
purpose-catastrophe = Removes a card without a leader; no treasure, no ship.
