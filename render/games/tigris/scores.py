"""Scores as pictures show them: where treasures go, who is ahead, how everybody's weakest colour grew."""

from collections.abc import Iterator, Sequence

from engine.game import Event, Who
from engine.tigris.pieces import COLOURS
from engine.tigris.state import FourCounts
from engine.tigris.view import TigrisView
from render.kit.scores import ranked, totals

NOTHING: FourCounts = (0, 0, 0, 0)


def open_scores(view: TigrisView) -> tuple[tuple[FourCounts, int], ...]:
    """Return each seat's points and treasures as far as they are known; nothing counts as none."""
    return tuple(
        (points or NOTHING, treasures or 0) for points, treasures in zip(view.points, view.treasures, strict=True)
    )


def ranks(view: TigrisView) -> tuple[int, ...]:
    """Return each seat's rank once the game is over, equal ones alike; nothing before that."""
    if not view.over:
        return ()
    return ranked(open_scores(view))


def course(history: Sequence[Sequence[Event]], seats: int) -> Iterator[tuple[int, ...]]:
    """Yield each seat's weakest colour, treasures included, at the start and after the events of every move."""
    points = [[0, 0, 0, 0] for _ in range(seats)]
    treasures = [0] * seats
    yield (0,) * seats
    for events in history:
        for event in events:
            facts = dict(event.facts)
            who, count, colour = facts.get("who"), facts.get("count"), facts.get("colour")
            if event.name == "treasure-taken" and isinstance(who, Who):
                treasures[who.seat] += 1
            if event.name == "points" and isinstance(who, Who) and isinstance(count, int):
                points[who.seat][COLOURS.index(str(colour))] += count
        yield tuple(_least(own, more) for own, more in zip(points, treasures, strict=True))


def _least(points: Sequence[int], treasures: int) -> int:
    red, blue, green, black = points
    return min(totals((red, blue, green, black), treasures))
