"""The pictures of the panel: the table with the answers on it, and a strip with the reader's pieces."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engine.game import Seat
from engine.games.kings.pieces import COLOUR_BY_CARD, COLOUR_BY_LEADER, EVERY_COLOUR, SHIP_BY_WORD, SHIPS
from engine.games.kings.places import CELLS, COLUMN_BY_NAME, PLACE_BY_NAME, ROW_COUNT, Place
from engine.games.kings.reading.regions import cards_on_table
from engine.games.kings.view import KingsView
from engine.move_chain import last_move
from render.answer import Answer
from render.context import PictureContext
from render.drawing.canvas import Box
from render.drawing.text import BOLD
from render.games.kingdoms.hand_strip import (
    BESIDE_X,
    LOWER_ROW_Y,
    UPPER_ROW_Y,
    Tray,
    count_items,
    leader_items,
    point_items,
    strip_scene,
)
from render.games.kingdoms.sprites.outlines import KingdomTag
from render.games.kingdoms.sprites.tiles import Catastrophe, Treasure
from render.games.kingdoms.symbols import COLOURS, letters_of
from render.games.kings.board import bare_scene, berth, board, position_items, target_item
from render.games.kings.described import board_alt, hand_alt
from render.games.kings.fight import fight_items
from render.games.kings.question import question
from render.games.kings.setting import (
    BARE_SIZE,
    RADIUS,
    SPHERES,
    TABLE,
    Layer,
    colours_of,
    face,
    rows_of,
    seat_of,
    spot,
    visible_height,
)
from render.games.kings.sprites.faces import STRIP_HEIGHT as CARD_STRIP
from render.games.kings.sprites.faces import TAIL_HEIGHT, WIDTH, Empty, Face
from render.kit.glance import STRIP_WIDTH, Placed, Spot, glance_alt, item_box, mark_items
from render.layouts.frame import WORDS_LAYER, Frame
from render.scene import Item, Scene
from render.sprites.numbers import Ink, Outline

_TABLE = Box(TABLE[0] - 4, TABLE[1] - 2, TABLE[0] + TABLE[2] + 4, TABLE[1] + TABLE[3] + 4)
_CARD = 74.0
_HEIGHT = (CARD_STRIP + TAIL_HEIGHT) * _CARD / WIDTH
_CORNER_INSET = 14.0
"""Distance of a card's plate from the card's corner, in units."""

_PILE_X, _TOP_CARD_WIDTH = 678.0, 76.0
"""The position of the victory pile, and the width of its top card, in units."""

_GAP_PLATE_LIFT = 16.5
"""Height of a plate above its card in an empty gap, so that it covers no kingdom's numeral."""


class _Aim(NamedTuple):
    """The target of an answer.

    `place`: the place, or the name of the ship.
    `outline`: the outline of its plate.
    `ink`: the plate's colour.
    `start`: the place from which the piece comes, or None.
    """

    place: Place | str
    outline: Outline
    ink: Ink
    start: Place | None = None


def glance(view: KingsView, context: PictureContext, answers: Sequence[Answer]) -> tuple[Scene, ...]:
    """Draw the table with the answers' numbers or with their places lit, and the reader's pieces. In a conflict, draw
    the fighters and the table."""
    aims = [(answer, aim) for answer in answers if (aim := _aim(view, answer)) is not None]
    if not aims and view.seat is not None and (fight := question(view, context)) is not None:
        return fight, board(view, context, ())
    items = [*position_items(view, context), *fight_items(view)]
    tags = [item_box(item) for item in items if isinstance(item.sprite, KingdomTag)]
    placed = [Placed(answer, _spot(view, aim)) for answer, aim in aims]
    marks = mark_items((Layer.VEIL, WORDS_LAYER), placed, BARE_SIZE[0], _TABLE, tags, _pieces(view))
    words = [last_move(answer.words)[-1] for answer, _ in aims if not answer.number]
    lit = [target_item(view, word) for word in dict.fromkeys(words) if word in PLACE_BY_NAME or word in COLUMN_BY_NAME]
    ships = [word for word in words if word in SHIP_BY_WORD]
    alt = glance_alt(context, answers, [answer for answer, _ in aims]) or board_alt(view, context)
    return bare_scene("glance", view, context, [*items, *lit, *marks], alt, ships), _strip(view, context)


def _aim(view: KingsView, answer: Answer) -> _Aim | None:
    match last_move(answer.words):
        case ("leader", leader, where) if where in PLACE_BY_NAME:
            colour = COLOUR_BY_LEADER[leader]
            start = view.table.leaders[view.turn if view.seat is None else view.seat][colour]
            return _Aim(PLACE_BY_NAME[where], Outline.DISC, Ink(COLOURS[SPHERES[colour]]), start)
        case ("withdraw", leader) if view.seat is not None:
            colour = COLOUR_BY_LEADER[leader]
            stands = view.table.leaders[view.seat][colour]
            return _Aim(stands, Outline.DISC, Ink(COLOURS[SPHERES[colour]])) if stands is not None else None
        case ("card", card, where):
            return _Aim(_end(view, where), Outline.SQUARE, Ink(COLOURS[SPHERES[COLOUR_BY_CARD[card]]]))
        case ("catastrophe", where):
            return _Aim(PLACE_BY_NAME[where], Outline.HEXAGON, Ink.RUBBLE)
        case (_, *_, where) if where in PLACE_BY_NAME:
            return _Aim(PLACE_BY_NAME[where], Outline.HEXAGON, Ink.YELLOW)
        case (_, *_, ship) if ship in SHIP_BY_WORD:
            return _Aim(ship, Outline.HEXAGON, Ink.YELLOW)
    return None


def _end(view: KingsView, where: str) -> Place:
    """Return the place of a card that is played into a column or a gap with that name."""
    if where in PLACE_BY_NAME:
        return PLACE_BY_NAME[where]
    column = COLUMN_BY_NAME[where]
    return CELLS[column][min(len(view.table.columns[column]), ROW_COUNT - 1)]


def _spot(view: KingsView, aim: _Aim) -> Spot:
    _, strip = rows_of(view.table)
    if isinstance(aim.place, str):
        x, y = berth(SHIPS.index(SHIP_BY_WORD[aim.place]))
        return Spot(aim.place, x + _CORNER_INSET, y + _CORNER_INSET, aim.outline, aim.ink)
    origin = seat_of(aim.start, strip) if aim.start is not None else None
    x, y = spot(aim.place, strip)
    if view.table.card(aim.place) is None:
        low = CARD_STRIP / 2 + (-_GAP_PLATE_LIFT if aim.place.is_link else TAIL_HEIGHT if aim.place.row else 0)
        return Spot(aim.place, x + WIDTH / 2, y + low, aim.outline, aim.ink, origin)
    if aim.outline is Outline.DISC and aim.start != aim.place:
        return Spot(aim.place, *seat_of(aim.place, strip), aim.outline, aim.ink, origin)
    return Spot(aim.place, x + _CORNER_INSET, y + _CORNER_INSET, aim.outline, aim.ink)


def _pieces(view: KingsView) -> Iterator[Box]:
    """Yield the visible parts of cards and leaders, which plates should leave visible as far as possible."""
    _, strip = rows_of(view.table)
    for place, _ in cards_on_table(view.table):
        x, y = spot(place, strip)
        yield Box(x, y, x + WIDTH, y + visible_height(view, place))
    for row in view.table.leaders:
        for stands in row:
            if stands is not None:
                x, y = seat_of(stands, strip)
                yield Box(x - RADIUS, y - RADIUS, x + RADIUS, y + RADIUS)


def _strip(view: KingsView, context: PictureContext) -> Scene:
    """Draw the cards, the leaders, the catastrophe, and the points or the visible part of the victory pile."""
    frame, seat, letters = (
        Frame(STRIP_WIDTH, context.rtl),
        view.turn if view.seat is None else view.seat,
        letters_of(context),
    )
    held = [SPHERES[colour] for colour in colours_of(view.hand or (0, 0, 0, 0))]
    tray = Tray([Face(sphere, letters[sphere], width=_CARD) for sphere in held], _CARD, _HEIGHT)
    own = [(SPHERES[colour], view.table.leaders[seat][colour] is None) for colour in EVERY_COLOUR]
    items = [
        *tray.items(frame),
        *leader_items(frame, context, own),
        frame.top_left(BESIDE_X - 22, UPPER_ROW_Y - 22, 44, Catastrophe(44, not view.catastrophes[seat])),
        *_points(view, frame, seat, letters),
    ]
    return strip_scene("kings-strip", context, items, hand_alt(view, context))


def _points(view: KingsView, frame: Frame, seat: Seat, letters: tuple[str, ...]) -> Iterator[Item]:
    """Yield points by colour with the treasures if piles are open, otherwise the top card of the pile."""
    banked, top = view.banked[seat], view.tops[seat]
    if banked is not None:
        yield from point_items(frame, [(SPHERES[colour], banked[colour]) for colour in EVERY_COLOUR])
        yield from count_items(frame, Treasure(18), str(banked[4]))
        return
    sprite = Empty(_TOP_CARD_WIDTH, 42) if top is None else face(top, letters, whole=False, width=_TOP_CARD_WIDTH)
    yield frame.top_left(_PILE_X, LOWER_ROW_Y - 24, _TOP_CARD_WIDTH, sprite)
    yield frame.start(_PILE_X + _TOP_CARD_WIDTH + 14, LOWER_ROW_Y, f"× {view.piles[seat]}", 34, BOLD)
