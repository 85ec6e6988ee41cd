# Why a move is recommended: what its player has more of afterwards.
reason-hand = better cards in your hand
reason-promised = points, ships or treasures that are due
