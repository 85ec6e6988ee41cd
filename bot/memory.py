"""Memory of the process: large blocks go back to the system as soon as they are free."""

import ctypes

LARGE = 1 << 20
_MMAP_THRESHOLD = -3
"""What malloc.h calls M_MMAP_THRESHOLD."""


def give_back() -> bool:
    """Whether the C library could be told: GNU's otherwise learns to keep blocks as large as those that were freed, and
    painting a board for the first time frees some of tens of megabytes."""
    try:
        return bool(ctypes.CDLL(None).mallopt(_MMAP_THRESHOLD, LARGE))
    except (AttributeError, OSError, TypeError):
        return False
