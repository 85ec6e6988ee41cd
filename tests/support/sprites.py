"""Sprites as pictures of their own."""

from PIL import Image

from render.raster.sprite_cache import paint_trimmed
from render.scene import Sprite
from render.theme import THEMES


def whole(sprite: Sprite, scale: float, theme: str) -> Image.Image:
    """Return a sprite's pixels in RGBA, trimmed to what it touches."""
    image, _, _ = paint_trimmed(sprite, scale, theme)
    single = sprite.single_colour(THEMES[theme])
    if single is None:
        return image.convert("RGBA")
    coloured = Image.new("RGBA", image.size, single)
    coloured.putalpha(image)
    return coloured
