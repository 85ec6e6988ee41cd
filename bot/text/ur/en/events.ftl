# What happened.
event-thrown = { $who } throws { $count }.
event-turn-lost = { $count ->
    [0] The turn passes.
   *[other] No piece can move: the turn passes.
}
event-entered = { $who } brings in a new piece on { $square }.
event-moved = { $who } moves from { $start } to { $end }.
event-captured = { $who } captures one of { $other }'s pieces; it has to start again.
event-rosette = A rosette: { $who } throws again.
event-capture-again = After a capture { $who } throws again.
event-borne-off = { $who } bears off the piece from { $start }.
event-game-ended = The game is over: { $who } has borne off every piece and wins.
