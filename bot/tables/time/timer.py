"""The timer of tables: wakes a service when something is due at a table."""

from abc import abstractmethod

from bot.model.reminders import due_ids, earliest_time_after
from bot.model.table import TableRecord
from bot.runtime.clock import Clock
from bot.runtime.lifecycle import SleeperService
from bot.tables.live_table import LiveTable


class TableTimer(SleeperService):
    """A service with one task for all tables, which checks each table when its time comes. The times are derived from
    stored rows, so that none is forgotten after a restart."""

    def __init__(self, clock: Clock) -> None:
        super().__init__(clock)
        self._check_times: dict[int, float] = {}

    def note_change(self, table: LiveTable) -> None:
        """Note that the times of a table may have changed. `Tables` calls it as a listener."""
        self._schedule_check(table.row)
        self._sleeper.wake_by(self._check_times.get(table.id))

    @property
    def is_idle(self) -> bool:
        """Whether nothing is due now."""
        return not self._task.is_running or (super().is_idle and not due_ids(self._clock.now(), self._check_times))

    @abstractmethod
    def _schedule_check(self, row: TableRecord) -> None:
        """Set the time at which to check a table next, or stop tracking it."""

    @abstractmethod
    async def _check(self, table: int) -> None:
        """Do what is due at the table with this id, whose time has come and is no longer set."""

    async def _run(self) -> None:
        while True:
            self._sleeper.clear_wakes()
            for table in due_ids(self._clock.now(), self._check_times):
                del self._check_times[table]
                await self._check(table)
            await self._sleeper.sleep(earliest_time_after(self._check_times.values()))
