"""The picture of a step in the journal: each reachable place enlarged with the requirements of the way to it, above the
band of the journal that contains them."""

from collections.abc import Iterable, Iterator, Sequence

from engine.game import Seat
from engine.games.wayfarers.components.tables import EDGES_BY_START, JOURNAL_NODES
from engine.games.wayfarers.view import WayfarersView
from render.context import PictureContext
from render.games.wayfarers.board.journal import (
    BAND_RECTS,
    FIRST_LOWER_COLUMN,
    JournalBackdrop,
    ask_of,
    journal_scene,
    scrap_of,
)
from render.games.wayfarers.setting import SIZE
from render.layouts.frame import Frame
from render.scene import Item, Scene, sort_by_layer
from render.sprites.ground import Rect
from render.sprites.zoomed import Zoomed

_EDGE, _GAP = 6.0, 6.0
_CARDS_HEIGHT, _MAX_CARD_WIDTH = 196.0, 541.0
_PLACE_SCALES = {1: 1.9, 2: 1.9, 3: 1.6}
"""Scale of an enlarged place, by the number of places. With more places none is enlarged."""

_ASK_SCALE = 1.6


def steps_scene(
    view: WayfarersView,
    context: PictureContext,
    seat: Seat | None,
    nodes: Sequence[str],
    items: Iterable[Item],
    alt: str,
) -> Scene:
    """Draw the places in `nodes` enlarged, in order, above their band of the journal with its `items`. If there are too
    many, or they are in both bands, draw only the whole journal."""
    bands = {int(JOURNAL_NODES[node].column >= FIRST_LOWER_COLUMN) for node in nodes}
    if seat is None or len(bands) > 1 or len(nodes) not in _PLACE_SCALES:
        return journal_scene("targets", "targets", context, items, alt)
    (band,) = bands
    _, top, _, height = BAND_RECTS[band]
    shift = _EDGE + _CARDS_HEIGHT + _GAP - top
    width = min(_MAX_CARD_WIDTH, (SIZE[0] - 2 * _EDGE + _GAP) / len(nodes) - _GAP)
    first_x = (SIZE[0] - (width + _GAP) * len(nodes) + _GAP) / 2
    cards: list[Rect] = [(first_x + (width + _GAP) * place, _EDGE, width, _CARDS_HEIGHT) for place in range(len(nodes))]
    frame = Frame(SIZE[0], context.rtl)
    step_items = [item._replace(y=item.y + shift) for item in items if top <= item.y <= top + height]
    for node, card in zip(nodes, cards, strict=True):
        step_items += _step(view, context, frame, seat, node, card, _PLACE_SCALES[len(nodes)])
    size = (SIZE[0], round(top + height + shift + _EDGE))
    ground = JournalBackdrop(size, (band,), shift, tuple(map(frame.place_card, cards)))
    return Scene("targets", "wayfarers-targets", size, context.theme, ground, sort_by_layer(step_items), alt)


def _step(
    view: WayfarersView, context: PictureContext, frame: Frame, seat: Seat, node: str, card: Rect, scale: float
) -> Iterator[Item]:
    """Yield the requirements of the way from a seat's node to `node`, and the node, enlarged in the rectangle
    `card`."""
    x, y, width, height = card
    edges = EDGES_BY_START[view.table.players[seat].node]
    edge = next((edge for edge in edges if edge.end == node), None)
    ask = ask_of(view, edge, seat, seat) if edge is not None else None
    place = Zoomed(scrap_of(view, context, node), scale)
    place_width = place.box.right - place.box.left
    middle = x + width / 2
    if ask is not None:
        sign = Zoomed(ask, _ASK_SCALE)
        sign_width = sign.box.right - sign.box.left
        left = middle - (sign_width + place_width) / 2
        yield frame.place_sprite(left + sign_width / 2, y + height / 2, sign)
        middle = left + sign_width + place_width / 2
    yield frame.place_sprite(middle, y + height / 2, place)
