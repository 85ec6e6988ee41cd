"""The ground of the pictures of the sky and of the rival: a clear night."""

import random

from msgspec import Struct

from render.drawing.canvas import Box, Canvas
from render.drawing.shapes import box, curve, disc, polygon
from render.scene import Sprite
from render.sprites.ground import Rect, paint_card
from render.theme import Theme

_NIGHT, _HAZE, _DIM, _BRIGHT = "#0F1233", "#1A1D4A", "#8587C0", "#FFE9A8"
_STARS, _BRIGHT_SHARE = 150, 0.16


class StarryNight(Struct, Sprite, frozen=True):
    """A night sky of a `size`, with stars and the milky way, or one plain colour if the theme has no texture; and dark
    `cards` on it."""

    size: tuple[int, int]
    cards: tuple[Rect, ...] = ()

    is_sliceable = True

    @property
    def box(self) -> Box:
        """Return the bounds of the whole picture, in units."""
        return Box(0, 0, *self.size)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the sky and the cards."""
        width, height = self.size
        canvas.fill(box(0, 0, width, height), _NIGHT if theme.textured else theme.bricks[0])
        if theme.textured:
            _stars(canvas, width, height)
        for place in self.cards:
            paint_card(canvas, place, theme)


def _stars(canvas: Canvas, width: float, height: float) -> None:
    """Draw the milky way from corner to corner, and the stars."""
    upper = curve((0, height * 0.72), (width * 0.45, height * 0.62), (width, height * 0.04))
    lower = curve((width, height * 0.34), (width * 0.55, height * 0.84), (0, height))
    canvas.fill(polygon(*upper, *lower), _HAZE)
    dice = random.Random(19)
    for _ in range(_STARS):
        x, y, is_bright = dice.uniform(0, width), dice.uniform(0, height), dice.random() < _BRIGHT_SHARE
        canvas.fill(disc(x, y, 2.4 if is_bright else 1.5), _BRIGHT if is_bright else _DIM)
