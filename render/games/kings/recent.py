"""Marks of recent events on the table: numbered brackets, ghosts, arrows, and removed cards. A mark follows its card
through later events."""

from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from typing import TypeAlias

from engine.game import Event
from engine.games.kings.pieces import SHIP_CARDS
from engine.games.kings.places import CELLS, PLACE_BY_NAME, Place
from engine.games.kings.view import KingsView
from render.games.kings.setting import (
    TABLE_LEADER_RADIUS,
    Layer,
    card_corner,
    leader_position,
    row_layout,
    visible_height,
)
from render.games.kings.sprites.faces import CARD_WIDTH, STRIP_HEIGHT, TAIL_HEIGHT
from render.games.kings.sprites.marks import RemovedCardSeam
from render.kit.since import ChangedPlace
from render.scene import Item
from render.sprites.marks import ActionNumber, Arrow, Brackets, GhostFrame

LaterEvents: TypeAlias = Sequence[Event]
"""The events after the one that is marked, oldest first."""

_LOSS_EVENTS = ("catastrophe-played", "cards-taken", "link-lost")


def places_of(event: Event) -> tuple[Place, ...]:
    """Return the places that an event names, as they were when it happened."""
    facts = dict(event.facts)
    names = facts.get("places", facts.get("place", ()))
    return tuple(PLACE_BY_NAME[str(name)] for name in (names if isinstance(names, tuple) else (names,)))


def lost_places(event: Event) -> tuple[Place, ...]:
    """Return the places from which an event removes cards."""
    return places_of(event) if event.name in _LOSS_EVENTS else ()


def current_place(place: Place, later: LaterEvents) -> Place | None:
    """Return the current place of a card that was at `place` before the `later` events, or None if it was removed. A
    card that became part of a ship has the ship's place."""
    for event in later:
        if place in lost_places(event):
            return None
        if not place.is_link:
            place = _place_after(place, event)
    return place


def _place_after(place: Place, event: Event) -> Place:
    above = sum(lost.column == place.column and 0 <= lost.row < place.row for lost in lost_places(event))
    row = place.row - above
    if event.name == "ship-built":
        (ship,) = places_of(event)
        if ship.column == place.column and ship.row <= row < ship.row + SHIP_CARDS:
            row = ship.row
    return CELLS[place.column][row]


_LEADER_EVENTS = ("leader-placed", "leader-moved")
_ARRIVAL_EVENTS = (*_LEADER_EVENTS, "card-placed", "kingdoms-joined", "ship-built", "treasure-taken")
_ACTION_EVENTS = (*_LEADER_EVENTS, "card-placed", "kingdoms-joined", "catastrophe-played")


def recent_items(view: KingsView, recent: Sequence[Event]) -> Iterator[Item]:
    """Yield the marks of `recent` events at the current places of their pieces, with numbers for several actions."""
    marks = chain.from_iterable(_event_items(view, event, recent[index + 1 :]) for index, event in enumerate(recent))
    yield from dict.fromkeys(marks)
    actions = [(event, recent[index + 1 :]) for index, event in enumerate(recent) if event.name in _ACTION_EVENTS]
    if len(actions) > 1:
        for index, (event, later) in enumerate(actions, 1):
            place = current_place(_event_place(event), later)
            if place is not None:
                yield Item(Layer.BADGE, *_badge_position(view, event, place), ActionNumber(index))


def find_changes(
    view: KingsView, moves: Sequence[Sequence[Event]]
) -> Callable[[Sequence[Event]], Iterator[ChangedPlace]]:
    """Return a function that yields the current places of a move's pieces. It must be called for `moves` in order."""
    whole = list(chain.from_iterable(moves))

    def places(events: Sequence[Event]) -> Iterator[ChangedPlace]:
        for event in events:
            if event.name not in _ACTION_EVENTS:
                continue
            later = next(number for number, other_event in enumerate(whole, 1) if other_event is event)
            place = current_place(_event_place(event), whole[later:])
            if place is not None and view.table.card(place) is not None:
                card = (*card_corner(place, _row_height(view)), CARD_WIDTH, visible_height(view, place))
                yield ChangedPlace(card, (Layer.BRACKETS, Layer.BADGE))

    return places


def _row_height(view: KingsView) -> float:
    return row_layout(view.table)[1]


def _badge_position(view: KingsView, event: Event, place: Place) -> tuple[float, float]:
    """Return the middle of an action's number: at a corner of its card, or next to the cross of a removed card."""
    x, y = card_corner(place, _row_height(view))
    if lost_places(event) and view.table.card(place) is not None:
        return x + 22, y
    return x + 1, y + visible_height(view, place) - 8


def _event_items(view: KingsView, event: Event, later: LaterEvents) -> Iterator[Item]:
    if event.name in _ARRIVAL_EVENTS:
        yield from _arrival_items(view, event, later)
    if event.name == "leader-moved":
        yield from _move_items(view, event, later)
    if event.name == "leader-home":
        yield from _ghost_items(view, _event_place(event), later, is_gone=True)
    for place in lost_places(event):
        yield _removal_item(view, place, event, later)


def _arrival_items(view: KingsView, event: Event, later: LaterEvents) -> Iterator[Item]:
    """Yield brackets around a new piece, or nothing for a leader that has moved on since."""
    place = current_place(_event_place(event), later)
    if place is None or (event.name in _LEADER_EVENTS and view.table.leader_at(place) is None):
        return
    yield Item(
        Layer.BRACKETS, *card_corner(place, _row_height(view)), Brackets(CARD_WIDTH, visible_height(view, place))
    )


def _ghost_items(view: KingsView, place: Place, later: LaterEvents, *, is_gone: bool) -> Iterator[Item]:
    """Yield a ghost where a leader was. `is_gone`: whether the leader left the table."""
    place_now = current_place(place, later)
    if place_now is not None:
        x, y = leader_position(place_now, _row_height(view))
        yield Item(
            Layer.GHOST,
            x - TABLE_LEADER_RADIUS,
            y - TABLE_LEADER_RADIUS,
            GhostFrame(is_gone, 2 * TABLE_LEADER_RADIUS, 2 * TABLE_LEADER_RADIUS),
        )


def _move_items(view: KingsView, event: Event, later: LaterEvents) -> Iterator[Item]:
    """Yield a ghost where a leader was, and an arrow that ends just before its current place."""
    start, end = (
        current_place(PLACE_BY_NAME[str(dict(event.facts)["start"])], later),
        current_place(_event_place(event), later),
    )
    if start is None or end is None or view.table.leader_at(end) is None:
        return
    yield from _ghost_items(view, start, (), is_gone=False)
    (ax, ay), (bx, by) = leader_position(start, _row_height(view)), leader_position(end, _row_height(view))
    length = max(1.0, ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5)
    near = 1 - (TABLE_LEADER_RADIUS + 2) / length
    yield Item(Layer.ARROW, ax, ay, Arrow(round((bx - ax) * near, 1), round((by - ay) * near, 1)))


def _removal_item(view: KingsView, place: Place, event: Event, later: LaterEvents) -> Item:
    """Return the mark of a removed card: an empty place crossed out below the column, or the seam between two cards."""
    above = sum(lost.column == place.column and lost.row < place.row for lost in lost_places(event) if not lost.is_link)
    place_now = place if place.is_link else current_place(Place(place.column, place.row - above), later) or place
    x, y = card_corner(place_now, _row_height(view))
    if view.table.card(place_now) is None:
        return Item(
            Layer.GHOST, x, y + (TAIL_HEIGHT if place_now.row > 0 else 0), GhostFrame(True, CARD_WIDTH, STRIP_HEIGHT)
        )
    return Item(Layer.GHOST, x, y, RemovedCardSeam(CARD_WIDTH))


def _event_place(event: Event) -> Place:
    return places_of(event)[0]
