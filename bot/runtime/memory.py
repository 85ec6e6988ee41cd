"""Memory of the process: what is free goes back to the system."""

import ctypes
import gc
from contextlib import suppress

LARGE = 1 << 17
"""Bytes of a block that is given back at once: whole pictures come and go between small things that stay."""

ARENAS = 1
WHOLE = 100
"""So many sweeps leave alone what the ones before have found to be in use: hundreds of games in memory take half a
second to look through, while everybody waits."""

_MMAP_THRESHOLD, _ARENA_MAX = -3, -8
"""What malloc.h calls M_MMAP_THRESHOLD and M_ARENA_MAX."""


def give_back() -> bool:
    """Whether the C library could be told: GNU's otherwise learns to keep blocks as large as those that were freed, and
    painting a board for the first time frees some of tens of megabytes. It also keeps some for each thread."""
    try:
        library = ctypes.CDLL(None)
        return bool(library.mallopt(_MMAP_THRESHOLD, LARGE) and library.mallopt(_ARENA_MAX, ARENAS))
    except (AttributeError, OSError, TypeError):
        return False


def keep() -> None:
    """What is in use now is there to stay: it is not looked through for garbage again."""
    gc.collect()
    gc.freeze()


class Sweeper:
    """Frees garbage and gives back what is free, also pages between blocks that are in use."""

    def __init__(self) -> None:
        self._swept = 0

    def sweep(self) -> None:
        """Do it: among what is new, and now and then among everything."""
        self._swept += 1
        if self._swept % WHOLE == 0:
            gc.unfreeze()
        keep()
        with suppress(AttributeError, OSError, TypeError):
            ctypes.CDLL(None).malloc_trim(0)
