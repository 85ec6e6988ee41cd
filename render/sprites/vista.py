"""Painted views behind the text of a poster or a cover."""

from enum import Enum
from typing import ClassVar

from msgspec import Struct

from render.drawing.canvas import Box, Canvas
from render.drawing.painting import bloom, fade, flip, shade
from render.scene import Sprite
from render.sprites.landscape import HEIGHT, WIDTH
from render.theme import Theme

_REACH, _SHARE, _LIGHT = 17.0, 0.2, 1.25
_GREY, _DIM = 0.62, 0.72
_FULL, _END, _OPACITY, _PLAIN = 150.0, 820.0, 0.82, 0.96


class Daytime(Enum):
    """The light of a view: dawn before a game, dusk after it, and grey if nobody has won."""

    DAWN = "dawn"
    DUSK = "dusk"
    GREY = "grey"


class Vista(Struct, Sprite, frozen=True):
    """A view anchored at its top-left corner. The text is on its left side, which is darker.

    `time`: the time of day.
    `rtl`: whether it is mirrored, for reading from right to left.
    """

    time: Daytime
    rtl: bool

    shade: ClassVar[str] = "#000000"
    """The colour of the darker side."""

    @property
    def is_dawn(self) -> bool:
        """Whether it is dawn."""
        return self.time is Daytime.DAWN

    box = Box(0, 0, WIDTH, HEIGHT)

    def view(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the view."""
        raise NotImplementedError

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the view and its light, or in high contrast the view without glow on a darker ground."""
        self.view(canvas, theme)
        if theme.textured:
            bloom(canvas, _REACH, _SHARE, _LIGHT)
        if self.time is Daytime.GREY:
            fade(canvas, _GREY, _DIM)
        shade(canvas, self.shade, _FULL, _END, _OPACITY if theme.textured else _PLAIN)
        if self.rtl:
            flip(canvas)
