# Notes beside a move, and their short forms on buttons.
note-to = to { $to }
note-captures = captures a piece
note-again = you throw again
note-off = leaves the board
tag-to = → { $to }
tag-captures = ⚔️
tag-again = 🏵️
gain-off = +{ $off } 🏁
# What the signs on buttons mean.
sign-captures = ⚔️ captures a piece
sign-again = 🏵️ you throw again
sign-off = 🏁 leaves the board
