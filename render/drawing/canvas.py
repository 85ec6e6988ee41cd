"""A canvas in units: shapes, shadows and text, painted at a larger scale and reduced once. Nothing else uses Pillow's
`ImageDraw`."""

import math
from collections.abc import Iterable, Iterator
from copy import copy
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from PIL import Image, ImageChops, ImageColor, ImageDraw, ImagePath, _imaging

from render.drawing.shapes import Contour, Point, Shape, line, stretch_shape
from render.drawing.text import (
    HALF_CAPITAL_HEIGHT,
    in_visual_order,
    is_left_to_right,
    letter_starts,
    load_font,
    shaping_direction,
    text_width,
)

if TYPE_CHECKING:
    from PIL._imaging import ImagingCore

Ink: TypeAlias = str | tuple[str, str]
"""A colour, or the colours at the top and the bottom of a gradient."""


_AffineTransform: TypeAlias = tuple[float, float, float, float, float, float]
"""The coefficients a to f of a transform from (x, y) to (ax + by + c, dx + ey + f)."""

_BLOCK_BYTES = 1 << 18
"""Size of the blocks of memory that Pillow requests, in bytes. The C library returns blocks of Pillow's default of 16
MiB to the system at once, and getting new ones took a fifth of the time of a large card. Blocks of 1 MiB fit less well
between others; with 64 KiB, painting takes a twentieth longer."""

_SMALL_COPY_FROM_BLUR, _SMALL_COPY_FROM_SOFTENING = 1.5, 3
"""Widths of blurs in pixels from which on a reduced copy looks the same: for shadows, and for `soften`, whose edges are
sharper."""

_MAX_CACHED_TEXT_LENGTH = 3
"""Maximum length of texts whose pixels are cached, since they recur often: numbers, and names of pieces."""

_SUBPIXEL_POSITIONS = 2
"""Number of positions within a pixel at which letters at their final size may begin."""

MAX_CACHED_LETTERS = 800
"""Maximum number of cached letters, which take a megabyte."""

_BLUR_PASSES = 2
"""Number of box blurs that approximate a Gaussian blur. A third makes no visible difference."""


class Box(NamedTuple):
    """A rectangle, in units from an anchor.

    `left`: the left edge, negative if it is left of the anchor.
    `top`: the upper edge, negative if it is above the anchor.
    `right`: the right edge.
    `bottom`: the lower edge.
    """

    left: float
    top: float
    right: float
    bottom: float

    def move(self, x: float, y: float) -> "Box":
        """Return the box moved by x to the right and by y downwards."""
        return Box(x + self.left, y + self.top, x + self.right, y + self.bottom)

    def overlaps(self, other: "Box") -> bool:
        """Whether the two boxes share more than an edge."""
        shares_columns = self.left < other.right and other.left < self.right
        return shares_columns and self.top < other.bottom and other.top < self.bottom


class Canvas:
    """A canvas for sprites.

    `box`: the area that it shows, in units.
    `scale`: the pixels per unit of the finished picture.
    `oversampling`: how many times as many pixels per unit are painted.
    `ground`: the colour under everything; None means that it is transparent.
    `is_single_colour`: whether everything has one colour, so that only coverage is stored.
    """

    def __init__(
        self, box: Box, scale: float, oversampling: int, ground: str | None = None, *, is_single_colour: bool = False
    ) -> None:
        self.pixels_per_unit = scale * oversampling
        self._oversampling = oversampling
        self._left = math.floor(box.left * scale) * oversampling
        self._top = math.floor(box.top * scale) * oversampling
        width = math.ceil(box.right * scale) * oversampling - self._left
        height = math.ceil(box.bottom * scale) * oversampling - self._top
        mode = "RGB" if ground else "L" if is_single_colour else "RGBa"
        self._image = Image.new(mode, (width, height), ground or 0)
        self._pen = ImageDraw.Draw(self._image).draw

    @property
    def pixel_frame(self) -> tuple[float, ...]:
        """Return the scale and the bounds in pixels. Canvases for which they are equal draw equal shapes on the same
        pixels."""
        return self.pixels_per_unit, self._oversampling, self._left, self._top, *self._image.size

    def zoom(self, factor: float) -> "Canvas":
        """Return a canvas with the same pixels whose units are `factor` times as large."""
        zoomed = copy(self)
        zoomed.pixels_per_unit = self.pixels_per_unit * factor
        return zoomed

    def move_origin(self, x: float, y: float) -> "Canvas":
        """Return a canvas with the same pixels whose anchor is at (x, y)."""
        moved = copy(self)
        moved._left, moved._top = (
            round(self._left - x * self.pixels_per_unit),
            round(self._top - y * self.pixels_per_unit),
        )
        return moved

    def cut_window(self, size: tuple[float, float]) -> "Canvas":
        """Return a separate black canvas of that width and height in units, for `put_window`. Its anchor is its
        top-left corner."""
        return Canvas(Box(0, 0, *size), self.pixels_per_unit / self._oversampling, self._oversampling, "#000000")

    def stamp(self, stamped: "Canvas", x: float, y: float) -> None:
        """Paste another canvas with as many pixels per unit, with its anchor at (x, y). Its shapes must be opaque."""
        dx, dy = self._to_pixels([(x, y)])[0]
        pixels, mode = stamped._image, self._image.mode
        image = pixels if pixels.mode == mode else pixels.convert("RGBA").convert(mode)
        self._image.paste(image, (round(dx) + stamped._left, round(dy) + stamped._top), pixels.getchannel(3))

    def put_window(self, window: "Canvas", corner: Point) -> None:
        """Paste the pixels of a canvas from `cut_window` into this one. `corner`: its top-left corner in units."""
        (x, y), *_ = self._to_pixels([corner])
        self._image.paste(window._image, (round(x), round(y)))

    def fill(self, shape: Shape, ink: Ink, opacity: float = 1) -> None:
        """Fill a shape."""
        if isinstance(ink, str) and opacity == 1 and not any(contour.hole for contour in shape):
            self._fill_without_holes(shape, ink)
            return
        mask, corner = self._draw_mask(shape, max_outside=0 if isinstance(ink, str) else None)
        self.blend(mask, corner, ink, opacity)

    def stroke(self, points: Iterable[Point], width: float, ink: Ink, opacity: float = 1) -> None:
        """Draw a line along points, `width` units wide, with round ends."""
        self.fill(line(width, *points), ink, opacity)

    def draw_sign(self, layers: Iterable[tuple[Shape, Ink]], x: float, y: float, size: float) -> None:
        """Draw shapes from bottom to top around (x, y), `size` units wide. Each is in a box of 100 by 100."""
        self.draw_layers(layers, Box(x - size / 2, y - size / 2, x + size / 2, y + size / 2))

    def draw_layers(self, layers: Iterable[tuple[Shape, Ink]], place: Box) -> None:
        """Draw shapes from bottom to top, stretched to fill `place`. Each is in a box of 100 by 100."""
        left, top, right, bottom = place
        width, height = (right - left) / 100, (bottom - top) / 100
        for shape, ink in layers:
            if isinstance(ink, str) and not any(contour.hole for contour in shape):
                self._fill_without_holes(shape, ink, (width, 0, left, 0, height, top))
            else:
                self.fill(stretch_shape(shape, left, top, width, height), ink)

    def draw_shadow(
        self, shape: Shape, drop: float, blur: float, ink: str, opacity: float, hidden: Box | None = None
    ) -> None:
        """Draw a shape's shadow, `drop` units below it. `blur`: its softness in units. `hidden`: an area that will be
        painted over."""
        fallen = tuple(Contour(tuple((x, y + drop) for x, y in points), cut) for points, cut in shape)
        sigma = blur * self.pixels_per_unit
        coarse = max(1, int(sigma / _SMALL_COPY_FROM_BLUR))
        mask, corner = self._draw_mask(fallen, blur * 2, coarse, max_outside=math.ceil(4 * sigma) + 4 * coarse)
        if not mask.width or not mask.height:
            return
        blurred = _blur(mask, sigma / coarse)
        for left, top, right, bottom in self._visible_parts(corner, mask.size, coarse, hidden):
            size = (right - left) * coarse, (bottom - top) * coarse
            part = _enlarge(blurred, size, coarse, (left, top), Image.Resampling.BILINEAR)
            self.blend(part, (corner[0] + left * coarse, corner[1] + top * coarse), ink, opacity)

    def _visible_parts(
        self, corner: tuple[int, int], size: tuple[int, int], coarse: int, hidden: Box | None
    ) -> Iterator[tuple[int, int, int, int]]:
        """Yield the parts of a shadow's mask outside `hidden`: their edges in pixels of the mask, which are `coarse`
        times as large as the canvas's."""
        width, height = size
        if hidden is None:
            yield 0, 0, width, height
            return
        pixels = self._to_pixels([hidden[:2], hidden[2:]])
        (x, y), (far, low) = [((x - corner[0]) / coarse, (y - corner[1]) / coarse) for x, y in pixels]
        left, top = min(max(math.ceil(x), 0), width), min(max(math.ceil(y), 0), height)
        right, bottom = max(left, min(math.floor(far), width)), max(top, min(math.floor(low), height))
        parts = (0, 0, width, top), (0, top, left, bottom), (right, top, width, bottom), (0, bottom, width, height)
        yield from (edges for edges in parts if edges[0] < edges[2] and edges[1] < edges[3])

    def blend(self, mask: Image.Image, corner: tuple[int, int], ink: Ink, opacity: float = 1) -> None:
        """Paint a colour or a gradient through a mask. `corner`: the mask's top-left corner in pixels."""
        if opacity < 1:
            mask = _map_values(mask, _fading_table(opacity))
        (left, top), (width, height) = corner, mask.size
        colour = 255 if self._image.mode == "L" else _fill_pixels(ink, mask.size, self._image.mode)
        self._image.im.paste(colour, (left, top, left + width, top + height), mask.im)

    def soften(self, shape: Shape, reach: float, insets: Iterable[float] = (0,)) -> tuple[Image.Image, ...]:
        """Return a mask of the canvas for each of `insets`: a shape that is smaller by the inset on each side, with
        corners rounded by about `reach`. All are in units; insets must be much less than `reach`."""
        sigma = reach * 0.54 * self.pixels_per_unit
        coarse = max(1, int(sigma / _SMALL_COPY_FROM_SOFTENING))
        blurred = self._blur_shape(shape, sigma, coarse)
        slope = sigma * math.sqrt(2 * math.pi) / self._oversampling
        return tuple(
            _map_values(blurred, _sharpening_table(slope, inset * self.pixels_per_unit / sigma)) for inset in insets
        )

    def _blur_shape(self, shape: Shape, sigma: float, coarse: int) -> Image.Image:
        edge = math.ceil(sigma * 3 / coarse)
        width, height = (math.ceil(side / coarse) for side in self._image.size)
        mask = Image.new("L", ((width + 2 * edge) * coarse, (height + 2 * edge) * coarse))
        self._draw_contours(mask, shape, map(self._pixel_path, shape), (-edge * coarse, -edge * coarse))
        small = mask.reduce(coarse) if coarse > 1 else mask
        blurred = _blur(small, sigma / coarse).crop((edge, edge, edge + width, edge + height))
        return _enlarge(blurred, self._image.size, coarse)

    def write(
        self, x: float, y: float, text: str, size: float, weight: int, ink: str, max_width: float = math.inf
    ) -> None:
        """Write text around (x, y), which is half the height of its capitals. `size`: the font size in units.
        `max_width`: the width in units from which on its letters are narrower."""
        needed = text_width(text, size, weight)
        if needed <= max_width and is_left_to_right(text):
            self._write_letters(x - needed / 2, y, text, size, weight, ink)
            return
        mask, corner = self._text_mask(x, y, text, size, weight)
        if needed > max_width and mask.width:
            narrow_width = max(1, round(mask.width * max_width / needed))
            corner = corner[0] + (mask.width - narrow_width) // 2, corner[1]
            mask = mask.resize((narrow_width, mask.height), Image.Resampling.BICUBIC)
        self.blend(mask, corner, ink)

    def _write_letters(self, x: float, y: float, text: str, size: float, weight: int, ink: str) -> None:
        """Write text from x on, letter by letter. They are cached, at parts of a pixel unless they will be reduced."""
        ((left, foot),) = self._to_pixels([(x, y + HALF_CAPITAL_HEIGHT * size)])
        parts, foot, grain = 1 if self._oversampling > 1 else _SUBPIXEL_POSITIONS, round(foot), self.pixels_per_unit
        mode, paste = self._image.mode, self._image.im.paste
        for sign, start in zip(text, letter_starts(text, size, weight), strict=False):
            if sign != " ":
                whole, part = divmod(round((left + start * grain) * parts), parts)
                pixels, dx, dy, width, height = _letter_coverage(sign, weight, size * grain, part / parts)
                left_edge, top_edge = int(whole) + dx, foot + dy
                inked = 255 if mode == "L" else _fill_pixels(ink, (width, height), mode)
                paste(inked, (left_edge, top_edge, left_edge + width, top_edge + height), pixels)

    def _text_mask(
        self, x: float, y: float, text: str, size: float, weight: int, rim: float = 0
    ) -> tuple[Image.Image, tuple[int, int]]:
        """Return the coverage of text and an outline, and its top-left corner in pixels. A short text is at whole
        pixels, since it is often repeated. `rim`: the width of the outline in units."""
        ((across, down),) = self._to_pixels([(x, y + HALF_CAPITAL_HEIGHT * size)])
        look = text, weight, size * self.pixels_per_unit, rim * self.pixels_per_unit
        if len(text) <= _MAX_CACHED_TEXT_LENGTH and self._oversampling > 1:
            left, top = round(across), round(down)
            mask, (dx, dy) = _cached_text_coverage(*look)
        else:
            left, top = math.floor(across), math.floor(down)
            mask, (dx, dy) = _text_coverage(*look, (across - left, down - top))
        return mask, (left + dx, top + dy)

    def draw_text_outline(
        self, x: float, y: float, text: str, size: float, weight: int, ink: str, width: float, clip: Shape
    ) -> None:
        """Draw an outline, `width` units wide, around text that will be written, inside the shape `clip`."""
        mask, corner = self._text_mask(x, y, text, size, weight, width)
        inside = Image.new("L", mask.size)
        self._draw_contours(inside, clip, map(self._pixel_path, clip), corner)
        self.blend(ImageChops.multiply(mask, inside), corner, ink)

    def finish(self) -> Image.Image:
        """Return the picture at its final size: in RGBa, in RGB if it has a ground, or its coverage if it has a single
        colour."""
        return self._image.reduce(self._oversampling) if self._oversampling > 1 else self._image

    def _fill_without_holes(self, shape: Shape, ink: str, transform: _AffineTransform | None = None) -> None:
        """Fill a shape without holes. `transform`: from the shape's units to those of the canvas, if they differ."""
        colour = _pen_colour(self._image.mode, ink)
        for contour in shape:
            self._pen.draw_polygon(self._pixel_path(contour, transform), colour, 1)

    def _pixel_path(self, contour: Contour, transform: _AffineTransform | None = None) -> ImagePath.Path:
        """Return the points of a contour in pixels, computed by Pillow, which is much faster than Python."""
        path = ImagePath.Path(contour.points)
        if transform is not None:
            path.transform(transform)
        path.transform((self.pixels_per_unit, 0, -self._left, 0, self.pixels_per_unit, -self._top))
        return path

    def _to_pixels(self, points: Iterable[Point]) -> list[Point]:
        return [(x * self.pixels_per_unit - self._left, y * self.pixels_per_unit - self._top) for x, y in points]

    def _draw_mask(
        self, shape: Shape, margin: float = 0, coarse: int = 1, *, max_outside: int | None = None
    ) -> tuple[Image.Image, tuple[int, int]]:
        """Return the coverage of a shape in squares of `coarse` pixels, and its top-left corner in pixels of the
        canvas. `margin`: the units around the shape. `max_outside`: the pixels to include outside the canvas; None
        includes all."""
        paths = [self._pixel_path(contour) for contour in shape]
        bounds = [path.getbbox() for path in paths]
        edge = math.ceil(margin * self.pixels_per_unit) + coarse
        left, top = (math.floor(min(bound[side] for bound in bounds)) - edge for side in (0, 1))
        right, bottom = (math.ceil(max(bound[side] for bound in bounds)) + edge for side in (2, 3))
        if max_outside is not None:
            left, top = (side + max(0, -max_outside - side) // coarse * coarse for side in (left, top))
            right, bottom = min(right, self._image.width + max_outside), min(bottom, self._image.height + max_outside)
        mask = Image.new("L", (max(0, math.ceil((right - left) / coarse)), max(0, math.ceil((bottom - top) / coarse))))
        self._draw_contours(mask, shape, paths, (left, top), coarse)
        return mask, (left, top)

    def _draw_contours(
        self, mask: Image.Image, shape: Shape, paths: Iterable[ImagePath.Path], corner: tuple[int, int], coarse: int = 1
    ) -> None:
        """Draw a shape on a mask.

        `paths`: the shape's contours in pixels of the canvas.
        `corner`: the mask's top-left corner in pixels of the canvas.
        `coarse`: the width of a pixel of the mask in pixels of the canvas.
        """
        pen = ImageDraw.Draw(mask).draw
        for contour, path in zip(shape, paths, strict=True):
            path.transform((1, 0, -corner[0], 0, 1, -corner[1]))
            pixels = path if coarse == 1 else [(x / coarse, y / coarse) for x, y in path.tolist()]
            pen.draw_polygon(pixels, 0 if contour.hole else 255, 1)


def use_small_memory_blocks() -> None:
    """Make Pillow use small blocks of memory, which later images use again. This affects the whole process."""
    _imaging.set_block_size(_BLOCK_BYTES)


def is_visible_between(canvas: Canvas, top: float, bottom: float) -> bool:
    """Whether the canvas shows anything between two heights in units."""
    (_, top_pixel), (_, bottom_pixel) = canvas._to_pixels([(0, top), (0, bottom)])
    return top_pixel < canvas._image.height and bottom_pixel > 0


@lru_cache(maxsize=256)
def _pen_colour(mode: str, ink: str) -> int:
    """Return a colour as the number that Pillow's pen needs on an image of this mode; for a mask, full coverage."""
    if mode == "L":
        return 255
    colour, _ = ImageDraw.Draw(Image.new(mode, (1, 1)))._getink(ink)
    return colour or 0


def _text_coverage(
    text: str, weight: int, size: float, rim: float, start: Point = (0, 0)
) -> tuple[Image.Image, tuple[int, int]]:
    """Return the coverage of text and an outline, and its offset in pixels from the middle of the baseline. It works as
    `ImageDraw.text` does, but without measuring first."""
    pixels, corner = load_font(weight, size).getmask2(
        in_visual_order(text),
        "L",
        shaping_direction(text),
        stroke_width=rim,
        anchor="ms",
        start=start,
        stroke_filled=True,
    )
    return Image.Image()._new(pixels), corner


@lru_cache(maxsize=64)
def _cached_text_coverage(text: str, weight: int, size: float, rim: float) -> tuple[Image.Image, tuple[int, int]]:
    """Return the coverage of a short text. The cache takes a fifth of a megabyte."""
    return _text_coverage(text, weight, size, rim)


@lru_cache(maxsize=MAX_CACHED_LETTERS)
def _letter_coverage(
    letter: str, weight: int, size: float, fraction: float
) -> tuple["ImagingCore", int, int, int, int]:
    """Return the coverage of a letter that begins at a fraction of a pixel: its pixels, their offset to the right and
    downwards, and their width and height."""
    pixels, (left, top) = load_font(weight, size, single_letters=True).getmask2(
        letter, "L", anchor="ls", start=(fraction, 0)
    )
    return pixels, left, top, *pixels.size


def _blur(mask: Image.Image, sigma: float) -> Image.Image:
    return mask._new(mask.im.gaussian_blur((sigma, sigma), _BLUR_PASSES))


def _map_values(mask: Image.Image, table: tuple[int, ...]) -> Image.Image:
    """Return a mask with each value replaced by its entry in a table. `Image.point` rounds all entries each time."""
    return mask._new(mask.im.point(table, None))


def _fill_pixels(ink: Ink, size: tuple[int, int], mode: str) -> "ImagingCore":
    """Return pixels of one colour, or of a gradient from top to bottom, four bytes each."""
    if isinstance(ink, str):
        plain: ImagingCore = _imaging.fill(mode, size, ImageColor.getrgb(ink))
        return plain
    ends = b"".join(bytes(ImageColor.getrgb(colour)[:3]) for colour in ink)
    column = Image.frombytes("RGB", (1, 2), ends).resize((1, size[1]), Image.Resampling.BILINEAR, (0, 0.5, 1, 1.5))
    colours = column.convert("RGBA").tobytes()
    rows = b"".join([colours[row : row + 4] * size[0] for row in range(0, len(colours), 4)])
    graded: ImagingCore = _imaging.map_buffer(rows, size, "raw", 0, ("RGBA", 0, 1))
    return graded


def _enlarge(
    mask: Image.Image,
    size: tuple[int, int],
    factor: int,
    corner: tuple[int, int] = (0, 0),
    resampling: Image.Resampling = Image.Resampling.BICUBIC,
) -> Image.Image:
    """Return a part of a mask, enlarged by `factor` to the width and height `size`. `corner`: the top-left corner of
    the part. `resampling`: for shadows the faster BILINEAR looks the same."""
    left, top = corner
    if factor == 1:
        return mask.crop((left, top, left + size[0], top + size[1]))
    part = left, top, left + size[0] / factor, top + size[1] / factor
    return mask.resize(size, resampling, part)


@lru_cache(maxsize=64)
def _fading_table(opacity: float) -> tuple[int, ...]:
    """Return the table that multiplies each value of a mask by an opacity."""
    return tuple(round(value * opacity) for value in range(256))


@lru_cache(maxsize=64)
def _sharpening_table(slope: float, inset: float) -> tuple[int, ...]:
    """Return the table that sharpens a blurred mask. `slope`: the steepness of its edge. `inset`: by how many widths of
    the blur the edge is moved inwards."""
    level, slope = 127.5 * (1 + math.erf(inset / math.sqrt(2))), slope * math.exp(inset * inset / 2)
    return tuple(min(255, max(0, round(128 + (value - level) * slope))) for value in range(256))


def invert_mask(mask: Image.Image) -> Image.Image:
    """Return a mask that covers what another does not."""
    return ImageChops.invert(mask)


def subtract_mask(mask: Image.Image, other: Image.Image) -> Image.Image:
    """Return the parts of one mask that another does not cover."""
    return ImageChops.subtract(mask, other)
