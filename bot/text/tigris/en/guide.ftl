# The guide of a first game: what a question is for and what it costs, when it is met for the first times.
guide-act-1 = Two actions a turn. A good first one: a leader beside a temple, in a colour of which you hold tiles.
guide-act-2 = A tile that joins a kingdom brings a point to its leader of that colour, else to its king. Your weakest colour counts in the end.
guide-act-3 = When the turn ends, everybody draws up to six tiles; after that nothing can be taken back.
guide-support-1 = Each side adds tiles from the hand once; the defender wins a tie. What you add is gone, so add no more than you need.
guide-monument-1 = A monument brings a point in each of its two colours every turn, to whoever has that leader in its kingdom. Its four tiles no longer count.
