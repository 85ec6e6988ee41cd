"""A canvas in units: shapes, shadows and letters, painted large and reduced once. The only user of ImageDraw."""

import math
from collections.abc import Iterable
from copy import copy
from typing import NamedTuple, TypeAlias

from PIL import Image, ImageChops, ImageColor, ImageDraw, ImageFilter, ImageFont

from render import text
from render.shapes import Contour, Point, Shape, line

Ink: TypeAlias = str | tuple[str, str]
"""A colour, or the colours at the top and at the bottom of what is filled."""


class Box(NamedTuple):
    """A rectangle of units around an anchor."""

    left: float
    top: float
    right: float
    bottom: float


class Canvas:
    """What a sprite paints on: `grain` pixels a unit before it is reduced by `oversample`."""

    def __init__(self, box: Box, scale: float, oversample: int, ground: str | None = None) -> None:
        self.grain = scale * oversample
        self._oversample = oversample
        self._left = math.floor(box.left * scale) * oversample
        self._top = math.floor(box.top * scale) * oversample
        width = math.ceil(box.right * scale) * oversample - self._left
        height = math.ceil(box.bottom * scale) * oversample - self._top
        self._image = Image.new("RGB", (width, height), ground) if ground else Image.new("RGBA", (width, height))
        self._draw = ImageDraw.Draw(self._image)

    def zoomed(self, zoom: float) -> "Canvas":
        """The same pixels, drawn on in units `zoom` times as large."""
        other = copy(self)
        other.grain = self.grain * zoom
        return other

    def moved(self, x: float, y: float) -> "Canvas":
        """The same pixels, drawn on from an anchor at (x, y)."""
        other = copy(self)
        other._left, other._top = round(self._left - x * self.grain), round(self._top - y * self.grain)
        return other

    def window(self, size: tuple[float, float]) -> "Canvas":
        """A canvas of its own for a part of this one, with its anchor at the part's top left corner."""
        return Canvas(Box(0, 0, *size), self.grain / self._oversample, self._oversample, "#000000")

    def put(self, window: "Canvas", corner: Point) -> None:
        """Lay a window's pixels into this canvas."""
        (x, y), *_ = self._pixels([corner])
        self._image.paste(window._image, (round(x), round(y)))

    def fill(self, shape: Shape, ink: Ink, opacity: float = 1) -> None:
        """Fill a shape; a plain opaque one takes the short way."""
        if isinstance(ink, str) and opacity == 1 and not any(contour.hole for contour in shape):
            for contour in shape:
                self._draw.polygon(self._pixels(contour.points), fill=ink)
            return
        mask, corner = self._mask(shape)
        self.wash(mask, corner, ink, opacity)

    def stroke(self, points: Iterable[Point], width: float, ink: Ink, opacity: float = 1) -> None:
        """Draw along points with round ends."""
        self.fill(line(width, *points), ink, opacity)

    def shadow(self, shape: Shape, drop: float, blur: float, ink: str, opacity: float) -> None:
        """A soft shadow of a shape, `drop` units below it."""
        fallen = tuple(Contour(tuple((x, y + drop) for x, y in points), cut) for points, cut in shape)
        mask, corner = self._mask(fallen, margin=blur * 2)
        self.wash(mask.filter(ImageFilter.GaussianBlur(blur * self.grain)), corner, ink, opacity)

    def wash(self, mask: Image.Image, corner: tuple[int, int], ink: Ink, opacity: float = 1) -> None:
        """Blend a colour in where the mask is, its top left pixel at `corner`."""
        if opacity < 1:
            mask = mask.point([round(value * opacity) for value in range(256)])
        if self._image.mode == "RGB" and isinstance(ink, str):
            self._image.paste(ImageColor.getrgb(ink), (*corner, corner[0] + mask.width, corner[1] + mask.height), mask)
            return
        layer = _gradient(ink, mask.size)
        if self._image.mode == "RGB":
            self._image.paste(layer, corner, mask)
            return
        layer = layer.convert("RGBA")
        layer.putalpha(mask)
        self._image.alpha_composite(
            layer, (max(0, corner[0]), max(0, corner[1])), (max(0, -corner[0]), max(0, -corner[1]))
        )

    def soften(self, shape: Shape, reach: float) -> Image.Image:
        """A mask as large as the canvas of a shape whose corners are rounded by about `reach`.

        A blurred edge is half as bright where the shape's edge was and bends around its corners, so brightening and
        darkening the blur until it is one pixel wide leaves a smooth outline. Wide blurs are made in a small copy."""
        sigma = reach * 0.54 * self.grain
        coarse = max(1, int(sigma / 5))
        blurred = self._blurred(shape, sigma, coarse)
        slope = sigma * math.sqrt(2 * math.pi) / self._oversample
        return blurred.point([min(255, max(0, round(128 + (value - 127.5) * slope))) for value in range(256)])

    def _blurred(self, shape: Shape, sigma: float, coarse: int) -> Image.Image:
        edge = math.ceil(sigma * 3 / coarse)
        wide, high = (math.ceil(side / coarse) for side in self._image.size)
        mask = Image.new("L", (wide + 2 * edge, high + 2 * edge))
        draw = ImageDraw.Draw(mask)
        for contour in shape:
            points = [(x / coarse + edge, y / coarse + edge) for x, y in self._pixels(contour.points)]
            draw.polygon(points, fill=0 if contour.hole else 255)
        blurred = mask.filter(ImageFilter.GaussianBlur(sigma / coarse)).crop((edge, edge, edge + wide, edge + high))
        if coarse == 1:
            return blurred
        width, height = self._image.size
        return blurred.resize((width, height), Image.Resampling.BICUBIC, (0, 0, width / coarse, height / coarse))

    def letters(self, x: float, y: float, string: str, size: float, weight: int, ink: str) -> None:
        """Write with the middle of the capitals at (x, y)."""
        font, at = self._type(x, y, size, weight)
        self._draw.text(at, text.visual(string), ink, font, "ms", direction=text.direction(string))

    def halo(
        self, x: float, y: float, string: str, size: float, weight: int, ink: str, width: float, clip: Shape
    ) -> None:
        """A rim of `width` around where letters will be written, as far as it lies inside `clip`."""
        font, at = self._type(x, y, size, weight)
        mask = Image.new("L", self._image.size)
        ImageDraw.Draw(mask).text(
            at, text.visual(string), 255, font, "ms", stroke_width=width * self.grain, direction=text.direction(string)
        )
        inside = Image.new("L", self._image.size)
        self._trace(inside, clip, (0, 0))
        self.wash(ImageChops.multiply(mask, inside), (0, 0), ink)

    @property
    def origin(self) -> tuple[int, int]:
        """Where the top left pixel of the finished picture lies from the anchor."""
        return self._left // self._oversample, self._top // self._oversample

    def finish(self) -> Image.Image:
        """The picture at its final size."""
        return self._image.reduce(self._oversample) if self._oversample > 1 else self._image

    def _type(self, x: float, y: float, size: float, weight: int) -> tuple[ImageFont.FreeTypeFont, Point]:
        baseline = y + text.HALF_CAPITAL * size
        return text.face(weight, size * self.grain), self._pixels([(x, baseline)])[0]

    def _pixels(self, points: Iterable[Point]) -> list[Point]:
        return [(x * self.grain - self._left, y * self.grain - self._top) for x, y in points]

    def _mask(self, shape: Shape, margin: float = 0) -> tuple[Image.Image, tuple[int, int]]:
        pixels = self._pixels(point for contour in shape for point in contour.points)
        edge = math.ceil(margin * self.grain) + 1
        left, top = (math.floor(min(pixel[axis] for pixel in pixels)) - edge for axis in (0, 1))
        right, bottom = (math.ceil(max(pixel[axis] for pixel in pixels)) + edge for axis in (0, 1))
        mask = Image.new("L", (right - left, bottom - top))
        self._trace(mask, shape, (left, top))
        return mask, (left, top)

    def _trace(self, mask: Image.Image, shape: Shape, corner: tuple[int, int]) -> None:
        draw = ImageDraw.Draw(mask)
        for contour in shape:
            points = [(x - corner[0], y - corner[1]) for x, y in self._pixels(contour.points)]
            draw.polygon(points, fill=0 if contour.hole else 255)


def _gradient(ink: Ink, size: tuple[int, int]) -> Image.Image:
    if isinstance(ink, str):
        return Image.new("RGB", size, ink)
    top, bottom = ImageColor.getrgb(ink[0]), ImageColor.getrgb(ink[1])
    column = Image.new("RGB", (1, 2))
    column.putpixel((0, 0), top[:3])
    column.putpixel((0, 1), bottom[:3])
    return column.resize(size, Image.Resampling.BILINEAR, (0, 0.5, 1, 1.5))


def inverse(mask: Image.Image) -> Image.Image:
    """What a mask does not cover."""
    return ImageChops.invert(mask)


def without(mask: Image.Image, other: Image.Image) -> Image.Image:
    """What one mask covers and another does not."""
    return ImageChops.subtract(mask, other)
