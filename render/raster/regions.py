"""The regions of a sprite: its pixels, cut into rectangles. Opaque regions are pasted, uniform ones map each colour
below them to another, and only the rest is blended pixel by pixel. Transparent parts are left out."""

import re
from collections.abc import Iterator
from functools import partial
from itertools import groupby
from typing import NamedTuple, TypeAlias

from PIL import Image

TranslucentColour: TypeAlias = tuple[int, ...]
"""Red, green, blue and coverage, from 0 to 255 each."""

BLENDED, OPAQUE, UNIFORM = range(3)
"""The ways in which the pixels of a region are pasted. A uniform region has a single translucent colour."""

_SQUARE_WIDTH = 8
"""The width in pixels of the squares in which pixels are classified."""

_MIN_SPLIT_PIXELS = 5000
"""Number of pixels below which a sprite stays in one piece."""

_MIN_REGION_PIXELS = 1600
"""Number of pixels below which a region is blended with its neighbours, since one more region costs as much as blending
this many pixels."""

_UNIFORM_SEARCH_SQUARES = 4
"""Uniform regions are searched only if a sprite covers at least one in this number of squares."""

_SQUARE_RUN = re.compile(rb"c+|m+|o+|s+")
"""Neighbouring squares of one kind: clear, mixed, opaque, or of a single translucent colour."""

_KIND_OF_SQUARE = {b"m": BLENDED, b"o": OPAQUE, b"s": UNIFORM}
"""The kind of region that squares of a kind become. Clear squares are left out."""


class Region(NamedTuple):
    """A rectangle of a sprite, in pixels.

    `kind`: how to paste its pixels: BLENDED, OPAQUE or UNIFORM.
    `left`, `top`: its top-left corner in the sprite.
    `width`, `height`: its size.
    """

    kind: int
    left: int
    top: int
    width: int
    height: int


def split_into_regions(image: Image.Image) -> tuple[list[Region], TranslucentColour | None]:
    """Split a sprite into regions, and return also the colour of its uniform regions, or None if it has none. An RGB
    sprite is one opaque region; the regions of a coverage mask are all blended."""
    width, height = image.size
    if image.mode == "RGB" or width * height < _MIN_SPLIT_PIXELS:
        return [Region(OPAQUE if image.mode == "RGB" else BLENDED, 0, 0, width, height)], None
    cover = image.getchannel("a") if image.mode == "RGBa" else image
    means = cover.reduce(_SQUARE_WIDTH).tobytes()
    letters, columns, uniform = bytearray(b"c" + b"m" * 255), -(-width // _SQUARE_WIDTH), None
    if image.mode == "RGBa":
        letters[255] = ord("o")
        level = max({*means} - {0, 255}, key=means.count, default=0)
        if means.count(level) * _UNIFORM_SEARCH_SQUARES > len(means) and level:
            letters[level] = ord("s")
            row, column = divmod(means.index(level), columns)
            uniform = image.im.getpixel((column * _SQUARE_WIDTH, row * _SQUARE_WIDTH))
    return list(_find_regions(image, cover, means.translate(letters), uniform)), uniform


def _find_regions(
    image: Image.Image, cover: Image.Image, squares: bytes, uniform: TranslucentColour | None
) -> Iterator[Region]:
    """Yield the regions of a sprite whose squares have been classified. `squares`: the letter of each square's kind,
    row by row. `uniform`: the colour of uniform regions, if any."""
    (width, height), columns = image.size, -(-image.width // _SQUARE_WIDTH)
    rows = list[bytes]()
    for row, equal_rows in groupby(squares[start : start + columns] for start in range(0, len(squares), columns)):
        repeats = len(list(equal_rows))
        rows += [_SQUARE_RUN.sub(partial(_merge_if_small, repeats), row)] * repeats
    top = 0
    for row, equal_rows in groupby(rows):
        bottom = min(top + len(list(equal_rows)) * _SQUARE_WIDTH, height)
        for run in _SQUARE_RUN.finditer(row):
            left, right = run.start() * _SQUARE_WIDTH, min(run.end() * _SQUARE_WIDTH, width)
            kind, area = _KIND_OF_SQUARE.get(run.group()[:1]), (left, top, right, bottom)
            if (kind == OPAQUE and cover.crop(area).getextrema() != (255, 255)) or (
                kind == UNIFORM and image.crop(area).getcolors(1) != [((right - left) * (bottom - top), uniform)]
            ):
                kind = BLENDED  # the mean hid pixels that differ from the rest
            if kind is not None:
                yield Region(kind, left, top, right - left, bottom - top)
        top = bottom


def _merge_if_small(height: int, run: re.Match[bytes]) -> bytes:
    """Return a run of squares, turned into mixed ones if a region of it, `height` squares high, would be too small."""
    width = run.end() - run.start()
    return run.group() if width * height * _SQUARE_WIDTH**2 >= _MIN_REGION_PIXELS else b"m" * width
