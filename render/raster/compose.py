"""The pixels of a scene: its backdrop with every sprite pasted on it, as a whole or only in the changed rectangles.
Also makes JPEG files, for paintings with gradients in which the palette of PNG files would cause bands."""

import math
from collections.abc import Iterable, Iterator, Sequence
from io import BytesIO
from typing import TypeAlias

from PIL import Image

from render.raster.grounds import GROUNDS, paint_ground
from render.raster.paste import paste
from render.raster.pixels import Pixels, image_of_pixels
from render.raster.sprite_cache import pack_sprite, paint_trimmed
from render.scene import Item, Scene
from render.theme import THEMES

Area: TypeAlias = tuple[int, int, int, int]
"""The left, top, right and bottom edges of a rectangle of a picture's pixels. There are hundreds in a picture, and a
named tuple takes five times as long to make and to unpack."""


def do_overlap(first: Area, second: Area) -> bool:
    """Whether two areas share a pixel."""
    left, top, right, bottom = first
    left2, top2, right2, bottom2 = second
    return left < right2 and left2 < right and top < bottom2 and top2 < bottom


def intersection(first: Area, second: Area) -> Area:
    """Return the area that two overlapping areas share."""
    left, top, right, bottom = first
    left2, top2, right2, bottom2 = second
    return max(left, left2), max(top, top2), min(right, right2), min(bottom, bottom2)


def compose(scene: Scene, scale: float = 2) -> Image.Image:
    """Return the picture in RGB, `scale` pixels a unit, limited to the colours of its theme's palette."""
    size = GROUNDS.find(scene.backdrop, scale, scene.theme).size
    return image_of_pixels(compose_area(scene, scale, (0, 0, *size), scene.items).convert("RGB", 0))


def compose_exact(scene: Scene, scale: float = 2) -> Image.Image:
    """Return the picture in RGB, `scale` pixels a unit, not limited to the colours of a palette."""
    picture = paint_ground(scene.backdrop, scale, scene.theme)
    for _, x, y, sprite in scene.items:
        image, dx, dy = paint_trimmed(sprite, scale, scene.theme)
        ink = sprite.single_colour(THEMES[scene.theme]) or image
        left, top = round(x * scale) + dx, round(y * scale) + dy
        mask = None if image.mode == "RGB" else image
        picture.paste(ink, (left, top, left + image.width, top + image.height), mask)
    return picture


def compose_area(scene: Scene, scale: float, area: Area, items: Sequence[Item]) -> Pixels:
    """Return an area of the picture, in its theme's colours. `items`: those that may touch the area."""
    pixels = GROUNDS.cut(scene.backdrop, scale, scene.theme, area)
    paste(pixels, items, scale, scene.theme, area[:2])
    return pixels


def item_area(item: Item, scale: float, theme: str) -> Area:
    """Return the area that the pixels of an item take up."""
    (width, height), dx, dy, *_ = pack_sprite(item.sprite, scale, theme)
    left, top = round(item.x * scale) + dx, round(item.y * scale) + dy
    return left, top, left + width, top + height


def changed_areas(item: Item, scale: float, whole: Area) -> tuple[Area, ...]:
    """Return the areas in which an item has pixels: `whole`, its area, except its hole."""
    hole = item.sprite.hole
    if hole is None:
        return (whole,)
    x, y = round(item.x * scale), round(item.y * scale)
    left, top = x + math.ceil(hole.left * scale) + 1, y + math.ceil(hole.top * scale) + 1
    right, bottom = x + math.floor(hole.right * scale) - 1, y + math.floor(hole.bottom * scale) - 1
    if left >= right or top >= bottom:
        return (whole,)
    whole_left, whole_top, whole_right, whole_bottom = whole
    edges = (
        (whole_left, whole_top, whole_right, top),
        (whole_left, top, left, bottom),
        (right, top, whole_right, bottom),
        (whole_left, bottom, whole_right, whole_bottom),
    )
    return tuple([edge for edge in edges if edge[0] < edge[2] and edge[1] < edge[3]])


_RECTANGLE_COST_PIXELS = 9000
"""Number of pixels that take as long to paint as one more rectangle."""


def covering_rectangles(changed: Iterable[Iterable[Area]]) -> list[Area]:
    """Return rectangles that cover all areas, few enough to be painted quickly. `changed`: the areas of each band."""
    merged: list[Area] = []
    for band in changed:
        for area in _merge_near(band):
            neighbour = next((rectangle for rectangle in reversed(merged) if _is_worth_merging(rectangle, area)), None)
            if neighbour:
                merged.remove(neighbour)
            merged.append(_union(neighbour, area) if neighbour else area)
    return merged


def _merge_near(areas: Iterable[Area]) -> Iterator[Area]:
    """Yield the areas of a band from left to right, with nearby ones merged."""
    ordered = sorted(areas)
    if not ordered:
        return
    left, top, right, bottom = ordered[0]
    for left2, top2, right2, bottom2 in ordered[1:]:
        union_right, union_top, union_bottom = max(right, right2), min(top, top2), max(bottom, bottom2)
        apart = (right - left) * (bottom - top) + (right2 - left2) * (bottom2 - top2) + _RECTANGLE_COST_PIXELS
        if (union_right - left) * (union_bottom - union_top) <= apart:
            right, top, bottom = union_right, union_top, union_bottom
        else:
            yield left, top, right, bottom
            left, top, right, bottom = left2, top2, right2, bottom2
    yield left, top, right, bottom


def _is_worth_merging(first: Area, second: Area) -> bool:
    """Whether one rectangle around two areas takes less time to paint than both separately."""
    return pixel_count(_union(first, second)) <= pixel_count(first) + pixel_count(second) + _RECTANGLE_COST_PIXELS


def pixel_count(area: Area) -> int:
    """Return the number of an area's pixels."""
    left, top, right, bottom = area
    return (right - left) * (bottom - top)


def _union(first: Area, second: Area) -> Area:
    left, top, right, bottom = first
    left2, top2, right2, bottom2 = second
    return min(left, left2), min(top, top2), max(right, right2), max(bottom, bottom2)


MAX_JPEG_BYTES = 250_000
"""Maximum size of a JPEG file in bytes, if the lowest quality allows it."""

_JPEG_QUALITIES = (82, 78, 74, 68, 60)
"""JPEG qualities in per cent, the best first. The best one within `MAX_JPEG_BYTES` is used; from 74 on no bands or
blocks are visible."""


def encode_jpeg(scene: Scene, scale: float = 2) -> bytes:
    """Return the picture as JPEG, `scale` pixels a unit, in the best quality that `MAX_JPEG_BYTES` allows."""
    picture = compose_exact(scene, scale)
    for quality in _JPEG_QUALITIES:
        buffer = BytesIO()
        picture.save(buffer, "JPEG", quality=quality, subsampling="4:2:0", optimize=True)
        if buffer.tell() <= MAX_JPEG_BYTES:
            break
    return buffer.getvalue()
