# What the table waits for.
decision-throw = { $who }'s turn to throw the dice.
decision-move = { $who } threw { $count } and now moves a piece.
ask-throw = Throw the dice?
ask-move = You threw { $count }. Which piece?
