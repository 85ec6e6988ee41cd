# The guide of a first game: what a question is for and what it costs, when it is met for the first times.
guide-act-1 = A good first action: place a leader next to a temple, in a colour you have tiles of.
guide-act-2 = When a tile joins a kingdom, the leader of its colour there scores a point; without one, the king does. In the end your weakest colour counts.
guide-act-3 = When the turn ends, everybody draws up to six tiles; after that nothing can be taken back.
guide-support-1 = Each side adds tiles from the hand once; the defender wins a tie. What you add is gone, so add no more than you need.
guide-monument-1 = At the end of each of your turns, a monument scores a point in each of its two colours if your leader of that colour is in its kingdom. Its four tiles no longer count.
