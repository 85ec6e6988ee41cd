"""Marks of recent events on the map: brackets around areas and ships, arrows over borders."""

from collections.abc import Iterator, Sequence

from engine.game import Event
from engine.games.mesopotamia.content.tables import Map as World
from engine.games.mesopotamia.view import MesopotamiaView
from render.games.mesopotamia.setting import Layer, area_rect, border_ends, mooring_point
from render.kit.since import ChangedPlace
from render.scene import Item
from render.sprites.marks import Arrow, Brackets

_MAX_MARKED_MOVES = 6
"""Number of the last moves to mark; more would hide the map."""

_SHIP_PLACE_SIZE = 42.0
_CROSSING_SHARE = 0.84
"""The point of an arrow that lies on the border, as a fraction of its length, chosen so that ships moored there stay
visible."""
_ARROW_HALF_LENGTH = 13.0
"""Length of an arrow on either side of a border, in units."""


def recent_items(view: MesopotamiaView, recent: Sequence[Event]) -> Iterator[Item]:
    """Yield brackets around each area that the events name and each ship that sailed, and an arrow over the last border
    that a unit crossed."""
    world, players = view.position.content.map, len(view.position.players)
    areas: dict[int, None] = {}
    ways: dict[Item, None] = {}
    for event in recent:
        facts = dict(event.facts)
        path = facts.get("path", ())
        way = (str(facts.get("start", "")), *(map(str, path) if isinstance(path, tuple) else ()))
        if event.name == "unit-moved":
            ways |= dict.fromkeys(_crossing_items(world, players, *way[-2:]))
        elif event.name == "ship-sailed" and way[-1] in world.by_border:
            x, y = mooring_point(world, world.by_border[way[-1]], players)
            ways[
                Item(
                    Layer.BRACKETS,
                    x - _SHIP_PLACE_SIZE / 2,
                    y - _SHIP_PLACE_SIZE / 2,
                    Brackets(_SHIP_PLACE_SIZE, _SHIP_PLACE_SIZE),
                )
            ] = None
        last = way[-1] if event.name == "unit-moved" else str(facts.get("area", ""))
        if last in world.by_name:
            areas.pop(world.by_name[last], None)
            areas[world.by_name[last]] = None
    yield from list(ways)[-_MAX_MARKED_MOVES:]
    for area in list(areas)[-_MAX_MARKED_MOVES:]:
        x, y, width, height = area_rect(world, area, players)
        yield Item(Layer.BRACKETS, x + 3, y + 3, Brackets(width - 6, height - 6))


def find_changes(view: MesopotamiaView, events: Sequence[Event]) -> Iterator[ChangedPlace]:
    """Yield the areas that a move's events changed, and the places of ships that sailed."""
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
    """Yield the arrow over the border between two areas, next to the place of a ship."""
    segment = world.by_border.get("-".join(sorted((start, end))))
    if segment is None:
        return
    (ax, ay), (bx, by) = border_ends(world, segment, players)
    x, y = ax + (bx - ax) * _CROSSING_SHARE, ay + (by - ay) * _CROSSING_SHARE
    if ay == by:
        way = _ARROW_HALF_LENGTH if start < end else -_ARROW_HALF_LENGTH
        yield Item(Layer.ARROW, x, y - way, Arrow(0, 2 * way))
    else:
        way = _ARROW_HALF_LENGTH if start < end else -_ARROW_HALF_LENGTH
        yield Item(Layer.ARROW, x - way, y, Arrow(2 * way, 0))
