# Why a move is recommended: what its player has more of afterwards.
reason-points = points in a colour you need
reason-turn = your turn goes on
reason-leaders = leaders where they can score
reason-safety = better protected leaders
reason-rivals = less for the others
reason-conflict = better chances in conflicts
