"""The sprite of a place's name on an ivory plate."""

from msgspec import Struct

from render.drawing.canvas import Box, Canvas
from render.drawing.shapes import rounded_rectangle
from render.drawing.text import BOLD, text_width
from render.kit.names import MIN_SIZE
from render.scene import Sprite
from render.theme import Theme

TAG_HEIGHT = 28.0


class PlaceTag(Struct, Sprite, frozen=True):
    """A place's name on an ivory plate, anchored at the plate's top-left corner."""

    name: str

    @property
    def width(self) -> float:
        """Return the width of the plate, which depends on the name, in units."""
        return max(56.0, text_width(self.name, MIN_SIZE, BOLD) + 8)

    @property
    def box(self) -> Box:
        """Return the bounds of the plate, in units."""
        return Box(0, 0, self.width, TAG_HEIGHT)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the plate and the name."""
        canvas.fill(rounded_rectangle(0, 0, self.width, TAG_HEIGHT, 6), theme.casing)
        canvas.fill(rounded_rectangle(1.4, 1.4, self.width - 2.8, TAG_HEIGHT - 2.8, 4.8), theme.ivory)
        canvas.write(self.width / 2, TAG_HEIGHT / 2, self.name, MIN_SIZE, BOLD, theme.ink)
