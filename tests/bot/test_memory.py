"""Memory goes back to the system where the C library can be told."""

import gc
import platform

from bot.memory import RARELY, give_back, keep, sweep

GNU = platform.libc_ver()[0] == "glibc"


def test_the_library_takes_it() -> None:
    assert give_back() is GNU


def test_pages_between_blocks_are_given_back() -> None:
    blocks = [bytearray(50_000) for _ in range(200)]
    del blocks[::2]
    assert sweep() is GNU


def test_what_is_loaded_is_searched_no_more() -> None:
    before = gc.get_threshold()
    try:
        gc.unfreeze()
        keep()
        assert gc.get_freeze_count() > 1000
        assert gc.get_threshold() == (*before[:2], RARELY)
    finally:
        gc.set_threshold(*before)
