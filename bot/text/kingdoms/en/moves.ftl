# Moves: what buttons, menus and slash commands call them, and how a move reads as a sentence.
verb-leader = Place or move a leader
verb-treasure = Take a treasure
verb-end = End the turn
pick-leader = Which leader?
move-end = end the turn

# Kinds of moves on the first page of a panel.
kind-leader = Leader
piece-leader = { $one }
kind-end = End
kind-catastrophe = Catastrophe

# Labels beside a sign.
brief-leader = { $two }
brief-catastrophe = { $one }
brief-treasure = { $one }
