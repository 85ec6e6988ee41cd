"""Places of cards: columns A to H, rows from the top, and the gaps between columns."""

from msgspec import Struct

COLUMN_COUNT, ROW_COUNT = 8, 8
GAP_COUNT = COLUMN_COUNT - 1
LINK_ROW = -1
"""The row number of a card in the gap to the right of its column."""

COLUMN_NAMES = tuple("ABCDEFGH")


class Place(Struct, frozen=True):
    """The place of a card: its column and row, from 0. The row `LINK_ROW` means the gap to the right of the column."""

    column: int
    row: int

    @property
    def is_link(self) -> bool:
        """Whether the place is a gap between two columns."""
        return self.row == LINK_ROW

    @property
    def name(self) -> str:
        """Return the name of the place in moves: `C4`, or `CD` for the gap between two columns."""
        return _NAMES[self.column][self.row]


_NAMES = tuple(
    (*(f"{letter}{row}" for row in range(1, ROW_COUNT + 1)), letter + right)
    for letter, right in zip(COLUMN_NAMES, (*COLUMN_NAMES[1:], ""), strict=True)
)
"""Names of places: `_NAMES[column][row]`; the gap to the right, row -1, comes last."""

CELLS = tuple(tuple(Place(column, row) for row in range(ROW_COUNT)) for column in range(COLUMN_COUNT))
"""The places in columns: `CELLS[column][row]`."""
LINKS = tuple(Place(gap, LINK_ROW) for gap in range(GAP_COUNT))
"""The gaps, from left to right."""

PLACE_BY_NAME = {place.name: place for place in (*(cell for column in CELLS for cell in column), *LINKS)}
CELL_NAMES = tuple(tuple(place.name for place in column) for column in CELLS)
"""Names of places in columns: `CELL_NAMES[column][row]`."""
LINK_NAMES = tuple(place.name for place in LINKS)
"""Names of the gaps, from left to right."""
COLUMN_BY_NAME = {name: column for column, name in enumerate(COLUMN_NAMES)}
