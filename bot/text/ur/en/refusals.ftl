# Why a move was not made, and what would be right.
refused-incomplete = Something is missing from “{ $verb }”, or there is too much. Choose it step by step with the buttons.
refused-unknown-piece = “{ $word }” is not a square on the board. Rows A and C have the columns 1 to 4, 7 and 8; row B has 1 to 8.
refused-another-question = That isn't the question right now. You can: { $verbs_or }.
refused-no-piece = You have no piece there ({ $piece }). You can move { $choices_or }.
refused-too-far = { $count } is too many for that piece ({ $piece }): it needs an exact throw to leave the board. You can move { $choices_or }.
refused-own-piece = With { $count }, that piece ({ $piece }) would land on one of your own. You can move { $choices_or }.
refused-safe-piece = The piece on rosette { $square } is safe, so that piece ({ $piece }) can't land there. You can move { $choices_or }.
