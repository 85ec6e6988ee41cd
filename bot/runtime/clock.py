"""The time, and waiting until a given time."""

import asyncio
import time


class Clock:
    """The real clock. Tests replace it with their own."""

    def now(self) -> float:
        """Return the seconds since 1970."""
        return time.time()

    async def sleep_until(self, when: float) -> None:
        """Sleep until `when` (seconds since 1970)."""
        await asyncio.sleep(max(0.0, when - self.now()))


MAX_SLEEP_SECONDS = 3600.0
"""Maximum seconds of one sleep. Then the clock is read again, since it may have been set."""


class Sleeper:
    """The sleep of one task, which any other task can end.

    The task calls `clear_wakes` before it reads the times for its next sleep, so that a change made while it reads them
    ends that sleep. `max_sleep_seconds`: seconds after which the clock is read again in any case.
    """

    def __init__(self, clock: Clock, max_sleep_seconds: float = MAX_SLEEP_SECONDS) -> None:
        self._clock = clock
        self._max_sleep_seconds = max_sleep_seconds
        self._sleep_end: float | None = None
        self._woken = asyncio.Event()
        self._is_sleeping = asyncio.Event()

    @property
    def is_asleep(self) -> bool:
        """Whether the task is asleep and has not been woken since it fell asleep."""
        return self._is_sleeping.is_set() and not self._woken.is_set()

    def wake(self) -> None:
        """End the current sleep, or the next one if the task is awake, so that the task reads its times again."""
        self._woken.set()

    def wake_by(self, when: float | None) -> None:
        """End the current or next sleep, unless it already ends by `when`. None stands for never."""
        late = when is not None and (self._sleep_end is None or when < self._sleep_end)
        if late or not self.is_asleep:
            self.wake()

    def clear_wakes(self) -> None:
        """Clear earlier wakes, so that they do not end the next sleep."""
        self._woken.clear()

    async def sleep(self, until: float | None) -> None:
        """Sleep until `until` (seconds since 1970, None for forever) or until woken, but at most `max_sleep_seconds` at
        a time."""
        if self._woken.is_set():
            return
        self._sleep_end = None if until is None else min(until, self._clock.now() + self._max_sleep_seconds)
        self._is_sleeping.set()
        try:
            await _wait_until(self._clock, self._sleep_end, self._woken)
        finally:
            self._is_sleeping.clear()

    async def wait_until_asleep(self) -> None:
        """Wait until the task is asleep and other tasks have had a turn."""
        await self._is_sleeping.wait()
        await asyncio.sleep(0)


class Pauses:
    """Pauses between attempts. After `end_all` there are no more attempts."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._all_ended = asyncio.Event()

    def end_all(self) -> None:
        """End all pauses, including later ones."""
        self._all_ended.set()

    async def pause(self, seconds: float) -> bool:
        """Wait for `seconds`, or until the pauses end. Return whether to try again."""
        await _wait_until(self._clock, self._clock.now() + seconds, self._all_ended)
        return not self._all_ended.is_set()


async def _wait_until(clock: Clock, when: float | None, event: asyncio.Event) -> None:
    """Wait until `when` (seconds since 1970, None for forever) or until the event is set."""
    tasks: list[asyncio.Task[object]] = [asyncio.create_task(event.wait())]
    if when is not None:
        tasks.append(asyncio.create_task(clock.sleep_until(when)))
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
