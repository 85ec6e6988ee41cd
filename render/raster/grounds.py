"""Grounds: backdrops as pixels in their theme's colours. Each is painted once for each scale and theme, and kept
compressed."""

import logging
import math
import os
import pickle
import subprocess
import sys
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from threading import Lock
from typing import NamedTuple

from cachetools import LRUCache
from PIL import Image
from zlib_ng import zlib_ng

from render.raster.png import palette, reduced
from render.raster.sprite_cache import joined, parts
from render.scene import Sprite
from render.theme import THEMES

CAPACITY = 60
"""Number of grounds in memory: those of all games in several languages take some ten megabytes."""

PATIENCE = 60.0
"""Seconds for which a process that paints is waited for."""

_ROOT = Path(__file__).parents[2]

_log = logging.getLogger(__name__)


class Ground(NamedTuple):
    """A backdrop as it is kept: painting one takes a second, undoing the compression next to nothing.

    `size`: the width and height of the pixels. `pixels`: the compressed pixels, a byte each.
    """

    size: tuple[int, int]
    pixels: bytes


class Grounds:
    """The grounds that were wanted last, for any thread.

    `apart`: whether those that are not painted in parts are painted by a process of their own. That takes 130 MiB for a
    second or two, which nobody then has to spare, and keeps no other thread from running.
    """

    def __init__(self) -> None:
        self.apart = False
        self._kept: LRUCache[tuple[Sprite, float, str], Ground] = LRUCache(CAPACITY)
        self._lock = Lock()

    def find(self, sprite: Sprite, scale: float, theme: str) -> Ground:
        """Return a backdrop's pixels."""
        key = sprite, scale, theme
        with self._lock:
            if (kept := self._kept.get(key)) is not None:
                return kept
        if sprite.higher is not None:
            made = _upper(self.find(sprite.higher, scale, theme), sprite, scale)
        else:
            paint = painted_apart if self.apart and not sprite.in_parts else painted_here
            made = paint(sprite, scale, theme)
        with self._lock:
            self._kept[key] = made
        return made

    def clear(self) -> None:
        """Forget them."""
        with self._lock:
            self._kept.clear()
        backdrop.cache_clear()


GROUNDS = Grounds()


@lru_cache(maxsize=4)
def backdrop(sprite: Sprite, scale: float, theme: str) -> Image.Image:
    """Return a backdrop in its theme's colours."""
    size, pixels = GROUNDS.find(sprite, scale, theme)
    picture = Image.frombytes("P", size, zlib_ng.decompress(pixels))
    picture.putpalette(palette(theme).getpalette() or [])
    return picture


def _upper(higher: Ground, sprite: Sprite, scale: float) -> Ground:
    """Return the upper part of a ground that is as high as a sprite."""
    wide, high = higher.size[0], math.ceil(sprite.box.bottom * scale)
    return Ground((wide, high), zlib_ng.compress(zlib_ng.decompress(higher.pixels)[: wide * high], 2))


def painted_here(sprite: Sprite, scale: float, theme: str) -> Ground:
    """Return a backdrop's pixels, painted by this thread."""
    bands = [reduced(part, theme) for part in _painted(sprite, scale, theme)]
    size = bands[0].width, sum(band.height for band in bands)
    return Ground(size, zlib_ng.compress(b"".join(band.tobytes() for band in bands), 2))


def painted_apart(sprite: Sprite, scale: float, theme: str) -> Ground:
    """Return a backdrop's pixels, painted by a process of its own; by this thread where that fails."""
    command = [sys.executable, "-m", "render.raster.apart"]
    surroundings = {**os.environ, "PYTHONPATH": os.pathsep.join([str(_ROOT), *filter(None, sys.path)])}
    try:
        run = subprocess.run(
            command,
            input=pickle.dumps((sprite, scale, theme)),
            stdout=subprocess.PIPE,
            env=surroundings,
            timeout=PATIENCE,
            check=True,
            start_new_session=True,  # a terminal's interrupt is for the bot
        )
        return Ground(*pickle.loads(run.stdout))
    except (OSError, subprocess.SubprocessError, pickle.UnpicklingError, EOFError) as failed:
        _log.warning("a ground is painted here, since a process of its own failed: %s", failed)
        return painted_here(sprite, scale, theme)


def ground(sprite: Sprite, scale: float, theme: str) -> Image.Image:
    """Return a backdrop in RGB, as it is painted."""
    return joined(list(_painted(sprite, scale, theme)))


def _painted(sprite: Sprite, scale: float, theme: str) -> Iterator[Image.Image]:
    return parts(sprite, scale, theme, THEMES[theme].lapis.dark)
