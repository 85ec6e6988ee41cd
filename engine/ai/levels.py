"""The levels of computer players: how much they look at before they choose, and how often they slip."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Level:
    """How well a computer player plays.

    `name`: its key in stored rows and texts.
    `tried`: maximum number of moves that are tried, so that a choice takes less than a tenth of a second.
    `lines`: maximum number of lines that are continued to the end of the turn.
    `slips`: one choice in so many is another than the best; 0: none.
    """

    name: str
    tried: int
    lines: int
    slips: int


EASY: Final = Level("easy", tried=60, lines=0, slips=3)
NORMAL: Final = Level("normal", tried=800, lines=8, slips=0)

LEVELS: Final = {level.name: level for level in (NORMAL, EASY)}
"""All levels by their names, the usual one first."""

SLIPPED: Final = 6
"""Number of the best kinds of moves among which a slip is."""
