"""What speaks for the viewer in a position of the Royal Game of Ur: how far the pieces will be after two throws, each
number as often as it comes, and each time with the best move."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
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
_KEPT = 1 << 15
"""Number of positions that are remembered: the throws of a turn lead to the same ones again and again."""

Side: TypeAlias = tuple[float, float, float]
"""What the pieces of a player are worth: those borne off, the way of the others, and how safe they are."""

Scene: TypeAlias = tuple[Pieces, Pieces]
"""The pieces of both, those of who throws next first."""

Way: TypeAlias = tuple[Scene, bool]
"""Where a move leads, and whether who moved throws again."""

Standing: TypeAlias = tuple[Side, Side, float]
"""Both sides of a scene, and what the right to throw is worth to the first."""


def terms(view: UrView, seat: Seat) -> Mapping[str, float]:
    """Return what speaks for `seat`, by name; the sum says how well it stands, of which only differences mean
    something."""
    if view.over:
        return {"home": _WON if view.pieces[seat][0] == OFF else -_WON}
    own, other, turn = _after_two((view.pieces[view.mover], view.pieces[1 - view.mover]))
    if view.mover != seat:
        own, other, turn = other, own, -turn
    home, way, safety = own
    return {"home": home, "way": way, "safety": safety, "rival": -sum(other), "turn": turn}


def left(view: UrView) -> int:
    """Return how many squares are left to go: captures apart they get fewer."""
    return sum(OFF - spot for own in view.pieces for spot in own)


def _after_two(scene: Scene) -> Standing:
    """Return what may be expected once this throw and the next one are played."""
    return _mean([(count, _seen(_after_one, max(ways, key=_by_hope))) for count, ways in _throws(scene)])


@lru_cache(_KEPT)
def _after_one(scene: Scene) -> Standing:
    """Return what may be expected once this throw is played."""
    if _is_over(scene):
        return _standing(scene)
    return _mean([(count, _seen(_standing, max(ways, key=_by_worth))) for count, ways in _throws(scene)])


@lru_cache(_KEPT)
def _hope(scene: Scene) -> float:
    return _sum(_after_one(scene))


def _by_hope(way: Way) -> float:
    return _hope(way[0]) if way[1] else -_hope(way[0])


def _by_worth(way: Way) -> float:
    return _worth(way[0]) if way[1] else -_worth(way[0])


@lru_cache(_KEPT)
def _throws(scene: Scene) -> Sequence[tuple[int, Sequence[Way]]]:
    """Return for each number that may be thrown how often it comes, and where the moves lead that it allows."""
    own, other = scene
    passed = (((other, own), False),)
    return tuple((count, tuple(_ways(scene, thrown)) or passed) for thrown, count in enumerate(CHANCES))


def _ways(scene: Scene, thrown: int) -> Iterator[Way]:
    own, other = scene
    for start in movable(scene, 0, thrown) if thrown else ():
        end = start + thrown
        moved = _moved(own, start, end)
        met = _moved(other, end, START) if captures(scene, 0, end) else other
        again = throws_again(end)
        yield ((moved, met) if again else (met, moved)), again


def _moved(pieces: Pieces, start: int, end: int) -> Pieces:
    rest = list(pieces)
    rest.remove(start)
    return tuple(sorted((*rest, end)))


def _seen(standing: Callable[[Scene], Standing], way: Way) -> Standing:
    """Return how who moved stands then."""
    own, other, turn = standing(way[0])
    return (own, other, turn) if way[1] else (other, own, -turn)


def _mean(found: Sequence[tuple[int, Standing]]) -> Standing:
    """Return the mean of standings that come so often."""
    own = _mean_side([(count, side) for count, (side, _, _) in found])
    other = _mean_side([(count, side) for count, (_, side, _) in found])
    return own, other, sum(count * turn for count, (_, _, turn) in found) / _THROWS


def _mean_side(found: Sequence[tuple[int, Side]]) -> Side:
    home, way, safety = (sum(count * side[place] for count, side in found) / _THROWS for place in range(3))
    return home, way, safety


def _is_over(scene: Scene) -> bool:
    return any(own[0] == OFF for own in scene)


@lru_cache(_KEPT)
def _worth(scene: Scene) -> float:
    return _sum(_standing(scene))


def _sum(standing: Standing) -> float:
    own, other, turn = standing
    return sum(own) - sum(other) + turn


def _standing(scene: Scene) -> Standing:
    own, other = scene
    return _side(own, other), _side(other, own), _TURN


@lru_cache(_KEPT)
def _side(own: Pieces, other: Pieces) -> Side:
    """Return what the pieces of a player are worth."""
    borne_off = own.count(OFF)
    home = (_HOME + OFF) * borne_off + _WON * (borne_off == len(own))
    shared = [spot for spot in own if spot in SHARED]
    return home, float(sum(own) - OFF * borne_off), sum(_safety(spot, other) for spot in shared)


_HUNTERS = {spot: {spot - step: count / _THROWS for step, count in enumerate(CHANCES) if step} for spot in SHARED}
"""For each square that both ways have the places from which a piece may be captured there, with how likely that is."""


def _safety(spot: int, other: Pieces) -> float:
    """Return what a piece gains on the safe rosette, or may lose of its way on the others that both players share."""
    if spot == SAFE:
        return _HELD
    hunters = _HUNTERS[spot]
    danger = sum([hunters[one] for one in {*other} if one in hunters])
    return -_EXPOSED * spot * min(1.0, 2 * danger)
