"""The picture of the panel: the board with a number on each movable piece, and an arrow to its destination."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engine.games.ur.places import SQUARES, START_NUMBER
from engine.games.ur.state import NO_THROW
from engine.games.ur.view import UrView
from engine.move_chain import last_move
from render.answer import Answer
from render.context import PictureContext
from render.drawing.canvas import Box
from render.drawing.shapes import Point
from render.games.ur.board import board_scene, next_off_board_place
from render.games.ur.described import board_alt
from render.games.ur.setting import PLAYER_RECTS, SIZE, Layer, square_middle
from render.games.ur.sprites.pieces import SelectableRing
from render.kit.glance import PlacedAnswer, Spot, arrow_items, glance_alt, number_items
from render.layouts.frame import WORDS_LAYER
from render.scene import Item, Scene
from render.sprites.marks import Arrow
from render.sprites.numbers import PlateInk, PlateOutline

_NUMBER_OFFSET = 37.0
"""Distance of a piece's number from its middle, to the right and upwards, in units; the name is on the left."""

_DESTINATION_RADIUS, _MOVABLE_RING_RADIUS = 20.0, 44.0


class _PiecePath(NamedTuple):
    """The move of a piece in the picture.

    `start`: the word for the place from which it moves.
    `number_at`: the middle of its number, in units.
    `arrow_start`, `arrow_end`: the ends of its arrow, in units.
    `destination`: the middle of its new place, in units.
    """

    start: str
    number_at: Point
    arrow_start: Point
    arrow_end: Point
    destination: Point


def glance(view: UrView, context: PictureContext, answers: Sequence[Answer]) -> tuple[Scene, ...]:
    """Draw the board with the answers' numbers or with the movable pieces highlighted, and the pieces' destinations."""
    moves = [(answer, path) for answer in answers if (path := _piece_path(view, context, answer)) is not None]
    rings = [
        Item(
            Layer.LIT if path.destination == path.arrow_end else WORDS_LAYER,
            *path.destination,
            SelectableRing(_DESTINATION_RADIUS),
        )
        for _, path in moves
    ]
    rings += [
        Item(Layer.LIT, *path.arrow_start, SelectableRing(_MOVABLE_RING_RADIUS))
        for answer, path in moves
        if not answer.number
    ]
    arrows = [item for _, path in moves for item in _arrow_items(path)]
    placed = [
        PlacedAnswer(answer, Spot(path.start, *path.number_at, PlateOutline.DISC, PlateInk.BLUE, fixed=True))
        for answer, path in moves
    ]
    marks = number_items((Layer.LIT, WORDS_LAYER), placed, SIZE[0], Box(0, 0, *SIZE))
    alt = glance_alt(context, answers, [answer for answer, _ in moves]) or board_alt(view, context)
    return (board_scene("glance", view, context, (*rings, *arrows, *marks), alt),)


def _arrow_items(way: _PiecePath) -> Iterator[Item]:
    """Yield the arrow of a piece. An arrow to a place off the board points straight at it from the plate's edge."""
    if way.destination == way.arrow_end:
        yield from arrow_items(Layer.LIT, way.arrow_start, way.arrow_end, _DESTINATION_RADIUS)
        return
    (x, y), (to_x, to_y) = way.arrow_start, way.arrow_end
    yield Item(Layer.LIT, x, y, Arrow(to_x - x, to_y - y, ends_upright=True))


def _piece_path(view: UrView, context: PictureContext, answer: Answer) -> _PiecePath | None:
    """Return the path of an answer's piece, or None if the answer moves none."""
    if view.thrown == NO_THROW:
        return None
    match last_move(answer.words):
        case ("move", start):
            seat, paths = view.mover, view.variant.paths
            start_number = paths.number(seat, start) if start in SQUARES else START_NUMBER
            if start_number is None:
                return None
            end = start_number + view.thrown
            number_place = (
                next_off_board_place(view, context, seat, paths.off_number) if end >= paths.off_number else None
            )
            aim = _plate_edge_point(seat, number_place) if number_place else square_middle(paths.square(seat, end))
            if start_number == START_NUMBER:
                mark = next_off_board_place(view, context, seat, START_NUMBER)
                return _PiecePath(start, mark, _plate_edge_point(seat, mark), aim, number_place or aim)
            x, y = square_middle(start)
            return _PiecePath(start, (x + _NUMBER_OFFSET, y - _NUMBER_OFFSET), (x, y), aim, number_place or aim)
    return None


def _plate_edge_point(seat: int, place: Point) -> Point:
    """Return the point at which an arrow to or from a place off the board crosses its plate's edge, beside text."""
    _, y, _, height = PLAYER_RECTS[seat]
    return place[0], y if seat else y + height
