"""Memory goes back to the system where the C library can be told."""

import gc
import platform
import weakref

import pytest

from bot.runtime import memory
from bot.runtime.memory import Sweeper, give_back, keep

GNU = platform.libc_ver()[0] == "glibc"


def test_the_library_takes_it() -> None:
    assert give_back() is GNU


def test_what_is_loaded_is_looked_through_no_more() -> None:
    gc.unfreeze()
    keep()
    assert gc.get_freeze_count() > 1000


class Ring:
    """Refers to itself."""

    def __init__(self) -> None:
        self.ring = self


def test_garbage_is_freed_before_the_rest_is_kept() -> None:
    ring = weakref.ref(Ring())
    Sweeper().sweep()
    assert ring() is None


def test_what_became_garbage_later_is_freed_when_everything_is_swept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memory, "WHOLE", 3)
    sweeper, kept = Sweeper(), [Ring()]
    ring = weakref.ref(kept[0])
    sweeper.sweep()
    kept.clear()
    sweeper.sweep()
    assert ring() is not None
    sweeper.sweep()
    assert ring() is None
