"""Memory goes back to the system where the C library can be told."""

import platform

from bot.memory import give_back, sweep

GNU = platform.libc_ver()[0] == "glibc"


def test_the_library_takes_it() -> None:
    assert give_back() is GNU


def test_pages_between_blocks_are_given_back() -> None:
    blocks = [bytearray(50_000) for _ in range(200)]
    del blocks[::2]
    assert sweep() is GNU
