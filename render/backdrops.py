"""Painted backdrops: opaque pictures that everything else is laid on. They are kept packed, since a raw one takes
megabytes and there is one for each kind of picture in each theme."""

from functools import lru_cache
from typing import NamedTuple

from isal import isal_zlib
from PIL import Image

from render.encode import palette, reduced
from render.scene import Sprite
from render.sprites import oversample
from render.theme import THEMES
from render.vec import Canvas

_BAND = 20
"""Rows that are packed together: whoever wants a part unpacks hardly more."""


class Backdrop(NamedTuple):
    """A backdrop in its theme's colours, band by band from the top."""

    size: tuple[int, int]
    theme: str
    bands: tuple[bytes, ...]

    def cut(self, left: int, top: int, right: int, bottom: int) -> Image.Image:
        """A part of it in RGB, up to but without `right` and `bottom`."""
        first, width = top // _BAND, self.size[0]
        rows = b"".join(map(isal_zlib.decompress, self.bands[first : -(-bottom // _BAND)]))
        part = Image.frombytes("P", (width, len(rows) // width), rows)
        part.putpalette(palette(self.theme).getpalette() or [])
        return part.crop((left, top - first * _BAND, right, bottom - first * _BAND)).convert("RGB")


@lru_cache(maxsize=60)
def backdrop(sprite: Sprite, scale: float, theme: str) -> Backdrop:
    """A backdrop in its theme's colours."""
    picture = reduced(ground(sprite, scale, theme), theme)
    width, height = picture.size
    pixels = memoryview(picture.tobytes())
    starts = range(0, width * height, width * _BAND)
    return Backdrop(
        picture.size, theme, tuple(isal_zlib.compress(pixels[start : start + width * _BAND], 1) for start in starts)
    )


def ground(sprite: Sprite, scale: float, theme: str) -> Image.Image:
    """The same in RGB, as it is painted, which takes a second."""
    canvas = Canvas(sprite.box, scale, oversample(sprite, scale), THEMES[theme].lapis.dark)
    sprite.paint(canvas, THEMES[theme])
    return canvas.finish()
