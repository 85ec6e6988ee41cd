"""Outlines of kingdoms of any shape: the tint with its outline, the tag with the numeral, and the shade outside."""

from collections.abc import Hashable
from threading import Lock
from typing import Protocol

from cachetools import LRUCache, cached
from msgspec import Struct
from PIL import Image

from render.drawing.canvas import Box, Canvas, invert_mask, subtract_mask
from render.drawing.shapes import Shape, hole, join, rounded_rectangle
from render.drawing.text import HEAVY, text_width
from render.kit.names import MIN_SIZE
from render.scene import Sprite
from render.theme import Theme

_CORNER_RADIUS = 8
OUTLINE_DISTANCE = 5.2
"""Distance of a kingdom's outline from the kingdom's cells, in units."""

MAX_OUTLINE_PIXELS = 2 << 20
"""Maximum number of pixels of smooth outlines in the cache, which kingdoms of all colours share."""


class OutlinedArea(Hashable, Protocol):
    """An area around which an outline can be painted. Equal areas have the same shape."""

    def grown_shape(self, margin: float) -> Shape:
        """Return the shape of the area, larger by `margin` units, or smaller if it is negative."""
        ...


def paint_kingdom(canvas: Canvas, theme: Theme, number: int, area: OutlinedArea) -> None:
    """Paint a kingdom's tint and outline, which is double if its colour repeats that of an earlier kingdom. `number`:
    the number of its colour."""
    width, colour = theme.outline, theme.kingdom_colour(number)
    outer, ring, inner, tinted = (
        *_smooth_masks(canvas, area, OUTLINE_DISTANCE, 1.3 * width),
        *_smooth_masks(canvas, area, 1.2 - 1.4 * width, 1.2 * width),
    )
    canvas.blend(subtract_mask(outer, ring), (0, 0), theme.casing)
    canvas.blend(subtract_mask(ring, inner), (0, 0), colour)
    canvas.blend(subtract_mask(inner, tinted), (0, 0), theme.casing)
    canvas.blend(tinted, (0, 0), colour, 0.3)
    if theme.is_repeated(number):
        canvas.blend(subtract_mask(*_smooth_masks(canvas, area, 2.8, 1.8)), (0, 0), theme.casing)


def _mask_key(canvas: Canvas, area: OutlinedArea, margin: float, thick: float) -> Hashable:
    return canvas.pixel_frame, area, margin, thick


def _byte_count(masks: tuple[Image.Image, ...]) -> int:
    return sum(mask.width * mask.height for mask in masks)


@cached(LRUCache(MAX_OUTLINE_PIXELS, getsizeof=_byte_count), _mask_key, Lock())
def _smooth_masks(canvas: Canvas, area: OutlinedArea, margin: float, thick: float) -> tuple[Image.Image, Image.Image]:
    """Return masks of an area with smooth corners: one larger by `margin` units, and one that is `thick` units smaller
    than the first on every side."""
    whole, inside = canvas.soften(area.grown_shape(margin), _CORNER_RADIUS, (0, thick))
    return whole, inside


def shade_outside(canvas: Canvas, theme: Theme, lit: Shape) -> None:
    """Paint a shade over everything except the shape `lit`."""
    (light,) = canvas.soften(lit, _CORNER_RADIUS)
    canvas.blend(invert_mask(light), (0, 0), theme.panel, 0.54)


class KingdomTag(Struct, Sprite, frozen=True):
    """A tag with a kingdom's Roman numeral, in the kingdom's colour, around the anchor."""

    numeral: str
    colour: int

    @property
    def half_width(self) -> float:
        """Return half the width of the tag, which depends on the numeral, in units."""
        return max(14.0, text_width(self.numeral, MIN_SIZE, HEAVY) / 2 + 5.5)

    @property
    def box(self) -> Box:
        """Return the bounds of the tag and its casing, in units."""
        return Box(-self.half_width - 2, -16, self.half_width + 2, 16)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint a round label with a dark rim and the numeral, with a second line inside if the colour is repeated."""
        half = self.half_width
        canvas.fill(rounded_rectangle(-half - 1.4, -14.4, 2 * half + 2.8, 28.8, 7.4), theme.casing)
        canvas.fill(rounded_rectangle(-half, -13, 2 * half, 26, 6), theme.kingdom_colour(self.colour))
        if theme.is_repeated(self.colour):
            inner = rounded_rectangle(-half + 2.6, -10.4, 2 * half - 5.2, 20.8, 3)
            canvas.fill(join(rounded_rectangle(-half + 1.2, -11.8, 2 * half - 2.4, 23.6, 4), hole(inner)), theme.casing)
        canvas.write(0, 0, self.numeral, MIN_SIZE, HEAVY, theme.ink)
