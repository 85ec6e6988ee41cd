# Why something was not done, and what would be right.
refused-not-your-turn = It's not your turn. The table is waiting for { $who }.
refused-game-over = This game is over. `/game new` opens another.
refused-unknown-verb = I don't know that move. You can: { $verbs_or }.
refused-stale = The game has moved on in the meantime. Look at the newest board and try again.
refused-cannot-undo = There is nothing you can take back on your own: somebody drew because of your last move, it revealed something you didn't know, or somebody else has moved since.
refused-other-game = This table plays another game. Its commands begin with `/{ $game }`.
refused-no-such-option = { $game } has no option “{ $option }”. Leave it out.
refused-unknown-option = I don't know the option “{ $typed }”. Write an option and a choice, such as map=advanced. There are: { $known }.
refused-no-such-choice = “{ $typed }” can't be chosen. { $option } can be: { $known }.
refused-without-effect = “{ $typed }” has no effect with { $because }. Leave it out.

refused-no-table = There is no game in this channel. `/game new` opens one.
refused-no-content = This game needs component tables that I no longer have (`{ $content }`). Nothing is lost: once the person who runs me puts them back, the game continues from here.
refused-not-started = The game has not started yet. Anyone seated here can press Start.
refused-already-started = The game has started already. `/game board` shows it.
refused-channel-taken = There is a game in this channel already. Open yours in another channel or in a thread.
refused-cancel-first = There is a game in this channel already. `/game cancel` ends it for everybody, by a vote once others have moved; or open yours in another channel or in a thread.
refused-not-seated = You're not playing at this table. You can watch with `/game board`.
refused-no-hands = Nobody holds anything in this game: it all lies on the board. `/game board` shows it.
refused-no-such-component = I don't know anything called “{ $typed }” in this game. Choose from the suggestions.
refused-several-components = “{ $typed }” may be any of these: { $names }. Write more of the name.
refused-not-host = Only the person who opened the table, or somebody who manages the server, can do that.
refused-vote-first = Others have moved in this game, so you can't end it alone. Shall I ask them? If most of you agree, it ends here, unfinished, and counts for nobody.
refused-table-full = { $most ->
    [one] The only seat is taken.
   *[other] All { $most } seats are taken.
}
refused-too-few = { $least ->
    [one] At least { $least } player is needed. Press Join.
   *[other] At least { $least } players are needed. Somebody can still join, or add a computer player.
}
refused-mark-taken = Somebody else already plays as { $mark }. Choose another.
refused-mark-reserved = The game itself plays { $mark } here. Choose another side, or change its choice under “Options”.
refused-mark-held = Somebody at this table plays as { $mark }. Choose another side for the game's own player.
refused-mark-reserved-twice = Another of the game's own players has { $mark } already. Choose another.
refused-unknown-mark = There is no “{ $mark }” in this game. Choose from the menu.
refused-already-joined = You have joined already.
refused-no-computer = There is no computer player to remove.
refused-table-closed = This table is closed. `/game new` opens another.
refused-missing-permission = I can't host a table here yet. Somebody who manages the channel needs to give me: { $permissions }.

refused-not-written = I can only read what you type: not a forwarded message, a poll, a sticker or a file. Write me a move, or `?` for help.
refused-unknown-move = I can't find a move like “{ $typed }” now. You could play: { $moves }.
refused-ambiguous-move = “{ $typed }” could mean several moves. Type one of them: { $moves }.
refused-nobody-waits = No table is waiting for you right now.
refused-several-wait = Several tables are waiting for you: { $places }. Begin your message with the channel, or answer my message about that table.
refused-too-many-invited = A table can invite { $most } people in all.
