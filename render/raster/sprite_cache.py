"""Sprites as pixels. Each is painted once for each scale and theme, and kept compressed."""

import math
import struct
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import starmap
from typing import NamedTuple

from PIL import Image, ImageColor

from render.drawing.canvas import Box, Canvas
from render.raster.deflate import deflate, inflate
from render.raster.pixels import Pixels, map_rows
from render.raster.png import colours, reduce_colours
from render.raster.recent import Recent
from render.raster.regions import EVEN, OPAQUE, Colour, Region, regions
from render.scene import Sprite
from render.theme import THEMES

_PART_HEIGHT = 140
"""Units of height to paint at a time, a whole number of pixels at every scale."""


def parts(sprite: Sprite, scale: float, theme: str, ground: str | None = None) -> Iterator[Image.Image]:
    """Yield a sprite from top to bottom: in RGB on a ground, otherwise in RGBa; for a single colour, its coverage."""
    left, top, right, bottom = sprite.box
    height = _PART_HEIGHT if sprite.in_parts else bottom - top
    while top < bottom:
        yield _part(sprite, Box(left, top, right, min(top + height, bottom)), scale, theme, ground)
        top += height


def _part(sprite: Sprite, box: Box, scale: float, theme: str, ground: str | None = None) -> Image.Image:
    single = ground is None and sprite.single(THEMES[theme]) is not None
    canvas = Canvas(box, scale, oversample(sprite, scale), ground, single=single)
    sprite.paint(canvas, THEMES[theme])
    return canvas.finish()


def _rim(sprite: Sprite, hole: Box, scale: float, theme: str) -> Image.Image:
    """Return a sprite that is painted only around its hole."""
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


def join_vertically(images: Sequence[Image.Image]) -> Image.Image:
    """Return parts joined from top to bottom as one picture."""
    if len(images) == 1:
        return images[0]
    whole = Image.new(images[0].mode, (images[0].width, sum(image.height for image in images)))
    top = 0
    for image in images:
        whole.paste(image, (0, top))
        top += image.height
    return whole


def oversample(sprite: Sprite, scale: float) -> int:
    """Return how many times finer than the cached pixels a sprite is painted."""
    return max(1, int(sprite.grain / scale))


MAX_PIXEL_BYTES = 5 << 20
"""Bytes of sprites' pixels to keep. Doubling it saves one decompression in seventeen."""

LARGE_SPRITE_BYTES = 1 << 19
"""Number of bytes from which a sprite is large. Large sprites are rare, and each would displace dozens, so they are
kept for one picture only."""

MAX_LARGE_BYTES = 4 << 20
"""Bytes of large sprites' pixels to keep for a picture, which pastes them strip by strip."""


class Piece(NamedTuple):
    """A region of a sprite, ready to paste.

    `image`: its pixels, or None if all have one colour.
    `x`, `y`: the offset of its top-left corner from the sprite's anchor, in pixels.
    `width`, `height`: its size in pixels.
    `opaque`: whether its pixels are in the theme's colours and hide what is below; otherwise they are blended with it.
    `ink`: their only colour, if they hold only coverage.
    `shades`: for a region of one colour, the result over each of the theme's colours.
    """

    image: Pixels | None
    x: int
    y: int
    width: int
    height: int
    opaque: bool = False
    ink: tuple[int, ...] | None = None
    shades: bytes = b""


class Painted(NamedTuple):
    """A sprite's pixels in pieces, and the offset of the top-left corner from its anchor."""

    dx: int
    dy: int
    pieces: tuple[Piece, ...]


class Packed(NamedTuple):
    """A sprite whose pixels are compressed to a tenth and quickly decompressed.

    `size`: the width and height of the pixels.
    `dx`: the offset of the left edge from the anchor to the right, in pixels.
    `dy`: the offset of the upper edge from the anchor downwards, in pixels.
    `regions`: its regions, as numbers of two bytes.
    `length`: the number of bytes of the pixels.
    `pixels`: the compressed pixels of one region after the other: one byte each for opaque ones, none for even ones.
    `single`: the only colour, if blended pixels hold only coverage.
    `shades`: the result of even regions over each of the theme's colours.
    """

    size: tuple[int, int]
    dx: int
    dy: int
    regions: bytes = b""
    length: int = 0
    pixels: bytes = b""
    single: str | None = None
    shades: bytes = b""


_REGION = struct.Struct("<5H")


class Unpacked:
    """Recently used sprites, limited by their number of bytes, for use by any thread."""

    def __init__(self, room: int = MAX_PIXEL_BYTES) -> None:
        self._kept = Recent[Painted](room)
        self._held = Recent[Painted](MAX_LARGE_BYTES)

    @property
    def room(self) -> int:
        """Return the number of bytes of pixels for which there is still room."""
        return self._kept.free_bytes

    def find(self, sprite: Sprite, scale: float, theme: str) -> Painted:
        """Return the pixels of a sprite that is painted as a whole, trimmed to its painted area."""
        found = pack_sprite(sprite, scale, theme)  # if it is new, this has already called `cut_and_cache`
        return self._fitting(found).find(found) or self.cut_and_cache(found, unpack_regions(found))

    def _fitting(self, sprite: Packed) -> Recent[Painted]:
        return self._kept if sprite.length <= LARGE_SPRITE_BYTES else self._held

    def cut_and_cache(self, sprite: Packed, pixels: bytes | bytearray) -> Painted:
        """Cut the pixels of a sprite into pieces, cache and return them."""
        made = Painted(sprite.dx, sprite.dy, tuple(_pieces(sprite, pixels)))
        return self._fitting(sprite).keep(sprite, made, sprite.length)

    def forget_large_sprites(self) -> None:
        """Forget the large sprites, which are kept for one picture only."""
        self._held.clear()

    def clear(self) -> None:
        """Clear the cache."""
        self._kept.clear()
        self._held.clear()


def _mode(kind: int, single: str | None) -> str:
    """Return the mode of a region's pixels: a letter for each of their bytes."""
    return "" if kind == EVEN else "P" if kind == OPAQUE else "RGBa" if single is None else "L"


def _pieces(sprite: Packed, pixels: bytes | bytearray) -> Iterator[Piece]:
    """Yield the regions of a sprite as pieces whose pixels share these bytes."""
    ink = None if sprite.single is None else ImageColor.getrgb(sprite.single)[:3]
    start = 0
    for kind, left, top, width, height in _REGION.iter_unpack(sprite.regions):
        mode = _mode(kind, sprite.single)
        shown = map_rows(pixels, (width, height), mode, start) if mode else None
        yield Piece(shown, left, top, width, height, kind == OPAQUE, ink, sprite.shades)
        start += len(mode) * width * height


UNPACKED = Unpacked()


def paint_whole(sprite: Sprite, scale: float, theme: str) -> Painted:
    """Return the pixels of a sprite that is painted as a whole, trimmed to its painted area."""
    return UNPACKED.find(sprite, scale, theme)


@lru_cache(maxsize=4000)
def pack_sprite(sprite: Sprite, scale: float, theme: str) -> Packed:
    """Return a compressed sprite, which is cached for longer than its pixels, since there are many realms and they are
    slow to paint."""
    if sprite.composed:
        return _pack_composed(sprite, scale, theme)
    image, left, top = paint_trimmed(sprite, scale, theme)
    single = sprite.single(THEMES[theme])
    cut, even = regions(image)
    pixels = _cut_up(image, cut, single, theme)
    data = deflate(pixels) if pixels else b""
    numbers = b"".join(starmap(_REGION.pack, cut))
    made = Packed(image.size, left, top, numbers, len(pixels), data, single, _shades(even, theme) if even else b"")
    UNPACKED.cut_and_cache(made, pixels)  # the caller pastes it next
    return made


def paint_trimmed(sprite: Sprite, scale: float, theme: str) -> tuple[Image.Image, int, int]:
    """Return a painted sprite, trimmed to its painted area, and the offsets of its left and upper edges from the
    anchor. It is in RGBa, in RGB on its own ground, or the coverage of its only colour."""
    if sprite.hole is None:
        image = join_vertically(list(parts(sprite, scale, theme, sprite.ground(THEMES[theme]))))
    else:
        image = _rim(sprite, sprite.hole, scale, theme)
    left, top = math.floor(sprite.box.left * scale), math.floor(sprite.box.top * scale)
    if image.mode == "RGB":
        return image, left, top
    touched = (image.getchannel("a") if image.mode == "RGBa" else image).getbbox() or (0, 0, 1, 1)
    return image.crop(touched), left + touched[0], top + touched[1]


def _cut_up(image: Image.Image, cut: Sequence[Region], single: str | None, theme: str) -> bytearray:
    """Return the pixels of one region after the other."""
    opaque = any(region.kind == OPAQUE for region in cut)
    coloured = reduce_colours(image.convert("RGB"), theme).im if opaque else image.im
    pixels = bytearray(sum(len(_mode(region.kind, single)) * region.width * region.height for region in cut))
    start = 0
    for kind, left, top, width, height in cut:
        if mode := _mode(kind, single):
            place = -left, -top, image.width - left, image.height - top
            map_rows(pixels, (width, height), mode, start).paste(coloured if kind == OPAQUE else image.im, place)
        start += len(mode) * width * height
    return pixels


@lru_cache(maxsize=200)
def _shades(colour: Colour, theme: str) -> bytes:
    """Return, for each colour of a theme's palette, the index of the colour that it becomes below `colour`."""
    shown = Image.frombytes("RGB", (len(colours(theme)) // 3, 1), colours(theme))
    shade = Image.new("RGBa", shown.size, colour)
    shown.paste(shade, (0, 0), shade)
    return reduce_colours(shown, theme).tobytes()


def unpack_regions(sprite: Packed) -> bytes:
    """Return the decompressed pixels of one region after the other."""
    return inflate(sprite.pixels, sprite.length)


def _pack_composed(sprite: Sprite, scale: float, theme: str) -> Packed:
    """Return a sprite that consists of others: the places of these in it. Their pixels are packed separately."""
    found = [(round(x * scale), round(y * scale), pack_sprite(part, scale, theme)) for _, x, y, part in sprite.composed]
    left, top = min(x + part.dx for x, _, part in found), min(y + part.dy for _, y, part in found)
    right = max(x + part.dx + part.size[0] for x, _, part in found)
    bottom = max(y + part.dy + part.size[1] for _, y, part in found)
    return Packed((right - left, bottom - top), left, top)
