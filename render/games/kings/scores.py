"""Scores as pictures show them: points, ranks, how everybody's weakest colour grew."""

from collections.abc import Iterator, Sequence

from engine.game import Event, Who
from engine.kings.pieces import CARDS, COLOURS
from engine.kings.state import FourCounts
from engine.kings.view import KingsView
from render.kit.scores import ranked, totals

_TREASURE = 4


def open_scores(view: KingsView) -> tuple[tuple[FourCounts, int], ...]:
    """Return each seat's points by colour and its treasures, as far as they are known; nothing counts as none."""
    piles = [pile or (0, 0, 0, 0, 0) for pile in view.banked]
    return tuple(((black, green, red, blue), treasures) for black, green, red, blue, treasures in piles)


def ranks(view: KingsView) -> tuple[int, ...]:
    """Return each seat's rank once the game is over, equal ones alike; nothing before that."""
    return ranked(open_scores(view)) if view.over else ()


def course(history: Sequence[Sequence[Event]], seats: int) -> Iterator[tuple[int, ...]]:
    """Yield each seat's weakest colour, treasures included, at the start and after the events of every move."""
    piles = [[0, 0, 0, 0, 0] for _ in range(seats)]
    yield (0,) * seats
    for events in history:
        for event in events:
            _bank(piles, event)
        yield tuple(_least(pile) for pile in piles)


def _bank(piles: list[list[int]], event: Event) -> None:
    for seat, kind, count in banked(event):
        piles[seat][kind] += count


def banked(event: Event) -> Iterator[tuple[int, int, int]]:
    """Yield (seat, colour or treasures, number of cards) for each victory pile that an event makes larger."""
    facts = dict(event.facts)
    who, count = facts.get("who"), facts.get("count", 1)
    if not isinstance(who, Who) or not isinstance(count, int):
        return
    if event.name == "point":
        yield who.seat, COLOURS.index(str(facts["colour"])), 1
    elif event.name in ("card-banked", "cards-taken"):
        yield who.seat, CARDS.index(str(facts["card"])), count
    elif event.name == "treasure-taken":
        yield who.seat, _TREASURE, 1


def gains(recent: Sequence[Event], seats: int) -> tuple[int, ...]:
    """Return how many cards each seat has put on its victory pile in some events."""
    found = [0] * seats
    for event in recent:
        for seat, _, count in banked(event):
            found[seat] += count
    return tuple(found)


def _least(pile: Sequence[int]) -> int:
    black, green, red, blue, treasures = pile
    return min(totals((black, green, red, blue), treasures))
