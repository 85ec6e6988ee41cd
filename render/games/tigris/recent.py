"""Marks of recent events on the board: numbered brackets, ghosts, arrows."""

from collections.abc import Iterator, Sequence

from engine.game import Event
from engine.games.tigris.places import CELL_BY_NAME, ROW_BITS
from render.games.kingdoms.sprites.tiles import CELL
from render.games.tigris.setting import Layer, middle, spot
from render.kit.since import Change
from render.scene import Item
from render.sprites.marks import Arrow, Brackets, Ghost, Step

_ARRIVALS = ("leader-placed", "leader-moved", "tile-placed", "catastrophe-placed")
_ACTIONS = (*_ARRIVALS, "leader-withdrawn")
_DEPARTURES = ("leader-withdrawn", "leader-home")


def recent_items(recent: Sequence[Event]) -> Iterator[Item]:
    """Yield the marks of some events. Several actions are numbered."""
    built = [cell for event in recent if event.name == "monument-built" for cell in _square(_cell(event, "cell"))]
    actions = [event for event in recent if event.name in _ACTIONS]
    for event in recent:
        if event.name not in _ARRIVALS or _cell(event, "cell") not in built:
            yield from _marks(event)
    if len(actions) > 1:
        for number, event in enumerate(actions, 1):
            yield Item(Layer.BADGE, *_badge_spot(event), Step(number))


def find_changes(events: Sequence[Event]) -> Iterator[Change]:
    """Yield the cells that a move's events changed, and the squares of new monuments."""
    for event in events:
        if event.name in _ACTIONS or event.name == "monument-built":
            side = 2 * CELL if event.name == "monument-built" else CELL
            yield Change((*spot(_cell(event, "cell")), side, side), (Layer.BRACKETS, Layer.BADGE))


def _square(cell: int) -> tuple[int, ...]:
    """Return the four cells of a monument whose top left cell is `cell`."""
    return (cell, cell + 1, cell + ROW_BITS, cell + ROW_BITS + 1)


def _badge_spot(event: Event) -> tuple[float, float]:
    """Return a corner of the cell, away from an incoming arrow."""
    x, y = spot(_cell(event, "cell"))
    if event.name == "leader-moved":
        from_x, from_y = spot(_cell(event, "start"))
        if (from_x, -from_y) < (x, -y):
            return x + CELL - 1, y + 2
    return x + 1, y + CELL - 8


def _marks(event: Event) -> Iterator[Item]:
    if event.name in _ARRIVALS:
        yield Item(Layer.BRACKETS, *spot(_cell(event, "cell")), Brackets(CELL, CELL))
    if event.name == "monument-built":
        yield Item(Layer.BRACKETS, *spot(_cell(event, "cell")), Brackets(2 * CELL, 2 * CELL))
    if event.name == "leader-moved":
        yield from _move_items(_cell(event, "start"), _cell(event, "cell"))
    if event.name in _DEPARTURES:
        yield Item(Layer.GHOST, *spot(_cell(event, "cell")), Ghost(True, CELL, CELL))
    if event.name == "tiles-removed":
        for name in _names(event):
            yield Item(Layer.GHOST, *spot(CELL_BY_NAME[name]), Ghost(True, CELL, CELL))
    if event.name == "treasure-taken":
        yield Item(Layer.GHOST, *spot(_cell(event, "cell")), Ghost(False, CELL, CELL))


def _move_items(start: int, end: int) -> Iterator[Item]:
    """Yield a ghost at the previous place of a leader, and an arrow that ends just before its current place."""
    yield Item(Layer.GHOST, *spot(start), Ghost(False, CELL, CELL))
    (ax, ay), (bx, by) = middle(start), middle(end)
    length = max(1.0, ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5)
    near = 1 - 27 / length
    if near > 0:
        yield Item(Layer.ARROW, ax, ay, Arrow(round((bx - ax) * near, 1), round((by - ay) * near, 1)))


def _cell(event: Event, fact: str) -> int:
    return CELL_BY_NAME[str(dict(event.facts)[fact])]


def _names(event: Event) -> tuple[str, ...]:
    names = dict(event.facts)["cells"]
    return names if isinstance(names, tuple) else ()
