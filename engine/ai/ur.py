"""The value of a position of the Royal Game of Ur for the viewer: how far the pieces are, and what the next throw
may change, each number that may come as often as it does."""

from engine.game import Seat
from engine.ur.places import OFF, SAFE, SHARED, START
from engine.ur.reading import CHANCES, captures, movable, throws_again
from engine.ur.state import Pieces
from engine.ur.view import UrView

_HOME = 4.0
"""Value of a piece that was borne off, in addition to its way."""

_HELD, _TURN, _EXPOSED = 2.5, 2.0, 0.35
"""Values of a piece on the safe rosette and of the right to throw, and the share of its way that a piece in danger may
lose."""

_WON = 1000.0
_THROWS = sum(CHANCES)


def value(view: UrView, seat: Seat) -> float:
    """Return how well `seat` stands, as a number of which only differences mean something."""
    if view.over:
        return _WON if view.pieces[seat][0] == OFF else -_WON
    worth = _expected(view.pieces, view.mover)
    return worth if view.mover == seat else -worth


def left(view: UrView) -> int:
    """Return how many squares are left to go: captures apart they get fewer."""
    return sum(OFF - spot for own in view.pieces for spot in own)


def _expected(pieces: tuple[Pieces, ...], mover: Seat) -> float:
    """Return what the mover may expect of the next throw, the best move taken for each number."""
    return sum(count * _best(pieces, mover, thrown) for thrown, count in enumerate(CHANCES)) / _THROWS


def _best(pieces: tuple[Pieces, ...], mover: Seat, thrown: int) -> float:
    moves = list(movable(pieces, mover, thrown)) if thrown else []
    if not moves:
        return _standing(pieces, mover) - _TURN
    return max(_after(pieces, mover, start, start + thrown) for start in moves)


def _after(pieces: tuple[Pieces, ...], mover: Seat, start: int, end: int) -> float:
    """Return what the mover's position is worth after a move."""
    own, other = list(pieces[mover]), list(pieces[1 - mover])
    own.remove(start)
    own.append(end)
    if captures(pieces, mover, end):
        other.remove(end)
        other.append(START)
    both = [tuple(sorted(own)), tuple(sorted(other))]
    return _standing((both[0], both[1]) if mover == 0 else (both[1], both[0]), mover) + (
        _TURN if throws_again(end) else -_TURN
    )


def _standing(pieces: tuple[Pieces, ...], seat: Seat) -> float:
    return _side(pieces, seat) - _side(pieces, 1 - seat)


def _side(pieces: tuple[Pieces, ...], seat: Seat) -> float:
    """Return the way that the pieces of a seat have made, less what they may lose."""
    return sum(_piece(pieces, seat, spot) for spot in pieces[seat])


def _piece(pieces: tuple[Pieces, ...], seat: Seat, spot: int) -> float:
    if spot == OFF:
        return OFF + _HOME
    if spot == SAFE:
        return spot + _HELD
    if spot not in SHARED:
        return float(spot)
    hunters = {spot - other for other in pieces[1 - seat] if START <= other < spot}
    danger = sum(CHANCES[step] for step in hunters if step < len(CHANCES)) / _THROWS
    return spot - _EXPOSED * spot * min(1.0, 2 * danger)
