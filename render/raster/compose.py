"""A scene's pixels: its backdrop with every sprite pasted on, as a whole or in the few rectangles that have changed."""

import math
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from PIL import Image

from render.raster.grounds import backdrop, ground
from render.raster.sprite_cache import packed, painted
from render.scene import Item, Scene


class Area(NamedTuple):
    """A rectangle of a picture's pixels.

    `left`: the first column.
    `top`: the first row.
    `right`: the column after the last one.
    `bottom`: the row after the last one.
    """

    left: int
    top: int
    right: int
    bottom: int

    def meets(self, other: "Area") -> bool:
        """Whether some pixel is in both."""
        beside = self.left < other.right and other.left < self.right
        return beside and self.top < other.bottom and other.top < self.bottom

    def within(self, other: "Area") -> "Area":
        """Return the part of it that is inside another that it meets."""
        left, top = max(self.left, other.left), max(self.top, other.top)
        return Area(left, top, min(self.right, other.right), min(self.bottom, other.bottom))


def compose(scene: Scene, scale: float = 2) -> Image.Image:
    """Return the picture in RGB, `scale` pixels a unit, on a ground in its theme's colours."""
    return cut(scene, scale, Area(0, 0, *backdrop(scene.backdrop, scale, scene.theme).size), scene.items)


def exact(scene: Scene, scale: float = 2) -> Image.Image:
    """Return the picture as it would be if there were any number of colours."""
    picture = ground(scene.backdrop, scale, scene.theme)
    return _laid(picture, scene, scale, (0, 0), scene.items)


def cut(scene: Scene, scale: float, area: Area, items: Sequence[Item]) -> Image.Image:
    """Return a part of the picture; `items` are those that may touch it."""
    picture = backdrop(scene.backdrop, scale, scene.theme).crop(area).convert("RGB")
    return _laid(picture, scene, scale, area[:2], items)


def _laid(
    picture: Image.Image, scene: Scene, scale: float, corner: tuple[int, int], items: Sequence[Item]
) -> Image.Image:
    """Paste the pieces of items that touch the picture; most of a long item's lie beside a small one. They are
    thousands, all RGB or RGBA, so that `Image.paste` would spend as long on its checks as on pixels."""
    (left, top), (wide, high), pixels = corner, picture.size, picture.im
    for _, x, y, sprite in items:
        dx, dy, pieces = painted(sprite, scale, scene.theme)
        across, down = round(x * scale) + dx - left, round(y * scale) + dy - top
        for image, aside, below, width, height, mask in pieces:
            begins, highest = across + aside, down + below
            if begins < wide and highest < high and begins + width > 0 and highest + height > 0:
                place = begins, highest, begins + width, highest + height
                if mask is None:
                    pixels.paste(image.im, place)
                else:
                    pixels.paste(image.im, place, mask.im)
    return picture


def touched(item: Item, scale: float, theme: str) -> Area:
    """Return where an item may change something."""
    (width, height), dx, dy, *_ = packed(item.sprite, scale, theme)
    left, top = round(item.x * scale) + dx, round(item.y * scale) + dy
    return Area(left, top, left + width, top + height)


def altered(item: Item, scale: float, theme: str) -> tuple[Area, ...]:
    """Return where it changes something: all that it touches but for what it surrounds."""
    whole, hole = touched(item, scale, theme), item.sprite.hole
    if hole is None:
        return (whole,)
    x, y = round(item.x * scale), round(item.y * scale)
    left, top = x + math.ceil(hole.left * scale) + 1, y + math.ceil(hole.top * scale) + 1
    right, bottom = x + math.floor(hole.right * scale) - 1, y + math.floor(hole.bottom * scale) - 1
    if left >= right or top >= bottom:
        return (whole,)
    return (
        whole._replace(bottom=top),
        Area(whole.left, top, left, bottom),
        Area(right, top, whole.right, bottom),
        whole._replace(top=bottom),
    )


_WORTH = 9000
"""To paint a rectangle more costs as much as to paint so many pixels more."""


def rectangles(changed: Iterable[Iterable[Area]]) -> list[Area]:
    """Return rectangles around areas; these come band by band from top to bottom, none reaching beyond its band."""
    found: list[Area] = []
    for band in changed:
        for area in _beside(band):
            around = next((one for one in reversed(found) if _worth(one, area)), None)
            if around:
                found.remove(around)
            found.append(_union(around, area) if around else area)
    return found


def _beside(areas: Iterable[Area]) -> Iterator[Area]:
    """Yield the areas of a band from left to right, those near each other as one."""
    last: Area | None = None
    for area in sorted(areas):
        if last and not _worth(last, area):
            yield last
            last = None
        last = _union(last, area) if last else area
    if last:
        yield last


def _worth(one: Area, other: Area) -> bool:
    """Whether both are better painted together."""
    return size(_union(one, other)) <= size(one) + size(other) + _WORTH


def size(area: Area) -> int:
    """Return the number of its pixels."""
    return (area.right - area.left) * (area.bottom - area.top)


def _union(one: Area, other: Area) -> Area:
    left, top = min(one.left, other.left), min(one.top, other.top)
    return Area(left, top, max(one.right, other.right), max(one.bottom, other.bottom))
