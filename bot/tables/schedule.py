"""The scheduler: ends turns, plays standing orders, and sends reminders, each when it is due."""

import logging
from contextlib import suppress

from bot.model.errors import NoTable
from bot.model.pace import clock_check_times
from bot.model.reminders import earliest_time_after, wake_times
from bot.model.table import TableRecord
from bot.runtime.clock import Clock
from bot.store.tables import TableStore
from bot.tables.absence import Absences
from bot.tables.live_table import LiveTable
from bot.tables.orders import StandingOrders
from bot.tables.tables import Tables
from bot.tables.time.clocks import Clocks
from bot.tables.time.timer import TableTimer
from engine.game import Refused

RETRY_AFTER = 300.0
"""Seconds before a failed task is tried again."""

_log = logging.getLogger(__name__)


class Scheduler(TableTimer):
    """The timer of turns, standing orders, reminders and clocks."""

    def __init__(
        self,
        store: TableStore,
        tables: Tables,
        absences: Absences,
        standing_orders: StandingOrders,
        clocks: Clocks,
        clock: Clock,
    ) -> None:
        super().__init__(clock)
        self._store = store
        self._tables = tables
        self._absences = absences
        self._standing_orders = standing_orders
        self._clocks = clocks

    async def start(self) -> None:
        """Read the times that an earlier run stored, and start the background task."""
        rows = await self._store.unfinished_tables()
        for row in rows:
            self._schedule_check(row)
            if row.status == "open" and not row.waits:
                await self._begin_waits(row.id)
        self._task.start(self._run())

    async def _begin_waits(self, table: int) -> None:
        """Begin to wait for the players of a table that was opened before the bot had reminders."""
        with suppress(NoTable):
            await self._absences.begin_waits(await self._tables.find(table))

    def _schedule_check(self, row: TableRecord, after: float = 0.0) -> None:
        """Schedule the next check of a table, for its earliest time later than `after`."""
        time = earliest_time_after(wake_times(row), after)
        if time is None:
            self._check_times.pop(row.id, None)
        else:
            self._check_times[row.id] = time

    async def _check(self, table: int) -> None:
        """Do what is due at a table. A failed task is tried again after `RETRY_AFTER` seconds."""
        now = self._clock.now()
        try:
            live = await self._tables.find(table)
            await self._standing_orders.play_due(live)
            await self._end_turns(live, now)
            await self._absences.queue_due_reminders(live)
            if self._clocks.can_judge:
                await self._clocks.check_clocks(live)
            self._schedule_check(live.row, now)
            if not self._clocks.can_judge and any(time <= now for time in clock_check_times(live.row)):
                self._check_times[table] = min(self._check_times.get(table, now + RETRY_AFTER), now + RETRY_AFTER)
        except Refused as refused:
            _log.info("a scheduled action was no longer needed", extra={"table": table, "reason": refused.reason})
        except Exception:  # one table must not stop the clock for the others
            _log.exception("what was due at a table failed", extra={"table": table})
            self._check_times[table] = now + RETRY_AFTER

    async def _end_turns(self, table: LiveTable, now: float) -> None:
        """End the turn of every deciding seat: by the only possible move, or by the move that ends a turn in which only
        minor moves are left."""
        version, decision = table.log.version, table.decision
        words = (decision.automatic_move or decision.ending_move) if decision is not None else ()
        if decision is None or not words or table.row.due is None or table.row.due > now:
            return
        for seat in decision.seats:
            await self._tables.play_seat(table, seat, words, version)
