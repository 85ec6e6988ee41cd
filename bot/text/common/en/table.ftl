# What stands in the channel for everybody: the lobby and the board message; and direct messages.
lobby-title = **{ $game }**: who wants to play?
lobby-chair = - { $name } ({ $mark })
lobby-options = Options: { $options }
lobby-options-alone = If you play alone: { $options }
lobby-explained = Options and current choices:
lobby-option-now = { $about } – *{ $choice }*
lobby-options-panel = Game options. Everybody sees your changes.
lobby-option = { $option }: { $choice }
lobby-seats-alone = For one player.
lobby-seats-exactly = For { $count } players.
lobby-seats = For { $least } to { $most } players.
lobby-cancelled = This table has been cancelled.
computer-name = Computer { $number }

board-begins = **{ $game }** begins.
board-commitment = Every random draw is fixed from here on. Proof: `{ $commitment }`
board-waits = **{ $decision }** { $people }
board-hand-hint = I can't send you direct messages. Press **{ button-hand }** instead.
board-undone = { $name } takes back a move.
board-earlier = … (earlier moves are in `/game log`)
board-restored = Sorry, my database was restored from an older backup, and moves made since then are lost. The table now stands here:
board-automatic = Otherwise I'll move for you in a minute.
board-ends = Only optional actions are left, so I'll end this turn in a minute.
board-left = { $name } leaves; { $computer } takes over.

game-over-title = The game is over.
game-over-rank = { $rank }. { $name }: { $score }
game-over-rank-rival = { $rank }. The game itself: { $score }
game-over-seed = The seed behind every draw was `{ $seed }`.
game-over-record = The full record of the game; `/table verify` checks it.
game-over-turns = **Moves that turned the game**
game-over-turn = `{ $number }` { $what } ({ $who }: +{ $gain })
button-moment = Move { $number }
game-cancelled = { $name } has cancelled the game.

ask-title = { $game }: { $link }

new-game = Which game would you like to play?
new-options = **{ $game }**: change what you like, then open the table.
new-unfitting = { $game } doesn't have this option, so I ignored it: { $options }
button-open = Open the table
invitation = { $people } { $name } invites you to { $game }. Press **Join** on the table above.
invite-now = Invited: { $people }
invite-before = Already invited, so I won't ping them again: { $people }
invite-seated = Already at the table: { $people }
invite-unwilling = Invitations turned off: { $people }
invite-bot = Bots can't play here: { $people }. **Add a computer player** fills a seat.
invite-self = You're at this table yourself.
start-alone = Invited, but not here yet: { $people }. If you start now, you play alone, and nobody can join later.
done-end-on = Once only optional actions are left, such as changing dice, your turn ends by itself after a minute.
done-signs-on = Small pictures now stand before the words on your buttons and in lists.
done-signs-off = Your buttons and lists now have words alone.
done-end-off = Your turn ends only when you end it, as long as there is anything left to do.
done-invitations-on = Others may invite you to their tables again.
done-invitations-off = Nobody can invite you through me any more. You can still join any table.
aim = **Goal:** { $text }
