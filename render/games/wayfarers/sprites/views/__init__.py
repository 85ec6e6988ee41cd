"""Illustrations of all cards and printed places, each at a time of day, for cards of every size. Each kind of card has
a table of its illustrations, based on the cards' English names and tags."""

from collections.abc import Mapping

from render.drawing.canvas import Box, Canvas
from render.games.wayfarers.sprites.views.brush import VIEW_HEIGHT, VIEW_WIDTH, Brush, View
from render.games.wayfarers.sprites.views.heavens import SPACE_VIEWS
from render.games.wayfarers.sprites.views.land import LAND_VIEWS
from render.games.wayfarers.sprites.views.people import RIVAL_VIEWS, TOWNSFOLK_VIEWS
from render.games.wayfarers.sprites.views.printed import PRINTED_VIEWS
from render.games.wayfarers.sprites.views.things import INSPIRATION_VIEWS
from render.games.wayfarers.sprites.views.water import WATER_VIEWS

VIEW_OF_CARD: Mapping[str, View] = {**LAND_VIEWS, **WATER_VIEWS, **SPACE_VIEWS, **TOWNSFOLK_VIEWS, **INSPIRATION_VIEWS}
"""The illustration of each card, by its id."""

_COMPONENTS: Mapping[str, View] = {**VIEW_OF_CARD, **PRINTED_VIEWS}
"""The illustration of each card, and of each place for a die that is printed on a player's board, by its id."""


def paint_view(canvas: Canvas, card: str, width: float, height: float) -> None:
    """Paint the illustration of a card or a printed place over a rectangle with its top-left corner at the origin. It
    is as high as the rectangle and cut equally at both sides, or as wide as it if the rectangle is broader."""
    _paint(canvas, _COMPONENTS[card], card, (width, height))


def paint_rival(canvas: Canvas, focus: str, width: float, height: float) -> None:
    """Paint the rival with this focus over a rectangle with its top-left corner at the origin."""
    _paint(canvas, RIVAL_VIEWS[focus], focus, (width, height))


def _paint(canvas: Canvas, view: View, seed: str, place: tuple[float, float]) -> None:
    (time, parts, breadth), (width, height) = view, place
    size = max(width / VIEW_WIDTH, min(height / VIEW_HEIGHT, width / breadth) if breadth else height / VIEW_HEIGHT)
    top = min(0, (height - VIEW_HEIGHT * size) / 2) if not breadth else 0
    brush = Brush(canvas.move_origin((width - VIEW_WIDTH * size) / 2, top).zoom(size), time, seed)
    brush.paint_sky()
    for part in parts:
        part(brush)


def paint_view_at(canvas: Canvas, card: str, place: Box) -> None:
    """Paint a card's illustration into the rectangle `place`, cut at its edges."""
    width, height = place.right - place.left, place.bottom - place.top
    window = canvas.cut_window((width, height))
    paint_view(window, card, width, height)
    canvas.put_window(window, (place.left, place.top))
