"""Marks of recent events on the table: numbered brackets, ghosts, arrows, and the places of removed cards. Each mark
follows its card through later events."""

from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from typing import TypeAlias

from engine.game import Event
from engine.games.kings.pieces import SHIP_CARDS
from engine.games.kings.places import CELLS, PLACE_BY_NAME, Place
from engine.games.kings.view import KingsView
from render.games.kings.setting import RADIUS, Layer, rows_of, seat_of, spot, visible_height
from render.games.kings.sprites.faces import STRIP_HEIGHT, TAIL_HEIGHT, WIDTH
from render.games.kings.sprites.marks import Gone
from render.kit.since import Change
from render.scene import Item
from render.sprites.marks import Arrow, Brackets, Ghost, Step

Way: TypeAlias = Sequence[Event]
"""The events after another event."""

_LOSSES = ("catastrophe-played", "cards-taken", "link-lost")


def places_of(event: Event) -> tuple[Place, ...]:
    """Return the places that an event names, as they were at that time."""
    facts = dict(event.facts)
    named = facts.get("places", facts.get("place", ()))
    return tuple(PLACE_BY_NAME[str(name)] for name in (named if isinstance(named, tuple) else (named,)))


def lost_places(event: Event) -> tuple[Place, ...]:
    """Return the places of the cards that an event removes from the table."""
    return places_of(event) if event.name in _LOSSES else ()


def current_place(place: Place, later: Way) -> Place | None:
    """Return the place of a card after later events, or None if it is gone. A card that became part of a ship is at the
    ship's place."""
    for event in later:
        if place in lost_places(event):
            return None
        if not place.is_link:
            place = _shifted_place(place, event)
    return place


def _shifted_place(place: Place, event: Event) -> Place:
    above = sum(gone.column == place.column and 0 <= gone.row < place.row for gone in lost_places(event))
    row = place.row - above
    if event.name == "ship-built":
        (ship,) = places_of(event)
        if ship.column == place.column and ship.row <= row < ship.row + SHIP_CARDS:
            row = ship.row
    return CELLS[place.column][row]


_LEADERS = ("leader-placed", "leader-moved")
_ARRIVALS = (*_LEADERS, "card-placed", "kingdoms-joined", "ship-built", "treasure-taken")
_ACTIONS = (*_LEADERS, "card-placed", "kingdoms-joined", "catastrophe-played")


def recent_items(view: KingsView, recent: Sequence[Event]) -> Iterator[Item]:
    """Yield the marks of some events at the current places of their pieces. Several actions are numbered."""
    marks = chain.from_iterable(_marks(view, event, recent[number + 1 :]) for number, event in enumerate(recent))
    yield from dict.fromkeys(marks)
    actions = [(event, recent[number + 1 :]) for number, event in enumerate(recent) if event.name in _ACTIONS]
    if len(actions) > 1:
        for number, (event, later) in enumerate(actions, 1):
            place = current_place(_place(event), later)
            if place is not None:
                yield Item(Layer.BADGE, *_badge_spot(view, event, place), Step(number))


def find_changes(view: KingsView, moves: Sequence[Sequence[Event]]) -> Callable[[Sequence[Event]], Iterator[Change]]:
    """Return a function that yields the current places of the pieces of a move. Call it for the moves in order."""
    whole = list(chain.from_iterable(moves))

    def places(events: Sequence[Event]) -> Iterator[Change]:
        for event in events:
            if event.name not in _ACTIONS:
                continue
            later = next(number for number, one in enumerate(whole, 1) if one is event)
            place = current_place(_place(event), whole[later:])
            if place is not None and view.table.card(place) is not None:
                card = (*spot(place, _strip(view)), WIDTH, visible_height(view, place))
                yield Change(card, (Layer.BRACKETS, Layer.BADGE))

    return places


def _strip(view: KingsView) -> float:
    return rows_of(view.table)[1]


def _badge_spot(view: KingsView, event: Event, place: Place) -> tuple[float, float]:
    """Return a corner of the card; for a seam the place next to the cross."""
    x, y = spot(place, _strip(view))
    if lost_places(event) and view.table.card(place) is not None:
        return x + 22, y
    return x + 1, y + visible_height(view, place) - 8


def _marks(view: KingsView, event: Event, later: Way) -> Iterator[Item]:
    if event.name in _ARRIVALS:
        yield from _arrival(view, event, later)
    if event.name == "leader-moved":
        yield from _move_items(view, event, later)
    if event.name == "leader-home":
        yield from _ghost_items(view, _place(event), later, gone=True)
    for place in lost_places(event):
        yield _removal_place(view, place, event, later)


def _arrival(view: KingsView, event: Event, later: Way) -> Iterator[Item]:
    """Yield brackets around a new piece, or nothing for a leader that has moved on."""
    place = current_place(_place(event), later)
    if place is None or (event.name in _LEADERS and view.table.leader_at(place) is None):
        return
    yield Item(Layer.BRACKETS, *spot(place, _strip(view)), Brackets(WIDTH, visible_height(view, place)))


def _ghost_items(view: KingsView, place: Place, later: Way, *, gone: bool) -> Iterator[Item]:
    """Yield a ghost at the previous place of a leader."""
    now = current_place(place, later)
    if now is not None:
        x, y = seat_of(now, _strip(view))
        yield Item(Layer.GHOST, x - RADIUS, y - RADIUS, Ghost(gone, 2 * RADIUS, 2 * RADIUS))


def _move_items(view: KingsView, event: Event, later: Way) -> Iterator[Item]:
    """Yield a ghost at the previous place of a leader, and an arrow that ends just before its current place."""
    start, end = (
        current_place(PLACE_BY_NAME[str(dict(event.facts)["start"])], later),
        current_place(_place(event), later),
    )
    if start is None or end is None or view.table.leader_at(end) is None:
        return
    yield from _ghost_items(view, start, (), gone=False)
    (ax, ay), (bx, by) = seat_of(start, _strip(view)), seat_of(end, _strip(view))
    length = max(1.0, ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5)
    near = 1 - (RADIUS + 2) / length
    yield Item(Layer.ARROW, ax, ay, Arrow(round((bx - ax) * near, 1), round((by - ay) * near, 1)))


def _removal_place(view: KingsView, place: Place, event: Event, later: Way) -> Item:
    """Return the mark for a removed card: the crossed-out empty place below the last card, or the closed seam."""
    above = sum(
        other.column == place.column and other.row < place.row for other in lost_places(event) if not other.is_link
    )
    now = place if place.is_link else current_place(Place(place.column, place.row - above), later) or place
    x, y = spot(now, _strip(view))
    if view.table.card(now) is None:
        return Item(Layer.GHOST, x, y + (TAIL_HEIGHT if now.row > 0 else 0), Ghost(True, WIDTH, STRIP_HEIGHT))
    return Item(Layer.GHOST, x, y, Gone(WIDTH))


def _place(event: Event) -> Place:
    return places_of(event)[0]
