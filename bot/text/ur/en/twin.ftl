# The whole position in words.
twin-way = Path of { $side }: { $squares }.
twin-rosettes = Rosettes: { $squares }.
twin-throws = Throws so far: { $count }.
twin-off = Possible: { $piece } leaves the board.
twin-move = Possible: { $piece } to { $square }{ $captures ->
    [0] {""}
   *[other] {", captures a piece"}
}{ $again ->
    [0] .
   *[other] {", throw again."}
}
