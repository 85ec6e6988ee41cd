"""Paste sprites onto the pixels of a picture, piece by piece."""

from collections.abc import Sequence
from functools import lru_cache
from typing import TypeAlias

from PIL import Image

from render.raster.pixels import Pixels, uniform_pixels
from render.raster.png import palette_bytes, palette_image, reduce_colours
from render.raster.sprite_cache import Piece, paint_whole
from render.scene import Item

_PixelBounds: TypeAlias = tuple[int, int, int, int]
"""The left, top, right and bottom edges of a piece in pixels, which may be beyond the picture."""

MAX_FILLED_PIXELS = 1 << 15
"""Maximum number of pixels of a piece of one colour that is pasted as pixels of that colour, which takes half as long
as pasting the colour as a number. Of larger pieces mostly only a small part is in the picture."""


def paste(pixels: Pixels, items: Sequence[Item], scale: float, theme: str, corner: tuple[int, int] = (0, 0)) -> None:
    """Paste items onto a part of a picture that is in its theme's colours. `corner`: the top-left pixel of the part.

    Most pieces of a long item are outside a small part. There are thousands of pieces, and `Image.paste` would spend as
    long on its checks as on pixels.
    """
    (left, top), (width, height) = corner, pixels.size
    for _, x, y, sprite in items:
        across, down = round(x * scale) - left, round(y * scale) - top
        if parts := sprite.child_items:
            paste(pixels, parts, scale, theme, (-across, -down))
            continue
        dx, dy, pieces = paint_whole(sprite, scale, theme)
        across, down = across + dx, down + dy
        for piece in pieces:
            image, piece_left, piece_top, piece_right, piece_bottom, opaque, _, _ = piece
            piece_left += across
            piece_top += down
            piece_right += piece_left
            piece_bottom += piece_top
            if piece_left < width and piece_top < height and piece_right > 0 and piece_bottom > 0:
                bounds = piece_left, piece_top, piece_right, piece_bottom
                if image and opaque:
                    pixels.paste(image, bounds)
                else:
                    _blend(pixels, piece, bounds, theme)


def _blend(pixels: Pixels, piece: Piece, bounds: _PixelBounds, theme: str) -> None:
    """Blend a piece that is not opaque, and round each pixel to one of the theme's colours, so that the result does not
    depend on what else is painted."""
    piece_left, piece_top, piece_right, piece_bottom = bounds
    full_width, full_height = pixels.size
    left, top = max(piece_left, 0), max(piece_top, 0)
    area = left, top, min(piece_right, full_width), min(piece_bottom, full_height)
    below = pixels.crop(area)
    image, _, _, width, height, _, ink, shades = piece
    if image is None:
        pixels.paste(below.point(shades, "P"), area)
    elif ink is not None and _is_one_colour(below):
        pixels.paste(image.point(_covered_colours(below.getpixel((0, 0)), ink, theme), "P"), bounds)
    else:
        mixed = below.convert("RGB", 0)
        colour: Pixels | tuple[int, ...] = image
        if ink is not None:
            colour = uniform_pixels((width, height), ink) if width * height < MAX_FILLED_PIXELS else ink
        mixed.paste(colour, (piece_left - left, piece_top - top, piece_right - left, piece_bottom - top), image)
        pixels.paste(mixed.convert("P", 0, palette_image(theme).im), area)


def _is_one_colour(pixels: Pixels) -> bool:
    """Whether all pixels have the same colour."""
    darkest, brightest = pixels.getextrema()
    return bool(darkest == brightest)


@lru_cache(maxsize=500)
def _covered_colours(below: int, ink: tuple[int, ...], theme: str) -> bytes:
    """Return the index of the colour that a palette's colour, given by its index `below`, becomes under an ink, for
    each coverage from 0 to 255."""
    colours = Image.new("RGB", (256, 1), tuple(palette_bytes(theme)[3 * below : 3 * below + 3]))
    colours.paste(ink, (0, 0, 256, 1), Image.frombytes("L", (256, 1), bytes(range(256))))
    return reduce_colours(colours, theme).tobytes()
