"""The two maps (R1.1, R1.2) and the geometry of cells: one bit for each cell, with a blank column between rows."""

from functools import lru_cache
from itertools import compress

from msgspec import Struct

MAP_WIDTH, MAP_HEIGHT = 16, 11
ROW_BITS = MAP_WIDTH + 1
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

_ADVANCED_MAP = """
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

CELLS = tuple(row * ROW_BITS + column for row in range(MAP_HEIGHT) for column in range(MAP_WIDTH))
"""All cells, row by row. A cell is the number of its bit."""

CELL_NAMES = {cell: f"{chr(ord('A') + cell % ROW_BITS)}{cell // ROW_BITS + 1}" for cell in CELLS}
CELL_BY_NAME = {name: cell for cell, name in CELL_NAMES.items()}
ALL_CELLS = sum(1 << cell for cell in CELLS)


class Map(Struct, frozen=True):
    """The rivers, first temples and corner temples of a map, as bitboards (corners are temples too)."""

    rivers: int
    temples: int
    corners: int


def _read_map(drawing: str) -> Map:
    signs = dict(zip(CELLS, drawing.split(), strict=True))

    def bits(wanted: str) -> int:
        return sum(1 << cell for cell, sign in signs.items() if sign in wanted)

    return Map(bits("~"), bits("tc"), bits("c"))


MAPS = {"standard": _read_map(_STANDARD_MAP), "advanced": _read_map(_ADVANCED_MAP)}


def cells_of_bits(board: int) -> tuple[int, ...]:
    """Return the cells of the set bits, top left first."""
    cells = []
    while board:
        lowest = board & -board
        cells.append(lowest.bit_length() - 1)
        board ^= lowest
    return tuple(cells)


_NAME_BY_BIT = tuple(CELL_NAMES.get(cell, "") for cell in range(ROW_BITS * MAP_HEIGHT))
_BITS_AS_FLAGS = bytes.maketrans(b"01", b"\x00\x01")


@lru_cache(maxsize=1 << 8)
def cell_names_of_bits(board: int) -> tuple[str, ...]:
    """Return the names of the cells of the set bits, top left first."""
    lowest_first = f"{board:b}"[::-1].encode()
    return tuple(compress(_NAME_BY_BIT, lowest_first.translate(_BITS_AS_FLAGS)))
