"""Weights by the stage of a game.

Some have three values: when a game begins, when it ends, and where battles decide it. Floors pay for actions as long as
it goes on, and what others may yet take is worth little before. A regression of the points at the end on positions of
190 games of four said so: a floor brought 6.7 points where it was there in the third round, 2.1 if in the fifteenth,
points that were there 0.0 and 0.8.
"""

from engine.games.mesopotamia.state import ASHUR, UR
from engine.games.mesopotamia.view import Position

_LENGTH = 16
"""Rounds of a game of four that gardens end."""


def weight_now(position: Position, weight: tuple[float, float, float]) -> float:
    """Return the present value of a weight, between those at a game's start and end."""
    begin, end, battles_decide = weight
    if position.config.mode in (UR, ASHUR):
        return battles_decide
    passed = (position.turn.round - 1) / ((position.config.rounds or _LENGTH) - 1)
    return begin + (end - begin) * min(1.0, passed)
