# Time for turns: options, warnings, flags, rest and pause.
choice-pace = Time for turns
choice-late = When time is up
argument-pace = How long a person may take for their turns
argument-late = What happens when somebody's time is up
pace-none = no limit
pace-1d = 1 day a turn
pace-2d = 2 days a turn
pace-3d = 3 days a turn
pace-7d = 7 days a turn
pace-bank-3d = 3 days in all, plus 12 hours a turn
pace-bank-5d = 5 days in all, plus 12 hours a turn
pace-bank-10d = 10 days in all, plus 1 day a turn
late-vote = the others vote
late-turn = a computer plays the turn
late-seat = a computer takes the seat

clock-options = Time for turns: { $pace }. When time is up: { $late }.
clock-until = Time until { $until }
clock-warning = { $person }, your time here ends { $until }; then { $follows }.
clock-warning-direct = Your time ends { $until }; then { $follows }.
clock-then-vote = the others decide what happens
clock-then-turn = a computer plays this turn
clock-then-seat = a computer plays on until you come back
clock-flag-vote = { $who }'s time is up. What now?
clock-flag-first = { $who } hasn't made a first move, and the time is up. You can start without them, or end the game here; ending it changes nobody's rating.
clock-flag-turn = { $who }'s time is up, so a computer plays this turn.
seat-late = { $before }'s time is up: { $name } plays on, and `/table return` brings the player back.
clock-rest = Nobody has moved in time, so this table rests. **{ button-go-on }** or a move wakes it; otherwise it closes { $until }.
clock-goes-on = { $who } wakes the table: the game goes on.
clock-pause = The game is paused. The next move ends the pause, or it ends by itself { $until }.
clock-pause-over = The pause is over: the game goes on.
clock-abandoned = Nobody has come back to this game, so it ends unfinished.
clock-day = { $who } needs one more day: the time now ends { $until }.

button-day = I need a day
button-go-on = Go on
button-return = Take my seat back
return-offer = A computer plays on for you here. Would you like your seat back?
done-day = All right, you have one more day. I've let the table know.
done-go-on = The game goes on.
away-left = { $count ->
    [0] Your clock runs on meanwhile: you have used all your days for this game.
    [one] In this game your clock can stop for one more day of absence.
   *[other] In this game your clock can stop for { $count } more days of absence.
}
tables-until = { $state }; time until { $until }
panel-until = Your time ends { $until }.
vote-pause = Shall we pause the game? The next move ends the pause, or it ends after 30 days.
button-vote-pause = Pause the game

refused-no-clock = There is no extra day to give: your clock isn't running here, or you have already used your extra day in this game.
refused-not-resting = This table isn't resting: the game goes on already.
refused-already-resting = This table is at rest already. The next move wakes it.
vote-time = Shall this apply from now on? { $options }
button-vote-time = Change the time for turns
clock-changed = From now on: { $options }
refused-same-time = The time for turns is already set like that. Choose another `pace` or `late`.
