# Why something was not done, and what would be right.
refused-by-rule = { $text } ({ $rule })
refused-not-your-turn = It is not your turn: the table waits for { $who }.
refused-game-over = This game is over. `/game new` opens another.
refused-unknown-verb = I do not know that move. You can: { $verbs_or }.
refused-stale = The table has moved on meanwhile. Look at the newest board and try again.
refused-cannot-undo = There is nothing that you can take back alone: somebody has learned or decided something since.
refused-other-game = This table plays another game. Its commands begin with `/{ $game }`.
refused-no-such-option = { $game } has no option “{ $option }”. Leave it out.

refused-no-table = There is no game in this channel. `/game new` opens one.
refused-not-started = The game has not started yet. Whoever sits there can press Start.
refused-already-started = The game has started already. `/game board` shows it.
refused-channel-taken = There is a game in this channel already. Finish or cancel it, or open yours in a thread.
refused-not-seated = You do not play at this table. You can watch with `/game board`.
refused-not-host = Only the person who opened the table can do that, or somebody who may manage the server.
refused-table-full = { $most ->
    [one] The only seat is taken.
   *[other] All { $most } seats are taken.
}
refused-too-few = { $least ->
    [one] At least { $least } player is needed. Press Join.
   *[other] At least { $least } players are needed. Somebody can still join, or add a computer.
}
refused-mark-taken = Somebody else already plays as { $mark }. Choose another.
refused-unknown-mark = There is no “{ $mark }” in this game. Choose from the menu.
refused-already-joined = You have joined already.
refused-no-computer = There is no computer player to remove.
refused-table-closed = This table is closed. `/game new` opens another.
refused-missing-permission = I cannot host a table here yet. Somebody who manages the channel has to give me: { $permissions }.
