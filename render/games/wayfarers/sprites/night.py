"""The ground of the pictures of the sky and of the rival: a clear starry night."""

import random

from msgspec import Struct

from render.drawing.canvas import Canvas
from render.drawing.shapes import box, curve, disc, polygon
from render.scene import BackdropSprite
from render.sprites.ground import Rect, paint_card
from render.theme import Theme

_NIGHT, _HAZE, _DIM, _BRIGHT = "#0F1233", "#1A1D4A", "#8587C0", "#FFE9A8"
_STARS, _BRIGHT_SHARE = 150, 0.16


class StarryNight(Struct, BackdropSprite, frozen=True):
    """A night sky with stars and the Milky Way, or one plain colour if the theme has no texture.

    `size`: width and height of the picture, in units.
    `cards`: the rectangles of dark cards on the sky.
    """

    size: tuple[int, int]
    cards: tuple[Rect, ...] = ()

    is_sliceable = True

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the sky and the cards."""
        width, height = self.size
        canvas.fill(box(0, 0, width, height), _NIGHT if theme.textured else theme.bricks[0])
        if theme.textured:
            _paint_stars(canvas, width, height)
        for place in self.cards:
            paint_card(canvas, place, theme)


def _paint_stars(canvas: Canvas, width: float, height: float) -> None:
    """Paint the Milky Way from corner to corner, and stars at the same places every time."""
    upper = curve((0, height * 0.72), (width * 0.45, height * 0.62), (width, height * 0.04))
    lower = curve((width, height * 0.34), (width * 0.55, height * 0.84), (0, height))
    canvas.fill(polygon(*upper, *lower), _HAZE)
    dice = random.Random(19)
    for _ in range(_STARS):
        x, y, is_bright = dice.uniform(0, width), dice.uniform(0, height), dice.random() < _BRIGHT_SHARE
        canvas.fill(disc(x, y, 2.4 if is_bright else 1.5), _BRIGHT if is_bright else _DIM)
