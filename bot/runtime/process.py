"""Configuration of the process: its memory, and a warning from discord.py."""

import ctypes
import gc
from contextlib import suppress
from functools import cache

import discord

from render.drawing import canvas

MIN_LARGE_BLOCK_BYTES = 1 << 22
"""Minimum size in bytes of blocks that the allocator returns to the system as soon as they are free. Large backgrounds
are painted seldom. Smaller blocks, for strips and sprites, are reused, because a new memory page costs more time than
painting on it. With GNU's default of 128 KiB, a board takes 60 per cent longer."""

MAX_FREE_HEAP_BYTES = 1 << 24
"""Maximum number of free bytes at the end of the heap before it is shortened. A sweep returns these bytes too."""

MAX_HEAPS = 1
"""Number of heaps that threads share, so that memory freed by one thread is available to the others."""

FULL_SWEEP_INTERVAL = 1000
"""Number of sweeps between two garbage collections of all objects. Reference counting frees nearly all of them. With
hundreds of games in memory, a collection takes half a second, during which everybody waits; the modules alone take 70
ms."""

MAX_YOUNG_OBJECTS = 100_000
"""Number of new objects after which the objects created since the last sweep are garbage-collected."""

_TRIM_THRESHOLD, _MMAP_THRESHOLD, _ARENA_MAX = -1, -3, -8
"""The parameters M_TRIM_THRESHOLD, M_MMAP_THRESHOLD and M_ARENA_MAX of malloc.h."""


def configure_process() -> None:
    """Configure the process, before the bot is built."""
    return_large_blocks()
    canvas.use_small_memory_blocks()
    gc.set_threshold(MAX_YOUNG_OBJECTS, *gc.get_threshold()[1:])
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # it has no voice calls


def return_large_blocks() -> bool:
    """Make the C library return large blocks to the system. Return whether that worked. GNU's library otherwise starts
    to keep blocks of any size that was freed once, and painting the first board frees blocks of tens of megabytes. It
    also keeps some for each thread."""
    limits = {_MMAP_THRESHOLD: MIN_LARGE_BLOCK_BYTES, _TRIM_THRESHOLD: MAX_FREE_HEAP_BYTES, _ARENA_MAX: MAX_HEAPS}
    try:
        return all(_library().mallopt(parameter, limit) for parameter, limit in limits.items())
    except (AttributeError, OSError, TypeError):
        return False


@cache
def _library() -> ctypes.CDLL:
    """Return the C library of this process. Raises OSError or TypeError if it cannot be loaded."""
    return ctypes.CDLL(None)


def freeze_garbage() -> None:
    """Collect garbage, and exempt everything in use from later collections."""
    gc.collect()
    gc.freeze()


class Sweeper:
    """Returns free memory to the system, including pages between used blocks: some 15 MiB after thirty pictures.
    Occasionally it also collects garbage."""

    def __init__(self) -> None:
        self._sweep_count = 0

    def sweep(self) -> None:
        """Return free memory, and exempt objects in use from garbage collection. On every `FULL_SWEEP_INTERVAL`th call,
        first collect all garbage."""
        self._sweep_count += 1
        if self._sweep_count % FULL_SWEEP_INTERVAL == 0:
            gc.unfreeze()
            gc.collect()
        gc.freeze()
        with suppress(AttributeError, OSError, TypeError):
            _library().malloc_trim(0)
