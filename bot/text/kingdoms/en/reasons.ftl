# Why a move is recommended: what its player has more of afterwards.
reason-points = points in a colour that you need
reason-turn = your turn goes on
reason-leaders = leaders that bring points
reason-safety = safer leaders
reason-rivals = less for the others
reason-conflict = hope of winning the conflict
