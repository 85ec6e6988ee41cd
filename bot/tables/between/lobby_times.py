"""The times of lobbies: the countdown of full lobbies, and the end of unchanged ones."""

import logging

from bot.model.gathering import HOST_ANSWER_SECONDS, is_closing_due, is_countdown_over, time_to_ask_host
from bot.model.table import TableRecord
from bot.model.times import DAY
from bot.runtime.clock import Clock
from bot.store.store import Store
from bot.tables.between.open_lobbies import OpenLobbies
from bot.tables.live_table import LiveTable
from bot.tables.schedule import RETRY_AFTER
from bot.tables.tables import Tables
from bot.tables.time.timer import TableTimer

_log = logging.getLogger(__name__)


class LobbyTimes(TableTimer):
    """The timer of lobbies. A server's settings are read once a day."""

    def __init__(self, store: Store, tables: Tables, lobbies: OpenLobbies, clock: Clock) -> None:
        super().__init__(clock)
        self._store = store
        self._tables = tables
        self._lobbies = lobbies

    async def start(self) -> None:
        """Read the lobbies, and start the background task."""
        for row in await self._store.tables.unfinished_tables():
            self._schedule_check(row)
        self._task.start(self._run())

    def _schedule_check(self, row: TableRecord) -> None:
        """Schedule an immediate check of a lobby. Stop tracking any other table."""
        if row.status == "lobby" and row.has_place:
            self._check_times[row.id] = self._clock.now()
        else:
            self._check_times.pop(row.id, None)

    async def _check(self, table: int) -> None:
        """Do what is due in a lobby, and schedule its next check."""
        self._check_times[table] = self._clock.now() + DAY
        try:
            live = await self._tables.find(table)
            next_time = await self._do_due(live)
            if table in self._check_times:
                self._check_times[table] = min(self._check_times[table], next_time)
        except Exception:  # one lobby must not stop the clock for the others
            _log.exception("what was due in a lobby failed", extra={"table": table})
            self._check_times[table] = self._clock.now() + RETRY_AFTER

    async def _do_due(self, table: LiveTable) -> float:
        """Do what is due in a lobby, and return when there is something to do next."""
        row, now = table.row, self._clock.now()
        if is_countdown_over(row, now):
            await self._lobbies.start_full(table)
        elif is_closing_due(row, now):
            await self._lobbies.close_unkept(table)
        else:
            question_time = time_to_ask_host(row, await self._store.guilds.find(row.guild))
            if question_time is not None and question_time <= now:
                question_time = (await self._store.people.find(row.host)).quiet_until(now)
                if question_time is None:
                    await self._lobbies.ask_host(table, now + HOST_ANSWER_SECONDS)
            return min((time for time in (row.due, row.closes, question_time) if time is not None), default=now + DAY)
        return now + DAY
