# Why a move is recommended: what its player has more of afterwards.
reason-hand = better tiles in your hand
