"""What can be read off a position or a view: which moves a throw allows, and what they do."""

from collections.abc import Iterator, Sequence

from engine.game import Seat
from engine.ur.places import OFF, ROSETTES, SAFE, SHARED
from engine.ur.state import Pieces

CHANCES = (1, 4, 6, 4, 1)
"""In how many of sixteen throws each number comes (1.4)."""

DICE = len(CHANCES) - 1


def movable(pieces: Sequence[Pieces], seat: Seat, thrown: int) -> Iterator[int]:
    """Yield the numbers from which `seat` may move a piece by what was thrown, each once, the least first (2.3)."""
    for start in dict.fromkeys(pieces[seat]):
        if start < OFF and not obstacle(pieces, seat, start + thrown):
            yield start


def obstacle(pieces: Sequence[Pieces], seat: Seat, end: int) -> str:
    """Return why a piece of `seat` may not end on a number of its way; "" where it may (2.4, 2.5, 2.7)."""
    if end > OFF:
        return "too-far"
    if end < OFF and end in pieces[seat]:
        return "own-piece"
    if end == SAFE and end in pieces[1 - seat]:
        return "safe-piece"
    return ""


def captures(pieces: Sequence[Pieces], seat: Seat, end: int) -> bool:
    """Whether a piece of `seat` that ends on a number captures one of the other seat (2.5)."""
    return end in SHARED and end in pieces[1 - seat]


def throws_again(end: int) -> bool:
    """Whether who ends on a number throws again (2.6)."""
    return end in ROSETTES


def borne_off(pieces: Sequence[Pieces], seat: Seat) -> int:
    """Return how many pieces a seat has borne off."""
    return pieces[seat].count(OFF)
