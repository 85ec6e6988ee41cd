"""Marks of recent events on the map: brackets around areas and ships, and arrows over borders."""

from collections.abc import Iterator, Sequence

from engine.game import Event
from engine.games.mesopotamia.content.tables import Map as World
from engine.games.mesopotamia.view import MesopotamiaView
from render.games.mesopotamia.setting import Layer, area_rect, border_ends, mooring_point
from render.kit.since import ChangedPlace
from render.scene import Item
from render.sprites.marks import Arrow, Brackets

_MAX_MARKED_MOVES = 6
"""Number of the last moves whose marks are drawn; more marks would hide the map."""

_SHIP_PLACE_SIZE = 42.0
_CROSSING_SHARE = 0.84
"""Position of an arrow on a border, as a fraction of the border's length. Ships in its middle stay visible."""
_ARROW_HALF_LENGTH = 13.0
"""Length of an arrow on each side of a border, in units."""


def recent_items(view: MesopotamiaView, recent: Sequence[Event]) -> Iterator[Item]:
    """Yield brackets around each area that the last events name and each ship that sailed, and an arrow over the last
    border that a unit crossed."""
    world, players = view.position.content.map, len(view.position.players)
    areas: dict[int, None] = {}
    crossings: dict[Item, None] = {}
    for event in recent:
        facts = dict(event.facts)
        path = facts.get("path", ())
        crossed = (str(facts.get("start", "")), *(map(str, path) if isinstance(path, tuple) else ()))
        if event.name == "unit-moved":
            crossings |= dict.fromkeys(_crossing_items(world, players, *crossed[-2:]))
        elif event.name == "ship-sailed" and crossed[-1] in world.by_border:
            x, y = mooring_point(world, world.by_border[crossed[-1]], players)
            crossings[
                Item(
                    Layer.BRACKETS,
                    x - _SHIP_PLACE_SIZE / 2,
                    y - _SHIP_PLACE_SIZE / 2,
                    Brackets(_SHIP_PLACE_SIZE, _SHIP_PLACE_SIZE),
                )
            ] = None
        last = crossed[-1] if event.name == "unit-moved" else str(facts.get("area", ""))
        if last in world.by_name:
            areas.pop(world.by_name[last], None)
            areas[world.by_name[last]] = None
    yield from list(crossings)[-_MAX_MARKED_MOVES:]
    for area in list(areas)[-_MAX_MARKED_MOVES:]:
        x, y, width, height = area_rect(world, area, players)
        yield Item(Layer.BRACKETS, x + 3, y + 3, Brackets(width - 6, height - 6))


def find_changes(view: MesopotamiaView, events: Sequence[Event]) -> Iterator[ChangedPlace]:
    """Yield the rectangle of each area that the events of a move changed, and of each ship that sailed."""
    world, players = view.position.content.map, len(view.position.players)
    for event in events:
        facts = dict(event.facts)
        path = facts.get("path", ())
        last = str(path[-1]) if isinstance(path, tuple) and path else str(facts.get("area", facts.get("border", "")))
        if last in world.by_name:
            x, y, width, height = area_rect(world, world.by_name[last], players)
            yield ChangedPlace((x + 3, y + 3, width - 6, height - 6), (Layer.BRACKETS, Layer.BADGE))
        elif last in world.by_border:
            x, y = mooring_point(world, world.by_border[last], players)
            yield ChangedPlace(
                (x - _SHIP_PLACE_SIZE / 2, y - _SHIP_PLACE_SIZE / 2, _SHIP_PLACE_SIZE, _SHIP_PLACE_SIZE),
                (Layer.BRACKETS, Layer.BADGE),
            )


def _crossing_items(world: World, players: int, start: str, end: str) -> Iterator[Item]:
    """Yield an arrow over the border from the area `start` to the area `end`, or nothing if they have none."""
    segment = world.by_border.get("-".join(sorted((start, end))))
    if segment is None:
        return
    (ax, ay), (bx, by) = border_ends(world, segment, players)
    x, y = ax + (bx - ax) * _CROSSING_SHARE, ay + (by - ay) * _CROSSING_SHARE
    if ay == by:
        offset = _ARROW_HALF_LENGTH if start < end else -_ARROW_HALF_LENGTH
        yield Item(Layer.ARROW, x, y - offset, Arrow(0, 2 * offset))
    else:
        offset = _ARROW_HALF_LENGTH if start < end else -_ARROW_HALF_LENGTH
        yield Item(Layer.ARROW, x - offset, y, Arrow(2 * offset, 0))
