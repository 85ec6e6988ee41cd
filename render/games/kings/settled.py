"""Where a card that an event names lies after later events: columns close up, and ships take the place of cards."""

from collections.abc import Sequence
from typing import TypeAlias

from engine.game import Event
from engine.kings.pieces import RUN
from engine.kings.places import BY_NAME, CELLS, Place

Way: TypeAlias = Sequence[Event]
"""The events that came after another."""

_LOSSES = ("catastrophe-played", "cards-taken", "link-lost")


def places_of(event: Event) -> tuple[Place, ...]:
    """Return the places that an event names, as they were then."""
    facts = dict(event.facts)
    named = facts.get("places", facts.get("place", ()))
    return tuple(BY_NAME[str(name)] for name in (named if isinstance(named, tuple) else (named,)))


def lost(event: Event) -> tuple[Place, ...]:
    """Return the places whose cards an event takes off the table."""
    return places_of(event) if event.name in _LOSSES else ()


def settled(place: Place, later: Way) -> Place | None:
    """Return where what lay at a place lies after later events; a ship for the cards that it replaced; None:
    nowhere."""
    for event in later:
        if place in lost(event):
            return None
        if not place.is_link:
            place = _moved(place, event)
    return place


def _moved(place: Place, event: Event) -> Place:
    above = sum(gone.column == place.column and 0 <= gone.row < place.row for gone in lost(event))
    row = place.row - above
    if event.name == "ship-built":
        (ship,) = places_of(event)
        if ship.column == place.column and ship.row <= row < ship.row + RUN:
            row = ship.row
    return CELLS[place.column][row]
