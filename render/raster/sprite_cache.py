"""Sprites as pixels: each is painted once for each scale and theme, and kept compressed."""

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache
from threading import Lock
from typing import NamedTuple, TypeAlias

from cachetools import LRUCache
from PIL import Image, ImageColor

from render.drawing.canvas import Box, Canvas
from render.raster.deflate import deflated, inflated
from render.raster.pixels import Pixels, mapped, pictured
from render.scene import Sprite
from render.theme import THEMES

_Rectangle: TypeAlias = tuple[int, int, int, int]
"""Left, top, right and bottom, in pixels of a sprite."""

_PART = 140
"""Units of height that are painted at a time: a whole number of pixels at every scale."""


def parts(sprite: Sprite, scale: float, theme: str, ground: str | None = None) -> Iterator[Image.Image]:
    """Yield a sprite from top to bottom, in RGB on a ground, else in RGBa; of a single colour, what it covers."""
    left, top, right, bottom = sprite.box
    high = _PART if sprite.in_parts else bottom - top
    while top < bottom:
        yield _part(sprite, Box(left, top, right, min(top + high, bottom)), scale, theme, ground)
        top += high


def _part(sprite: Sprite, box: Box, scale: float, theme: str, ground: str | None = None) -> Image.Image:
    single = ground is None and sprite.single(THEMES[theme]) is not None
    canvas = Canvas(box, scale, oversample(sprite, scale), ground, single=single)
    sprite.paint(canvas, THEMES[theme])
    return canvas.finish()


def _rim(sprite: Sprite, hole: Box, scale: float, theme: str) -> Image.Image:
    """Return a sprite of which only what is around its hole is painted."""
    left, top, right, bottom = sprite.box
    across, down = math.floor(left * scale), math.floor(top * scale)
    edges = (
        Box(left, top, right, hole.top),
        Box(left, hole.top, hole.left, hole.bottom),
        Box(hole.right, hole.top, right, hole.bottom),
        Box(left, hole.bottom, right, bottom),
    )
    painted = [_part(sprite, edge, scale, theme) for edge in edges]
    whole = Image.new(painted[0].mode, (math.ceil(right * scale) - across, math.ceil(bottom * scale) - down))
    for edge, part in zip(edges, painted, strict=True):
        whole.paste(part, (math.floor(edge.left * scale) - across, math.floor(edge.top * scale) - down))
    return whole


def joined(images: Sequence[Image.Image]) -> Image.Image:
    """Return parts from top to bottom as one picture."""
    if len(images) == 1:
        return images[0]
    whole = Image.new(images[0].mode, (images[0].width, sum(image.height for image in images)))
    top = 0
    for image in images:
        whole.paste(image, (0, top))
        top += image.height
    return whole


def oversample(sprite: Sprite, scale: float) -> int:
    """Return how many times as large it is painted as it is kept: twice, at the scale that is sent. More cannot be told
    apart, even where pixels are seen."""
    return max(1, int(sprite.grain / scale))


ROOM = 5 << 20
"""Bytes of pixels of sprites that are kept; with twice as much a picture undoes the compression of one sprite less, of
seventeen."""

LARGE = 1 << 18
"""Sprites of more pixels are rare, and one of them would drive out dozens: they are kept for one picture only."""

HELD = 8 << 20
"""Bytes of pixels of such sprites that are kept for a picture, which pastes them strip by strip."""

WORTH = 10_000
"""Sprites of fewer pixels are pasted in one piece."""


class Piece(NamedTuple):
    """A part of a sprite, where its top left corner lies in it, its size, and what is clear in it; without a mask it is
    opaque and pasted ten times as fast. Colours are multiplied by how much is covered, since Pillow blends those in a
    third of the time. `ink`: its only colour, where the image has none and is the mask."""

    image: Pixels
    x: int
    y: int
    width: int
    height: int
    mask: Pixels | None
    ink: tuple[int, ...] | None = None


class Painted(NamedTuple):
    """A sprite's pixels in pieces, and where the top left corner lies from its anchor."""

    dx: int
    dy: int
    pieces: tuple[Piece, ...]


class Packed(NamedTuple):
    """A sprite with its pixels compressed, which takes a tenth of the room and little time to undo.

    `size`: the width and height of the pixels.
    `dx`: how many pixels the left edge is right of the anchor.
    `dy`: how many pixels the upper edge is below the anchor.
    `pixels`: the compressed pixels, with a clear row below them.
    `core`: a rectangle without a clear pixel that takes most of the room: left, top, right, bottom; None: there is
      none.
    `single`: the only colour, where the pixels only tell what is covered.
    `hole`: a rectangle of clear pixels only; None: none is known.
    """

    size: tuple[int, int]
    dx: int
    dy: int
    pixels: bytes
    core: _Rectangle | None = None
    single: str | None = None
    hole: _Rectangle | None = None


class Unpacked:
    """The sprites that were wanted last, as far as there is room for their pixels, for any thread. They are looked for
    as they are packed, which takes less time than by what they show."""

    def __init__(self, room: int = ROOM) -> None:
        self._kept: LRUCache[Packed, Painted] = LRUCache(room, getsizeof=_bytes)
        self._held: LRUCache[Packed, Painted] = LRUCache(HELD, getsizeof=_bytes)
        self._lock = Lock()

    @property
    def room(self) -> float:
        """Return the number of bytes of pixels for which there is still room."""
        return self._kept.maxsize - self._kept.currsize

    def find(self, sprite: Sprite, scale: float, theme: str) -> Painted:
        """Return a sprite's pixels, trimmed to what it touches."""
        found = packed(sprite, scale, theme)  # which is `seen` here where it was painted just now
        if sprite.composed:
            return self._together(sprite, scale, theme)
        with self._lock:
            known = self._kept.get(found) or self._held.get(found)
        return known or self.seen(found, unpacked(found))

    def _together(self, sprite: Sprite, scale: float, theme: str) -> Painted:
        """Return the pixels of a sprite's parts as its own."""
        _, left, top, *_ = packed(sprite, scale, theme)
        pieces = list[Piece]()
        for _, x, y, part in sprite.composed:
            dx, dy, found = self.find(part, scale, theme)
            across, down = round(x * scale) + dx - left, round(y * scale) + dy - top
            pieces += [piece._replace(x=piece.x + across, y=piece.y + down) for piece in found]
        return Painted(left, top, tuple(pieces))

    def seen(self, sprite: Packed, pixels: bytes) -> Painted:
        """Return the pixels of a sprite in pieces, which are kept."""
        made = Painted(sprite.dx, sprite.dy, tuple(_pieces(sprite, pixels)))
        with self._lock:
            if _bytes(made) <= 4 * LARGE:
                self._kept[sprite] = made
            elif _bytes(made) <= HELD:
                self._held[sprite] = made
        return made

    def end(self) -> None:
        """Forget the large ones: a picture is made."""
        with self._lock:
            self._held.clear()

    def clear(self) -> None:
        """Forget them."""
        with self._lock:
            self._kept.clear()
            self._held.clear()


def _bytes(made: Painted) -> int:
    return sum((1 if piece.ink else 4) * piece.width * piece.height for piece in made.pieces)


def _pieces(sprite: Packed, pixels: bytes) -> Iterator[Piece]:
    """Yield the core, and what is around it or around the hole; or all of it where there is none. Only what is around a
    hole is copied, so that nobody keeps the hole."""
    width, height = sprite.size
    ink = None if sprite.single is None else ImageColor.getrgb(sprite.single)[:3]
    mode, inner = _mode(sprite), sprite.core or sprite.hole
    if sprite.core is not None:
        yield Piece(_shown(mode, pixels, width, sprite.core), *_room(sprite.core), None)
    left, top, right, bottom = inner or (0, 0, 0, 0)
    around = (0, 0, width, top), (0, top, left, bottom), (right, top, width, bottom), (0, bottom, width, height)
    for edge in around if inner else [(0, 0, width, height)]:
        if edge[0] < edge[2] and edge[1] < edge[3]:
            shown = _shown(mode, pixels, width, edge)
            part = shown.copy() if sprite.hole else shown
            yield Piece(part, *_room(edge), part, ink)


def _mode(sprite: Packed) -> str:
    return "RGBa" if sprite.single is None else "L"


def _room(part: _Rectangle) -> tuple[int, int, int, int]:
    """Return the left edge, the top, the width and the height of a part."""
    left, top, right, bottom = part
    return left, top, right - left, bottom - top


def _shown(mode: str, pixels: bytes, width: int, part: _Rectangle) -> Pixels:
    """Return a part of what is `width` wide, as pixels that show these bytes themselves, in which a row more lies below
    the part."""
    left, top, wide, high = _room(part)
    return mapped(pixels, (wide, high), mode, len(mode) * (top * width + left), len(mode) * width)


def _core(cover: Image.Image) -> _Rectangle | None:
    """Return a rectangle around the middle without a clear pixel, where that is worth the while, by what a sprite
    covers."""
    left, top, right, bottom = 0, 0, *cover.size
    if right * bottom < WORTH:
        return None
    pixel = cover.im.getpixel
    while 2 * (right - left) * (bottom - top) > cover.width * cover.height:
        corners = ((left, top), (right - 1, top), (left, bottom - 1), (right - 1, bottom - 1))
        maybe = all(pixel(corner) == 255 for corner in corners)  # mostly tells it without a look at all others
        if maybe and cover.crop((left, top, right, bottom)).getextrema() == (255, 255):
            return left, top, right, bottom
        left, top, right, bottom = left + 2, top + 2, right - 2, bottom - 2
    return None


UNPACKED = Unpacked()


def painted(sprite: Sprite, scale: float, theme: str) -> Painted:
    """Return a sprite's pixels, trimmed to what it touches."""
    return UNPACKED.find(sprite, scale, theme)


@lru_cache(maxsize=4000)
def packed(sprite: Sprite, scale: float, theme: str) -> Packed:
    """Return a sprite as it is kept after its pixels were not wanted for a while: realms are many, and slow to
    paint."""
    if sprite.composed:
        return _around(sprite, scale, theme)
    hole, colours = sprite.hole, THEMES[theme]
    if hole is None:
        image = joined(list(parts(sprite, scale, theme, sprite.ground(colours))))
    else:
        image = _rim(sprite, hole, scale, theme)
    left, top = math.floor(sprite.box.left * scale), math.floor(sprite.box.top * scale)
    single, touched, core = sprite.single(colours), (0, 0, *image.size), None
    if image.mode == "RGB":
        image, core = image.convert("RGBa"), touched
    else:
        cover = image if image.mode == "L" else image.getchannel("a")
        touched = cover.getbbox() or (0, 0, 1, 1)
        core = _core(cover.crop(touched)) if single is None and hole is None else None
    begins, highest, ends, lowest = touched
    left, top, size = left + begins, top + highest, (ends - begins, lowest - highest)
    pixels = image.crop((begins, highest, ends, lowest + 1)).tobytes()
    made = Packed(size, left, top, deflated(pixels), core, single, _inside(hole, scale, left, top))
    UNPACKED.seen(made, pixels)  # whoever asks where it lies pastes it next
    return made


def unpacked(sprite: Packed) -> bytes:
    """Return a sprite's pixels, and the clear row below them."""
    size = len(_mode(sprite)) * sprite.size[0] * (sprite.size[1] + 1)
    return inflated(sprite.pixels, size)


def _around(sprite: Sprite, scale: float, theme: str) -> Packed:
    """Return where the parts of a sprite lie, which have its pixels."""
    found = [(round(x * scale), round(y * scale), packed(part, scale, theme)) for _, x, y, part in sprite.composed]
    left, top = min(x + part.dx for x, _, part in found), min(y + part.dy for _, y, part in found)
    right = max(x + part.dx + part.size[0] for x, _, part in found)
    bottom = max(y + part.dy + part.size[1] for _, y, part in found)
    return Packed((right - left, bottom - top), left, top, b"")


def _inside(hole: Box | None, scale: float, dx: int, dy: int) -> _Rectangle | None:
    """Return the pixels that are surely in a hole of a sprite that begins so far from its anchor."""
    if hole is None:
        return None
    left, top = math.ceil(hole.left * scale) - dx, math.ceil(hole.top * scale) - dy
    right, bottom = math.floor(hole.right * scale) - dx, math.floor(hole.bottom * scale) - dy
    return (left, top, right, bottom) if left < right and top < bottom else None


def whole(sprite: Packed) -> Image.Image:
    """Return a sprite's pixels in RGBA, in one piece."""
    image = pictured(_shown(_mode(sprite), unpacked(sprite), sprite.size[0], (0, 0, *sprite.size)))
    if sprite.single is None:
        return image.convert("RGBA")
    coloured = Image.new("RGBA", image.size, sprite.single)
    coloured.putalpha(image)
    return coloured
