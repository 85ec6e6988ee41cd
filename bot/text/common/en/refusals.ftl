# Why something was not done, and what would be right.
refused-by-rule = { $text } ({ $rule })
refused-not-your-turn = It is not your turn: the table waits for { $who }.
refused-game-over = This game is over. `/game new` opens another.
refused-unknown-verb = I do not know that move. You can: { $verbs_or }.
refused-stale = The table has moved on meanwhile. Look at the newest board and try again.
refused-cannot-undo = There is nothing that you can take back alone: somebody has learned or decided something since.
refused-other-game = This table plays another game. Its commands begin with `/{ $game }`.
refused-no-such-option = { $game } has no option “{ $option }”. Leave it out.
