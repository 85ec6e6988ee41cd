"""Painted backdrops: opaque pictures that everything else is laid on."""

from collections.abc import Iterator
from functools import lru_cache

from isal import isal_zlib
from PIL import Image

from render.encode import palette, reduced
from render.scene import Sprite
from render.sprites import oversample
from render.theme import THEMES
from render.vec import Box, Canvas

_PART = 140
"""Units of height that are painted at a time, where a backdrop may be painted in parts: all of it would take a hundred
megabytes for a moment."""


@lru_cache(maxsize=6)
def backdrop(sprite: Sprite, scale: float, theme: str) -> Image.Image:
    """A backdrop in its theme's colours."""
    size, pixels = _packed(sprite, scale, theme)
    picture = Image.frombytes("P", size, isal_zlib.decompress(pixels))
    picture.putpalette(palette(theme).getpalette() or [])
    return picture


@lru_cache(maxsize=60)
def _packed(sprite: Sprite, scale: float, theme: str) -> tuple[tuple[int, int], bytes]:
    """The same with its pixels packed: painting one takes a second, unpacking it next to nothing."""
    parts = [reduced(part, theme) for part in _parts(sprite, scale, theme)]
    size = parts[0].width, sum(part.height for part in parts)
    return size, isal_zlib.compress(b"".join(part.tobytes() for part in parts), 1)


def ground(sprite: Sprite, scale: float, theme: str) -> Image.Image:
    """A backdrop in RGB, as it is painted."""
    parts = list(_parts(sprite, scale, theme))
    whole = Image.new("RGB", (parts[0].width, sum(part.height for part in parts)))
    top = 0
    for part in parts:
        whole.paste(part, (0, top))
        top += part.height
    return whole


def _parts(sprite: Sprite, scale: float, theme: str) -> Iterator[Image.Image]:
    """A backdrop from top to bottom."""
    left, top, right, bottom = sprite.box
    part = _PART if sprite.in_parts else bottom - top
    while top < bottom:
        box = Box(left, top, right, min(top + part, bottom))
        canvas = Canvas(box, scale, oversample(sprite, scale), THEMES[theme].lapis.dark)
        sprite.paint(canvas, THEMES[theme])
        yield canvas.finish()
        top += part
