"""The camels above the caravan path of the rival, loaded according to the columns below them."""

from msgspec import Struct

from render.drawing.canvas import Box, Canvas
from render.drawing.shapes import curve, polygon
from render.games.wayfarers.sprites.views.brush import Brush, paint_camel
from render.scene import Sprite
from render.theme import Theme

_LOADS = ("#4A3A6E", "#B98A4E", "#3FA7A0", "#D8553C")
"""Colours of a camel's load, by the number of covered cells in the column below it."""

_DUNE, _COAT = "#6B4A86", "#C9A27A"


class Herd(Struct, Sprite, frozen=True):
    """A row of camels on a dune, one for each column of a caravan, anchored at its top-left corner.

    `loads`: the number of covered cells in each column.
    `pitch`: the width of a column, in units.
    `height`: the height of camels and dune together, in units.
    `inset`: the distance of a camel from the left edge of its column, in units.
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
        for index, load in enumerate(self.loads):
            paint_camel(brush, self.pitch * index + self.inset, high - 3, high - 2, _LOADS[load], _COAT)
