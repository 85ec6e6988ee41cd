"""A clock that only the test moves."""

import asyncio
from collections.abc import Awaitable, Callable

from bot.runtime.clock import MAX_SLEEP_SECONDS, Clock

ROUNDS = 50
"""Number of times that all other tasks may run after the time has moved."""


class ManualClock(Clock):
    """A clock whose sleepers wake when the test has advanced far enough."""

    def __init__(self, start: float = 1_000_000.0) -> None:
        self._now = start
        self._sleepers: list[tuple[float, asyncio.Event]] = []
        self._slept = asyncio.Event()

    def now(self) -> float:
        """Return the time that the test has set."""
        return self._now

    async def sleep_until(self, when: float) -> None:
        """Return when the test has advanced to this time."""
        if when <= self._now:
            return
        sleeper = (when, asyncio.Event())
        self._sleepers.append(sleeper)
        self._slept.set()
        try:
            await sleeper[1].wait()
        finally:
            self._sleepers.remove(sleeper)

    def next_wake(self, latest: float) -> float:
        """Return the time at which the first sleeper wakes, at most `latest`."""
        return min((latest, *(when for when, _ in self._sleepers if self._now < when)))

    async def until_sleeping(self, most: float) -> None:
        """Return when a task waits for a later time, at most `most` seconds away: others may wait for days. Raises
        ValueError for an hour and more: the alarm reads the clock every hour in any case."""
        if most >= MAX_SLEEP_SECONDS:
            raise ValueError(most)
        while not any(self._now < when <= self._now + most for when, _ in self._sleepers):
            self._slept.clear()
            await self._slept.wait()

    async def advance(self, seconds: float) -> None:
        """Let time pass, and start the tasks that waited for it."""
        self._now += seconds
        for when, woken in self._sleepers:
            if when <= self._now:
                woken.set()
        for _ in range(ROUNDS):
            await asyncio.sleep(0)


PULSE_SECONDS = 3600.0
"""Seconds between two signs of life of the bot, in tests whose time passes fast."""


async def pass_time(clock: ManualClock, seconds: float, settle: Callable[[], Awaitable[None]]) -> None:
    """Let time pass from each moment at which a sleeper wakes to the next one, so that the bot takes no step for an
    outage; `settle` waits until all that is due is done."""
    ends = clock.now() + seconds
    while clock.now() < ends:
        await clock.advance(clock.next_wake(min(ends, clock.now() + PULSE_SECONDS)) - clock.now())
        await settle()


class HandClock:
    """A clock that is moved by hand."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now
