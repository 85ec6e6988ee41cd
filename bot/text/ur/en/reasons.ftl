# Why a move is recommended: what its player has more of afterwards.
reason-home = a piece comes home
reason-way = your pieces advance
reason-safety = your pieces are safer
reason-rival = your rival falls back
reason-turn = you throw again
reason-chance = you win more often
