"""Painted backdrops: opaque pictures that everything else is laid on."""

from collections.abc import Iterator
from functools import lru_cache

from PIL import Image
from zlib_ng import zlib_ng

from render.raster.png import palette, reduced
from render.raster.rasterize import joined, parts
from render.scene import Sprite
from render.theme import THEMES


@lru_cache(maxsize=6)
def backdrop(sprite: Sprite, scale: float, theme: str) -> Image.Image:
    """Return a backdrop in its theme's colours."""
    size, pixels = _packed(sprite, scale, theme)
    picture = Image.frombytes("P", size, zlib_ng.decompress(pixels))
    picture.putpalette(palette(theme).getpalette() or [])
    return picture


@lru_cache(maxsize=60)
def _packed(sprite: Sprite, scale: float, theme: str) -> tuple[tuple[int, int], bytes]:
    """Return a backdrop with its pixels packed: painting one takes a second, unpacking it next to nothing."""
    bands = [reduced(part, theme) for part in _painted(sprite, scale, theme)]
    size = bands[0].width, sum(band.height for band in bands)
    return size, zlib_ng.compress(b"".join(band.tobytes() for band in bands), 2)


def ground(sprite: Sprite, scale: float, theme: str) -> Image.Image:
    """Return a backdrop in RGB, as it is painted."""
    return joined(list(_painted(sprite, scale, theme)))


def _painted(sprite: Sprite, scale: float, theme: str) -> Iterator[Image.Image]:
    return parts(sprite, scale, theme, THEMES[theme].lapis.dark)
