"""Effects on everything that a canvas shows: glow, fading, shade, mirroring, perspective."""

import math
from collections.abc import Sequence

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.drawing.canvas import Box, Canvas
from render.drawing.shapes import Point

_GLOW_SCALE = 8
"""Factor by which the copy is reduced in which a glow is computed."""

_LIGHT_FALLOFF_POWER, _GRADIENT_EDGE_VALUE = 0.5, 181.0
"""Power of the distance by which light fades, and the value of Pillow's radial gradient in the middle of an edge."""

_LUMINANCE_WEIGHTS = (0.299, 0.587, 0.114)
"""Weights of red, green and blue in the brightness that the eye perceives."""


def bloom(canvas: Canvas, reach: float, share: float, brightness: float) -> None:
    """Make bright parts of the canvas glow. `reach`: the extent of the glow in units. `share`: its opacity, from 0 to
    1. `brightness`: that of the glow, relative to the canvas."""
    small = canvas._image.reduce(_GLOW_SCALE)
    blurred = small.filter(ImageFilter.BoxBlur(reach * canvas.pixels_per_unit / _GLOW_SCALE))
    bright = blurred.point([min(255, round(value * brightness)) for value in range(256)] * 3)
    _replace_pixels(
        canvas, Image.blend(canvas._image, bright.resize(canvas._image.size, Image.Resampling.BILINEAR), share)
    )


def fade(canvas: Canvas, saturation: float, brightness: float) -> None:
    """Reduce the saturation and the brightness of the canvas to these shares."""
    kept, red, green, blue = (
        (1 - saturation) * brightness,
        *(part * saturation * brightness for part in _LUMINANCE_WEIGHTS),
    )
    rows = ((kept + red, green, blue, 0.0), (red, kept + green, blue, 0.0), (red, green, kept + blue, 0.0))
    _replace_pixels(canvas, canvas._image.convert("RGB", tuple(factor for row in rows for factor in row)))


def shade(canvas: Canvas, ink: str, full_until: float, clear_from: float, opacity: float) -> None:
    """Blend in a colour on the left side. Its opacity is `opacity` up to `full_until` units and falls to 0 at
    `clear_from`."""
    ((start, _), (stop, _)) = canvas._to_pixels([(full_until, 0), (clear_from, 0)])
    parts = (min(1.0, max(0.0, (stop - x) / (stop - start))) for x in range(round(stop)))
    row = bytes(round(255 * opacity * part * part * (3 - 2 * part)) for part in parts)
    mask = Image.frombytes("L", (len(row), 1), row).resize((len(row), canvas._image.height))
    canvas.blend(mask, (0, 0), ink)


def shade_box(canvas: Canvas, box: Box, ink: str, opacity: float, fades: tuple[float, float, float]) -> None:
    """Blend in a colour in a box. `fades`: the widths in units within which it fades towards the left edge, towards the
    right edge, and towards the upper and the lower edge."""
    (left, top), (right, bottom) = canvas._to_pixels([(box.left, box.top), (box.right, box.bottom)])
    size = (round(right - left), round(bottom - top))
    start, end, ends = (fade * canvas.pixels_per_unit for fade in fades)
    across = Image.frombytes("L", (size[0], 1), _fading_row(size[0], start, end, opacity)).resize(size)
    down = Image.frombytes("L", (1, size[1]), _fading_row(size[1], ends, ends, 1.0)).resize(size)
    canvas.blend(ImageChops.multiply(across, down), (round(left), round(top)), ink)


def _fading_row(length: int, start: float, end: float, opacity: float) -> bytes:
    """Return the opacity of each pixel of a row that fades towards both ends."""
    parts = (min(1.0, (x + 0.5) / max(1.0, start), (length - x - 0.5) / max(1.0, end)) for x in range(length))
    return bytes(round(255 * opacity * part * part * (3 - 2 * part)) for part in parts)


def shine(canvas: Canvas, x: float, y: float, reach: float, ink: str, opacity: float) -> None:
    """Blend in light around (x, y). Its opacity is `opacity` there and falls to 0 at a distance of `reach` units."""
    ((middle, level),) = canvas._to_pixels([(x, y)])
    radius = round(reach * canvas.pixels_per_unit)
    fading = [
        round(255 * opacity * (1 - min(1.0, value / _GRADIENT_EDGE_VALUE) ** _LIGHT_FALLOFF_POWER))
        for value in range(256)
    ]
    mask = Image.radial_gradient("L").point(fading).resize((2 * radius, 2 * radius), Image.Resampling.BILINEAR)
    left, top = round(middle) - radius, round(level) - radius
    width, height = canvas._image.size
    inside = (max(0, -left), max(0, -top), min(2 * radius, width - left), min(2 * radius, height - top))
    if inside[0] < inside[2] and inside[1] < inside[3]:
        canvas.blend(mask.crop(inside), (left + inside[0], top + inside[1]), ink)


def mirror(canvas: Canvas) -> None:
    """Mirror everything painted so far, left to right."""
    _replace_pixels(canvas, canvas._image.transpose(Image.Transpose.FLIP_LEFT_RIGHT))


def paste_in_perspective(canvas: Canvas, source: Canvas, corners: Sequence[Point]) -> None:
    """Paste another canvas in perspective. `corners`: where its corners are, in units, clockwise from the top left."""
    width, height = source._image.size
    pixel_corners = canvas._to_pixels(corners)
    left, top = (math.floor(min(point[side] for point in pixel_corners)) for side in (0, 1))
    right, bottom = (math.ceil(max(point[side] for point in pixel_corners)) for side in (0, 1))
    ends = [(x - left, y - top) for x, y in pixel_corners]
    coefficients = _perspective_coefficients(ends, [(0, 0), (width, 0), (width, height), (0, height)])
    flat = source._image.convert("RGBA")
    size = (right - left, bottom - top)
    pasted = flat.transform(size, Image.Transform.PERSPECTIVE, coefficients, Image.Resampling.BILINEAR)
    canvas._image.paste(pasted, (left, top), pasted)


def _replace_pixels(canvas: Canvas, image: Image.Image) -> None:
    """Replace the pixels of the canvas with those of an image of the same size."""
    canvas._image = image
    canvas._pen = ImageDraw.Draw(image).draw


def _perspective_coefficients(targets: Sequence[Point], sources: Sequence[Point]) -> tuple[float, ...]:
    """Return the eight coefficients of Pillow's perspective transform from the four targets to the four sources."""
    rows: list[list[float]] = []
    for (x, y), (u, v) in zip(targets, sources, strict=True):
        rows += [[x, y, 1, 0, 0, 0, -u * x, -u * y, u], [0, 0, 0, x, y, 1, -v * x, -v * y, v]]
    for pivot in range(len(rows)):
        best = max(range(pivot, len(rows)), key=lambda row: abs(rows[row][pivot]))
        rows[pivot], rows[best] = rows[best], rows[pivot]
        for index in range(len(rows)):
            if index != pivot:
                times = rows[index][pivot] / rows[pivot][pivot]
                rows[index] = [value - times * base for value, base in zip(rows[index], rows[pivot], strict=True)]
    return tuple(row[-1] / row[pivot] for pivot, row in enumerate(rows))
