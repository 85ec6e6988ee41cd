"""Illustrations of all cards, each at a time of day. Cards of every size are painted with them. Each kind has a table
of its cards, made from their English names and tags."""

from collections.abc import Mapping

from render.drawing.canvas import Box, Canvas
from render.games.wayfarers.sprites.views.brush import HIGH, WIDE, Brush, View
from render.games.wayfarers.sprites.views.heavens import SPACE
from render.games.wayfarers.sprites.views.land import LAND
from render.games.wayfarers.sprites.views.people import RIVALS, TOWNSFOLK
from render.games.wayfarers.sprites.views.things import INSPIRATION
from render.games.wayfarers.sprites.views.water import WATER

VIEWS: Mapping[str, View] = {**LAND, **WATER, **SPACE, **TOWNSFOLK, **INSPIRATION}
"""The illustration of each card."""


def paint_view(canvas: Canvas, card: str, wide: float, high: float) -> None:
    """Paint a card's illustration over a rectangle whose top left corner is the origin: as high as the rectangle, cut
    equally at both sides; or as wide as the rectangle if that is wider."""
    _paint(canvas, VIEWS[card], card, (wide, high))


def paint_rival(canvas: Canvas, focus: str, wide: float, high: float) -> None:
    """Paint the rival with this focus, over a rectangle whose top left corner is the origin."""
    _paint(canvas, RIVALS[focus], focus, (wide, high))


def _paint(canvas: Canvas, view: View, seed: str, place: tuple[float, float]) -> None:
    (time, parts, breadth), (wide, high) = view, place
    size = max(wide / WIDE, min(high / HIGH, wide / breadth) if breadth else high / HIGH)
    top = min(0, (high - HIGH * size) / 2) if not breadth else 0
    brush = Brush(canvas.move_origin((wide - WIDE * size) / 2, top).zoom(size), time, seed)
    brush.sky()
    for part in parts:
        part(brush)


def put_view(canvas: Canvas, card: str, place: Box) -> None:
    """Paint a card's illustration into a rectangle, cut at its edges."""
    wide, high = place.right - place.left, place.bottom - place.top
    window = canvas.window((wide, high))
    paint_view(window, card, wide, high)
    canvas.put(window, (place.left, place.top))
