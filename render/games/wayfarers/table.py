"""The board's scene: rows of cards, journal, tiles, guilds, players, and what has just happened."""

from collections.abc import Iterable, Iterator, Sequence

from engine.game import Event
from engine.wayfarers.state import NO_ROUND, NOBODY, Lying
from engine.wayfarers.tables import INSPIRATION, KINDS, ROW
from engine.wayfarers.view import WayfarersView
from render.games.wayfarers.alt import board_alt
from render.games.wayfarers.footer import footer_items
from render.games.wayfarers.ground import BoardGround
from render.games.wayfarers.outlook import wanted_items
from render.games.wayfarers.piles import guild_items, pile_items
from render.games.wayfarers.recent import recent_items
from render.games.wayfarers.setting import COLUMN_SPOT, SIZE, TABLE_WIDE, Layer, mark_of, spot
from render.games.wayfarers.sprites.faces import HEAD, WIDTH, Back, Face
from render.games.wayfarers.sprites.marks import LastRound
from render.games.wayfarers.sprites.pieces import Influence, Worker
from render.games.wayfarers.track import track_items
from render.layouts.frame import Frame
from render.reader import Reader
from render.scene import Item, Scene, stack

_DECK = 4


def row_items(view: WayfarersView, kind: str) -> Iterator[Item]:
    """Yield a row's deck and its open cards."""
    row = ROW[kind]
    yield Item(Layer.CARD, *spot(kind, _DECK), Back(kind, len(view.decks[row])))
    for slot, lying in enumerate(view.table.rows[row]):
        if lying is not None:
            yield from _lying(view, lying, *spot(kind, slot))


def _lying(view: WayfarersView, lying: Lying, x: float, y: float) -> Iterator[Item]:
    yield Item(Layer.CARD, x, y, Face(lying.card))
    if lying.owner != NOBODY:
        yield Item(Layer.PIECE, x + WIDTH - 15, y + HEAD + 11, Influence(mark_of(view, lying.owner)))
    for number, worker in enumerate(lying.workers):
        yield Item(Layer.PIECE, x + 15 + 21 * number, y + HEAD + 12, Worker(worker, 28))


TABLE_ROWS = tuple(kind for kind in KINDS if kind != INSPIRATION)
"""The rows around the map."""


def board(view: WayfarersView, reader: Reader, recent: Sequence[Event]) -> Scene:
    """Draw the position as everybody sees it, with what has just happened marked."""
    items = [*position(view), *wanted_items(view), *recent_items(view, recent)]
    return scene("board", view, reader, items, board_alt(view, reader, recent))


def position(view: WayfarersView) -> Iterator[Item]:
    """Yield all that lies on the table, for who reads from the left."""
    for kind in (*TABLE_ROWS, INSPIRATION):
        yield from row_items(view, kind)
    yield from pile_items(view)
    yield from guild_items(view)
    yield from track_items(view)


def scene(kind: str, view: WayfarersView, reader: Reader, items: Iterable[Item], alt: str) -> Scene:
    """Put a scene together: rows and journal in the same order for every reader, all else mirrored for a right-to-left
    one."""
    frame = Frame(SIZE[0], reader.rtl)
    aside, column = shifts(reader)
    lying = [*items]
    if view.table.turns_left != NO_ROUND and not view.table.ended:
        lying.append(Item(Layer.TAG, COLUMN_SPOT, 40, LastRound(view.table.turns_left)))
    moved = [item._replace(x=item.x + (aside if item.x < TABLE_WIDE + 4 else column)) for item in lying]
    foot = footer_items(view, reader, frame)
    ground = BoardGround(aside, column)
    return Scene(kind, f"wayfarers-{kind}", SIZE, reader.theme, ground, stack([*moved, *foot]), alt)


def shifts(reader: Reader) -> tuple[float, float]:
    """Return how far the table and the inspiration cards move to the right for a reader."""
    if not reader.rtl:
        return 0.0, 0.0
    return SIZE[0] - TABLE_WIDE - 10, 10 - COLUMN_SPOT
