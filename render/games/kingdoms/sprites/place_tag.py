"""The name of a place on an ivory plate, as on a board with possible places."""

from msgspec import Struct

from render.drawing.canvas import Box, Canvas
from render.drawing.shapes import rounded_rectangle
from render.drawing.text import BOLD, width
from render.kit.names import LEAST
from render.scene import Sprite
from render.theme import Theme

HIGH = 28.0


class PlaceTag(Struct, Sprite, frozen=True):
    """A place's name, anchored at the plate's top left corner."""

    name: str

    @property
    def wide(self) -> float:
        """Return the plate's width, by the name."""
        return max(56.0, width(self.name, LEAST, BOLD) + 8)

    @property
    def box(self) -> Box:
        """Return the bounds of the plate, in units."""
        return Box(0, 0, self.wide, HIGH)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint plate and name."""
        canvas.fill(rounded_rectangle(0, 0, self.wide, HIGH, 6), theme.casing)
        canvas.fill(rounded_rectangle(1.4, 1.4, self.wide - 2.8, HIGH - 2.8, 4.8), theme.ivory)
        canvas.letters(self.wide / 2, HIGH / 2, self.name, LEAST, BOLD, theme.ink)
