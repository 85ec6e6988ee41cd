"""Weights that depend on the stage of a game.

Some weights have three values: at the beginning, at the end, and if battles decide the game. Floors pay for actions as
long as the game goes on, while things that others may still take are worth little at first. The weights follow a
regression of the final points on the positions of 190 games of four: a floor brought 6.7 points if it was there in the
third round and 2.1 in the fifteenth; a point brought 0.0 and 0.8.
"""

from engine.games.mesopotamia.state import ASHUR_MODE, UR_MODE
from engine.games.mesopotamia.view import Position

_USUAL_ROUNDS = 16
"""Number of rounds in a game of four players that gardens end."""


def current_weight(position: Position, weight: tuple[float, float, float]) -> float:
    """Return the weight for the current round: between its values at the start and at the end of a game, or its third
    value if battles decide."""
    begin, end, battles_decide = weight
    if position.config.mode in (UR_MODE, ASHUR_MODE):
        return battles_decide
    passed = (position.turn.round - 1) / ((position.config.rounds or _USUAL_ROUNDS) - 1)
    return begin + (end - begin) * min(1.0, passed)
