"""Scores as pictures show them: where treasures go, who is ahead, how everybody's weakest colour grew."""

from collections.abc import Iterator, Sequence

from engine.game import Event, Who
from engine.tigris.pieces import COLOURS
from engine.tigris.state import FourCounts
from engine.tigris.view import TigrisView

NOTHING: FourCounts = (0, 0, 0, 0)


def filled(points: FourCounts, treasures: int) -> FourCounts:
    """How many treasures count as points of each colour: one by one where the least is (R11.5)."""
    added = [0, 0, 0, 0]
    for _ in range(treasures):
        added[min(range(4), key=lambda sphere: points[sphere] + added[sphere])] += 1
    red, blue, green, black = added
    return (red, blue, green, black)


def totals(points: FourCounts, treasures: int) -> FourCounts:
    """Points with the treasures among them."""
    red, blue, green, black = (sum(both) for both in zip(points, filled(points, treasures), strict=True))
    return (red, blue, green, black)


def open_scores(view: TigrisView) -> tuple[tuple[FourCounts, int], ...]:
    """Each seat's points and treasures as far as they are known; nothing counts as none."""
    return tuple(
        (points or NOTHING, treasures or 0) for points, treasures in zip(view.points, view.treasures, strict=True)
    )


def ranks(view: TigrisView) -> tuple[int, ...]:
    """Each seat's rank once the game is over, equal ones alike; nothing before that."""
    if not view.over:
        return ()
    scores = [sorted(totals(*both)) for both in open_scores(view)]
    return tuple(1 + sum(other > own for other in scores) for own in scores)


def course(history: Sequence[Sequence[Event]], seats: int) -> Iterator[tuple[int, ...]]:
    """Each seat's weakest colour, treasures included, at the start and after the events of every move."""
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
