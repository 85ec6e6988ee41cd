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

_ANIMATION_FLAGS, _BLEND_FLAG, _BACKGROUND_COLOUR = b"\x12\0\0\0", b"\0", bytes(4)
"""Bytes of the file format: the file is animated and has transparent parts; a frame is blended over the one before;
what is under the first frame is transparent black."""

_REPEAT_FOREVER, _SHOW_ONCE = b"\0\0", b"\x01\0"
"""Number of times that an animation is shown, in two bytes; 0 is endlessly."""


class AnimationStopped(Exception):
    """Raised by `encode_animation` if the caller stops it."""


class AnimationFrame(NamedTuple):
    """The changed part of a picture, transparent where nothing changed, its top-left corner in pixels, its duration."""

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
    """Return all scenes as an animated WebP at one pixel a unit, each at the top left of a frame as large as the
    largest scene. As long as the file is too large, every second scene is left out.

    `seconds_each`: the duration of a scene, shortened if the whole would take longer than `MAX_SECONDS`.
    `is_stopped`: is asked before each frame; if it returns true, AnimationStopped is raised.
    `repeats`: whether the animation starts again after its last frame.
    """
    while (data := _encode_file(scenes, seconds_each, is_stopped, repeats)) is None:
        scenes = [*scenes[:-1:2], scenes[-1]]
    return data


def _encode_file(
    scenes: Sequence[Scene], seconds_each: float, is_stopped: Callable[[], bool], repeats: bool
) -> bytes | None:
    """Return the WebP file, or None as soon as it exceeds `MAX_FILE_BYTES`, unless only two scenes are left."""
    width, height = (max(sides) for sides in zip(*(scene.size for scene in scenes), strict=True))
    looped = _make_chunk(b"ANIM", _BACKGROUND_COLOUR + (_REPEAT_FOREVER if repeats else _SHOW_ONCE))
    head = _make_chunk(b"VP8X", _ANIMATION_FLAGS + _three_bytes(width - 1) + _three_bytes(height - 1)) + looped
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
    frames, each = _FrameMaker(size), min(seconds_each, MAX_SECONDS / len(scenes))
    for index, scene in enumerate(scenes, 1):
        if is_stopped():
            raise AnimationStopped
        seconds = each * (_LAST_FRAME_FACTOR if index == len(scenes) else 1)
        yield AnimationFrame(*frames.next_frame(scene), round(1000 * seconds))


class _FrameMaker:
    """Paints pictures one after another, each only where it differs from the one before. `size`: the width and height
    of each, in pixels."""

    def __init__(self, size: tuple[int, int]) -> None:
        self._numbers = ItemNumbers()
        self._size = size
        self._last_contents: tuple[tuple[int, ...], list[int]] | None = None
        self._picture = Image.new("RGB", (1, 1))

    def next_frame(self, scene: Scene) -> tuple[Image.Image, tuple[int, int]]:
        """Return the difference from the previous picture, transparent elsewhere, and its top-left corner."""
        whole: Area = (0, 0, *GROUNDS.find(scene.backdrop, 1, scene.theme).size)
        backdrop = self._numbers.backdrop_numbers(scene.backdrop, 1, scene.theme)
        numbered_items = self._numbers.items_of_scene(scene, 1)
        last, self._last_contents = self._last_contents, (backdrop, [number for _, number, _ in numbered_items])
        same = last is not None and last[0] == backdrop
        changed = self._numbers.find_changes(last[1], self._last_contents[1]) if last and same else None
        areas = (
            [whole]
            if changed is None
            else [intersection(area, whole) for area in covering_rectangles([changed]) if do_overlap(area, whole)]
        )
        painted = [(area, _paint_area(scene, area, numbered_items)) for area in areas]
        if changed is None:
            ((_, picture),) = painted
            painted = [((0, 0, *self._size), self._fill_to_size(scene, picture))]
        if last is None:
            ((_, self._picture),) = painted
            return self._picture, (0, 0)
        part = _changed_area(self._picture, painted)
        for area, picture in painted:
            self._picture.paste(picture, area[:2])
        return part

    def _fill_to_size(self, scene: Scene, picture: Image.Image) -> Image.Image:
        """Return a picture, extended to the right and downwards with bricks to the size of the animation."""
        if picture.size == self._size:
            return picture
        filled = Image.new("RGB", self._size, THEMES[scene.theme].bricks[0])
        filled.paste(picture, (0, 0))
        return filled


def _paint_area(scene: Scene, area: Area, numbered_items: Sequence[NumberedItem]) -> Image.Image:
    items = [item for item, _, touched in numbered_items if do_overlap(touched, area)]
    return image_of_pixels(compose_area(scene, 1, area, items).convert("RGB", 0))


def _changed_area(
    last_frame: Image.Image, painted: Sequence[tuple[Area, Image.Image]]
) -> tuple[Image.Image, tuple[int, int]]:
    """Return the rectangle that differs from the last frame, and its top-left corner, which is even as WebP requires.
    If nothing differs, it is one transparent pixel. `painted`: the areas that may differ, and their new pixels."""
    parts = []
    for area, after in painted:
        red, green, blue = ImageChops.difference(last_frame.crop(area), after).split()
        differs = ImageChops.lighter(ImageChops.lighter(red, green), blue).point([0] + [255] * 255)
        if inside := differs.getbbox():
            left, top, right, bottom = inside
            x, y, _, _ = area
            bounds = x + left, y + top, x + right, y + bottom
            parts.append((bounds, after.crop(inside), differs.crop(inside)))
    if not parts:
        return Image.new("RGBA", (1, 1)), (0, 0)
    lefts, tops, rights, bottoms = zip(*(bounds for bounds, _, _ in parts), strict=True)
    corner = (min(lefts) & ~1, min(tops) & ~1)
    part = Image.new("RGBA", (max(rights) - corner[0], max(bottoms) - corner[1]))
    for bounds, after, differs in parts:
        part.paste(after, (bounds[0] - corner[0], bounds[1] - corner[1]), differs)
    return part, corner


def _frame_chunk(frame: AnimationFrame) -> bytes:
    """Return the contents of an ANMF chunk: the corner, the size and the duration, then the encoded image."""
    buffer = BytesIO()
    frame.image.save(buffer, "WEBP", lossless=True, quality=25, method=3)
    (x, y), (width, height) = frame.corner, frame.image.size
    numbers = (x // 2, y // 2, width - 1, height - 1, frame.milliseconds)
    return b"".join(_three_bytes(number) for number in numbers) + _BLEND_FLAG + buffer.getvalue()[12:]


def _make_chunk(name: bytes, data: bytes) -> bytes:
    return name + len(data).to_bytes(4, "little") + data + bytes(len(data) % 2)


def _three_bytes(number: int) -> bytes:
    return number.to_bytes(3, "little")
