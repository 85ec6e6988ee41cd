"""The strip above a board that tells what was last done."""

from dataclasses import dataclass

from render.drawing.canvas import Box, Canvas
from render.drawing.shapes import join, polygon, rounded
from render.scene import Sprite
from render.theme import Theme


@dataclass(frozen=True, slots=True)
class News(Sprite):
    """A dark strip with a pink rim, by its top left corner, with a tip at the side where reading begins."""

    width: float
    rtl: bool

    grain = 4

    @property
    def box(self) -> Box:
        """Return the bounds in units: the strip and its tip."""
        return Box(-12, 0, self.width + 12, 36)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the rim, then the ground."""
        for inset, ink in ((0.0, theme.highlight), (3.0, theme.panel)):
            tip = polygon((2, 9 + inset), (-10 + inset * 1.6, 18), (2, 27 - inset))
            if self.rtl:
                right = self.width
                tip = polygon((right - 2, 9 + inset), (right + 10 - inset * 1.6, 18), (right - 2, 27 - inset))
            body = rounded(inset, inset, self.width - 2 * inset, 36 - 2 * inset, 9 - inset)
            canvas.fill(join(tip, body), ink)
