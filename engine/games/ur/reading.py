"""Facts derived from a position or a view: the moves that a throw allows, and their results."""

from collections.abc import Iterator
from typing import Protocol

from engine.game import Seat
from engine.games.ur.state import Pieces
from engine.games.ur.variant import Variant


class Situation(Protocol):
    """The part of a position or a view that the moves of a throw depend on."""

    @property
    def pieces(self) -> tuple[Pieces, ...]: ...
    @property
    def variant(self) -> Variant: ...


def movable_pieces(situation: Situation, seat: Seat, thrown: int) -> Iterator[int]:
    """Yield the numbers of the pieces that `seat` may move by the throw, each number once, in ascending order (2.3)."""
    off = situation.variant.paths.off_number
    for start in dict.fromkeys(situation.pieces[seat]):
        if start < off and not find_obstacle(situation, seat, start + thrown):
            yield start


def find_obstacle(situation: Situation, seat: Seat, end: int) -> str:
    """Return the reason why a piece of `seat` may not end on a number of its path, or "" if it may (2.4, 2.5, 2.7)."""
    off = situation.variant.paths.off_number
    if end >= off:
        return "too-far" if end > off else ""
    if end in situation.pieces[seat]:
        return "own-piece"
    if is_safe(situation.variant, end) and is_capture(situation, seat, end):
        return "safe-piece"
    return ""


def is_safe(variant: Variant, number: int) -> bool:
    """Whether a piece on this number of a path is safe: it is on a rosette and rosettes are not open (1.7, 2.5)."""
    return variant.rosettes == "safe" and number in variant.paths.rosettes


def is_capture(situation: Situation, seat: Seat, end: int) -> bool:
    """Whether a piece of `seat` that ends on a number captures a rival's piece on that square (2.5)."""
    return situation.variant.paths.number_on_other_path.get(end) in situation.pieces[1 - seat]


def grants_throw(situation: Situation, seat: Seat, end: int) -> bool:
    """Whether `seat` throws again if its piece ends on this number (2.6)."""
    variant = situation.variant
    return end in variant.paths.rosettes or (variant.captures == "again" and is_capture(situation, seat, end))


def count_borne_off(situation: Situation, seat: Seat) -> int:
    """Return the number of pieces that a seat has borne off."""
    return situation.pieces[seat].count(situation.variant.paths.off_number)
