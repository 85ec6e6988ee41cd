# The guide of a first game: what a question is for and what it costs, when it is met for the first times.
guide-throw-1 = Your throw is the sum of the dice, each showing 0 or 1. The first to bring all their pieces home wins.
guide-move-1 = Land on a rosette and you throw again. Landing on an opponent's piece sends it back to the start.
guide-move-2 = If rosettes are safe, nobody can be captured on one. On all other squares that both paths share, pieces can be sent back.
