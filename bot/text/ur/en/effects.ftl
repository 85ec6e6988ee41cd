# What squares and pieces do.

# Kinds of components.
component-square = square
component-piece = piece

# What they do.
frame-own = Square { $number } of { $count } on the way of row { $row }; only that player comes here.
frame-shared = Square { $number } of { $count } on both ways.
frame-capture = Whoever ends here captures the other's piece.
frame-crossed = Square { $number } of { $count } on the way of row { $row }.
frame-capture-again = Whoever captures the other's piece here throws again.
frame-safe = A piece here is safe.
frame-rosette = A rosette: whoever ends here throws again.
frame-leaves = From here it leaves the board by a throw of { $number }.
frame-leaves-row = The player of row { $row } leaves the board from here by a throw of { $number }.
frame-race = Comes in, runs its way of { $count } squares, and off: whoever bears off all first wins.
frame-each = For each player: { $count }.
