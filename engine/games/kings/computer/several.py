"""Learned weights of the features for three and four seats, at each stage, the last first.

They were fitted as those of `learned`, with which they began, in ten rounds of 700 games each for three and for four.
The mean of the last three rounds counts.
"""

from engine.ai.evaluator import read_weights

_TABLES = read_weights(__package__, "several_seats")

FIRST = _TABLES["FIRST"]
"""Before the last action of the own turn."""

LAST = _TABLES["LAST"]
"""After it."""

OTHERS = _TABLES["OTHERS"]
"""In the turn of others."""
