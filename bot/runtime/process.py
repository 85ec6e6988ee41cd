"""What is set for the process as a whole: memory, and a warning of discord.py."""

import ctypes
import gc
from contextlib import suppress

import discord

LARGE_BLOCK = 1 << 17
"""Bytes from which the allocator returns a block to the system as soon as it is free: pictures are large and
short-lived."""

ARENAS = 1
FULL_SWEEP = 100
"""Number of sweeps after which one covers all generations of the garbage collector. With hundreds of games in memory
that takes half a second, during which everybody waits; the modules alone take 70 ms."""

YOUNG = 10_000
"""Number of new objects after which garbage is collected among them. With Python's 700 that takes 2.5 % of the time: a
move makes tens of thousands, and most of them are gone soon."""

_MMAP_THRESHOLD, _ARENA_MAX = -3, -8
"""The parameters M_MMAP_THRESHOLD and M_ARENA_MAX of malloc.h."""


def tune() -> None:
    """Set everything that is set once, before the bot is built."""
    give_back()
    gc.set_threshold(YOUNG, *gc.get_threshold()[1:])
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # of what only voice calls need


def give_back() -> bool:
    """Set that the C library returns memory to the system, and return whether that was possible.

    GNU's otherwise learns to keep blocks as large as those that were freed, and painting a board for the first time
    frees some of tens of megabytes. It also keeps some for each thread. After 75 boards the process has 74 MiB instead
    of 91.
    """
    try:
        library = ctypes.CDLL(None)
        return bool(library.mallopt(_MMAP_THRESHOLD, LARGE_BLOCK) and library.mallopt(_ARENA_MAX, ARENAS))
    except (AttributeError, OSError, TypeError):
        return False


def keep() -> None:
    """Collect garbage, and let the collector pass over everything that is in use now from then on."""
    gc.collect()
    gc.freeze()


class Sweeper:
    """Frees garbage and returns free memory to the system, also pages between blocks that are in use.

    The process has 77 MiB instead of 91 where `give_back` could not be set, 72 instead of 74 where it could.
    """

    def __init__(self) -> None:
        self._swept = 0

    def sweep(self) -> None:
        """Collect what is new, and on every `FULL_SWEEP`th call everything."""
        self._swept += 1
        if self._swept % FULL_SWEEP == 0:
            gc.unfreeze()
        keep()
        with suppress(AttributeError, OSError, TypeError):
            ctypes.CDLL(None).malloc_trim(0)
