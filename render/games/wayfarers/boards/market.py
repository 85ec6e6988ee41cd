"""The market's picture: townsfolk, land and water that can be gained; and what all pictures of the board share."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

from engine.game import Event
from engine.wayfarers.components.tables import CARDS, INSPIRATION, LAND, ROW, TOWNSFOLK, WATER
from engine.wayfarers.solo.outlook import coming
from engine.wayfarers.state import NOBODY, Lying
from engine.wayfarers.view import WayfarersView
from render.games.wayfarers.boards.alt import market_alt
from render.games.wayfarers.boards.blocks import block_items
from render.games.wayfarers.boards.header import header_items
from render.games.wayfarers.names import card_name
from render.games.wayfarers.recent import touched
from render.games.wayfarers.setting import SIZE, Layer, mark_of
from render.games.wayfarers.sprites.marks import Wanted
from render.games.wayfarers.sprites.offers import FOOT, HIGH, WIDE, Offer
from render.games.wayfarers.sprites.pieces import Influence, Worker
from render.kit.headline import PLACE
from render.layouts.frame import Frame
from render.reader import Reader
from render.scene import Item, Scene, stack
from render.sprites.ground import Card, Wall
from render.sprites.marks import Brackets

ROWS = (TOWNSFOLK, LAND, WATER)
_LEFT, _TOP, _ACROSS, _DOWN = 7.0, 62.0, 273.0, 181.0


def board(view: WayfarersView, reader: Reader, recent: Sequence[Event]) -> Scene:
    """Draw what can be gained in the three rows, with what has just happened marked."""
    items = [*row_items(view, reader, ROWS), *card_marks(view, recent, ROWS)]
    return board_scene("board", "market", view, reader, recent, items, market_alt(view, reader, recent))


def slot_at(rows: Sequence[str], kind: str, slot: int) -> tuple[float, float]:
    """Return the top left corner of a slot where `rows` are shown one below the other."""
    return _LEFT + _ACROSS * slot, _TOP + _DOWN * rows.index(kind)


def row_items(view: WayfarersView, reader: Reader, rows: Sequence[str]) -> Iterator[Item]:
    """Yield the open cards of some rows, in the same order for every reader, with what lies on them."""
    for kind in rows:
        for slot, lying in enumerate(view.table.rows[ROW[kind]]):
            if lying is not None:
                yield from _lying(view, reader, lying, slot, *slot_at(rows, kind, slot))


def _lying(view: WayfarersView, reader: Reader, lying: Lying, slot: int, x: float, y: float) -> Iterator[Item]:
    offer = Offer(lying.card, card_name(reader, lying.card), slot)
    yield Item(Layer.CARD, x, y, offer)
    top, right = y + offer.head + 21, x + offer.view_wide
    if lying.owner != NOBODY:
        low = y + HIGH - FOOT - 22 if CARDS[lying.card].kind == INSPIRATION else top
        yield Item(Layer.PIECE, right - 17, low, Influence(mark_of(view, lying.owner), 19))
    for number, worker in enumerate(lying.workers):
        yield Item(Layer.PIECE, x + 21 + 25 * number, top, Worker(worker, 38))


def card_marks(view: WayfarersView, recent: Sequence[Event], rows: Sequence[str]) -> Iterator[Item]:
    """Yield brackets around cards that the news touched, and a frame around those that the rival takes next."""
    cards = touched(view, recent)
    wanted = coming(view.table)
    for kind in rows:
        for slot, lying in enumerate(view.table.rows[ROW[kind]]):
            x, y = slot_at(rows, kind, slot)
            if lying is not None and lying.card in wanted:
                yield Item(Layer.TARGET, x, y, Wanted(WIDE, HIGH, "bottom"))
            if lying is not None and lying.card in cards:
                yield Item(Layer.BRACKETS, x, y, Brackets(WIDE, HIGH))


def board_scene(
    kind: str,
    name: str,
    view: WayfarersView,
    reader: Reader,
    recent: Sequence[Event],
    items: Iterable[Item],
    alt: str,
) -> Scene:
    """Put one of the board's pictures together: whose turn it is above, the players below."""
    edges = _on_each(view, reader, tuple(recent))
    plates: tuple[Card, ...] = (PLACE,)
    return Scene(kind, f"wayfarers-{name}", SIZE, reader.theme, Wall(SIZE, plates, ()), stack([*items, *edges]), alt)


@lru_cache(maxsize=4)
def _on_each(view: WayfarersView, reader: Reader, recent: tuple[Event, ...]) -> Sequence[Item]:
    """Return the head and foot of each of the board's pictures."""
    frame = Frame(SIZE[0], reader.rtl)
    return *header_items(view, reader, frame, recent), *block_items(view, reader, frame)
