# What stands in the channel for everybody: the lobby and the board message; and direct messages.
lobby-title = **{ $game }**: who wants to play?
lobby-chair = - { $name } ({ $mark })
lobby-options = Options: { $options }
lobby-option = { $option }: { $choice }
lobby-seats = For { $least } to { $most } players.
lobby-cancelled = This table is cancelled.
computer-name = Computer { $number }

board-begins = **{ $game }** begins.
board-commitment = All draws are fixed now; this is the proof: `{ $commitment }`
board-waits = **{ $decision }** { $people }
board-hand-hint = My direct messages do not reach you: press **My hand**.
board-undone = { $name } takes a move back.
board-earlier = … (earlier moves are in `/game log`)
board-restored = An older copy of my memory was put back, sorry: what was played here since then is lost. This is where the table is now:
board-automatic = Nothing else can be done: in a minute I go on by myself.
board-left = { $name } leaves; { $computer } plays on.

game-over-title = The game is over.
game-over-rank = { $rank }. { $name }: { $score }
game-over-seed = The seed of all draws was `{ $seed }`.
game-over-record = The whole game as a record; `dubsar verify` checks it.
game-cancelled = { $name } has cancelled the game.

ask-title = { $game }: { $link }
