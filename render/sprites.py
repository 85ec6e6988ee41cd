"""Painted sprites and backdrops, kept once they are made."""

from collections import OrderedDict
from functools import lru_cache
from threading import Lock
from typing import NamedTuple

from isal import isal_zlib
from PIL import Image

from render.encode import reduced
from render.scene import Sprite
from render.theme import THEMES
from render.vec import Canvas

ROOM = 24 << 20
"""Bytes of pixels of sprites that are kept."""

LARGE = 1 << 17
"""Sprites of more pixels are rare and not kept: one of them would drive out dozens."""


class Painted(NamedTuple):
    """A sprite's pixels and where their top left corner lies from its anchor."""

    image: Image.Image
    dx: int
    dy: int


class Packed(NamedTuple):
    """The same with its pixels packed, which takes a tenth of the room and next to no time to undo."""

    size: tuple[int, int]
    dx: int
    dy: int
    pixels: bytes


class Unpacked:
    """The sprites that were wanted last, as far as there is room for their pixels, for any thread."""

    def __init__(self, room: int = ROOM) -> None:
        self._kept: OrderedDict[tuple[Sprite, float, str], Painted] = OrderedDict()
        self.room = room
        self._lock = Lock()

    def find(self, sprite: Sprite, scale: float, theme: str) -> Painted:
        """A sprite's pixels, trimmed to what it touches."""
        key = sprite, scale, theme
        with self._lock:
            if key in self._kept:
                self._kept.move_to_end(key)
                return self._kept[key]
        (width, height), dx, dy, pixels = packed(sprite, scale, theme)
        made = Painted(Image.frombytes("RGBA", (width, height), isal_zlib.decompress(pixels)), dx, dy)
        if width * height <= LARGE:
            with self._lock:
                self._keep(key, made)
        return made

    def clear(self) -> None:
        """Forget them."""
        with self._lock:
            self.room += sum(map(_bytes, self._kept.values()))
            self._kept.clear()

    def _keep(self, key: tuple[Sprite, float, str], made: Painted) -> None:
        if key not in self._kept:
            self.room -= _bytes(made)
        self._kept[key] = made
        while self.room < 0:
            self.room += _bytes(self._kept.popitem(last=False)[1])


def _bytes(made: Painted) -> int:
    return 4 * made.image.width * made.image.height


UNPACKED = Unpacked()


def painted(sprite: Sprite, scale: float, theme: str) -> Painted:
    """A sprite's pixels, trimmed to what it touches."""
    return UNPACKED.find(sprite, scale, theme)


@lru_cache(maxsize=5000)
def packed(sprite: Sprite, scale: float, theme: str) -> Packed:
    """A sprite as it is kept after its pixels were not wanted for a while: realms are many, and slow to paint."""
    canvas = Canvas(sprite.box, scale, _oversample(sprite, scale))
    sprite.paint(canvas, THEMES[theme])
    image = canvas.finish()
    left, top = canvas.origin
    touched = image.getchannel("A").getbbox() or (0, 0, 1, 1)
    image = image.crop(touched)
    return Packed(image.size, left + touched[0], top + touched[1], isal_zlib.compress(image.tobytes(), 1))


@lru_cache(maxsize=12)
def backdrop(sprite: Sprite, scale: float, theme: str) -> Image.Image:
    """An opaque picture in its theme's colours that everything else is laid on; copy it before painting."""
    return reduced(ground(sprite, scale, theme), theme)


def ground(sprite: Sprite, scale: float, theme: str) -> Image.Image:
    """The same in RGB, as it was painted: four times as large."""
    size, pixels = _ground(sprite, scale, theme)
    return Image.frombytes("RGB", size, isal_zlib.decompress(pixels))


@lru_cache(maxsize=60)
def _ground(sprite: Sprite, scale: float, theme: str) -> tuple[tuple[int, int], bytes]:
    """A backdrop with its pixels packed: painting one takes a second, unpacking it next to nothing."""
    canvas = Canvas(sprite.box, scale, _oversample(sprite, scale), THEMES[theme].lapis.dark)
    sprite.paint(canvas, THEMES[theme])
    image = canvas.finish()
    return image.size, isal_zlib.compress(image.tobytes(), 1)


def _oversample(sprite: Sprite, scale: float) -> int:
    return max(1, round(sprite.grain / scale))
