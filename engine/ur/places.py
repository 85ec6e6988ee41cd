"""The board: twenty squares, the way of each seat over them, the rosettes (1.1-1.3)."""

from engine.game import Seat

OWN_ROWS = "AC"
"""The row of each seat; both share row B."""

LENGTH = 14
"""Squares of a way. A piece that is to come in is on 0, one that was borne off on `OFF`."""

START, OFF = 0, LENGTH + 1
SHARED = range(5, 13)
"""The numbers of the squares that both ways have."""

ROSETTES = frozenset({4, 8, 14})
SAFE = 8
"""The rosette on the shared row, where nobody is captured (2.5)."""


def _way(row: str) -> tuple[str, ...]:
    """Return the squares of a way in their order, from number 1."""
    first, last = (f"{row}{column}" for column in (4, 3, 2, 1)), (f"{row}{column}" for column in (8, 7))
    return (*first, *(f"B{column}" for column in range(1, 9)), *last)


WAYS: tuple[tuple[str, ...], ...] = tuple(_way(row) for row in OWN_ROWS)
ROSETTE_SQUARES = frozenset(way[number - 1] for way in WAYS for number in ROSETTES)
SQUARES: tuple[str, ...] = tuple(sorted({square for way in WAYS for square in way}))


def square(seat: Seat, number: int) -> str:
    """Return the name of the square with that number on the way of `seat`. Raises IndexError off the board."""
    if not START < number < OFF:
        raise IndexError(number)
    return WAYS[seat][number - 1]


def number(seat: Seat, name: str) -> int | None:
    """Return the number of a square on the way of `seat`; None where the way does not lead over it."""
    way = WAYS[seat]
    return way.index(name) + 1 if name in way else None
