"""Background work: one task at a time for each key, such as a table's id."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from bot.store.database import StoreUnavailable
from engine.game import Refused

RETRY_PAUSE_SECONDS = 15.0
"""Seconds before a failed write is tried again."""

_log = logging.getLogger(__name__)


class Workers:
    """One task for each number. If a number is woken while its task runs, the work for it is done again."""

    def __init__(self, work: Callable[[int], Awaitable[None]]) -> None:
        self._work = work
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._numbers_to_repeat: set[int] = set()
        self._is_closed = False

    @property
    def is_idle(self) -> bool:
        """Whether nothing is being worked on."""
        return not self._tasks

    def wake(self, key: int) -> None:
        """Ensure that the work for `key` is done once more from now on."""
        if self._is_closed:
            return
        self._numbers_to_repeat.add(key)
        if key not in self._tasks:
            self._tasks[key] = asyncio.create_task(self._run(key))

    async def wait_until_idle(self) -> None:
        """Wait until nothing is being worked on."""
        while self._tasks:
            await asyncio.wait(set(self._tasks.values()))

    async def wait_until_done(self, key: int) -> None:
        """Wait until the work for `key` is done."""
        if (task := self._tasks.get(key)) is not None:
            await asyncio.wait((task,))

    async def close(self, patience: float = 0.0) -> None:
        """Start no more work, and cancel what is still running after `patience` seconds."""
        self._is_closed = True
        tasks = set(self._tasks.values())
        if tasks:
            _done, unfinished = await asyncio.wait(tasks, timeout=patience)
            for task in unfinished:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self, key: int) -> None:
        try:
            while key in self._numbers_to_repeat:
                self._numbers_to_repeat.discard(key)
                await self._try(key)
        finally:
            del self._tasks[key]

    async def _try(self, key: int) -> None:
        try:
            await self._work(key)
        except StoreUnavailable as unstored:
            _log.error("the database cannot be used for now: %s", unstored, extra={"number": key})
            self._numbers_to_repeat.add(key)
            await asyncio.sleep(RETRY_PAUSE_SECONDS)
        except Refused as refused:
            _log.warning("work in the background was refused", extra={"number": key, "reason": refused.reason})
        except Exception:  # one thing that fails must not stop the work for the others
            _log.exception("work in the background failed", extra={"number": key})


class WorkerService:
    """A service whose `work` is done by workers, one for each number. Unfinished work is left for the next start."""

    def __init__(self, work: Callable[[int], Awaitable[None]]) -> None:
        self._workers = Workers(work)

    @property
    def is_idle(self) -> bool:
        """Whether nothing is being worked on."""
        return self._workers.is_idle

    async def wait_until_idle(self) -> None:
        """Wait until nothing is being worked on."""
        await self._workers.wait_until_idle()

    async def close(self) -> None:
        """Start no more work, and cancel what is running."""
        await self._workers.close()
