"""The picture of the panel: the board with a number on each movable piece, and an arrow to its destination."""

from collections.abc import Sequence
from typing import NamedTuple

from engine.games.ur.places import SQUARES, START_NUMBER
from engine.games.ur.state import NO_THROW
from engine.games.ur.view import UrView
from engine.move_chain import last_move
from render.answer import Answer
from render.context import PictureContext
from render.drawing.canvas import Box
from render.drawing.shapes import Point
from render.games.ur.board import board_scene, place_aside
from render.games.ur.described import board_alt
from render.games.ur.setting import PLAYER_RECTS, SIZE, Layer, middle
from render.games.ur.sprites.pieces import SelectableRing
from render.kit.glance import Placed, Spot, arrow_items, glance_alt, mark_items
from render.layouts.frame import WORDS_LAYER
from render.scene import Item, Scene
from render.sprites.numbers import Ink, Outline

_NUMBER_OFFSET = 37.0
"""Distance of a piece's number from its middle, to the right and upwards, since the square's name is on the left."""

_AIM, _PIECE = 20.0, 44.0


class _Way(NamedTuple):
    """The path of a piece.

    `start`: the word for its start.
    `mark`: the place of its number.
    `origin`: the start of its arrow.
    `aim`: the end of its arrow.
    `at`: its new place.
    """

    start: str
    mark: Point
    origin: Point
    aim: Point
    at: Point


def glance(view: UrView, context: PictureContext, answers: Sequence[Answer]) -> tuple[Scene, ...]:
    """Draw the board with the answers' numbers or with the movable pieces highlighted, and the pieces' destinations."""
    ways = [(answer, way) for answer in answers if (way := _way(view, context, answer)) is not None]
    rings = [Item(Layer.LIT if way.at == way.aim else WORDS_LAYER, *way.at, SelectableRing(_AIM)) for _, way in ways]
    rings += [Item(Layer.LIT, *way.origin, SelectableRing(_PIECE)) for answer, way in ways if not answer.number]
    arrows = [item for _, way in ways for item in arrow_items(Layer.LIT, way.origin, way.aim, _AIM)]
    placed = [Placed(answer, Spot(way.start, *way.mark, Outline.DISC, Ink.BLUE, fixed=True)) for answer, way in ways]
    marks = mark_items((Layer.LIT, WORDS_LAYER), placed, SIZE[0], Box(0, 0, *SIZE))
    alt = glance_alt(context, answers, [answer for answer, _ in ways]) or board_alt(view, context)
    return (board_scene("glance", view, context, (*rings, *arrows, *marks), alt),)


def _way(view: UrView, context: PictureContext, answer: Answer) -> _Way | None:
    """Return the path of an answer's piece, or None if the answer moves none."""
    if view.thrown == NO_THROW:
        return None
    match last_move(answer.words):
        case ("move", start):
            seat, way = view.mover, view.variant.paths
            number = way.number(seat, start) if start in SQUARES else START_NUMBER
            if number is None:
                return None
            end = number + view.thrown
            at = (
                place_aside(context, seat, way.off_number, way.off_number, view.pieces[seat].count(way.off_number))
                if end >= way.off_number
                else None
            )
            aim = _edge(seat, at) if at else middle(way.square(seat, end))
            if number == START_NUMBER:
                mark = place_aside(context, seat, way.off_number, START_NUMBER, view.pieces[seat].count(START_NUMBER))
                return _Way(start, mark, _edge(seat, mark), aim, at or aim)
            x, y = middle(start)
            return _Way(start, (x + _NUMBER_OFFSET, y - _NUMBER_OFFSET), (x, y), aim, at or aim)
    return None


def _edge(seat: int, place: Point) -> Point:
    """Return the point at which an arrow to or from a place off the board crosses the edge of its plate without
    crossing text."""
    _, y, _, height = PLAYER_RECTS[seat]
    return place[0], y if seat else y + height
