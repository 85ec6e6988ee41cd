"""Learned weights of the features for two seats, at each stage, the last stage first: a won game is worth 10.

They were fitted with a simulation of the game that is no part of this project: first to 4,000 games played by a
hand-set evaluation, then in three series of rounds: eleven rounds of 2,500 to 4,000 games with a lookahead of one move;
ten rounds of 1,800 games with a lookahead of both actions; and ten rounds of 1,800 to 2,000 games, of which at least
half were against the hand-set evaluation. The weights are the mean of the last three rounds. The target for a position
was one seventh of the value of the seat's next position and six sevenths of that position's own target (least squares
with eligibility traces: Boyan 2002), and at the end the margin of the win.
"""

from engine.ai.evaluator import read_weights

_TABLES = read_weights(__package__, "two_seats")

FIRST = _TABLES["FIRST"]
"""The weights before the last action of the own turn."""

LAST = _TABLES["LAST"]
"""After it."""

OTHERS = _TABLES["OTHERS"]
"""In the turn of others."""
