"""The camels of a caravan, each with what its column carries."""

from msgspec import Struct

from render.drawing.canvas import Box, Canvas
from render.drawing.shapes import curve, polygon
from render.games.wayfarers.sprites.views.brush import Brush, paint_camel
from render.scene import Sprite
from render.theme import Theme

_LOADS = ("#4A3A6E", "#B98A4E", "#3FA7A0", "#D8553C")
"""Colours of a camel's load, by the number of covered cells in its column."""

_DUNE, _COAT = "#6B4A86", "#C9A27A"


class Herd(Struct, Sprite, frozen=True):
    """A camel for each column of a caravan on a dune, anchored at its top-left corner.

    `loads`: the number of covered cells in each column.
    `pitch`: the width of a column.
    `height`: the height of the camels and the dune.
    `inset`: the distance of a camel from the left edge of its column.
    """

    loads: tuple[int, ...]
    pitch: float
    height: float
    inset: float

    @property
    def box(self) -> Box:
        """Return the bounds of the dune, in units."""
        return Box(0, 0, self.pitch * len(self.loads), self.height)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the dune and the camels."""
        width, high = self.pitch * len(self.loads), self.height
        dune = curve((0, high - 8), (width * 0.5, high - 18), (width, high - 7))
        canvas.fill(polygon(*dune, (width, high), (0, high)), _DUNE)
        brush = Brush(canvas, "night", "herd")
        for number, load in enumerate(self.loads):
            paint_camel(brush, self.pitch * number + self.inset, high - 3, high - 2, _LOADS[load], _COAT)
