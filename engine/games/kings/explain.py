"""Explanations of each component, with the numbers of the rules."""

from collections.abc import Iterable, Iterator
from functools import cache
from types import MappingProxyType

from engine.game import Clause
from engine.games.kings.pieces import (
    CARD_COUNTS,
    CATASTROPHES_EACH,
    EVERY_COLOUR,
    SHIP_CARDS,
    SHIP_COLOURS,
    SHIPS,
    TREASURE_COUNT,
    TREASURES_LEFT_AT_END,
    Card,
    Colour,
)
from engine.kit.explaining import Components, clause

_LEADERS_WITH_ABILITY = ("king", "trader")
"""The leaders that do more than score for their colour (6, 7)."""


@cache
def explain_components() -> Components:
    """Return the kind and the explaining clauses of every component, by name."""
    return MappingProxyType({name: (kind, tuple(clauses)) for kind, name, clauses in _every_component()})


def _every_component() -> Iterator[tuple[str, str, Iterable[Clause]]]:
    for colour in EVERY_COLOUR:
        yield "card", colour.card.word, _explain_card(colour)
        yield "leader", colour.leader, _explain_leader(colour)
    for ship in SHIPS:
        yield "ship", ship.word, _explain_ship(ship)
    treasures_left, count = (
        clause("frame-left", count=TREASURES_LEFT_AT_END),
        clause("frame-count", count=TREASURE_COUNT, full_text_only=True),
    )
    yield "card", Card.TREASURE.word, (clause("purpose-treasure"), treasures_left, count)
    yield "card", "catastrophe", (clause("purpose-catastrophe"), clause("frame-each", count=CATASTROPHES_EACH))


def _explain_card(colour: Colour) -> Iterator[Clause]:
    yield clause("frame-card", colour=colour.word, leader=colour.leader)
    if colour is Colour.RED:
        yield clause("purpose-temple")
    yield clause("frame-count", count=CARD_COUNTS[colour], full_text_only=True)


def _explain_leader(colour: Colour) -> Iterator[Clause]:
    yield clause("frame-leader", colour=colour.word, card=colour.card.word)
    if colour.leader in _LEADERS_WITH_ABILITY:
        yield clause(f"purpose-{colour.leader}")
    yield clause("frame-point", full_text_only=True)


def _explain_ship(ship: Card) -> Iterator[Clause]:
    """Yield the leaders that a ship serves and the cards that make it: farms, or cards of its other colour (8.2)."""
    yield clause("frame-ship", leaders=tuple(colour.leader for colour in SHIP_COLOURS[ship]))
    yield clause("frame-run", count=SHIP_CARDS, cards=tuple(colour.card.word for colour in SHIP_COLOURS[ship]))
