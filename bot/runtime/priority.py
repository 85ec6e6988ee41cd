"""Threads of lower priority, on systems whose threads have priorities. This module imports quickly."""

import os
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

T = TypeVar("T")

NICENESS = 5
"""Niceness added to a background thread. It reduced the mean delay of the event loop from 1.1 ms to 0.8 ms while two
threads were drawing."""

MAX_NICENESS = 19


def lower_priority() -> None:
    """Lower the priority of this thread, because answers come before pictures."""
    if sys.platform == "linux":
        thread = threading.get_native_id()
        os.setpriority(os.PRIO_PROCESS, thread, min(os.getpriority(os.PRIO_PROCESS, thread) + NICENESS, MAX_NICENESS))


def run_at_low_priority(work: Callable[[], T]) -> T:
    """Return the result of `work`, called in a thread of low priority, so that one process preparing its work does not
    delay the answers of another."""
    with ThreadPoolExecutor(1, "start", lower_priority) as thread:
        return thread.submit(work).result()
