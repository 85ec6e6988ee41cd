"""What speaks for the viewer in a position of the Royal Game of Ur: how far the pieces are, and what the next throw
may change, each number that may come as often as it does."""

from collections.abc import Mapping, Sequence
from typing import TypeAlias

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

Side: TypeAlias = tuple[float, float, float]
"""What the pieces of a player are worth: those borne off, the way of the others, and how safe they are."""

Standing: TypeAlias = tuple[Side, Side, float]
"""Both sides, the mover's first, and what the right to throw is worth to the mover."""


def terms(view: UrView, seat: Seat) -> Mapping[str, float]:
    """Return what speaks for `seat`, by name; the sum says how well it stands, of which only differences mean
    something."""
    if view.over:
        return {"home": _WON if view.pieces[seat][0] == OFF else -_WON}
    own, other, turn = _expected(view.pieces, view.mover)
    if view.mover != seat:
        own, other, turn = other, own, -turn
    home, way, safety = own
    return {"home": home, "way": way, "safety": safety, "rival": -sum(other), "turn": turn}


def left(view: UrView) -> int:
    """Return how many squares are left to go: captures apart they get fewer."""
    return sum(OFF - spot for own in view.pieces for spot in own)


def _expected(pieces: tuple[Pieces, ...], mover: Seat) -> Standing:
    """Return what the mover may expect of the next throw, the best move taken for each number."""
    found = [(count / _THROWS, _best(pieces, mover, thrown)) for thrown, count in enumerate(CHANCES)]
    own = _mean([(share, side) for share, (side, _, _) in found])
    other = _mean([(share, side) for share, (_, side, _) in found])
    return own, other, sum(share * turn for share, (_, _, turn) in found)


def _mean(sides: Sequence[tuple[float, Side]]) -> Side:
    """Return the mean of sides, each with its share."""
    home, way, safety = (sum(share * side[place] for share, side in sides) for place in range(3))
    return home, way, safety


def _best(pieces: tuple[Pieces, ...], mover: Seat, thrown: int) -> Standing:
    moves = list(movable(pieces, mover, thrown)) if thrown else []
    if not moves:
        return _side(pieces, mover), _side(pieces, 1 - mover), -_TURN
    return max((_after(pieces, mover, start, start + thrown) for start in moves), key=_worth)


def _worth(standing: Standing) -> float:
    own, other, turn = standing
    return sum(own) - sum(other) + turn


def _after(pieces: tuple[Pieces, ...], mover: Seat, start: int, end: int) -> Standing:
    """Return what the mover's position is worth after a move."""
    own, other = list(pieces[mover]), list(pieces[1 - mover])
    own.remove(start)
    own.append(end)
    if captures(pieces, mover, end):
        other.remove(end)
        other.append(START)
    both = [tuple(sorted(own)), tuple(sorted(other))]
    after = (both[0], both[1]) if mover == 0 else (both[1], both[0])
    return _side(after, mover), _side(after, 1 - mover), _TURN if throws_again(end) else -_TURN


def _side(pieces: tuple[Pieces, ...], seat: Seat) -> Side:
    """Return what the pieces of a seat are worth."""
    own = pieces[seat]
    return (
        sum(_HOME + OFF for spot in own if spot == OFF),
        float(sum(spot for spot in own if spot != OFF)),
        sum(_safety(pieces, seat, spot) for spot in own),
    )


def _safety(pieces: tuple[Pieces, ...], seat: Seat, spot: int) -> float:
    """Return what a piece gains on the safe rosette, or may lose of its way on the others that both players share."""
    if spot == SAFE:
        return _HELD
    if spot not in SHARED:
        return 0.0
    hunters = {spot - other for other in pieces[1 - seat] if START <= other < spot}
    danger = sum(CHANCES[step] for step in hunters if step < len(CHANCES)) / _THROWS
    return -_EXPOSED * spot * min(1.0, 2 * danger)
