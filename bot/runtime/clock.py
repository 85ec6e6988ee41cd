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
    ends that sleep. `look`: seconds after which the clock is read again in any case.
    """

    def __init__(self, clock: Clock, look: float = MAX_SLEEP_SECONDS) -> None:
        self._clock = clock
        self._look = look
        self._until: float | None = None
        self._changed = asyncio.Event()
        self._asleep = asyncio.Event()

    @property
    def is_asleep(self) -> bool:
        """Whether the task is asleep and has not been woken since it fell asleep."""
        return self._asleep.is_set() and not self._changed.is_set()

    def wake(self) -> None:
        """End the current sleep, or the next one if the task is awake: a time may have changed."""
        self._changed.set()

    def wake_by(self, when: float | None) -> None:
        """End the current or next sleep, unless it already ends by `when`. None stands for never."""
        late = when is not None and (self._until is None or when < self._until)
        if late or not self.is_asleep:
            self.wake()

    def clear_wakes(self) -> None:
        """Clear earlier wakes, so that they do not end the next sleep."""
        self._changed.clear()

    async def sleep(self, until: float | None) -> None:
        """Sleep until `until` (seconds since 1970, None for forever) or until woken, at most `look` seconds at a
        time."""
        if self._changed.is_set():
            return
        self._until = None if until is None else min(until, self._clock.now() + self._look)
        self._asleep.set()
        try:
            await _until(self._clock, self._until, self._changed)
        finally:
            self._asleep.clear()

    async def wait_until_asleep(self) -> None:
        """Wait until the task is asleep and other tasks have had a turn."""
        await self._asleep.wait()
        await asyncio.sleep(0)


class Pauses:
    """Pauses between attempts. After `end` there are no more attempts."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._ended = asyncio.Event()

    def end(self) -> None:
        """End all pauses, including later ones."""
        self._ended.set()

    async def pause(self, seconds: float) -> bool:
        """Wait for `seconds`, or until the pauses end. Return whether to try again."""
        await _until(self._clock, self._clock.now() + seconds, self._ended)
        return not self._ended.is_set()


async def _until(clock: Clock, when: float | None, event: asyncio.Event) -> None:
    """Wait until `when` (seconds since 1970, None for forever) or until the event is set."""
    waits: list[asyncio.Task[object]] = [asyncio.create_task(event.wait())]
    if when is not None:
        waits.append(asyncio.create_task(clock.sleep_until(when)))
    try:
        await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for wait in waits:
            wait.cancel()
