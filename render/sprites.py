"""Painted sprites and backdrops, kept once they are made."""

from functools import lru_cache
from typing import NamedTuple

from isal import isal_zlib
from PIL import Image

from render.scene import Sprite
from render.theme import THEMES
from render.vec import Canvas


class Painted(NamedTuple):
    """A sprite's pixels and where their top left corner lies from its anchor."""

    image: Image.Image
    dx: int
    dy: int


class Packed(NamedTuple):
    """The same with its pixels packed, which takes a tenth of the room and next to no time to undo."""

    size: tuple[int, int]
    dx: int
    dy: int
    pixels: bytes


@lru_cache(maxsize=500)
def painted(sprite: Sprite, scale: float, theme: str) -> Painted:
    """A sprite's pixels, trimmed to what it touches."""
    size, dx, dy, pixels = packed(sprite, scale, theme)
    return Painted(Image.frombytes("RGBA", size, isal_zlib.decompress(pixels)), dx, dy)


@lru_cache(maxsize=5000)
def packed(sprite: Sprite, scale: float, theme: str) -> Packed:
    """A sprite as it is kept after its pixels were not wanted for a while: realms are many, and slow to paint."""
    canvas = Canvas(sprite.box, scale, _oversample(sprite, scale))
    sprite.paint(canvas, THEMES[theme])
    image = canvas.finish()
    left, top = canvas.origin
    touched = image.getchannel("A").getbbox() or (0, 0, 1, 1)
    image = image.crop(touched)
    return Packed(image.size, left + touched[0], top + touched[1], isal_zlib.compress(image.tobytes(), 1))


@lru_cache(maxsize=6)
def backdrop(sprite: Sprite, scale: float, theme: str) -> Image.Image:
    """An opaque picture that everything else is laid on; copy it before painting."""
    size, pixels = _ground(sprite, scale, theme)
    return Image.frombytes("RGB", size, isal_zlib.decompress(pixels))


@lru_cache(maxsize=60)
def _ground(sprite: Sprite, scale: float, theme: str) -> tuple[tuple[int, int], bytes]:
    """A backdrop with its pixels packed: painting one takes a second, unpacking it next to nothing."""
    canvas = Canvas(sprite.box, scale, _oversample(sprite, scale), THEMES[theme].lapis.dark)
    sprite.paint(canvas, THEMES[theme])
    image = canvas.finish()
    return image.size, isal_zlib.compress(image.tobytes(), 1)


def _oversample(sprite: Sprite, scale: float) -> int:
    return max(1, round(sprite.grain / scale))
