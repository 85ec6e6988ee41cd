"""The strip above a board with recent events."""

from msgspec import Struct

from render.drawing.canvas import Box, Canvas
from render.drawing.shapes import hole, join, polygon, rounded_rectangle
from render.scene import Sprite
from render.theme import Theme

NEWS_HIGH = 33.0


class News(Struct, Sprite, frozen=True):
    """A pink rim around a strip, by its top left corner, with a tip at the side where reading begins."""

    width: float
    rtl: bool

    @property
    def box(self) -> Box:
        """Return the bounds in units: the strip and its tip."""
        return Box(-12, 0, self.width + 12, NEWS_HIGH)

    @property
    def hole(self) -> Box:
        """Return the bounds of the area inside the rim, in units."""
        return Box(12, 4, self.width - 12, NEWS_HIGH - 4)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the rim and the tip."""
        middle = NEWS_HIGH / 2
        body = rounded_rectangle(0, 0, self.width, NEWS_HIGH, 9)
        canvas.fill(join(body, hole(rounded_rectangle(3, 3, self.width - 6, NEWS_HIGH - 6, 6))), theme.highlight)
        foot, end = (self.width - 1, self.width + 10) if self.rtl else (1, -10)
        canvas.fill(polygon((foot, middle - 9), (end, middle), (foot, middle + 9)), theme.highlight)
