"""A position: what lies on the board, in the hands, in the bag, and what is still to be done."""

from dataclasses import dataclass

from engine.tigris.board import OFF_BOARD
from engine.tigris.pieces import Sphere

FourCounts = tuple[int, int, int, int]
"""A number for each colour, in the order of Sphere."""


@dataclass(frozen=True, slots=True)
class Monument:
    """A monument on the board: its two colours and its top-left cell."""

    colours: tuple[Sphere, Sphere]
    cell: int


@dataclass(frozen=True, slots=True)
class Board:
    """All that lies open. Bitboards by cell; `leaders[seat][sphere]` is a cell or OFF_BOARD; `covered` is the cell
    under the unification tile or OFF_BOARD (its tile is among `tiles`)."""

    tiles: tuple[int, int, int, int]
    flipped: int
    catastrophes: int
    treasures: int
    leaders: tuple[tuple[int, int, int, int], ...]
    monuments: tuple[Monument, ...] = ()
    covered: int = OFF_BOARD
