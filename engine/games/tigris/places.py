"""The two maps (R1.1, R1.2) and the geometry of cells: one bit for each cell, with a blank column between rows."""

from functools import lru_cache
from itertools import compress

from msgspec import Struct

WIDTH, HEIGHT = 16, 11
STRIDE = WIDTH + 1
"""Number of bits from one row to the next. The blank column keeps shifts from wrapping."""

OFF_BOARD = -1

_STANDARD_MAP = """
. . . . ~ ~ ~ ~ ~ . t . ~ . . .
. c . . ~ . . . . . . . ~ . . c
. . . ~ ~ t . . . . . . ~ ~ . .
~ ~ ~ ~ . . . . . . . . . ~ ~ ~
. . . . . . . . . . . . . t ~ ~
. . . . . . . . . . . . . . ~ .
~ ~ ~ ~ . . . . t . . . ~ ~ ~ .
. c . ~ ~ ~ ~ . . . . . ~ . . .
. . . . . . ~ ~ ~ ~ ~ ~ ~ . c .
. . . . . t . . . . . . . . . .
. . . . . . . . . . t . . . . .
"""

_ADVANCED = """
. . ~ ~ t . . . . t . . . . . ~
. . ~ ~ . . . . . . . . . . t ~
. c ~ ~ . . . . . . . . . . . ~
. . ~ . . . t . . . . t ~ ~ ~ ~
. . ~ . . . . . . . . . ~ . . .
. . ~ t . . . . . . . . ~ . . c
. . ~ ~ . . . . . . . . ~ ~ . .
c . . ~ ~ ~ . t . . . . t ~ . .
. . . . . ~ ~ ~ . . . . . ~ . .
. . . . c . ~ ~ ~ ~ ~ ~ ~ ~ . .
. . . . . . ~ . . c . . . . c .
"""

CELLS = tuple(row * STRIDE + column for row in range(HEIGHT) for column in range(WIDTH))
"""All cells, row by row. A cell is the number of its bit."""

NAMES = {cell: f"{chr(ord('A') + cell % STRIDE)}{cell // STRIDE + 1}" for cell in CELLS}
BY_NAME = {name: cell for cell, name in NAMES.items()}
EVERYWHERE = sum(1 << cell for cell in CELLS)


class Map(Struct, frozen=True):
    """The rivers, first temples and corner temples of a map, as bitboards (corners are temples too)."""

    rivers: int
    temples: int
    corners: int


def _read(drawing: str) -> Map:
    signs = dict(zip(CELLS, drawing.split(), strict=True))

    def bits(wanted: str) -> int:
        return sum(1 << cell for cell, sign in signs.items() if sign in wanted)

    return Map(bits("~"), bits("tc"), bits("c"))


MAPS = {"standard": _read(_STANDARD_MAP), "advanced": _read(_ADVANCED)}


def cells(board: int) -> tuple[int, ...]:
    """Return the cells of the set bits, top left first."""
    found = []
    while board:
        lowest = board & -board
        found.append(lowest.bit_length() - 1)
        board ^= lowest
    return tuple(found)


_BY_BIT = tuple(NAMES.get(cell, "") for cell in range(STRIDE * HEIGHT))
_IS_SET = bytes.maketrans(b"01", b"\x00\x01")


@lru_cache(maxsize=1 << 8)
def cell_words(board: int) -> tuple[str, ...]:
    """Return the names of the cells of the set bits, top left first."""
    lowest_first = f"{board:b}"[::-1].encode()
    return tuple(compress(_BY_BIT, lowest_first.translate(_IS_SET)))
