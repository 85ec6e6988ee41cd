# What squares and pieces do.

# Kinds of components.
component-square = square
component-piece = piece

# What they do.
frame-own = Square { $number } of { $count } on row { $row }'s path; only that player comes here.
frame-shared = Square { $number } of { $count } on both players' paths.
frame-capture = Land here to capture your opponent's piece.
frame-crossed = Square { $number } of { $count } on row { $row }'s path.
frame-capture-again = Capture your opponent's piece here to throw again.
frame-safe = A piece here is safe.
frame-rosette = A rosette: land here to throw again.
frame-leaves = From here a piece leaves the board with a throw of { $number }.
frame-leaves-row = The player of row { $row } leaves the board from here with a throw of { $number }.
frame-race = Enters, travels its path of { $count } squares and leaves the board. The first player to bear off every piece wins.
frame-each = For each player: { $count }.
