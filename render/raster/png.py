"""Pixels to PNG: one fixed palette a theme, so that files are small and quick to make; and strips, rows of a PNG that
are compressed apart from the others. Each strip ends with a full flush, so that strips can simply follow each other, or
one be exchanged for another."""

import struct
from collections.abc import Iterable, Sequence
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import NamedTuple

from PIL import Image
from zlib_ng import zlib_ng

from render.raster.pixels import Pixels, mapped

PALETTES = Path(__file__).with_name("palettes")
_LEVEL = 6
"""Level 4 takes two thirds of the time for an eighth more of the size; 7 and above hardly save any."""

_BAND = 200


@cache
def palette(theme: str) -> Image.Image:
    """Return the 256 colours of a theme, as the image that Pillow wants."""
    image = Image.new("P", (1, 1))
    image.putpalette(colours(theme))
    return image


@cache
def colours(theme: str) -> bytes:
    """Return the 256 colours of a theme, three bytes each."""
    return bytes.fromhex((PALETTES / f"{theme}.hex").read_text("ascii"))


def png(picture: Image.Image, theme: str) -> bytes:
    """Return a picture as PNG in its theme's colours."""
    target = BytesIO()
    reduced(picture, theme).save(target, "PNG", compress_level=_LEVEL)
    return target.getvalue()


def reduced(picture: Image.Image, theme: str) -> Image.Image:
    """Return a picture in its theme's colours. Reducing lets no other thread run, so it is done band by band."""
    wanted = palette(theme)
    if picture.height <= _BAND:
        return picture.quantize(palette=wanted, dither=Image.Dither.NONE)
    whole = Image.new("P", picture.size)
    whole.putpalette(colours(theme))
    for top in range(0, picture.height, _BAND):
        band = picture.crop((0, top, picture.width, min(top + _BAND, picture.height)))
        whole.paste(band.quantize(palette=wanted, dither=Image.Dither.NONE), (0, top))
    return whole


_STRIP_LEVEL = 2
"""Level 1 makes strips a quarter larger, level 3 a twentieth smaller in a third more time. In zlib the same rows always
become the same bytes, so a picture tells nothing but what it shows; ISA-L, twice as fast, does not promise that."""

_PNG = b"\x89PNG\r\n\x1a\n"
_DEFLATED = b"\x78\x9c"
_END = b"\x03\x00"
_ADLER = 65521


class Strip(NamedTuple):
    """Rows, compressed: their number of bytes before that, and Adler's checksum of these."""

    data: bytes
    size: int
    check: int


class Patch(NamedTuple):
    """New pixels, a byte each, for a part of a strip; what reaches beyond its first or last row is left out.

    `left`: the part's first column.
    `top`: how far below the strip's first row the first row of the pixels is.
    `pixels`: the pixels.
    """

    left: int
    top: int
    pixels: Pixels


def strip(size: tuple[int, int], patches: Iterable[Patch], before: Strip | None = None) -> Strip:
    """Return a strip of that width and height in pixels: another one with some of them exchanged; None: with all."""
    width, height = size
    wide = width + 1
    rows = bytearray(wide * height)
    if before:
        rows[:] = zlib_ng.decompress(before.data + _END, -zlib_ng.MAX_WBITS, before.size)
    shown = mapped(rows, (wide, height), "L")
    for left, top, pixels in patches:
        right, bottom = pixels.size
        shown.paste(pixels, (left + 1, top, left + 1 + right, top + bottom))
    return _deflated(rows)


def _deflated(rows: bytearray) -> Strip:
    """Return rows as PNG wants them, each behind the number of its filter: none."""
    deflate = zlib_ng.compressobj(_STRIP_LEVEL, zlib_ng.DEFLATED, -zlib_ng.MAX_WBITS)
    data = deflate.compress(rows) + deflate.flush(zlib_ng.Z_FULL_FLUSH)
    return Strip(compact(data), len(rows), zlib_ng.adler32(rows))


def compact(data: bytes) -> bytes:
    """Return compressed data that is kept in a block of its own size: it comes in one of 16 KiB that was made shorter,
    and the gaps between thousands of them take as much memory as they do."""
    return bytes(memoryview(data))


def file(size: tuple[int, int], theme: str, strips: Sequence[Strip]) -> bytes:
    """Return a PNG of that width and height in pixels, in a theme's colours."""
    check = 1
    for one in strips:
        check = joined(check, one.check, one.size)
    data = b"".join((_DEFLATED, *(one.data for one in strips), _END, struct.pack(">I", check)))
    header = struct.pack(">IIBBBBB", *size, 8, 3, 0, 0, 0)
    chunks = ((b"IHDR", header), (b"PLTE", colours(theme)), (b"IDAT", data), (b"IEND", b""))
    return _PNG + b"".join(_chunk(kind, content) for kind, content in chunks)


def _chunk(kind: bytes, content: bytes) -> bytes:
    check = zlib_ng.crc32(content, zlib_ng.crc32(kind))
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", check)


def joined(first: int, second: int, size: int) -> int:
    """Return adler's checksum of two texts in a row, from theirs and the size of the second."""
    low = (first & 0xFFFF) + (second & 0xFFFF) - 1
    high = size * ((first & 0xFFFF) - 1) + (first >> 16) + (second >> 16)
    return (high % _ADLER) << 16 | low % _ADLER
