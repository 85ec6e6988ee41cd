"""Learned weights of the features in a solo game, stage by stage, in VP of the lead at the end.

They were fitted in ten rounds of 1,500 to 2,000 games each, played by a simulation of the game alone that is no part of
this project, as `tests.bench.learner` fits them with the game itself: in the first round to games of a value set by
hand, of which one in six was won, in the others to those of the round before. Three of four were won in the end.
"""

from engine.ai.evaluator import read_weights

WEIGHTS = read_weights(__package__, "alone")["WEIGHTS"]

HURRIED = read_weights(__package__, "hurried")["HURRIED"]
"""The weights against the journaling opponent, in whose shorter games resources are worth less: fitted in the same way,
from the other ones on, in ten rounds of 1,500 to 2,500 games against it alone."""
