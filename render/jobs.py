"""Run jobs in threads, the most urgent first. Only boards are drawn several at a time."""

import asyncio
import threading
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from enum import IntEnum
from functools import partial
from heapq import heappop, heappush
from itertools import count
from typing import Any, TypeVar

T = TypeVar("T")

THREADS = 3
"""Number of threads: enough for a board, a private picture and an animation at once. More would slow down the
interpreter for the thread that answers people."""

AFTER_BOARDS_SECONDS = 0.1
"""Maximum time for which a private picture waits while boards are drawn, for each of which several people wait."""


class Urgency(IntEnum):
    """The kinds of jobs, the most urgent first."""

    BOARD = 0
    PRIVATE = 1
    ANIMATION = 2


class _Job:
    """A job that waits or runs.

    `waits_until`: the time up to which it waits for boards, or None as long as something else delays it.
    """

    def __init__(self, work: Callable[[], Any], future: asyncio.Future[Any]) -> None:
        self.work = work
        self.done = future
        self.waits_until: float | None = None


class Jobs:
    """A queue of jobs. `prepare_thread` is called in each thread before its first job."""

    def __init__(self, prepare_thread: Callable[[], object] | None = None) -> None:
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="render", initializer=prepare_thread)
        self._numbers = count()
        self._waiting: list[tuple[Urgency, int, _Job]] = []
        self._running = Counter[Urgency]()
        self._no_board = threading.Event()
        self._no_board.set()

    async def run(self, urgency: Urgency, work: Callable[[], T]) -> T:
        """Return the result of `work`, which runs in a thread when nothing more urgent waits."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        heappush(self._waiting, (urgency, next(self._numbers), _Job(work, done)))
        self._start_jobs()
        return await done

    def run_when_idle(self, work: Callable[[], object]) -> None:
        """Run `work` in a thread when one is free, and do not wait for it. Any thread may call this."""
        with suppress(RuntimeError):  # raised once the threads have ended
            self._threads.submit(work)

    def wait_for_boards(self, seconds: float) -> None:
        """Wait, in the calling thread, until no board is drawn, for at most this many seconds."""
        self._no_board.wait(seconds)

    async def close(self) -> None:
        """Wait for the running jobs, and cancel all others."""
        for _, _, job in self._waiting:
            job.done.cancel()
        self._waiting.clear()
        await asyncio.to_thread(self._threads.shutdown, wait=True, cancel_futures=True)

    def _start_jobs(self) -> None:
        """Start the waiting jobs that may run now, the most urgent first."""
        held = []
        while self._waiting and self._running.total() < THREADS:
            urgency, number, job = heappop(self._waiting)
            if job.done.done():
                continue
            if self._may_start(urgency, job):
                self._start(urgency, job)
            else:
                held.append((urgency, number, job))
        for entry in held:
            heappush(self._waiting, entry)

    def _may_start(self, urgency: Urgency, job: _Job) -> bool:
        if urgency == Urgency.BOARD:
            return True
        if self._running[urgency]:
            return False
        return urgency == Urgency.ANIMATION or not self._running[Urgency.BOARD] or self._has_waited(job)

    def _has_waited(self, job: _Job) -> bool:
        """Whether a job has waited for boards long enough. The waiting time begins with the first call."""
        loop = asyncio.get_running_loop()
        if job.waits_until is None:
            job.waits_until = loop.time() + AFTER_BOARDS_SECONDS
            loop.call_at(job.waits_until, self._start_jobs)
        return loop.time() >= job.waits_until

    def _start(self, urgency: Urgency, job: _Job) -> None:
        self._running[urgency] += 1
        if urgency == Urgency.BOARD:
            self._no_board.clear()
        running = asyncio.get_running_loop().run_in_executor(self._threads, job.work)
        running.add_done_callback(partial(self._finish, urgency, job))

    def _finish(self, urgency: Urgency, job: _Job, ran: asyncio.Future[Any]) -> None:
        self._running[urgency] -= 1
        if not self._running[Urgency.BOARD]:
            self._no_board.set()
        error = None if ran.cancelled() else ran.exception()
        if job.done.done():
            pass  # nobody waits for it any more
        elif ran.cancelled():
            job.done.cancel()
        elif error is not None:
            job.done.set_exception(error)
        else:
            job.done.set_result(ran.result())
        self._start_jobs()
