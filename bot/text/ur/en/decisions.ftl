# What the table waits for.
decision-throw = { $who } is to throw the dice.
decision-move = { $who } has thrown { $count } and moves a piece.
