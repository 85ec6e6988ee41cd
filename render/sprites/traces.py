"""A line through points that ends in a dot, as charts draw it."""

from collections.abc import Sequence

from render.drawing.canvas import Canvas, Ink
from render.drawing.shapes import Point, disc


def trace(canvas: Canvas, points: Sequence[Point], colour: Ink, edge: Ink) -> None:
    """Draw the line in `colour` with an `edge` around it, and the dot on the newest point."""
    for wide, ink in ((6.2, edge), (3.6, colour)):
        canvas.stroke(points, wide, ink)
    canvas.fill(disc(*points[-1], 7), edge)
    canvas.fill(disc(*points[-1], 5.6), colour)
