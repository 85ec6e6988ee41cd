"""What has just happened, marked on the map: brackets around areas, arrows along ways."""

from collections.abc import Iterator, Sequence

from engine.game import Event
from engine.mesopotamia.content.tables import Map as World
from engine.mesopotamia.view import MesopotamiaView
from render.games.mesopotamia.setting import Layer, middle, mooring, place
from render.scene import Item
from render.sprites.marks import Arrow, Brackets

_SHOWN = 6
"""How many of the last moves are marked: more would hide the map."""


def recent_items(view: MesopotamiaView, recent: Sequence[Event]) -> Iterator[Item]:
    """Yield brackets around each area that the events name, and an arrow for each unit or ship that went from one place
    to another."""
    world = view.position.content.map
    areas: dict[int, None] = {}
    ways: dict[Item, None] = {}
    for event in recent:
        facts = dict(event.facts)
        if event.name in ("unit-moved", "ship-sailed"):
            ways |= dict.fromkeys(_way(world, str(facts["start"]), facts.get("path", ())))
            path = facts.get("path", ())
            last = str(path[-1]) if isinstance(path, tuple) and path else ""
        else:
            last = str(facts.get("area", ""))
        if last in world.by_name:
            areas.pop(world.by_name[last], None)
            areas[world.by_name[last]] = None
    yield from list(ways)[-_SHOWN:]
    for area in list(areas)[-_SHOWN:]:
        x, y, wide, high = place(world, area)
        yield Item(Layer.BRACKETS, x + 3, y + 3, Brackets(wide - 6, high - 6))


def _way(world: World, start: str, path: object) -> Iterator[Item]:
    """Yield the arrow from where a unit or ship set out to where it is."""
    names = [str(name) for name in path] if isinstance(path, tuple) else []
    ends = [_point(world, name) for name in (start, *names[-1:])]
    first, *rest = ends
    if first is None or not rest or rest[0] is None or rest[0] == first:
        return
    yield Item(Layer.ARROW, *first, Arrow(rest[0][0] - first[0], rest[0][1] - first[1]))


def _point(world: World, name: str) -> tuple[float, float] | None:
    if name in world.by_name:
        return middle(world, world.by_name[name])
    return mooring(world, world.by_border[name]) if name in world.by_border else None
