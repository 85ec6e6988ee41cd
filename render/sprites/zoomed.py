"""Any sprite at another size."""

from msgspec import Struct

from render.drawing.canvas import Box, Canvas
from render.scene import Sprite
from render.theme import Theme


class Zoomed(Struct, Sprite, frozen=True):
    """Another sprite, enlarged around its anchor.

    `sprite`: the sprite.
    `scale`: the factor by which it is enlarged.
    """

    sprite: Sprite
    scale: float

    @property
    def box(self) -> Box:
        """Return the bounds of the enlarged sprite, in units."""
        left, top, right, bottom = self.sprite.box
        return Box(left * self.scale, top * self.scale, right * self.scale, bottom * self.scale)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the sprite on an enlarged canvas."""
        self.sprite.paint(canvas.zoom(self.scale), theme)
