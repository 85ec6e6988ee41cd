"""The pictures above a panel's buttons: the table with the answers on it, and a strip with the reader's pieces."""

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
    ASIDE_X,
    LOWER_ROW_Y,
    UPPER_ROW_Y,
    PieceTray,
    leader_items,
    point_items,
    strip_scene,
    supply_items,
)
from render.games.kingdoms.sprites.outlines import KingdomTag
from render.games.kingdoms.sprites.tiles import Catastrophe, Treasure
from render.games.kingdoms.symbols import COLOUR_NAMES, letters_of
from render.games.kings.board import bare_scene, berth_corner, board, position_items, target_item
from render.games.kings.described import board_alt, hand_alt
from render.games.kings.fight import fight_items
from render.games.kings.question import question
from render.games.kings.setting import (
    BARE_SIZE,
    SPHERE_OF_COLOUR,
    TABLE_LEADER_RADIUS,
    TABLE_RECT,
    Layer,
    card_colours,
    card_corner,
    card_face,
    leader_position,
    row_layout,
    visible_height,
)
from render.games.kings.sprites.faces import CARD_WIDTH, TAIL_HEIGHT, CardFace, EmptyPile
from render.games.kings.sprites.faces import STRIP_HEIGHT as CARD_STRIP
from render.kit.glance import STRIP_WIDTH, PlacedAnswer, Spot, glance_alt, item_box, number_items
from render.layouts.frame import WORDS_LAYER, Frame
from render.scene import Item, Scene
from render.sprites.numbers import PlateInk, PlateOutline

_TABLE_BOX = Box(
    TABLE_RECT[0] - 4, TABLE_RECT[1] - 2, TABLE_RECT[0] + TABLE_RECT[2] + 4, TABLE_RECT[1] + TABLE_RECT[3] + 4
)
_CARD_WIDTH = 74.0
_CARD_HEIGHT = (CARD_STRIP + TAIL_HEIGHT) * _CARD_WIDTH / CARD_WIDTH
_CORNER_INSET = 14.0
"""Distance of a numbered plate's middle from the corner of its card, in units."""

_PILE_X, _TOP_CARD_WIDTH = 678.0, 76.0
"""X coordinate of the victory pile, and width of its top card, in units."""

_GAP_PLATE_LIFT = 16.5
"""Distance of a numbered plate above the card's middle in an empty gap, in units, so that it covers no numeral."""


class _AnswerTarget(NamedTuple):
    """The place to which an answer refers.

    `place`: the place on the table, or the word of a ship.
    `outline`: the shape of the answer's numbered plate.
    `ink`: the colour of the plate.
    `start`: the place from which a leader moves, or None.
    """

    place: Place | str
    outline: PlateOutline
    ink: PlateInk
    start: Place | None = None


def glance(view: KingsView, context: PictureContext, answers: Sequence[Answer]) -> tuple[Scene, ...]:
    """Draw the table with the answers' numbers or highlighted places, and the reader's pieces. If the answers have no
    places in a conflict, draw the conflict and the board."""
    aims = [(answer, aim) for answer in answers if (aim := _answer_target(view, answer)) is not None]
    if not aims and view.seat is not None and (fight := question(view, context)) is not None:
        return fight, board(view, context, ())
    items = [*position_items(view, context), *fight_items(view)]
    tags = [item_box(item) for item in items if isinstance(item.sprite, KingdomTag)]
    placed = [PlacedAnswer(answer, _target_spot(view, aim)) for answer, aim in aims]
    marks = number_items((Layer.VEIL, WORDS_LAYER), placed, BARE_SIZE[0], _TABLE_BOX, tags, _piece_boxes(view))
    words = [last_move(answer.words)[-1] for answer, _ in aims if not answer.number]
    lit = [target_item(view, word) for word in dict.fromkeys(words) if word in PLACE_BY_NAME or word in COLUMN_BY_NAME]
    ships = [word for word in words if word in SHIP_BY_WORD]
    alt = glance_alt(context, answers, [answer for answer, _ in aims]) or board_alt(view, context)
    return bare_scene("glance", view, context, [*items, *lit, *marks], alt, ships), _draw_strip(view, context)


def _answer_target(view: KingsView, answer: Answer) -> _AnswerTarget | None:
    match last_move(answer.words):
        case ("leader", leader, where) if where in PLACE_BY_NAME:
            colour = COLOUR_BY_LEADER[leader]
            start = view.table.leaders[view.turn if view.seat is None else view.seat][colour]
            return _AnswerTarget(
                PLACE_BY_NAME[where], PlateOutline.DISC, PlateInk(COLOUR_NAMES[SPHERE_OF_COLOUR[colour]]), start
            )
        case ("withdraw", leader) if view.seat is not None:
            colour = COLOUR_BY_LEADER[leader]
            place = view.table.leaders[view.seat][colour]
            return (
                _AnswerTarget(place, PlateOutline.DISC, PlateInk(COLOUR_NAMES[SPHERE_OF_COLOUR[colour]]))
                if place is not None
                else None
            )
        case ("card", card, where):
            return _AnswerTarget(
                _place_at_end(view, where),
                PlateOutline.SQUARE,
                PlateInk(COLOUR_NAMES[SPHERE_OF_COLOUR[COLOUR_BY_CARD[card]]]),
            )
        case ("catastrophe", where):
            return _AnswerTarget(PLACE_BY_NAME[where], PlateOutline.HEXAGON, PlateInk.RUBBLE)
        case (_, *_, where) if where in PLACE_BY_NAME:
            return _AnswerTarget(PLACE_BY_NAME[where], PlateOutline.HEXAGON, PlateInk.YELLOW)
        case (_, *_, ship) if ship in SHIP_BY_WORD:
            return _AnswerTarget(ship, PlateOutline.HEXAGON, PlateInk.YELLOW)
    return None


def _place_at_end(view: KingsView, place_name: str) -> Place:
    """Return the place of a card that is played into the column or gap with this name."""
    if place_name in PLACE_BY_NAME:
        return PLACE_BY_NAME[place_name]
    column = COLUMN_BY_NAME[place_name]
    return CELLS[column][min(len(view.table.columns[column]), ROW_COUNT - 1)]


def _target_spot(view: KingsView, aim: _AnswerTarget) -> Spot:
    _, strip = row_layout(view.table)
    if isinstance(aim.place, str):
        x, y = berth_corner(SHIPS.index(SHIP_BY_WORD[aim.place]))
        return Spot(aim.place, x + _CORNER_INSET, y + _CORNER_INSET, aim.outline, aim.ink)
    origin = leader_position(aim.start, strip) if aim.start is not None else None
    x, y = card_corner(aim.place, strip)
    if view.table.card(aim.place) is None:
        plate_y = CARD_STRIP / 2 + (-_GAP_PLATE_LIFT if aim.place.is_link else TAIL_HEIGHT if aim.place.row else 0)
        return Spot(aim.place, x + CARD_WIDTH / 2, y + plate_y, aim.outline, aim.ink, origin)
    if aim.outline is PlateOutline.DISC and aim.start != aim.place:
        return Spot(aim.place, *leader_position(aim.place, strip), aim.outline, aim.ink, origin)
    return Spot(aim.place, x + _CORNER_INSET, y + _CORNER_INSET, aim.outline, aim.ink)


def _piece_boxes(view: KingsView) -> Iterator[Box]:
    """Yield the visible parts of cards and leaders, which numbered plates should not hide."""
    _, strip = row_layout(view.table)
    for place, _ in cards_on_table(view.table):
        x, y = card_corner(place, strip)
        yield Box(x, y, x + CARD_WIDTH, y + visible_height(view, place))
    for row in view.table.leaders:
        for leader_place in row:
            if leader_place is not None:
                x, y = leader_position(leader_place, strip)
                yield Box(
                    x - TABLE_LEADER_RADIUS, y - TABLE_LEADER_RADIUS, x + TABLE_LEADER_RADIUS, y + TABLE_LEADER_RADIUS
                )


def _draw_strip(view: KingsView, context: PictureContext) -> Scene:
    """Draw the reader's cards, leaders and catastrophe, and the points or the visible part of the victory pile."""
    frame, seat, letters = (
        Frame(STRIP_WIDTH, context.rtl),
        view.turn if view.seat is None else view.seat,
        letters_of(context),
    )
    held = [SPHERE_OF_COLOUR[colour] for colour in card_colours(view.hand or (0, 0, 0, 0))]
    tray = PieceTray(
        [CardFace(sphere, letters[sphere], width=_CARD_WIDTH) for sphere in held], _CARD_WIDTH, _CARD_HEIGHT
    )
    own = [(SPHERE_OF_COLOUR[colour], view.table.leaders[seat][colour] is None) for colour in EVERY_COLOUR]
    items = [
        *tray.piece_items(frame),
        *leader_items(frame, context, own),
        frame.place_rectangle(ASIDE_X - 22, UPPER_ROW_Y - 22, 44, Catastrophe(44, not view.catastrophes[seat])),
        *_point_items(view, frame, seat, letters),
    ]
    return strip_scene("kings-strip", context, items, hand_alt(view, context))


def _point_items(view: KingsView, frame: Frame, seat: Seat, letters: tuple[str, ...]) -> Iterator[Item]:
    """Yield the points of each colour and the treasures if piles are open, otherwise a pile's top card and size."""
    banked, top = view.banked[seat], view.tops[seat]
    if banked is not None:
        yield from point_items(frame, [(SPHERE_OF_COLOUR[colour], banked[colour]) for colour in EVERY_COLOUR])
        yield from supply_items(frame, Treasure(18), str(banked[4]))
        return
    sprite = (
        EmptyPile(_TOP_CARD_WIDTH, 42) if top is None else card_face(top, letters, whole=False, width=_TOP_CARD_WIDTH)
    )
    yield frame.place_rectangle(_PILE_X, LOWER_ROW_Y - 24, _TOP_CARD_WIDTH, sprite)
    yield frame.write_from(_PILE_X + _TOP_CARD_WIDTH + 14, LOWER_ROW_Y, f"× {view.piles[seat]}", 34, BOLD)
