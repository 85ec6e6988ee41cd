"""Scenes one after another as a moving picture: lossless animated WebP of which each frame holds only what changed."""

from collections.abc import Iterator, Sequence
from io import BytesIO
from typing import NamedTuple

from PIL import Image, ImageChops

from render.compose import compose
from render.encode import reduced
from render.scene import Scene

LIMIT = 8 * 1024 * 1024
"""What an animation may weigh, so that any chat takes it."""

_LAST = 5.0
"""How many times as long as the others the last frame stays."""

_ANIMATED, _BLENDED = b"\x12\0\0\0", b"\0"


class Frame(NamedTuple):
    """A part of the picture, clear where nothing changed, its top left corner, and how long it stays."""

    part: Image.Image
    corner: tuple[int, int]
    milliseconds: int


def animate(scenes: Sequence[Scene], seconds_each: float) -> bytes:
    """All scenes at one pixel a unit; every second one is left out for as long as the file would be too large."""
    data = _file(scenes, seconds_each)
    while len(data) > LIMIT and len(scenes) > 2:
        scenes = [*scenes[:-1:2], scenes[-1]]
        data = _file(scenes, seconds_each)
    return data


def _file(scenes: Sequence[Scene], seconds_each: float) -> bytes:
    width, height = scenes[0].size
    head = _chunk(b"VP8X", _ANIMATED + _three(width - 1) + _three(height - 1)) + _chunk(b"ANIM", bytes(6))
    body = b"WEBP" + head + b"".join(_chunk(b"ANMF", _framed(frame)) for frame in _frames(scenes, seconds_each))
    return _chunk(b"RIFF", body)


def _frames(scenes: Sequence[Scene], seconds_each: float) -> Iterator[Frame]:
    before: Image.Image | None = None
    for number, scene in enumerate(scenes, 1):
        picture = reduced(compose(scene, 1), scene.theme).convert("RGB")
        part, corner = _changed(before, picture)
        long = seconds_each * (_LAST if number == len(scenes) else 1)
        yield Frame(part, corner, round(1000 * long))
        before = picture


def _changed(before: Image.Image | None, after: Image.Image) -> tuple[Image.Image, tuple[int, int]]:
    """All that differs, and its corner, which is even as the format wants it."""
    if before is None:
        return after, (0, 0)
    red, green, blue = ImageChops.difference(before, after).split()
    differs = ImageChops.lighter(ImageChops.lighter(red, green), blue).point([0] + [255] * 255)
    left, top, right, bottom = differs.getbbox() or (0, 0, 1, 1)
    part = after.copy()
    part.putalpha(differs)
    corner = (left & ~1, top & ~1)
    return part.crop((*corner, right, bottom)), corner


def _framed(frame: Frame) -> bytes:
    """Where and how long, then the part as the encoder made it, without its own file's head."""
    made = BytesIO()
    frame.part.save(made, "WEBP", lossless=True, quality=20, method=2)
    (x, y), (width, height) = frame.corner, frame.part.size
    numbers = (x // 2, y // 2, width - 1, height - 1, frame.milliseconds)
    return b"".join(_three(number) for number in numbers) + _BLENDED + made.getvalue()[12:]


def _chunk(name: bytes, data: bytes) -> bytes:
    return name + len(data).to_bytes(4, "little") + data + bytes(len(data) % 2)


def _three(number: int) -> bytes:
    return number.to_bytes(3, "little")
