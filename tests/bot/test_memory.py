"""Memory goes back to the system where the C library can be told."""

import platform

from bot.memory import give_back


def test_the_library_takes_it() -> None:
    assert give_back() is (platform.libc_ver()[0] == "glibc")
