"""Pixels to PNG, with one fixed palette for each theme, so that files are small and quick to make; and strips: rows of
a PNG that are compressed separately. Each strip ends with a full flush, so that strips can simply follow each other and
one can be replaced by another."""

import struct
from collections.abc import Iterable, Sequence
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import NamedTuple

from PIL import Image

from render.raster.deflate import STREAM_END, adler32, crc32, deflate, inflate
from render.raster.pixels import Pixels, map_pixels

PALETTE_FOLDER = Path(__file__).with_name("palettes")
"""The folder with a file for each theme: its 256 colours in hexadecimal."""

_COMPRESSION_LEVEL = 6
"""Compression level of `encode_png`, up to 9. Level 4 takes two thirds of the time for an eighth more bytes; 7 and
above hardly save any."""

_BAND_HEIGHT = 200
"""Number of pixel rows whose colours are reduced at a time."""


@cache
def palette_image(theme: str) -> Image.Image:
    """Return a theme's palette of 256 colours, as an image, which Pillow requires."""
    image = Image.new("P", (1, 1))
    image.putpalette(palette_bytes(theme))
    image.load()
    return image


@cache
def palette_bytes(theme: str) -> bytes:
    """Return a theme's palette: red, green and blue of its 256 colours, a byte each."""
    return bytes.fromhex((PALETTE_FOLDER / f"{theme}.hex").read_text("ascii"))


def encode_png(picture: Image.Image, theme: str) -> bytes:
    """Return a picture as PNG in its theme's colours."""
    target = BytesIO()
    reduce_colours(picture, theme).save(target, "PNG", compress_level=_COMPRESSION_LEVEL)
    return target.getvalue()


def reduce_colours(picture: Image.Image, theme: str) -> Image.Image:
    """Return a picture with each pixel in the nearest colour of a theme's palette. This is done band by band, since no
    other thread can run during a reduction."""
    palette = palette_image(theme)
    if picture.height <= _BAND_HEIGHT:
        return picture.quantize(palette=palette, dither=Image.Dither.NONE)
    whole = Image.new("P", picture.size)
    whole.putpalette(palette_bytes(theme))
    for top in range(0, picture.height, _BAND_HEIGHT):
        band = picture.crop((0, top, picture.width, min(top + _BAND_HEIGHT, picture.height)))
        whole.paste(band.quantize(palette=palette, dither=Image.Dither.NONE), (0, top))
    return whole


_PNG_SIGNATURE, _ZLIB_HEADER, _ADLER_MODULUS = b"\x89PNG\r\n\x1a\n", b"\x78\x9c", 65521
"""The first bytes of a PNG file, the first bytes of its compressed data, and the modulus of their checksum."""


class Strip(NamedTuple):
    """Compressed rows, the number of their bytes before compression, and the Adler-32 checksum of those."""

    data: bytes
    byte_count: int
    checksum: int


class Patch(NamedTuple):
    """New pixels, one byte each, for a part of a strip. Rows beyond the strip are ignored.

    `left`: the part's first column.
    `top`: the distance from the strip's first row to the first row of the pixels.
    `pixels`: the new pixels, in the colours of the theme.
    """

    left: int
    top: int
    pixels: Pixels


def make_strip(size: tuple[int, int], patches: Iterable[Patch], earlier: Strip | None = None) -> Strip:
    """Return a strip of a width and height in pixels: `earlier` with patches applied, or if None, only patches."""
    width, height = size
    stride = width + 1
    whole = inflate(earlier.data, earlier.byte_count) if earlier else bytes(stride * height)
    rows = bytearray(whole)
    image = map_pixels(rows, (stride, height), "L")
    for left, top, pixels in patches:
        right, bottom = pixels.size
        image.paste(pixels, (left + 1, top, left + 1 + right, top + bottom))
    if earlier and rows == whole:
        return earlier
    return Strip(deflate(rows), len(rows), adler32(rows))


def assemble_png(size: tuple[int, int], theme: str, strips: Sequence[Strip]) -> bytes:
    """Return a PNG file of a width and height in pixels, in a theme's colours. `strips`: the rows from top to
    bottom."""
    check = 1
    for strip in strips:
        check = join_checksums(check, strip.checksum, strip.byte_count)
    data = b"".join((_ZLIB_HEADER, *(strip.data for strip in strips), STREAM_END, struct.pack(">I", check)))
    header = struct.pack(">IIBBBBB", *size, 8, 3, 0, 0, 0)
    chunks = ((b"IHDR", header), (b"PLTE", palette_bytes(theme)), (b"IDAT", data), (b"IEND", b""))
    return b"".join((_PNG_SIGNATURE, *(part for kind, content in chunks for part in _make_chunk(kind, content))))


def _make_chunk(kind: bytes, content: bytes) -> tuple[bytes, ...]:
    check = crc32(content, crc32(kind))
    return struct.pack(">I", len(content)), kind, content, struct.pack(">I", check)


def join_checksums(first: int, second: int, second_size: int) -> int:
    """Return the Adler-32 checksum of two concatenated byte strings, given their checksums and the second's size."""
    low = (first & 0xFFFF) + (second & 0xFFFF) - 1
    high = second_size * ((first & 0xFFFF) - 1) + (first >> 16) + (second >> 16)
    return (high % _ADLER_MODULUS) << 16 | low % _ADLER_MODULUS
