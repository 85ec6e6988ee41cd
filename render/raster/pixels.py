"""Pixels in Pillow's internal form, for operations that run often: an `Image` takes ten times as long to create."""

from typing import TYPE_CHECKING

from PIL import Image, _imaging

if TYPE_CHECKING:
    from PIL._imaging import ImagingCore as Pixels
else:
    Pixels = type(Image.new("L", (1, 1)).im)  # Pillow gives this class no public name

__all__ = ["Pixels", "blank_index_pixels", "image_of_pixels", "map_pixels", "uniform_pixels"]


def map_pixels(data: bytes | bytearray, size: tuple[int, int], mode: str, start: int = 0, row_bytes: int = 0) -> Pixels:
    """Return pixels that share the bytes of `data` from `start` on. `row_bytes`: the number of bytes from one row to
    the next, or 0 if rows follow each other. Pasting into the pixels changes `data`."""
    pixels: Pixels = _imaging.map_buffer(data, size, "raw", start, (mode, row_bytes, 1))
    return pixels


def uniform_pixels(size: tuple[int, int], ink: tuple[int, ...]) -> Pixels:
    """Return pixels of one colour, four bytes each. `size`: their width and height. `ink`: red, green and blue."""
    pixels: Pixels = _imaging.fill("RGBA", size, ink)
    return pixels


def blank_index_pixels(size: tuple[int, int], colours: bytes) -> Pixels:
    """Return pixels of one byte each, all 0. `colours`: the palette, three bytes for each colour."""
    pixels: Pixels = _imaging.new("P", size)
    pixels.putpalette("RGB", "RGB", colours)
    return pixels


def image_of_pixels(pixels: Pixels) -> Image.Image:
    """Return an `Image` that shares these pixels."""
    return Image.Image()._new(pixels)
