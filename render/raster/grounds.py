"""Grounds: painted backdrops, in the colours of their theme's palette. Each is painted once for each scale and theme,
and kept compressed band by band, since a picture changes only in a few bands."""

import logging
import math
import os
import pickle
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from threading import Lock
from typing import NamedTuple

from cachetools import LRUCache
from PIL import Image

from render.raster.deflate import deflate, inflate
from render.raster.paste import paste
from render.raster.pixels import Pixels, blank_index_pixels, image_of_pixels, map_pixels
from render.raster.png import palette_bytes, reduce_colours
from render.raster.recent import RecentResults
from render.raster.sprite_cache import join_vertically, paint_slices
from render.scene import Sprite
from render.theme import THEMES

MAX_CACHED_GROUNDS = 60
"""Maximum number of cached grounds. Those of all games in several languages take some ten megabytes."""

PAINTER_TIMEOUT_SECONDS = 60.0
"""Maximum number of seconds to wait for a process that paints."""

_REPOSITORY = Path(__file__).parents[2]

_log = logging.getLogger(__name__)


BAND_HEIGHT = 35
"""Number of pixel rows in a band."""

MAX_BAND_BYTES = 1 << 20
"""Maximum number of bytes of decompressed bands to keep. A few suffice, since a picture's changes are near each other;
six times as much saves no measurable time."""


class Ground(NamedTuple):
    """A cached backdrop. Painting one takes a second, decompressing it hardly any time.

    `size`: the width and height of the pixels.
    `bands`: the compressed pixels of each `BAND_HEIGHT` rows, one byte a pixel.
    """

    size: tuple[int, int]
    bands: tuple[bytes, ...]


class Grounds:
    """The recently used grounds, for any thread. `uses_process`: whether a separate process paints grounds that are not
    painted in parts. Painting takes 130 MiB for a second or two; a separate process blocks no other thread."""

    def __init__(self) -> None:
        self.uses_process = False
        self._grounds: LRUCache[tuple[Sprite, float, str], Ground] = LRUCache(MAX_CACHED_GROUNDS)
        self._last_found: tuple[Sprite, float, str, Ground] | None = None
        self._unpacked_bands = RecentResults[Pixels](MAX_BAND_BYTES)
        self._lock = Lock()

    def find(self, sprite: Sprite, scale: float, theme: str) -> Ground:
        """Return a backdrop's ground. A picture requests it once for each changed rectangle, so the last backdrop is
        not hashed again."""
        if (last := self._last_found) and last[0] is sprite and last[1:3] == (scale, theme):
            return last[3]
        ground = self._find_or_paint(sprite, scale, theme)
        self._last_found = sprite, scale, theme, ground
        return ground

    def _find_or_paint(self, sprite: Sprite, scale: float, theme: str) -> Ground:
        key = sprite, scale, theme
        with self._lock:
            if (cached := self._grounds.get(key)) is not None:
                return cached
        if sprite.taller_sprite is not None:
            ground = self._derive_from_taller(sprite, sprite.taller_sprite, scale, theme)
        else:
            paint = paint_in_process if self.uses_process and not sprite.is_sliceable else paint_in_thread
            ground = paint(sprite, scale, theme)
        with self._lock:
            self._grounds[key] = ground
        return ground

    def cut(self, sprite: Sprite, scale: float, theme: str, area: tuple[int, int, int, int]) -> Pixels:
        """Return an area of a backdrop, given by its left, top, right and bottom edges in pixels."""
        (width, height), bands = self.find(sprite, scale, theme)
        left, top, right, bottom = area
        picture = blank_index_pixels((right - left, bottom - top), palette_bytes(theme))
        first_band = top // BAND_HEIGHT
        for index, band in enumerate(bands[first_band : (bottom - 1) // BAND_HEIGHT + 1], first_band):
            above = index * BAND_HEIGHT
            place = -left, above - top, width - left, min(above + BAND_HEIGHT, height) - top
            picture.paste(self._unpack(band, width), place)
        return picture

    def clear(self) -> None:
        """Forget all cached results."""
        with self._lock:
            self._grounds.clear()
            self._last_found = None
        self._unpacked_bands.clear()

    def _unpack(self, band: bytes, width: int) -> Pixels:
        """Return a band's decompressed pixels. `width`: the pixels in a row."""
        if (cached := self._unpacked_bands.find(band)) is not None:
            return cached
        pixels = inflate(band, width * BAND_HEIGHT)
        return self._unpacked_bands.keep(band, map_pixels(pixels, (width, len(pixels) // width), "P"), len(pixels))

    def _derive_from_taller(self, sprite: Sprite, taller: Sprite, scale: float, theme: str) -> Ground:
        """Return the ground of a backdrop that is the upper part of a taller one, with its own items on it."""
        (width, _), bands = self.find(taller, scale, theme)
        height = math.ceil(sprite.box.bottom * scale)
        if sprite.items_above or sprite.upper_backdrop is not None:
            picture = self.cut(taller, scale, theme, (0, 0, width, height))
            if sprite.upper_backdrop is not None:
                area = (0, 0, *self.find(sprite.upper_backdrop, scale, theme).size)
                picture.paste(self.cut(sprite.upper_backdrop, scale, theme, area), area)
            paste(picture, sprite.items_above, scale, theme)
            return _pack_ground((width, height), [image_of_pixels(picture).tobytes()])
        whole, rest = divmod(height, BAND_HEIGHT)
        last = [deflate(inflate(bands[whole], width * BAND_HEIGHT)[: width * rest])] if rest else []
        return Ground((width, height), (*bands[:whole], *last))


GROUNDS = Grounds()


def _pack_ground(size: tuple[int, int], pixels: Iterable[bytes]) -> Ground:
    """Return the ground of a width and height in pixels. `pixels`: the rows from top to bottom in parts of any size."""
    step, rows = size[0] * BAND_HEIGHT, memoryview(b"".join(pixels))
    return Ground(size, tuple(deflate(rows[start : start + step]) for start in range(0, len(rows), step)))


def paint_in_thread(sprite: Sprite, scale: float, theme: str) -> Ground:
    """Return a backdrop's ground, painted by this thread."""
    bands = [reduce_colours(part, theme) for part in _paint_slices(sprite, scale, theme)]
    return _pack_ground((bands[0].width, sum(band.height for band in bands)), (band.tobytes() for band in bands))


def paint_in_process(sprite: Sprite, scale: float, theme: str) -> Ground:
    """Return a backdrop's ground, painted by a separate process, or by this thread if that fails."""
    command = [sys.executable, "-m", "render.raster.painter_process"]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(_REPOSITORY), *filter(None, sys.path)])}
    try:
        run = subprocess.run(
            command,
            input=pickle.dumps((sprite, scale, theme)),
            stdout=subprocess.PIPE,
            env=environment,
            timeout=PAINTER_TIMEOUT_SECONDS,
            check=True,
            start_new_session=True,  # a terminal's interrupt is for the bot
        )
        return Ground(*pickle.loads(run.stdout))
    except (OSError, subprocess.SubprocessError, pickle.UnpicklingError, EOFError) as failed:
        _log.warning("a ground is painted here, since a process of its own failed: %s", failed)
        return paint_in_thread(sprite, scale, theme)


def paint_ground(sprite: Sprite, scale: float, theme: str) -> Image.Image:
    """Return a backdrop in RGB, not reduced to its theme's palette."""
    return join_vertically(list(_paint_slices(sprite, scale, theme)))


def _paint_slices(sprite: Sprite, scale: float, theme: str) -> Iterator[Image.Image]:
    return paint_slices(sprite, scale, theme, THEMES[theme].lapis.dark)
