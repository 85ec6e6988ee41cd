"""The computer player of Mesopotamia: evaluation of positions, candidate moves and expected answers.

Only the judge of all games imports it, by its name. It imports views and readings of its game, and nothing else.
"""

from engine.games.mesopotamia.computer.foresight import EXPECTED, LUCKY, STEADIED, left, lines, short, usual
from engine.games.mesopotamia.computer.worth import terms

__all__ = ["EXPECTED", "LUCKY", "STEADIED", "left", "lines", "short", "terms", "usual"]
