"""The board: twenty squares, the paths of both seats over them, the rosettes (1.1-1.3, 1.5)."""

from collections.abc import Mapping
from types import MappingProxyType

from msgspec import Struct

from engine.game import Seat

ROW_BY_SEAT = "AC"
"""The row of each seat; both seats share row B."""

START_NUMBER = 0
"""The number of a piece that is still to enter."""

ROSETTE_SQUARES = frozenset({"A1", "A7", "B4", "C1", "C7"})


class Path(Struct, frozen=True):
    """The paths of both seats, whose squares are numbered from 1.

    `squares_by_seat`: the squares of each seat's path in order.
    `off_number`: the number of a piece that was borne off.
    `rosettes`: the numbers of the rosettes, which are the same on both paths.
    `number_on_other_path`: for each number whose square is on both paths, its number on the other path.
    """

    squares_by_seat: tuple[tuple[str, ...], ...]
    off_number: int
    rosettes: frozenset[int]
    number_on_other_path: Mapping[int, int]

    @property
    def length(self) -> int:
        """Return the number of squares from the first to the last before a piece is borne off."""
        return self.off_number - 1

    def square(self, seat: Seat, number: int) -> str:
        """Return the name of the square with that number on the path of `seat`. Raises IndexError off the board."""
        if not START_NUMBER < number < self.off_number:
            raise IndexError(number)
        return self.squares_by_seat[seat][number - 1]

    def number(self, seat: Seat, name: str) -> int | None:
        """Return the number of a square on the path of `seat`, or None if the path does not include it."""
        squares = self.squares_by_seat[seat]
        return squares.index(name) + 1 if name in squares else None


def _make_path(*ways: tuple[str, ...]) -> Path:
    squares, other_squares = ways
    rosettes = frozenset(number for number, name in enumerate(squares, 1) if name in ROSETTE_SQUARES)
    met = {number: other_squares.index(name) + 1 for number, name in enumerate(squares, 1) if name in other_squares}
    return Path(ways, len(squares) + 1, rosettes, MappingProxyType(met))


def _usual_path(row: str) -> tuple[str, ...]:
    """Return the usual path for a row: out over the shared row, home over the seat's own row (1.3)."""
    return (*_square_names(row, 4, 3, 2, 1), *_square_names("B", *range(1, 9)), *_square_names(row, 8, 7))


def _long_path(row: str) -> tuple[str, ...]:
    """Return the longer path for a row, which first turns round on the other player's row (1.5)."""
    other_row = ROW_BY_SEAT[1 - ROW_BY_SEAT.index(row)]
    way_out, home = (
        (*_square_names(row, 4, 3, 2, 1), *_square_names("B", *range(1, 8))),
        (*_square_names("B", 8), *_square_names(row, 8, 7)),
    )
    return (*way_out, *_square_names(other_row, 7, 8), *home)


def _square_names(row: str, *columns: int) -> tuple[str, ...]:
    return tuple(f"{row}{column}" for column in columns)


PATHS: Mapping[str, Path] = MappingProxyType(
    {"bell": _make_path(*map(_usual_path, ROW_BY_SEAT)), "masters": _make_path(*map(_long_path, ROW_BY_SEAT))}
)
SQUARES: tuple[str, ...] = tuple(sorted({square for way in PATHS["bell"].squares_by_seat for square in way}))
