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
from render.raster.pixels import Pixels, map_pixels
from render.raster.png import palette_bytes, reduce_colours
from render.raster.recent import RecentResults
from render.raster.regions import OPAQUE, UNIFORM, Region, TranslucentColour, split_into_regions
from render.scene import Sprite
from render.theme import THEMES

_SLICE_HEIGHT = 140
"""Height in units of the slices in which a sprite is painted, a whole number of pixels at every scale."""


def paint_slices(sprite: Sprite, scale: float, theme: str, ground: str | None = None) -> Iterator[Image.Image]:
    """Yield the slices of a painted sprite from top to bottom: in RGB if it has a ground, the coverage if it has a
    single colour, otherwise in RGBa. `ground`: the colour under an opaque sprite."""
    left, top, right, bottom = sprite.box
    height = _SLICE_HEIGHT if sprite.is_sliceable else bottom - top
    while top < bottom:
        yield _paint_box(sprite, Box(left, top, right, min(top + height, bottom)), scale, theme, ground)
        top += height


def _paint_box(sprite: Sprite, box: Box, scale: float, theme: str, ground: str | None = None) -> Image.Image:
    is_mask = ground is None and sprite.single_colour(THEMES[theme]) is not None
    canvas = Canvas(box, scale, oversampling(sprite, scale), ground, is_single_colour=is_mask)
    sprite.paint(canvas, THEMES[theme])
    return canvas.finish()


def _paint_around_hole(sprite: Sprite, hole: Box, scale: float, theme: str) -> Image.Image:
    """Return a sprite that is painted only around its hole."""
    left, top, right, bottom = sprite.box
    corner_x, corner_y = math.floor(left * scale), math.floor(top * scale)
    edges = (
        Box(left, top, right, hole.top),
        Box(left, hole.top, hole.left, hole.bottom),
        Box(hole.right, hole.top, right, hole.bottom),
        Box(left, hole.bottom, right, bottom),
    )
    painted = [_paint_box(sprite, edge, scale, theme) for edge in edges]
    whole = Image.new(painted[0].mode, (math.ceil(right * scale) - corner_x, math.ceil(bottom * scale) - corner_y))
    for edge, part in zip(edges, painted, strict=True):
        whole.paste(part, (math.floor(edge.left * scale) - corner_x, math.floor(edge.top * scale) - corner_y))
    return whole


def join_vertically(images: Sequence[Image.Image]) -> Image.Image:
    """Return one picture made of parts from top to bottom."""
    if len(images) == 1:
        return images[0]
    whole = Image.new(images[0].mode, (images[0].width, sum(image.height for image in images)))
    top = 0
    for image in images:
        whole.paste(image, (0, top))
        top += image.height
    return whole


def oversampling(sprite: Sprite, scale: float) -> int:
    """Return the number of painted pixels, in each direction, that are averaged to one cached pixel of a sprite."""
    return max(1, int(sprite.max_pixels_per_unit / scale))


MAX_PIXEL_BYTES = 5 << 20
"""Maximum number of bytes of sprites' pixels to keep. Doubling it saves one decompression in seventeen."""

MIN_LARGE_SPRITE_BYTES = 1 << 19
"""Number of bytes from which a sprite is large. Large sprites are rare, and each would displace dozens, so they are
kept for one picture only."""

MAX_LARGE_SPRITE_BYTES = 4 << 20
"""Maximum number of bytes of large sprites' pixels to keep for a picture, which pastes them strip by strip."""


class Piece(NamedTuple):
    """A region of a sprite, ready to paste.

    `image`: its pixels, or None if all have one colour.
    `x`, `y`: the offset of its top-left corner from the sprite's anchor, in pixels.
    `width`, `height`: its size in pixels.
    `opaque`: whether its pixels are in the theme's colours and hide what is below; otherwise they are blended with it.
    `ink`: red, green and blue, if `image` holds only coverage.
    `shades`: if `image` is None, the index of the colour that each of the theme's colours becomes under it.
    """

    image: Pixels | None
    x: int
    y: int
    width: int
    height: int
    opaque: bool = False
    ink: tuple[int, ...] | None = None
    shades: bytes = b""


class UnpackedSprite(NamedTuple):
    """The offset of a sprite's top-left corner from its anchor in pixels, and its pixels in pieces."""

    dx: int
    dy: int
    pieces: tuple[Piece, ...]


class PackedSprite(NamedTuple):
    """A sprite whose pixels are compressed to a tenth and quickly decompressed.

    `size`: the width and height of the pixels.
    `dx`: the offset of the left edge from the anchor to the right, in pixels.
    `dy`: the offset of the upper edge from the anchor downwards, in pixels.
    `regions`: its regions in `_REGION_FORMAT`.
    `length`: the number of bytes of the decompressed pixels.
    `pixels`: the compressed pixels of one region after the other: one byte each for opaque ones, none for uniform.
    `single_colour`: the only colour, if blended pixels hold only coverage.
    `shades`: the index of the colour that each of the theme's colours becomes under uniform regions.
    """

    size: tuple[int, int]
    dx: int
    dy: int
    regions: bytes = b""
    length: int = 0
    pixels: bytes = b""
    single_colour: str | None = None
    shades: bytes = b""


_REGION_FORMAT = struct.Struct("<5H")
"""The fields of a `Region`, two bytes each."""


class UnpackedSprites:
    """Recently used sprites, limited by their number of bytes, for use by any thread."""

    def __init__(self, max_bytes: int = MAX_PIXEL_BYTES) -> None:
        self._small = RecentResults[UnpackedSprite](max_bytes)
        self._large = RecentResults[UnpackedSprite](MAX_LARGE_SPRITE_BYTES)

    @property
    def free_bytes(self) -> int:
        """Return the number of bytes of pixels for which there is still room."""
        return self._small.free_bytes

    def find(self, sprite: Sprite, scale: float, theme: str) -> UnpackedSprite:
        """Return the pixels of a sprite that is painted as a whole, trimmed to its painted area."""
        packed = pack_sprite(sprite, scale, theme)  # if it is new, this has already called `cut_and_cache`
        return self._cache_for(packed).find(packed) or self.cut_and_cache(packed, decompress_regions(packed))

    def _cache_for(self, sprite: PackedSprite) -> RecentResults[UnpackedSprite]:
        return self._small if sprite.length <= MIN_LARGE_SPRITE_BYTES else self._large

    def cut_and_cache(self, sprite: PackedSprite, pixels: bytes | bytearray) -> UnpackedSprite:
        """Cut the pixels of a sprite into pieces, cache and return them."""
        unpacked = UnpackedSprite(sprite.dx, sprite.dy, tuple(_cut_pieces(sprite, pixels)))
        return self._cache_for(sprite).keep(sprite, unpacked, sprite.length)

    def forget_large_sprites(self) -> None:
        """Forget the large sprites, which are kept for one picture only."""
        self._large.clear()

    def clear(self) -> None:
        """Forget all sprites."""
        self._small.clear()
        self._large.clear()


def _pixel_mode(kind: int, single_colour: str | None) -> str:
    """Return Pillow's mode for a region's pixels, whose length is the number of bytes of a pixel."""
    return "" if kind == UNIFORM else "P" if kind == OPAQUE else "RGBa" if single_colour is None else "L"


def _cut_pieces(sprite: PackedSprite, pixels: bytes | bytearray) -> Iterator[Piece]:
    """Yield the regions of a sprite as pieces. `pixels`: the decompressed pixels, which the pieces share."""
    ink = None if sprite.single_colour is None else ImageColor.getrgb(sprite.single_colour)[:3]
    start = 0
    for kind, left, top, width, height in _REGION_FORMAT.iter_unpack(sprite.regions):
        mode = _pixel_mode(kind, sprite.single_colour)
        image = map_pixels(pixels, (width, height), mode, start) if mode else None
        yield Piece(image, left, top, width, height, kind == OPAQUE, ink, sprite.shades)
        start += len(mode) * width * height


UNPACKED_SPRITES = UnpackedSprites()
"""The recently used sprites of all pictures."""


def paint_whole(sprite: Sprite, scale: float, theme: str) -> UnpackedSprite:
    """Return the pixels of a sprite that is painted as a whole, trimmed to its painted area."""
    return UNPACKED_SPRITES.find(sprite, scale, theme)


@lru_cache(maxsize=4000)
def pack_sprite(sprite: Sprite, scale: float, theme: str) -> PackedSprite:
    """Return a compressed sprite. It is cached for longer than its decompressed pixels, since painting is slow."""
    if sprite.child_items:
        return _pack_parent(sprite, scale, theme)
    image, left, top = paint_trimmed(sprite, scale, theme)
    single_colour = sprite.single_colour(THEMES[theme])
    regions, uniform = split_into_regions(image)
    pixels = _copy_regions(image, regions, single_colour, theme)
    data = deflate(pixels) if pixels else b""
    numbers = b"".join(starmap(_REGION_FORMAT.pack, regions))
    shades = _shade_table(uniform, theme) if uniform else b""
    packed = PackedSprite(image.size, left, top, numbers, len(pixels), data, single_colour, shades)
    UNPACKED_SPRITES.cut_and_cache(packed, pixels)  # the caller pastes it next
    return packed


def paint_trimmed(sprite: Sprite, scale: float, theme: str) -> tuple[Image.Image, int, int]:
    """Return a painted sprite, trimmed to its painted area, and the offsets of its left and upper edges from the
    anchor. It is in RGBa, in RGB on its own ground, or the coverage of its only colour."""
    if sprite.hole is None:
        image = join_vertically(list(paint_slices(sprite, scale, theme, sprite.ground_colour(THEMES[theme]))))
    else:
        image = _paint_around_hole(sprite, sprite.hole, scale, theme)
    left, top = math.floor(sprite.box.left * scale), math.floor(sprite.box.top * scale)
    if image.mode == "RGB":
        return image, left, top
    painted_box = (image.getchannel("a") if image.mode == "RGBa" else image).getbbox() or (0, 0, 1, 1)
    return image.crop(painted_box), left + painted_box[0], top + painted_box[1]


def _copy_regions(image: Image.Image, regions: Sequence[Region], single_colour: str | None, theme: str) -> bytearray:
    """Return the pixels of one region after the other, as `PackedSprite.pixels` holds them before compression."""
    opaque = any(region.kind == OPAQUE for region in regions)
    coloured = reduce_colours(image.convert("RGB"), theme).im if opaque else image.im
    pixels = bytearray(
        sum(len(_pixel_mode(region.kind, single_colour)) * region.width * region.height for region in regions)
    )
    start = 0
    for kind, left, top, width, height in regions:
        if mode := _pixel_mode(kind, single_colour):
            place = -left, -top, image.width - left, image.height - top
            map_pixels(pixels, (width, height), mode, start).paste(coloured if kind == OPAQUE else image.im, place)
        start += len(mode) * width * height
    return pixels


@lru_cache(maxsize=200)
def _shade_table(colour: TranslucentColour, theme: str) -> bytes:
    """Return, for each colour of a theme's palette, the index of the colour that it becomes under `colour`."""
    colours = Image.frombytes("RGB", (len(palette_bytes(theme)) // 3, 1), palette_bytes(theme))
    shade = Image.new("RGBa", colours.size, colour)
    colours.paste(shade, (0, 0), shade)
    return reduce_colours(colours, theme).tobytes()


def decompress_regions(sprite: PackedSprite) -> bytes:
    """Return the decompressed pixels of a sprite, one region after the other."""
    return inflate(sprite.pixels, sprite.length)


def _pack_parent(sprite: Sprite, scale: float, theme: str) -> PackedSprite:
    """Return the bounds of a sprite that consists of others, without their pixels, which are packed separately."""
    children = [
        (round(x * scale), round(y * scale), pack_sprite(part, scale, theme)) for _, x, y, part in sprite.child_items
    ]
    left, top = min(x + part.dx for x, _, part in children), min(y + part.dy for _, y, part in children)
    right = max(x + part.dx + part.size[0] for x, _, part in children)
    bottom = max(y + part.dy + part.size[1] for _, y, part in children)
    return PackedSprite((right - left, bottom - top), left, top)
