# The guide of a first game: what a question is for and what it costs, when it is met for the first times.
guide-throw-1 = The throw is the sum of the dice, which show 0 or 1 each. Whoever brings all pieces home first wins.
guide-move-1 = On a rosette you throw again. A piece that ends where your rival stands sends theirs back to the start.
guide-move-2 = Where rosettes are safe, nobody can be captured on one. On all other squares that both ways share, pieces can be sent back.
