"""Marks of recent events on the board: numbered brackets, ghosts, and arrows."""

from collections.abc import Iterator, Sequence

from engine.game import Event
from engine.games.tigris.places import CELL_BY_NAME, ROW_BITS
from render.games.kingdoms.sprites.tiles import CELL_SIZE
from render.games.tigris.setting import Layer, cell_corner, cell_middle
from render.kit.since import ChangedPlace
from render.scene import Item
from render.sprites.marks import ActionNumber, Arrow, Brackets, GhostFrame

_ARRIVAL_EVENTS = ("leader-placed", "leader-moved", "tile-placed", "catastrophe-placed")
_ACTION_EVENTS = (*_ARRIVAL_EVENTS, "leader-withdrawn")
_DEPARTURE_EVENTS = ("leader-withdrawn", "leader-home")


def recent_items(recent: Sequence[Event]) -> Iterator[Item]:
    """Yield the marks of the `recent` events, numbered if there are several actions."""
    built = [
        cell
        for event in recent
        if event.name == "monument-built"
        for cell in _monument_cells(_event_cell(event, "cell"))
    ]
    actions = [event for event in recent if event.name in _ACTION_EVENTS]
    for event in recent:
        if event.name not in _ARRIVAL_EVENTS or _event_cell(event, "cell") not in built:
            yield from _event_items(event)
    if len(actions) > 1:
        for number, event in enumerate(actions, 1):
            yield Item(Layer.BADGE, *_badge_position(event), ActionNumber(number))


def find_changes(events: Sequence[Event]) -> Iterator[ChangedPlace]:
    """Yield the cells that the events of a move changed, and the squares of new monuments."""
    for event in events:
        if event.name in _ACTION_EVENTS or event.name == "monument-built":
            side = 2 * CELL_SIZE if event.name == "monument-built" else CELL_SIZE
            yield ChangedPlace((*cell_corner(_event_cell(event, "cell")), side, side), (Layer.BRACKETS, Layer.BADGE))


def _monument_cells(cell: int) -> tuple[int, ...]:
    """Return the four cells of a monument whose top-left cell is `cell`."""
    return (cell, cell + 1, cell + ROW_BITS, cell + ROW_BITS + 1)


def _badge_position(event: Event) -> tuple[float, float]:
    """Return the middle of an action's number: at a corner of the cell that no arrow reaches."""
    x, y = cell_corner(_event_cell(event, "cell"))
    if event.name == "leader-moved":
        from_x, from_y = cell_corner(_event_cell(event, "start"))
        if (from_x, -from_y) < (x, -y):
            return x + CELL_SIZE - 1, y + 2
    return x + 1, y + CELL_SIZE - 8


def _event_items(event: Event) -> Iterator[Item]:
    if event.name in _ARRIVAL_EVENTS:
        yield Item(Layer.BRACKETS, *cell_corner(_event_cell(event, "cell")), Brackets(CELL_SIZE, CELL_SIZE))
    if event.name == "monument-built":
        yield Item(Layer.BRACKETS, *cell_corner(_event_cell(event, "cell")), Brackets(2 * CELL_SIZE, 2 * CELL_SIZE))
    if event.name == "leader-moved":
        yield from _move_items(_event_cell(event, "start"), _event_cell(event, "cell"))
    if event.name in _DEPARTURE_EVENTS:
        yield Item(Layer.GHOST, *cell_corner(_event_cell(event, "cell")), GhostFrame(True, CELL_SIZE, CELL_SIZE))
    if event.name == "tiles-removed":
        for name in _cell_names(event):
            yield Item(Layer.GHOST, *cell_corner(CELL_BY_NAME[name]), GhostFrame(True, CELL_SIZE, CELL_SIZE))
    if event.name == "treasure-taken":
        yield Item(Layer.GHOST, *cell_corner(_event_cell(event, "cell")), GhostFrame(False, CELL_SIZE, CELL_SIZE))


def _move_items(start: int, end: int) -> Iterator[Item]:
    """Yield a ghost where a leader was, and an arrow that ends just before its current place."""
    yield Item(Layer.GHOST, *cell_corner(start), GhostFrame(False, CELL_SIZE, CELL_SIZE))
    (ax, ay), (bx, by) = cell_middle(start), cell_middle(end)
    length = max(1.0, ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5)
    near = 1 - 27 / length
    if near > 0:
        yield Item(Layer.ARROW, ax, ay, Arrow(round((bx - ax) * near, 1), round((by - ay) * near, 1)))


def _event_cell(event: Event, fact: str) -> int:
    return CELL_BY_NAME[str(dict(event.facts)[fact])]


def _cell_names(event: Event) -> tuple[str, ...]:
    names = dict(event.facts)["cells"]
    return names if isinstance(names, tuple) else ()
