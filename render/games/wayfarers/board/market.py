"""The market's picture, the first of the board: the turn, rows of townsfolk, land and water, players' belongings."""

from collections.abc import Iterable, Iterator, Sequence

from engine.game import Event
from engine.games.wayfarers.components.tables import CARDS, INSPIRATION, LAND, ROW_BY_KIND, TOWNSFOLK, WATER
from engine.games.wayfarers.ending import aim_clause
from engine.games.wayfarers.solo.outlook import expected_takings
from engine.games.wayfarers.state import NOBODY, Lying
from engine.games.wayfarers.view import WayfarersView
from render.context import PictureContext
from render.games.wayfarers.board.alt import market_alt
from render.games.wayfarers.board.blocks import block_items
from render.games.wayfarers.board.header import header_items
from render.games.wayfarers.names import card_name
from render.games.wayfarers.recent import changed_places
from render.games.wayfarers.setting import SIZE, Layer, mark_of
from render.games.wayfarers.sprites.cards.offers import (
    FOOT_HEIGHT,
    OFFER_HEIGHT,
    OFFER_WIDTH,
    offer_height,
    offer_sprites,
)
from render.games.wayfarers.sprites.marks import RivalsNextCardFrame
from render.games.wayfarers.sprites.pieces import InfluenceToken, Worker
from render.kit.headline import with_aim
from render.layouts.frame import EDGE_LAYER, Frame
from render.layouts.headed import HEADER
from render.scene import Item, Scene, Sprite, sort_by_layer
from render.sprites.ground import Wall
from render.sprites.marks import Brackets

MARKET_ROWS = (TOWNSFOLK, LAND, WATER)
_FIRST_CARD_X, _CARD_PITCH, _ROW_GAP = 7.0, 273.0, 8.0
_FIRST_ROW_Y = {True: 62.0, False: 7.0}
"""Distance of the first row from the picture's upper edge, in units: below a header (True), and without one (False)."""


def board(view: WayfarersView, context: PictureContext, recent: Sequence[Event]) -> Scene:
    """Draw the market: the turn, the rows of townsfolk, land and water with recent changes marked, and the players."""
    items = [*row_items(view, context, MARKET_ROWS), *card_mark_items(view, recent, MARKET_ROWS)]
    return board_scene("board", "market", view, context, recent, items, market_alt(view, context, recent))


def slot_corner(rows: Sequence[str], kind: str, slot: int) -> tuple[float, float]:
    """Return the top-left corner of a slot, in units, in a picture that shows `rows` from top to bottom."""
    above = rows[: rows.index(kind)]
    return _FIRST_CARD_X + _CARD_PITCH * slot, _FIRST_ROW_Y[kind in MARKET_ROWS] + sum(
        offer_height(row) + _ROW_GAP for row in above
    )


def row_items(view: WayfarersView, context: PictureContext, rows: Sequence[str]) -> Iterator[Item]:
    """Yield the face-up cards of `rows` with the influence and workers on them, in the same order for every reader."""
    for kind in rows:
        for slot, face_up in enumerate(view.table.rows[ROW_BY_KIND[kind]]):
            if face_up is not None:
                yield from _card_items(view, context, face_up, slot, *slot_corner(rows, kind, slot))


def _card_items(
    view: WayfarersView, context: PictureContext, face_up: Lying, slot: int, x: float, y: float
) -> Iterator[Item]:
    offer, *spots = offer_sprites(face_up.card, card_name(context, face_up.card), slot)
    sprites: tuple[Sprite, ...] = (offer, *spots)
    yield from (Item(Layer.CARD, x, y, sprite) for sprite in sprites)
    top, right = y + offer.head_height + 21, x + offer.view_width
    if face_up.owner != NOBODY:
        low = y + OFFER_HEIGHT - FOOT_HEIGHT - 22 if CARDS[face_up.card].kind == INSPIRATION else top
        yield Item(Layer.PIECE, right - 17, low, InfluenceToken(mark_of(view, face_up.owner), 19))
    for index, worker in enumerate(face_up.workers):
        yield Item(Layer.PIECE, x + 21 + 25 * index, top, Worker(worker, 38))


def card_mark_items(view: WayfarersView, recent: Sequence[Event], rows: Sequence[str]) -> Iterator[Item]:
    """Yield brackets around recently changed cards of `rows`, and frames around those that the rival takes next."""
    cards = changed_places(view, recent)
    takings = expected_takings(view.table)
    for kind in rows:
        for slot, face_up in enumerate(view.table.rows[ROW_BY_KIND[kind]]):
            x, y = slot_corner(rows, kind, slot)
            if face_up is not None and face_up.card in takings:
                yield Item(Layer.TARGET, x, y, RivalsNextCardFrame(OFFER_WIDTH, offer_height(kind)))
            if face_up is not None and face_up.card in cards:
                yield Item(Layer.BRACKETS, x, y, Brackets(OFFER_WIDTH, offer_height(kind)))


def board_scene(
    kind: str,
    name: str,
    view: WayfarersView,
    context: PictureContext,
    recent: Sequence[Event],
    items: Iterable[Item],
    alt: str,
) -> Scene:
    """Compose a picture with the turn at the top, the market's `items`, and a block for each player at the bottom."""
    frame = Frame(SIZE[0], context.rtl, EDGE_LAYER)
    edges = (*header_items(view, context, frame, recent), *block_items(view, context, frame))
    wall = Wall(SIZE, (HEADER,), ())
    scene = Scene(kind, f"wayfarers-{name}", SIZE, context.theme, wall, sort_by_layer([*items, *edges]), alt)
    return with_aim(scene, context, aim_clause(view))
