# The guide of a first game: what a question is for and what it costs, when it is met for the first times.
guide-throw-1 = Four dice, each shows 0 or 1: two comes most often, nothing and four seldom. Whoever brings all pieces home first wins.
guide-move-1 = On a rosette you throw again. On the shared row a piece that ends where your rival stands sends theirs back to the start.
guide-move-2 = Only the rosette B4 is safe on the shared row; other pieces there can be sent back.
