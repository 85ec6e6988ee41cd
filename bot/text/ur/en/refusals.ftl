# Why a move was not made, and what would be right.
refused-incomplete = “{ $verb }” is incomplete or has too many words: say which piece moves.
refused-unknown-piece = “{ $word }” is no square of the board. Rows A and C have the columns 1 to 4, 7 and 8; row B has 1 to 8.
refused-another-question = That is not being asked now. You can: { $verbs_or }.
refused-no-piece = You have no piece there ({ $piece }). You can move: { $choices_or }.
refused-too-far = { $count } is too far for that piece ({ $piece }): it leaves the board by an exact throw. You can move: { $choices_or }.
refused-own-piece = A piece of your own lies where { $count } would take that piece ({ $piece }). You can move: { $choices_or }.
refused-safe-piece = The piece on the rosette { $square } is safe, so that piece ({ $piece }) can't go there. You can move: { $choices_or }.
