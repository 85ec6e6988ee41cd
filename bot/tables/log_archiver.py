"""The archiver of finished games' logs. It runs once a day and after every start, so that old games take little
space."""

import logging

from bot.model.times import DAY
from bot.runtime.clock import Clock
from bot.runtime.lifecycle import SleeperService
from bot.store.archived_logs import ArchivedLogs

ARCHIVE_AFTER = DAY
"""Seconds for which a finished game's log is not archived yet, because its buttons may still be pressed."""

_log = logging.getLogger(__name__)


class LogArchiver(SleeperService):
    """Archives one log at a time, in the background."""

    def __init__(self, archived_logs: ArchivedLogs, clock: Clock) -> None:
        super().__init__(clock, look=ARCHIVE_AFTER)
        self._archived_logs = archived_logs

    async def start(self) -> None:
        """Start the background task."""
        self._task.start(self._run())

    async def archive_due(self) -> None:
        """Archive all logs that are due now. Raises StoreUnavailable."""
        tables = await self._archived_logs.tables_to_archive(self._clock.now() - ARCHIVE_AFTER)
        for table in tables:
            await self._archived_logs.archive(table)
        if tables:
            _log.info("logs of old games were archived", extra={"tables": len(tables)})

    async def _run(self) -> None:
        due_time = self._clock.now()
        while True:
            self._sleeper.clear_wakes()
            if due_time <= (now := self._clock.now()):
                await self._try()
                due_time = now + ARCHIVE_AFTER
            await self._sleeper.sleep(due_time)

    async def _try(self) -> None:
        try:
            await self.archive_due()
        except Exception:  # the log stays as it is; the next try is tomorrow
            _log.exception("a log could not be archived")
