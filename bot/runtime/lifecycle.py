"""The interface of every part that works in the background, and all of them together."""

import asyncio
from collections.abc import Coroutine, Sequence
from contextlib import AsyncExitStack
from typing import Protocol

from bot.runtime.clock import LOOK, Clock, Sleeper


class Service(Protocol):
    """A background part. It may be closed even if it was never started."""

    @property
    def is_idle(self) -> bool:
        """Whether there is nothing to do now."""
        ...

    async def start(self) -> None:
        """Continue the work of an earlier run."""
        ...

    async def wait_until_idle(self) -> None:
        """Wait until there is nothing to do."""
        ...

    async def close(self) -> None:
        """Take on no more."""
        ...


class Lifecycle:
    """Services that are started in order and closed in reverse. It is a service itself."""

    def __init__(self, services: Sequence[Service]) -> None:
        self._services = services

    @property
    def is_idle(self) -> bool:
        """Whether none of them has anything to do now."""
        return all(service.is_idle for service in self._services)

    async def start(self) -> None:
        """Start them in order."""
        for service in self._services:
            await service.start()

    async def wait_until_idle(self) -> None:
        """Return when none of them has anything to do: each may give another some work."""
        while not self.is_idle:
            for service in self._services:
                await service.wait_until_idle()

    async def close(self) -> None:
        """Close all of them in reverse, even if one fails. Raises the last failure."""
        async with AsyncExitStack() as closing:
            for service in self._services:
                closing.push_async_callback(service.close)


class Background:
    """One background task."""

    def __init__(self) -> None:
        self._task: asyncio.Task[None] | None = None

    @property
    def is_running(self) -> bool:
        """Whether the task was started and has not ended."""
        return self._task is not None and not self._task.done()

    def start(self, work: Coroutine[None, None, None]) -> None:
        """Begin the task."""
        self._task = asyncio.create_task(work)

    async def until(self, waiting: Coroutine[None, None, None]) -> None:
        """Return when `waiting` is over, or when the task has ended and cannot help any more."""
        waits = {asyncio.create_task(waiting), *((self._task,) if self._task is not None else ())}
        try:
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for wait in waits - {self._task}:
                wait.cancel()

    async def wait_until_idle(self) -> None:
        """Wait until the task has ended."""
        if self._task is not None:
            await asyncio.wait((self._task,))

    async def close(self) -> None:
        """Cancel the task and wait for its end."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)


class TaskService:
    """A service with one background task, which `start` begins. What is left at the end is for the next start."""

    def __init__(self) -> None:
        self._task = Background()

    @property
    def is_idle(self) -> bool:
        """Whether the task has ended, or was never started."""
        return not self._task.is_running

    async def wait_until_idle(self) -> None:
        """Wait until the task has ended."""
        await self._task.wait_until_idle()

    async def close(self) -> None:
        """Cancel the task."""
        await self._task.close()


class SleeperService(TaskService):
    """A service whose task does what is due and sleeps until the next time, at most `look` seconds at once."""

    def __init__(self, clock: Clock, look: float = LOOK) -> None:
        super().__init__()
        self._clock = clock
        self._sleeper = Sleeper(clock, look)

    @property
    def is_idle(self) -> bool:
        """Whether the task sleeps, has ended, or was never started."""
        return super().is_idle or self._sleeper.is_asleep

    async def wait_until_idle(self) -> None:
        """Wait until everything due is done."""
        while not self.is_idle:
            await self._task.until(self._sleeper.wait_until_asleep())
