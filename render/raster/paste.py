"""Pasting of sprites onto pixels."""

from collections.abc import Sequence
from functools import lru_cache
from typing import TypeAlias

from PIL import Image

from render.raster.pixels import Pixels, uniform_pixels
from render.raster.png import palette_bytes, palette_image, reduce_colours
from render.raster.sprite_cache import Piece, paint_whole
from render.scene import Item

_PixelBounds: TypeAlias = tuple[int, int, int, int]
"""The left, upper, right and lower edges, which may be beyond the picture."""

MAX_FILLED_PIXELS = 1 << 15
"""Maximum number of pixels of a piece of one colour that is pasted as pixels of that colour, which takes half as long
as pasting the colour as a number. Of larger pieces mostly only a small part is in the picture."""


def paste(pixels: Pixels, items: Sequence[Item], scale: float, theme: str, corner: tuple[int, int] = (0, 0)) -> None:
    """Paste the pieces of items that touch a picture in its theme's colours, whose top-left pixel is at `corner`. Most
    pieces of a long item are outside a small picture. There are thousands of pieces, and `Image.paste` would spend as
    long on its checks as on pixels."""
    (left, top), (width, height) = corner, pixels.size
    for _, x, y, sprite in items:
        across, down = round(x * scale) - left, round(y * scale) - top
        if parts := sprite.child_items:
            paste(pixels, parts, scale, theme, (-across, -down))
            continue
        dx, dy, pieces = paint_whole(sprite, scale, theme)
        across, down = across + dx, down + dy
        for piece in pieces:
            image, begins, highest, ends, lowest, opaque, _, _ = piece
            begins += across
            highest += down
            ends += begins
            lowest += highest
            if begins < width and highest < height and ends > 0 and lowest > 0:
                place = begins, highest, ends, lowest
                if image and opaque:
                    pixels.paste(image, place)
                else:
                    _blend(pixels, piece, place, theme)


def _blend(pixels: Pixels, piece: Piece, place: _PixelBounds, theme: str) -> None:
    """Blend a piece that is not opaque, and round each pixel to one of the theme's colours, so that the result does not
    depend on what else is painted."""
    begins, highest, ends, lowest = place
    full_width, full_height = pixels.size
    left, top = max(begins, 0), max(highest, 0)
    area = left, top, min(ends, full_width), min(lowest, full_height)
    below = pixels.crop(area)
    image, _, _, width, height, _, ink, shades = piece
    if image is None:
        pixels.paste(below.point(shades, "P"), area)
    elif ink is not None and _is_one_colour(below):
        pixels.paste(image.point(_covered_colours(below.getpixel((0, 0)), ink, theme), "P"), place)
    else:
        mixed, inside = below.convert("RGB", 0), (begins - left, highest - top, ends - left, lowest - top)
        colour: Pixels | tuple[int, ...] = image
        if ink is not None:
            colour = uniform_pixels((width, height), ink) if width * height < MAX_FILLED_PIXELS else ink
        mixed.paste(colour, inside, image)
        pixels.paste(mixed.convert("P", 0, palette_image(theme).im), area)


def _is_one_colour(pixels: Pixels) -> bool:
    """Whether all pixels have the same colour."""
    darkest, brightest = pixels.getextrema()
    return bool(darkest == brightest)


@lru_cache(maxsize=500)
def _covered_colours(below: int, ink: tuple[int, ...], theme: str) -> bytes:
    """Return the result of covering each of a theme's colours with an ink, for coverages from 0 to 255."""
    shown = Image.new("RGB", (256, 1), tuple(palette_bytes(theme)[3 * below : 3 * below + 3]))
    shown.paste(ink, (0, 0, 256, 1), Image.frombytes("L", (256, 1), bytes(range(256))))
    return reduce_colours(shown, theme).tobytes()
