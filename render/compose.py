"""A scene's pixels: its backdrop with every sprite pasted on."""

from PIL import Image

from render.scene import Scene
from render.sprites import backdrop, painted


def compose(scene: Scene, scale: float = 2) -> Image.Image:
    """The picture in RGB, `scale` pixels a unit."""
    picture = backdrop(scene.backdrop, scale, scene.theme).copy()
    for _, x, y, sprite in scene.items:
        image, dx, dy = painted(sprite, scale, scene.theme)
        picture.paste(image, (round(x * scale) + dx, round(y * scale) + dy), image)
    return picture
