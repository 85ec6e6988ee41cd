"""The header of a board's first picture, with the deciding seat and the recent events, above another of its pictures
that is shown alone, as in an animation."""

from msgspec import Struct

from render.drawing.canvas import Canvas
from render.layouts.frame import EDGE_LAYER
from render.scene import BackdropSprite, Scene, Sprite, sort_by_layer
from render.sprites.ground import Rect, paint_card, paint_wall
from render.theme import Theme

HEADER: Rect = (6, 6, 1088, 48)
"""Place of the header's card, in units."""

HEADER_HEIGHT = 56
"""Height of the header including the gap below it, in units."""


class HeaderedBackdrop(Struct, BackdropSprite, frozen=True):
    """The backdrop of a picture, with a card for the header above it.

    `backdrop`: the backdrop of the picture.
    `size`: the width and height of both together, in units.
    """

    backdrop: Sprite
    size: tuple[int, int]

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the header's card on a wall, and the backdrop below it."""
        paint_wall(canvas, self.size, theme)
        paint_card(canvas, HEADER, theme)
        self.backdrop.paint(canvas.move_origin(0, HEADER_HEIGHT), theme)


def with_header(scene: Scene, first_picture: Scene) -> Scene:
    """Return a picture below the header of the board's picture `first_picture`, or unchanged if it is `first_picture`
    or has none."""
    header = [item for item in first_picture.items if item.z >= EDGE_LAYER and item.y < HEADER_HEIGHT]
    if scene.name == first_picture.name or not header:
        return scene
    size = (scene.size[0], scene.size[1] + HEADER_HEIGHT)
    items = sort_by_layer([*(item._replace(y=item.y + HEADER_HEIGHT) for item in scene.items), *header])
    return Scene(scene.kind, scene.name, size, scene.theme, HeaderedBackdrop(scene.backdrop, size), items, scene.alt)
