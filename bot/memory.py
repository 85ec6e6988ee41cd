"""Memory of the process: what is free goes back to the system."""

import ctypes
import gc

LARGE = 4 << 20
ARENAS = 1
RARELY = 1000
"""So many smaller searches for garbage come before one through everything, which with hundreds of games in memory keeps
all others waiting for half a second."""

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


def sweep() -> bool:
    """Whether there was anything to give back among what is kept for later: pages between blocks that are in use."""
    try:
        return bool(ctypes.CDLL(None).malloc_trim(0))
    except (AttributeError, OSError, TypeError):
        return False


def keep() -> None:
    """What is loaded now is there to stay: it is searched for garbage no more, and the rest rarely as a whole."""
    first, second, _ = gc.get_threshold()
    gc.set_threshold(first, second, RARELY)
    gc.collect()
    gc.freeze()
