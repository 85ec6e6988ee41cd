# Words in the pictures and what the pictures tell those who hear them.
picture-waiting = To come in
picture-off = Home
picture-way-light = Light's path
picture-way-dark = Dark's path
picture-way-both = Path of both players
picture-course = Squares moved, move by move; a red drop: a captured piece
picture-captured = Captured pieces
picture-alt-over = The game is over.
picture-alt-throws = { $name } throws next.
picture-alt-moves = { $name } threw { $count }.
picture-alt-pieces = { $name } ({ $side }): on the board: { $squares_count ->
    [0] nothing
   *[other] { $squares }
}; to come in: { $waiting }; home: { $off }.
picture-alt-targets = Possible squares: { $places }.
