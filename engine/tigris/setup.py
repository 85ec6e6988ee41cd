"""Positions that are dealt: the first one (R2), and those that look like a view."""

from engine.chance import Chance, Stream
from engine.game import Options
from engine.kit.counts import NONE, FourCounts, added, counted, dealt, spelt
from engine.tigris.board import MAPS
from engine.tigris.pieces import CATASTROPHES_EACH, HAND, TILE_COUNTS, Sphere
from engine.tigris.state import NOWHERE, Board, State
from engine.tigris.view import TigrisView

_SPREAD = 5
"""How far another's unseen points in a colour may lie from what the viewer has."""


def setup(marks: tuple[str, ...], options: Options, chance: Chance) -> State:
    """Return the first position: temples with treasures, six tiles a hand, the rest shuffled once for the whole game
    (R2)."""
    map_name = options.get("map", "standard")
    seats = len(marks)
    temples = MAPS[map_name].temples
    boxed = added(TILE_COUNTS, Sphere.RED, -temples.bit_count())
    tiles = bytes(chance.stream("bag").shuffled(spelt(boxed)))
    hands = tuple(counted(tiles[seat * HAND : (seat + 1) * HAND]) for seat in range(seats))
    return State(
        map=map_name,
        dynasties=marks,
        english=options.get("english-variant", "no") == "yes",
        open_scores=options.get("open-scores", "no") == "yes",
        board=Board((temples, 0, 0, 0), 0, 0, temples, (NOWHERE,) * seats),
        hands=hands,
        swapped=(NONE,) * seats,
        catastrophes=(CATASTROPHES_EACH,) * seats,
        points=(NONE,) * seats,
        treasures=(0,) * seats,
        bag=tiles[seats * HAND :],
        out=NONE,
    )


def imagine(view: TigrisView, chance: Chance) -> State:
    """Return a state that `view.seat` cannot tell from the true one."""
    stream = chance.stream("imagine")
    unseen = bytes(stream.shuffled(_unseen(view)))
    hands, unseen = dealt(unseen, view.hands, view.seat, view.hand)
    swapped, unseen = dealt(unseen, view.swaps, view.seat, view.swapped)
    return State(
        map=view.map,
        dynasties=view.dynasties,
        english=view.english,
        open_scores=view.open_scores,
        board=view.board,
        hands=hands,
        swapped=swapped,
        catastrophes=view.catastrophes,
        points=_points(view, stream),
        treasures=_treasures(view, stream),
        bag=unseen,
        out=view.out,
        turn=view.turn,
        actions=view.actions,
        agenda=view.agenda,
        conflict=view.conflict,
        ended=view.ended,
        naming=view.naming,
    )


def _unseen(view: TigrisView) -> bytes:
    hand, swapped = view.hand or NONE, view.swapped or NONE
    known = zip(view.board.tiles, view.out, hand, swapped, strict=True)
    seen = (tiles.bit_count() + out + held + away for tiles, out, held, away in known)
    return spelt(count - part for count, part in zip(TILE_COUNTS, seen, strict=True))


def _points(view: TigrisView, stream: Stream) -> tuple[FourCounts, ...]:
    own = NONE if view.seat is None else view.points[view.seat] or NONE

    def guess() -> FourCounts:
        red, blue, green, black = (max(0, points - _SPREAD) + stream.below(2 * _SPREAD) for points in own)
        return (red, blue, green, black)

    return tuple(guess() if points is None else points for points in view.points)


def _treasures(view: TigrisView, stream: Stream) -> tuple[int, ...]:
    taken = MAPS[view.map].temples.bit_count() - view.board.treasures.bit_count()
    known = [treasures or 0 for treasures in view.treasures]
    unknown = [seat for seat, treasures in enumerate(view.treasures) if treasures is None]
    if unknown:
        for _ in range(taken - sum(known)):
            known[stream.choice(unknown)] += 1
    return tuple(known)
