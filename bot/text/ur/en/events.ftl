# What happened.
event-thrown = { $who } throws { $count }.
event-turn-lost = { $count ->
    [0] The turn passes.
   *[other] No piece can move: the turn passes.
}
event-entered = { $who } brings a piece in: { $square }.
event-moved = { $who } moves from { $start } to { $end }.
event-captured = { $who } captures a piece of { $other }, which has to start again.
event-rosette = A rosette: { $who } throws again.
event-capture-again = After a capture { $who } throws again.
event-borne-off = { $who } bears off the piece on { $start }.
event-game-ended = The game is over: { $who } has borne off all pieces and wins.
