"""The sprite of points of one colour."""

from msgspec import Struct

from render.drawing.canvas import Box, Canvas
from render.drawing.shapes import rounded_rectangle
from render.drawing.text import BOLD
from render.games.kingdoms.sprites.tiles import write_rimmed
from render.scene import Sprite
from render.theme import Theme

_BROAD_FRAME_FROM_WIDTH = 40.0
"""Width from which a chip has room for a broad frame, in units."""


_MAX_FIGURE_SHARES = {1: 0.95, 2: 0.78, 3: 0.6}
"""Maximum font size of a number as a fraction of the chip's width, by the number of its digits."""


class PointsChip(Struct, Sprite, frozen=True):
    """Points of one colour on a chip, anchored at its top-left corner.

    `sphere`: the colour, as an index of `Theme.spheres`.
    `count`: the number, or None if it is hidden, which a question mark shows.
    `width`, `height`: the size of the chip, in units.
    `letter`: the colour's letter below the number, or "".
    `is_weakest`: whether no other colour of the player has fewer points.
    """

    sphere: int
    count: int | None
    width: float
    height: float
    letter: str = ""
    is_weakest: bool = False

    @property
    def box(self) -> Box:
        """Return the bounds of the chip and its rim, in units."""
        reach = 6 if self.width >= _BROAD_FRAME_FROM_WIDTH else 4
        return Box(-reach, -reach, self.width + reach, self.height + reach)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint a plate in the colour, the number, the letter on a dark label, so that "O" does not look like a digit,
        and a gold frame around the weakest colour."""
        hue, w, h = theme.spheres[self.sphere], self.width, self.height
        if self.is_weakest:
            reach = 4.5 if w >= _BROAD_FRAME_FROM_WIDTH else 2.4
            for grow, ink in ((reach + 1.4, theme.casing), (reach, theme.gold.light)):
                canvas.fill(rounded_rectangle(-grow, -grow, w + 2 * grow, h + 2 * grow, 10), ink)
        radius = min(7.0, w * 0.2)
        rim = max(1.4, w * 0.04)
        canvas.fill(rounded_rectangle(0, 0, w, h, radius), hue.light)
        canvas.fill(rounded_rectangle(rim, rim, w - 2 * rim, h - 2 * rim, radius - rim / 2), hue.base)
        if self.letter:
            label = h * 0.45
            canvas.fill(rounded_rectangle(rim, h - label - rim, w - 2 * rim, label, radius - rim / 2), hue.dark)
        middle = h * 0.29 if self.letter else h / 2
        text = "?" if self.count is None else str(self.count)
        size = min(h * (0.46 if self.letter else 0.94), w * _MAX_FIGURE_SHARES[len(text)])
        clip = rounded_rectangle(0, 0, w, h, radius)
        write_rimmed(canvas, theme, (w / 2, middle), text, size, hue, clip)
        if self.letter:
            canvas.write(w / 2, h * 0.755, self.letter, h * 0.385, BOLD, theme.ivory)
