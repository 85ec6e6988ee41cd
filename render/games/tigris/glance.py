"""The pictures above a panel's buttons: the board with the answers on it, and a strip with the reader's pieces."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engine.game import Seat
from engine.games.tigris.pieces import SPHERE_BY_LEADER, SPHERE_BY_TILE, Sphere
from engine.games.tigris.places import CELL_BY_NAME, OFF_BOARD, cells_of_bits
from engine.games.tigris.reading.placement import square_cells
from engine.games.tigris.reading.regions import survey
from engine.games.tigris.state import Build
from engine.games.tigris.view import TigrisView
from engine.move_chain import last_move
from render.answer import Answer
from render.context import PictureContext
from render.drawing.canvas import Box
from render.games.kingdoms.hand_strip import (
    ASIDE_X,
    UPPER_ROW_Y,
    PieceTray,
    leader_items,
    point_items,
    strip_scene,
    supply_items,
)
from render.games.kingdoms.sprites.outlines import KingdomTag
from render.games.kingdoms.sprites.tiles import CELL_SIZE, Catastrophe, Tile, Treasure
from render.games.kingdoms.symbols import COLOUR_NAMES, letters_of
from render.games.tigris.board import BARE_SIZE, bare_scene, board, position_items, selectable_items
from render.games.tigris.described import board_alt, hand_alt
from render.games.tigris.fight import fight_items
from render.games.tigris.question import question
from render.games.tigris.setting import LAND_CORNER, SHOWN_SPHERES, Layer, cell_corner, cell_middle
from render.kit.glance import STRIP_WIDTH, PlacedAnswer, Spot, glance_alt, item_box, number_items
from render.layouts.frame import Frame
from render.scene import Item, Scene
from render.sprites.numbers import PlateInk, PlateOutline

_MAX_OVERHANG = 6
"""Maximum distance by which a numbered plate may reach over the edge of the land, in units."""

_LAND_BOX = Box(
    LAND_CORNER[0] - _MAX_OVERHANG,
    LAND_CORNER[1] - _MAX_OVERHANG,
    LAND_CORNER[0] + 16 * CELL_SIZE + _MAX_OVERHANG,
    LAND_CORNER[1] + 11 * CELL_SIZE + _MAX_OVERHANG,
)
_CORNER_INSET = 8.0
"""Distance of a numbered plate's middle from the corner of its cell, in units."""

_MONUMENTS_ON_SQUARE = 3
"""Number of monuments that share a colour, so that each of them can stand on a square of that colour."""

_TILE_SIZE = 98.0


class _AnswerTarget(NamedTuple):
    """The cell to which an answer refers.

    `cell`: the number of the cell.
    `outline`: the shape of the answer's numbered plate.
    `ink`: the colour of the plate.
    `start`: the cell from which a leader moves, or OFF_BOARD.
    """

    cell: int
    outline: PlateOutline
    ink: PlateInk
    start: int = OFF_BOARD


def glance(view: TigrisView, context: PictureContext, answers: Sequence[Answer]) -> tuple[Scene, ...]:
    """Draw the board with the answers' numbers or highlighted places, and the reader's pieces. If the answers have no
    places in a conflict, draw the conflict and the board."""
    fight = question(view, context)
    if fight is not None and view.seat is not None and not any(_answer_target(view, answer) for answer in answers):
        return fight, board(view, context, ())
    aims = [(answer, aim) for answer in answers if (aim := _answer_target(view, answer)) is not None]
    marked = sum({1 << aim.cell for _, aim in aims})
    items = [*position_items(view, context, marked), *fight_items(view)]
    lit = list(dict.fromkeys(aim.cell for answer, aim in aims if not answer.number))
    tags = [item_box(item) for item in items if isinstance(item.sprite, KingdomTag)]
    placed = [PlacedAnswer(answer, _target_spot(view, context, aim)) for answer, aim in aims]
    marks = number_items((Layer.VEIL, Layer.TARGET), placed, BARE_SIZE[0], _LAND_BOX, tags, _piece_boxes(view))
    whole = [*items, *selectable_items(view, lit, lit[:9]), *marks]
    alt = glance_alt(context, answers, [answer for answer, _ in aims]) or board_alt(view, context)
    return bare_scene("glance", view, context, whole, alt), _draw_strip(view, context, answers)


def _answer_target(view: TigrisView, answer: Answer) -> _AnswerTarget | None:
    match last_move(answer.words):
        case ("tile", tile, cell) if cell in CELL_BY_NAME:
            return _AnswerTarget(CELL_BY_NAME[cell], PlateOutline.SQUARE, PlateInk(COLOUR_NAMES[SPHERE_BY_TILE[tile]]))
        case ("leader", leader, cell) if cell in CELL_BY_NAME:
            sphere = SPHERE_BY_LEADER[leader]
            start = view.board.leaders[view.turn if view.seat is None else view.seat][sphere]
            return _AnswerTarget(CELL_BY_NAME[cell], PlateOutline.DISC, PlateInk(COLOUR_NAMES[sphere]), start)
        case ("withdraw", leader) if view.seat is not None:
            sphere = SPHERE_BY_LEADER[leader]
            return _AnswerTarget(
                view.board.leaders[view.seat][sphere], PlateOutline.DISC, PlateInk(COLOUR_NAMES[sphere])
            )
        case ("catastrophe", cell):
            return _AnswerTarget(CELL_BY_NAME[cell], PlateOutline.HEXAGON, PlateInk.RUBBLE)
        case ("monument", monument, cell):
            return _AnswerTarget(CELL_BY_NAME[cell], PlateOutline.HEXAGON, _ink_of_monument(view, monument, cell))
        case (_, *_, cell) if cell in CELL_BY_NAME:
            return _AnswerTarget(CELL_BY_NAME[cell], PlateOutline.HEXAGON, PlateInk.YELLOW)
    return None


def _ink_of_monument(view: TigrisView, monument: str, cell: str) -> PlateInk:
    """Return that colour of a monument which the tiles below it do not have, so that monuments on one square differ."""
    cells = square_cells(CELL_BY_NAME[cell])
    colours = [SPHERE_BY_TILE[tile] for tile in monument.split("-")]
    return PlateInk(next(COLOUR_NAMES[sphere] for sphere in colours if not view.board.tiles[sphere] & cells))


def _target_spot(view: TigrisView, context: PictureContext, aim: _AnswerTarget) -> Spot:
    origin = cell_middle(aim.start) if aim.start != OFF_BOARD else None
    if isinstance(next(iter(view.agenda), None), Build):
        x, y = cell_corner(aim.cell)
        return Spot(aim.cell, x + CELL_SIZE, y + CELL_SIZE, aim.outline, aim.ink, room=_MONUMENTS_ON_SQUARE)
    if survey(view.board).occupied >> aim.cell & 1:
        x, y = cell_corner(aim.cell)
        plate_x = CELL_SIZE - _CORNER_INSET if context.rtl else _CORNER_INSET
        return Spot(aim.cell, x + plate_x, y + _CORNER_INSET, aim.outline, aim.ink, origin)
    return Spot(aim.cell, *cell_middle(aim.cell), aim.outline, aim.ink, origin)


def _piece_boxes(view: TigrisView) -> Iterator[Box]:
    """Yield the cells with pieces, which numbered plates should not hide."""
    return (
        Box(x, y, x + CELL_SIZE, y + CELL_SIZE) for x, y in map(cell_corner, cells_of_bits(survey(view.board).occupied))
    )


def _draw_strip(view: TigrisView, context: PictureContext, answers: Sequence[Answer]) -> Scene:
    """Draw the reader's tiles, leaders, points, catastrophes and treasures."""
    frame, seat, signs = (
        Frame(STRIP_WIDTH, context.rtl),
        view.turn if view.seat is None else view.seat,
        letters_of(context),
    )
    held = [sphere for sphere in SHOWN_SPHERES for _ in range((view.hand or (0, 0, 0, 0))[sphere])]
    tray = PieceTray(
        [Tile(sphere, signs[sphere], size=_TILE_SIZE) for sphere in held],
        _TILE_SIZE,
        _TILE_SIZE,
        [*_swap_answers(held, answers)],
    )
    points, treasures = view.points[seat], view.treasures[seat]
    items = [
        *tray.piece_items(frame),
        *leader_items(
            frame, context, ((sphere, view.board.leaders[seat][sphere] == OFF_BOARD) for sphere in SHOWN_SPHERES)
        ),
        *point_items(frame, [(sphere, None if points is None else points[sphere]) for sphere in SHOWN_SPHERES]),
        *_catastrophe_items(view, frame, seat),
        *supply_items(frame, Treasure(18), "?" if treasures is None else str(treasures)),
    ]
    return strip_scene("tigris-strip", context, items, hand_alt(view, context))


def _swap_answers(held: Sequence[Sphere], answers: Sequence[Answer]) -> Iterator[tuple[Answer, Sequence[int]]]:
    """Yield each answer that swaps tiles, with the indices of these tiles in the tray."""
    for answer in answers:
        match last_move(answer.words):
            case ("swap", *tiles):
                counts = Counter(SPHERE_BY_TILE[tile] for tile in tiles if tile in SPHERE_BY_TILE)
                firsts = ((held.index(sphere), count) for sphere, count in counts.items() if sphere in held)
                yield answer, sorted(first + more for first, count in firsts for more in range(count))


def _catastrophe_items(view: TigrisView, frame: Frame, seat: Seat) -> Iterator[Item]:
    for index in range(2):
        spent = index >= view.catastrophes[seat]
        yield frame.place_rectangle(ASIDE_X - 44 + 46 * index, UPPER_ROW_Y - 20, 40, Catastrophe(40, spent))
