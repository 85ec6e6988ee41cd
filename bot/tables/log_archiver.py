"""Binds the logs of games that are over, once a day and after every start, so that old games take little room."""

import asyncio
import logging

from bot.runtime.clock import Clock
from bot.store.archived_logs import ArchivedLogs

DAY = 86400.0
"""Seconds for which a log stays as it was made: somebody may still press what is there."""

_log = logging.getLogger(__name__)


class LogArchiver:
    """One table at a time, beside the work."""

    def __init__(self, bindery: ArchivedLogs, clock: Clock) -> None:
        self._bindery = bindery
        self._clock = clock
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin."""
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Bind no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def bind(self) -> None:
        """Bind what is to be bound by now."""
        tables = await self._bindery.ripe(self._clock.now() - DAY)
        for table in tables:
            await self._bindery.bind(table)
        if tables:
            _log.info("logs of old games were bound", extra={"tables": len(tables)})

    async def _run(self) -> None:
        while True:
            try:
                await self.bind()
            except Exception:  # what cannot be bound today stays as it is until tomorrow
                _log.exception("a log could not be bound")
            await asyncio.sleep(DAY)
