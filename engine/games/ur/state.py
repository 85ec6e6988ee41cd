"""The position, and the task that follows from it."""

from functools import cache
from typing import Annotated, TypeAlias

from msgspec import Struct

from engine.codec import LATER_FIELD
from engine.game import Seat
from engine.games.ur.variant import USUAL_VARIANT, Variant

Pieces: TypeAlias = tuple[int, ...]
"""The numbers of a seat's pieces on its path, in ascending order."""

NO_THROW = -1
"""The value of `thrown` before the dice are thrown."""


class Throw(Struct, frozen=True):
    """The mover throws the dice, without any choice (2.2)."""


class Move(Struct, frozen=True):
    """The mover moves a piece by `thrown` squares (2.3)."""

    thrown: int


Task: TypeAlias = Throw | Move


def with_piece_moved(pieces: Pieces, start: int, end: int) -> Pieces:
    """Return a seat's pieces after one of them has moved from the number `start` to `end`."""
    rest = list(pieces)
    rest.remove(start)
    return tuple(sorted([*rest, end]))


def agenda(pieces: tuple[Pieces, ...], thrown: int, variant: Variant) -> tuple[Task, ...]:
    """Return the next task, or () once a seat has borne off all pieces."""
    off = variant.paths.off_number
    first, second = pieces
    return () if first[0] == off or second[0] == off else _open_task(thrown)


@cache
def _open_task(thrown: int) -> tuple[Task, ...]:
    return (Throw(),) if thrown == NO_THROW else (Move(thrown),)


class State(Struct, frozen=True):
    """A position.

    `marks`: the marks of the seats.
    `pieces`: the pieces of each seat.
    `mover`: the seat whose turn it is.
    `thrown`: the number thrown, or NO_THROW before the dice are thrown.
    `throws`: the number of throws in the game so far.
    `key`: the secret from which future throws are drawn.
    `variant`: the choices for the game.
    """

    marks: tuple[str, ...]
    pieces: tuple[Pieces, ...]
    mover: Seat
    thrown: int
    throws: int
    key: bytes
    variant: Annotated[Variant, LATER_FIELD] = USUAL_VARIANT

    @property
    def agenda(self) -> tuple[Task, ...]:
        """Return the open tasks, the next one first."""
        return agenda(self.pieces, self.thrown, self.variant)
