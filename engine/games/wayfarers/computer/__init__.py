"""The computer player of Wayfarers: evaluation of positions, and the end of its turn.

Only the judge of all games imports it, by its name. It imports views and readings of its game, and nothing else.
"""

from engine.games.wayfarers.computer.same import same
from engine.games.wayfarers.computer.worth import ALTERNATIVES, LAST, REGARDLESS, alike, left, lines, short, terms

__all__ = ["ALTERNATIVES", "LAST", "REGARDLESS", "alike", "left", "lines", "same", "short", "terms"]
