"""Painted views behind the words of a poster."""

from typing import ClassVar

from msgspec import Struct

from render.drawing.canvas import Box, Canvas
from render.drawing.painting import bloom, flip, pale, shade
from render.scene import Sprite
from render.sprites.landscape import HIGH, WIDE
from render.theme import Theme

_REACH, _SHARE, _LIGHT = 17.0, 0.2, 1.25
_GREY, _DIM = 0.62, 0.72
_FULL, _END, _OPACITY, _PLAIN = 150.0, 820.0, 0.82, 0.96


class Vista(Struct, Sprite, frozen=True):
    """A view by its top left corner. The words stand on its left side, which is darker.

    `lost`: whether nobody has won, so that it is grey.
    `rtl`: whether it is mirrored, for reading from the right.
    """

    lost: bool
    rtl: bool

    shade: ClassVar[str] = "#000000"
    """The colour of the darker side."""

    @property
    def box(self) -> Box:
        """Return the bounds in units: the whole picture."""
        return Box(0, 0, WIDE, HIGH)

    def view(self, canvas: Canvas, theme: Theme) -> None:
        """Paint what is seen."""
        raise NotImplementedError

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the view and its light; without glow and on a darker ground where contrast counts."""
        self.view(canvas, theme)
        if theme.textured:
            bloom(canvas, _REACH, _SHARE, _LIGHT)
        if self.lost:
            pale(canvas, _GREY, _DIM)
        shade(canvas, self.shade, _FULL, _END, _OPACITY if theme.textured else _PLAIN)
        if self.rtl:
            flip(canvas)
