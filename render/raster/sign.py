"""A sprite as a small square picture, transparent around it, with a light rim, since Discord shows it on any ground."""

from hashlib import sha256
from io import BytesIO

from PIL import Image, ImageFilter

from render.raster.sprite_cache import paint_trimmed
from render.scene import Sprite

SIGN_SIDE = 128
"""Width and height of a sign in pixels, as Discord recommends (https://docs.discord.com/developers/resources/emoji)."""

_RIM_WIDTH = 5
"""Width of the rim in pixels. One pixel of it remains at a size of 22 pixels."""

_RIM_COLOUR = (246, 240, 226)
"""Red, green and blue of the rim."""

_INNER_SIDE = SIGN_SIDE - 2 * _RIM_WIDTH
"""Width and height in pixels of the square within the rim."""

_RIM_TABLE = [min(255, max(0, 8 * alpha - 120)) for alpha in range(256)]
"""The table that turns a blurred edge into a sharp rim, as wide as the blur."""

_MEASURE_SCALE = 4.0
"""Pixels per unit at which a sprite is painted to find out its size."""


def sign_digest(sprite: Sprite, theme: str) -> str:
    """Return the first six hexadecimal digits of the SHA-256 of the pixels of a sprite's sign."""
    return sha256(_draw_sign(sprite, theme).tobytes()).hexdigest()[:6]


def encode_sign(sprite: Sprite, theme: str) -> bytes:
    """Return the PNG file of a sprite's sign."""
    target = BytesIO()
    _draw_sign(sprite, theme).save(target, "PNG")
    return target.getvalue()


def _draw_sign(sprite: Sprite, theme: str) -> Image.Image:
    """Return a sprite in RGBA, as large as fits into a square of SIGN_SIDE, with its rim."""
    rough = paint_trimmed(sprite, _MEASURE_SCALE, theme)[0]
    image = paint_trimmed(sprite, _MEASURE_SCALE * _INNER_SIDE / max(rough.size), theme)[0].convert("RGBA")
    if max(image.size) > _INNER_SIDE:
        image.thumbnail((_INNER_SIDE, _INNER_SIDE))
    whole = Image.new("RGBA", (SIGN_SIDE, SIGN_SIDE))
    whole.paste(image, ((SIGN_SIDE - image.width) // 2, (SIGN_SIDE - image.height) // 2))
    rim = whole.getchannel("A").filter(ImageFilter.GaussianBlur(_RIM_WIDTH / 2)).point(_RIM_TABLE)
    below = Image.merge("RGBA", (*Image.new("RGB", whole.size, _RIM_COLOUR).split(), rim))
    return Image.alpha_composite(below, whole)
