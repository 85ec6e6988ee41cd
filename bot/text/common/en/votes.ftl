# Votes: who plays on for somebody, taking moves back, ending early.
command-table-vote = Ask the others: a computer, a substitute, a pause, or the end of the game
command-table-return = Come back to the seat where you were replaced
command-admin-rewind = Rewind the game to an earlier move
argument-vote = The question
argument-missing = The player it concerns; by default the one the table is waiting for
argument-rewind = The number of the last move to keep; 0 is the beginning

button-yes = Yes
button-no = No
button-take = Take the seat
button-vote-wait = Wait
button-vote-computer = A computer plays on
button-vote-substitute = Look for a substitute
button-vote-end = End the game
button-consent = Ask the others

vote-title = 🗳️ **{ $who }** asks: { $question }
vote-computer = May a computer player take over the seat of **{ $name }**?
vote-substitute = May somebody else take over the seat of **{ $name }**?
vote-end = Shall we end the game here, unfinished?
vote-return = May I have my seat back, where **{ $name }** sits now?
vote-undo = May I take this back?
vote-yes = ✅ { $people }
vote-no = ❌ { $people }
vote-needed = { $number ->
    [one] { $number } yes vote is needed.
   *[other] { $number } yes votes are needed.
}
vote-offered = Agreed. To play on for **{ $name }**, press **Take the seat**; you get the hand in private.
vote-agreed = Agreed.
vote-taken = Agreed, and the seat is taken.
vote-rejected = Not agreed: everything stays as it is.
vote-lapsed = No longer needed: the game has moved on.

seat-computer = { $name } plays on for { $before }, who may come back with `/table return`.
seat-taken = { $name } takes over the seat of { $before }.
seat-returned = { $name } is back and takes over from { $before }.
game-ended-by-vote = The players have agreed to end the game here.
taken-back-by-vote = Everybody agreed: this is taken back.
board-rewound = { $who } rewinds the game to move { $number }. This no longer counts:

undo-needs-consent = You can't take this back on your own: somebody drew because of it, it revealed something you didn't know, or somebody else has moved since. Ask everybody to agree to undo this:
voted-open = Your vote counts. The others can see it and are being asked now.
voted-agreed = Agreed.
voted-offered = Agreed: the seat is on offer in the channel.
voted-rejected = Not agreed: everything stays as it is.
voted-lapsed = That is no longer needed: the game has moved on.
done-take = The seat is yours.
done-wait = All right, let's wait. The other buttons stay where they are.
done-return = Welcome back!
hand-below = **{ button-hand }** under the board shows what you hold.
done-rewind = The game is back at move { $number }.

refused-vote-over = This vote is over. Its message shows how it ended; `/table vote` starts another.
refused-not-asked = This vote is for the others. You can settle it by making your move.
refused-nobody-there = Choose another player at this table with `player`.
refused-namesakes = Several players have that name. Choose one from the list that `player` offers: { $players }.
refused-back-again = { $who } has moved in the meantime: there is nothing to decide.
refused-never-replaced = Nobody has replaced you at this table. `/table return` is for those who were replaced.
refused-not-permitted = For that you need the permission { $permission } on this server.
refused-nothing-after = There is nothing after move { $number }: choose an earlier one. `/game board` shows the current position.
