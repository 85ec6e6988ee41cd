"""The interface of every part that works in the background, and a class that combines several of them."""

import asyncio
from collections.abc import Coroutine, Sequence
from contextlib import AsyncExitStack
from typing import Protocol

from bot.runtime.clock import MAX_SLEEP_SECONDS, Clock, Sleeper


class Service(Protocol):
    """A background part. It may be closed even if it was never started."""

    @property
    def is_idle(self) -> bool:
        """Whether the service has nothing to do now."""
        ...

    async def start(self) -> None:
        """Continue the work of an earlier run."""
        ...

    async def wait_until_idle(self) -> None:
        """Wait until the service has nothing to do."""
        ...

    async def close(self) -> None:
        """Accept no more work, and stop."""
        ...


class Lifecycle:
    """Services that are started in order and closed in reverse. A lifecycle is itself a service."""

    def __init__(self, services: Sequence[Service]) -> None:
        self._services = services

    @property
    def is_idle(self) -> bool:
        """Whether none of the services has anything to do now."""
        return all(service.is_idle for service in self._services)

    async def start(self) -> None:
        """Start the services in order."""
        for service in self._services:
            await service.start()

    async def wait_until_idle(self) -> None:
        """Wait until none of the services has anything to do. They are checked repeatedly, since each may give work to
        another."""
        while not self.is_idle:
            for service in self._services:
                await service.wait_until_idle()

    async def close(self) -> None:
        """Close all services in reverse order, even if one fails. Raises the last failure."""
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
        """Start the task, which must not be running."""
        self._task = asyncio.create_task(work)

    async def wait_until(self, waiting: Coroutine[None, None, None]) -> None:
        """Wait until `waiting` is done, or until the background task has ended, after which it may never be."""
        tasks = {asyncio.create_task(waiting), *((self._task,) if self._task is not None else ())}
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks - {self._task}:
                task.cancel()

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
    """A service with one background task, which `start` begins. Unfinished work is left for the next start."""

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
    """A service whose task does what is due and then sleeps until the next time, as a `Sleeper` does."""

    def __init__(self, clock: Clock, look: float = MAX_SLEEP_SECONDS) -> None:
        super().__init__()
        self._clock = clock
        self._sleeper = Sleeper(clock, look)

    @property
    def is_idle(self) -> bool:
        """Whether the task sleeps, has ended, or was never started."""
        return super().is_idle or self._sleeper.is_asleep

    async def wait_until_idle(self) -> None:
        """Wait until everything that is due is done."""
        while not self.is_idle:
            await self._task.wait_until(self._sleeper.wait_until_asleep())
