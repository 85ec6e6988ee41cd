"""Learned weights of the features for two seats, at each stage, the last first: a won game is worth 10.

They were fitted with a simulation of the game that is no part of this project: to 4,000 games of a value set by hand,
then in eleven rounds of 2,500 to 4,000 games each of who looks one move ahead, in ten of 1,800 games of who looks
through both actions, and in ten of 1,800 to 2,000, half of them or more against the value set by hand. The mean of the
last three rounds counts. What a position led to is by a seventh the value of its seat's next one and otherwise what
that one led to (least squares with eligibility traces: Boyan 2002), and at the end how clearly the game was won.
"""

from engine.ai.evaluator import read_weights

_TABLES = read_weights(__package__, "two_seats")

FIRST = _TABLES["FIRST"]
"""Before the last action of the own turn."""

LAST = _TABLES["LAST"]
"""After it."""

OTHERS = _TABLES["OTHERS"]
"""In the turn of others."""
