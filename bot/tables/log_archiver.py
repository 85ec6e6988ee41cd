"""Archive the logs of games that are over, once a day and after every start, so that old games take little room."""

import logging

from bot.runtime.clock import Clock, Sleeper
from bot.runtime.lifecycle import Background
from bot.store.archived_logs import ArchivedLogs

DAY = 86400.0
"""Seconds for which a finished game's log stays unpacked: its buttons may still be pressed."""

_log = logging.getLogger(__name__)


class LogArchiver:
    """Archives one log at a time, in the background."""

    def __init__(self, archived_logs: ArchivedLogs, clock: Clock) -> None:
        self._archived_logs = archived_logs
        self._clock = clock
        self._sleeper = Sleeper(clock, look=DAY)
        self._task = Background()

    @property
    def idle(self) -> bool:
        """Whether nothing is being archived."""
        return not self._task.running or self._sleeper.asleep

    async def start(self) -> None:
        """Start the background task."""
        self._task.start(self._run())

    async def wait_until_idle(self) -> None:
        """Return when everything due is archived."""
        while not self.idle:
            await self._task.until(self._sleeper.slept())

    async def close(self) -> None:
        """Stop the background task."""
        await self._task.close()

    async def bind(self) -> None:
        """Archive everything that is due now. Raises StoreUnavailable."""
        tables = await self._archived_logs.ripe(self._clock.now() - DAY)
        for table in tables:
            await self._archived_logs.bind(table)
        if tables:
            _log.info("logs of old games were bound", extra={"tables": len(tables)})

    async def _run(self) -> None:
        due = self._clock.now()
        while True:
            self._sleeper.awaken()
            if due <= (now := self._clock.now()):
                await self._try()
                due = now + DAY
            await self._sleeper.sleep(due)

    async def _try(self) -> None:
        try:
            await self.bind()
        except Exception:  # what cannot be bound today stays as it is until tomorrow
            _log.exception("a log could not be bound")
