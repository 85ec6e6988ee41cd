"""Illustrations of all cards and printed places, each at a time of day, for cards of every size. Each kind has a table
of its cards, based on their English names and tags."""

from collections.abc import Mapping

from render.drawing.canvas import Box, Canvas
from render.games.wayfarers.sprites.views.brush import HEIGHT, WIDTH, Brush, View
from render.games.wayfarers.sprites.views.heavens import SPACE
from render.games.wayfarers.sprites.views.land import LAND
from render.games.wayfarers.sprites.views.people import RIVALS, TOWNSFOLK
from render.games.wayfarers.sprites.views.printed import PRINTED
from render.games.wayfarers.sprites.views.things import INSPIRATION
from render.games.wayfarers.sprites.views.water import WATER

VIEWS: Mapping[str, View] = {**LAND, **WATER, **SPACE, **TOWNSFOLK, **INSPIRATION}
"""The illustration of each card."""

_COMPONENTS: Mapping[str, View] = {**VIEWS, **PRINTED}
"""The illustration of each card, and of each place for dice that is printed on a player's board."""


def paint_view(canvas: Canvas, card: str, width: float, height: float) -> None:
    """Paint the illustration of a card or of a printed place over a rectangle whose top-left corner is the origin. The
    illustration is as high as the rectangle and cut equally at both sides, or as wide as the rectangle if that is
    wider."""
    _paint(canvas, _COMPONENTS[card], card, (width, height))


def paint_rival(canvas: Canvas, focus: str, width: float, height: float) -> None:
    """Paint the rival with this focus, over a rectangle whose top left corner is the origin."""
    _paint(canvas, RIVALS[focus], focus, (width, height))


def _paint(canvas: Canvas, view: View, seed: str, place: tuple[float, float]) -> None:
    (time, parts, breadth), (width, height) = view, place
    size = max(width / WIDTH, min(height / HEIGHT, width / breadth) if breadth else height / HEIGHT)
    top = min(0, (height - HEIGHT * size) / 2) if not breadth else 0
    brush = Brush(canvas.move_origin((width - WIDTH * size) / 2, top).zoom(size), time, seed)
    brush.sky()
    for part in parts:
        part(brush)


def put_view(canvas: Canvas, card: str, place: Box) -> None:
    """Paint a card's illustration into a rectangle, cut at its edges."""
    width, height = place.right - place.left, place.bottom - place.top
    window = canvas.window((width, height))
    paint_view(window, card, width, height)
    canvas.put(window, (place.left, place.top))
