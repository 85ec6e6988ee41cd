"""Settings of the whole process."""

import gc
import os
import platform
import sys
import threading
import weakref

import pytest

from bot.runtime import process
from bot.runtime.priority import MAX_NICENESS, NICENESS, lower_priority, run_at_low_priority
from bot.runtime.process import Sweeper, freeze_garbage, return_large_blocks

GNU = platform.libc_ver()[0] == "glibc"


def test_the_library_takes_it() -> None:
    assert return_large_blocks() is GNU


def test_a_thread_that_stands_back_is_nicer_than_the_others() -> None:
    found: list[int] = []

    def work() -> None:
        lower_priority()
        found.append(os.getpriority(os.PRIO_PROCESS, threading.get_native_id()))

    thread = threading.Thread(target=work)
    before = os.getpriority(os.PRIO_PROCESS, 0)
    thread.start()
    thread.join()
    assert found[0] == (min(before + NICENESS, MAX_NICENESS) if sys.platform == "linux" else before)
    assert os.getpriority(os.PRIO_PROCESS, 0) == before


def test_garbage_is_collected_seldom() -> None:
    before = gc.get_threshold()
    try:
        process.configure_process()
        assert gc.get_threshold() == (process.MAX_YOUNG_OBJECTS, *before[1:])
    finally:
        gc.set_threshold(*before)


def test_work_in_another_thread_leaves_this_thread_unchanged() -> None:
    before = os.getpriority(os.PRIO_PROCESS, 0)
    nicer = run_at_low_priority(lambda: os.getpriority(os.PRIO_PROCESS, threading.get_native_id()))
    assert nicer == (min(before + NICENESS, MAX_NICENESS) if sys.platform == "linux" else before)
    assert os.getpriority(os.PRIO_PROCESS, 0) == before


def test_loaded_objects_are_not_traced_by_the_garbage_collector() -> None:
    gc.unfreeze()
    freeze_garbage()
    assert gc.get_freeze_count() > 1000


class Ring:
    """Refers to itself."""

    def __init__(self) -> None:
        self.ring = self


def test_garbage_is_collected_by_few_of_the_sweeps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process, "FULL_SWEEP_INTERVAL", 3)
    sweeper = Sweeper()
    ring = weakref.ref(Ring())
    for _ in range(2):
        sweeper.sweep()
        assert ring() is not None
    sweeper.sweep()
    assert ring() is None


def test_swept_objects_are_not_traced_again() -> None:
    ring, sweeper = weakref.ref(Ring()), Sweeper()
    sweeper.sweep()
    gc.collect()
    assert ring() is not None
    gc.unfreeze()
    gc.collect()
    assert ring() is None
