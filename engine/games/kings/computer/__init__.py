"""The computer player of Contest of Kings: evaluation of positions, and expectations of everybody's answers.

Only the judge of all games imports it, by its name. It imports views and readings of its game, and nothing else.
"""

from engine.games.kings.computer.same import same
from engine.games.kings.computer.worth import EARNEST, EXPECTED, RETRIED, alike, left, lines, terms, usual

__all__ = ["EARNEST", "EXPECTED", "RETRIED", "alike", "left", "lines", "same", "terms", "usual"]
