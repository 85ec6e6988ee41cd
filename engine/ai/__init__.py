"""Computer players: they see views and imagine positions.

A game that wants one has a module of its name here, which may offer any of three things:

- `value(view, seat) -> float`: how well `seat` stands; only differences mean something. Without it all positions are
  worth the same, so that of the moves which bring the game on any may be chosen.
- `EXPECTED`: how everybody is expected to answer what is asked on the way to a position that is judged, as standing
  orders (`engine.game.Orders`). Without it: the usual answers of the game's standing questions.
- `left(view) -> int`: how much is left in hands and stocks, by which the game ends when it runs out. Without it: 0;
  then a move after which the same seat is asked the same must better its position to be taken.

A game without a module is played at random, and nothing is proposed for it.
"""

from engine.ai.chooser import Proposal, choose, proposals

__all__ = ["Proposal", "choose", "proposals"]
