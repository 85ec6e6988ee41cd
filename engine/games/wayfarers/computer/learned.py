"""Learned weights of the features in a solo game, stage by stage, in VP of the lead at the end.

They were fitted in ten rounds of 1,500 to 2,000 games each, as `tests.bench.learner` fits them, but with a simulation
of the game that is no part of this project. The first round used games of a hand-set evaluation, which won one in six;
each further round used the games of the round before it. In the end three of four games were won.
"""

from engine.ai.evaluator import read_weights

WEIGHTS = read_weights(__package__, "alone")["WEIGHTS"]

HURRIED_WEIGHTS = read_weights(__package__, "hurried")["HURRIED"]
"""The weights against the journaling opponent, in whose shorter games resources are worth less. They were fitted in the
same way, beginning with the weights above, in ten rounds of 1,500 to 2,500 games against it."""
