"""A scene's pixels: its backdrop with every sprite pasted on."""

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from render.scene import Item, Scene
from render.sprites import backdrop, packed, painted


class Rows(NamedTuple):
    """Rows of pixels of a picture, from `top` to before `bottom`."""

    top: int
    bottom: int

    def meet(self, other: "Rows") -> bool:
        """Whether some row is in both."""
        return self.top < other.bottom and other.top < self.bottom


def compose(scene: Scene, scale: float = 2) -> Image.Image:
    """The picture in RGB, `scale` pixels a unit."""
    return cut(scene, scale, Rows(0, backdrop(scene.backdrop, scale, scene.theme).height), scene.items)


def cut(scene: Scene, scale: float, rows: Rows, items: Sequence[Item]) -> Image.Image:
    """Some rows of the picture; `items` are those that may touch them."""
    ground = backdrop(scene.backdrop, scale, scene.theme)
    picture = ground.crop((0, rows.top, ground.width, rows.bottom))
    for _, x, y, sprite in items:
        image, dx, dy = painted(sprite, scale, scene.theme)
        picture.paste(image, (round(x * scale) + dx, round(y * scale) + dy - rows.top), image)
    return picture


def touched(item: Item, scale: float, theme: str) -> Rows:
    """The rows in which an item may change something."""
    (_, height), _, dy, _ = packed(item.sprite, scale, theme)
    top = round(item.y * scale) + dy
    return Rows(top, top + height)
