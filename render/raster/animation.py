"""Scenes shown one after another as a moving picture: lossless animated WebP whose frames hold only changes."""

from collections.abc import Callable, Iterator, Sequence
from io import BytesIO
from typing import NamedTuple

from PIL import Image, ImageChops

from render.raster.compose import Area, compose_area, covering_rectangles, do_overlap, intersection
from render.raster.grounds import GROUNDS
from render.raster.item_index import ItemNumbers, NumberedItem
from render.raster.pixels import image_of_pixels
from render.scene import Scene
from render.theme import THEMES

MAX_FILE_BYTES = 8 * 1024 * 1024
"""Maximum size of an animation in bytes, which every chat accepts."""

MAX_SECONDS = 60.0
"""Maximum duration of an animation in seconds, without its last frame."""

_LAST_FRAME_FACTOR = 5.0
"""Duration of the last frame, as a multiple of the others'."""

_ANIMATED, _BLENDED, _GROUND = b"\x12\0\0\0", b"\0", bytes(4)
_FOREVER, _ONCE = b"\0\0", b"\x01\0"
"""The codes for an animation that repeats endlessly, and for one that is shown once."""


class AnimationStopped(Exception):
    """Raised if nobody wants the rest any more."""


class AnimationFrame(NamedTuple):
    """A part of the picture, transparent where nothing changed, its top-left corner, and its duration."""

    image: Image.Image
    corner: tuple[int, int]
    milliseconds: int


def encode_animation(
    scenes: Sequence[Scene],
    seconds_each: float,
    is_stopped: Callable[[], bool] = lambda: False,
    *,
    repeats: bool = True,
) -> bytes:
    """Return all scenes as an animation at one pixel a unit, each at the top left of a frame as large as the largest
    scene.

    As long as the file is too large, every second scene is left out. Each scene is shown for `seconds_each`, or for
    less if the whole would take longer than `MAX_SECONDS`. `repeats`: whether it starts again after its last frame.
    Raises Stopped at the first frame before which `is_stopped` is true.
    """
    while (data := _encode_file(scenes, seconds_each, is_stopped, repeats)) is None:
        scenes = [*scenes[:-1:2], scenes[-1]]
    return data


def _encode_file(
    scenes: Sequence[Scene], seconds_each: float, is_stopped: Callable[[], bool], repeats: bool
) -> bytes | None:
    """Return the file, or None as soon as it is too large and could be made of fewer scenes."""
    width, height = (max(sides) for sides in zip(*(scene.size for scene in scenes), strict=True))
    looped = _make_chunk(b"ANIM", _GROUND + (_FOREVER if repeats else _ONCE))
    head = _make_chunk(b"VP8X", _ANIMATED + _three_bytes(width - 1) + _three_bytes(height - 1)) + looped
    body = [b"WEBP", head]
    size = len(_make_chunk(b"RIFF", b"".join(body)))
    for frame in _make_frames(scenes, (width, height), seconds_each, is_stopped):
        body.append(_make_chunk(b"ANMF", _frame_chunk(frame)))
        size += len(body[-1])
        if size > MAX_FILE_BYTES and len(scenes) > 2:
            return None
    return _make_chunk(b"RIFF", b"".join(body))


def _make_frames(
    scenes: Sequence[Scene], size: tuple[int, int], seconds_each: float, is_stopped: Callable[[], bool]
) -> Iterator[AnimationFrame]:
    film, each = _FrameMaker(size), min(seconds_each, MAX_SECONDS / len(scenes))
    for index, scene in enumerate(scenes, 1):
        if is_stopped():
            raise AnimationStopped
        long = each * (_LAST_FRAME_FACTOR if index == len(scenes) else 1)
        yield AnimationFrame(*film.next_frame(scene), round(1000 * long))


class _FrameMaker:
    """A sequence of pictures, in each of which only the changed rectangles are painted.

    `size`: the size of all of them, in pixels.
    """

    def __init__(self, size: tuple[int, int]) -> None:
        self._numbers = ItemNumbers()
        self._size = size
        self._shown: tuple[tuple[int, ...], list[int]] | None = None
        self._picture = Image.new("RGB", (1, 1))

    def next_frame(self, scene: Scene) -> tuple[Image.Image, tuple[int, int]]:
        """Return the difference from the previous picture, transparent elsewhere, and its top-left corner."""
        whole: Area = (0, 0, *GROUNDS.find(scene.backdrop, 1, scene.theme).size)
        under, laid = (
            self._numbers.backdrop_numbers(scene.backdrop, 1, scene.theme),
            self._numbers.items_of_scene(scene, 1),
        )
        last_shown, self._shown = self._shown, (under, [number for _, number, _ in laid])
        same = last_shown is not None and last_shown[0] == under
        changed = self._numbers.find_changes(last_shown[1], self._shown[1]) if last_shown and same else None
        areas = (
            [whole]
            if changed is None
            else [intersection(area, whole) for area in covering_rectangles([changed]) if do_overlap(area, whole)]
        )
        painted = [(area, _paint_area(scene, area, laid)) for area in areas]
        if changed is None:
            ((_, picture),) = painted
            painted = [((0, 0, *self._size), self._fill_to_size(scene, picture))]
        if last_shown is None:
            ((_, self._picture),) = painted
            return self._picture, (0, 0)
        part = _changed_area(self._picture, painted)
        for area, picture in painted:
            self._picture.paste(picture, area[:2])
        return part

    def _fill_to_size(self, scene: Scene, picture: Image.Image) -> Image.Image:
        """Return a picture extended with its wall to the size of the animation."""
        if picture.size == self._size:
            return picture
        filled = Image.new("RGB", self._size, THEMES[scene.theme].bricks[0])
        filled.paste(picture, (0, 0))
        return filled


def _paint_area(scene: Scene, area: Area, laid: Sequence[NumberedItem]) -> Image.Image:
    items = [item for item, _, touched in laid if do_overlap(touched, area)]
    return image_of_pixels(compose_area(scene, 1, area, items).convert("RGB", 0))


def _changed_area(
    last_frame: Image.Image, painted: Sequence[tuple[Area, Image.Image]]
) -> tuple[Image.Image, tuple[int, int]]:
    """Return the rectangle that differs, and its corner, which is even as the format requires."""
    parts = []
    for area, after in painted:
        red, green, blue = ImageChops.difference(last_frame.crop(area), after).split()
        differs = ImageChops.lighter(ImageChops.lighter(red, green), blue).point([0] + [255] * 255)
        if inside := differs.getbbox():
            left, top, right, bottom = inside
            across, down, _, _ = area
            around = across + left, down + top, across + right, down + bottom
            parts.append((around, after.crop(inside), differs.crop(inside)))
    if not parts:
        return Image.new("RGBA", (1, 1)), (0, 0)
    lefts, tops, rights, bottoms = zip(*(around for around, _, _ in parts), strict=True)
    corner = (min(lefts) & ~1, min(tops) & ~1)
    part = Image.new("RGBA", (max(rights) - corner[0], max(bottoms) - corner[1]))
    for around, after, differs in parts:
        part.paste(after, (around[0] - corner[0], around[1] - corner[1]), differs)
    return part, corner


def _frame_chunk(frame: AnimationFrame) -> bytes:
    """Return the place and the duration, followed by the encoded part without its file header."""
    buffer = BytesIO()
    frame.image.save(buffer, "WEBP", lossless=True, quality=25, method=3)
    (x, y), (width, height) = frame.corner, frame.image.size
    numbers = (x // 2, y // 2, width - 1, height - 1, frame.milliseconds)
    return b"".join(_three_bytes(number) for number in numbers) + _BLENDED + buffer.getvalue()[12:]


def _make_chunk(name: bytes, data: bytes) -> bytes:
    return name + len(data).to_bytes(4, "little") + data + bytes(len(data) % 2)


def _three_bytes(number: int) -> bytes:
    return number.to_bytes(3, "little")
