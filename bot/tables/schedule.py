"""Ends turns in which nothing else can be done, plays orders, reminds whoever is waited for: each when it is time."""

import asyncio
import logging
from collections.abc import Iterable, Mapping
from contextlib import suppress

from bot.model import orders, reminders
from bot.model.errors import NoTable
from bot.model.table import TableRecord
from bot.runtime.clock import Clock
from bot.store.store import Store
from bot.tables.absence import Absences
from bot.tables.live_table import LiveTable
from bot.tables.orders import StandingOrders
from bot.tables.registry import Tables
from engine.game import Refused

LATER = 300.0
"""Seconds after which to try again what failed."""

LOOK = 3600.0
"""Seconds after which to look at the clock in any case: it may have been set meanwhile."""

_log = logging.getLogger(__name__)


def due(now: float, tables: Mapping[int, float]) -> tuple[int, ...]:
    """PURE: the tables whose time has come, longest overdue first."""
    return tuple(sorted((table for table in tables if tables[table] <= now), key=lambda table: tables[table]))


def earliest(times: Iterable[float], after: float = 0.0) -> float | None:
    """PURE: the first of some times that is later than `after`."""
    return min((time for time in times if time > after), default=None)


def times(row: TableRecord) -> tuple[float, ...]:
    """PURE: when something is to happen at a table by itself."""
    return (*((row.due,) if row.due is not None else ()), *reminders.times(row), *orders.times(row))


class Scheduler:
    """One sleeping task for all tables. The times stand in the store, so that a restart forgets none."""

    def __init__(self, store: Store, tables: Tables, clock: Clock) -> None:
        self._store = store
        self._tables = tables
        self._clock = clock
        self._days = Absences(tables, clock)
        self._ordering = StandingOrders(tables, clock)
        self._dues: dict[int, float] = {}
        self._changed = asyncio.Event()
        self._resting = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def wake(self, table: LiveTable) -> None:
        """A table's time may have changed."""
        self._note(table.row)
        self._changed.set()

    @property
    def idle(self) -> bool:
        """Whether there is nothing to do now."""
        if self._task is None or self._task.done():
            return True
        return self._resting.is_set() and not self._changed.is_set() and not due(self._clock.now(), self._dues)

    async def settled(self) -> None:
        """Return when everything that is due is done."""
        while not self.idle:
            await self._resting.wait()
            await asyncio.sleep(0)

    async def start(self) -> None:
        """Take up the times that were set before."""
        rows = await self._store.archive.unfinished()
        for row in rows:
            self._note(row)
            if row.status == "open" and not row.waits:
                await self._count(row.id)
        self._task = asyncio.create_task(self._run())

    async def _count(self, table: int) -> None:
        """Begin to count for whom a table waits: it may have been opened before there were reminders."""
        with suppress(NoTable):
            await self._days.begin_waits(await self._tables.find(table))

    async def close(self) -> None:
        """Sleep no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            self._changed.clear()
            for table in due(self._clock.now(), self._dues):
                del self._dues[table]
                await self._attend(table)
            if not self._changed.is_set():
                self._resting.set()
                await self._sleep()
                self._resting.clear()

    async def _sleep(self) -> None:
        """Until the next time comes, or one changes."""
        waits: list[asyncio.Task[object]] = [asyncio.create_task(self._changed.wait())]
        if self._dues:
            waits.append(
                asyncio.create_task(self._clock.sleep_until(min(*self._dues.values(), self._clock.now() + LOOK)))
            )
        try:
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for wait in waits:
                wait.cancel()

    def _note(self, row: TableRecord, after: float = 0.0) -> None:
        """Remember when to look at a table next."""
        time = earliest(times(row), after)
        if time is None:
            self._dues.pop(row.id, None)
        else:
            self._dues[row.id] = time

    async def _attend(self, table: int) -> None:
        """Do what is due at a table; what fails is tried again later."""
        now = self._clock.now()
        try:
            at = await self._tables.find(table)
            await self._ordering.carry_out(at)
            await self._end(at, now)
            await self._days.pass_by(at)
            self._note(at.row, now)
        except Refused as refused:
            _log.info("somebody was faster than the clock", extra={"table": table, "reason": refused.reason})
        except Exception:  # one table must not stop the clock for the others
            _log.exception("what was due at a table failed", extra={"table": table})
            self._dues[table] = now + LATER

    async def _end(self, table: LiveTable, now: float) -> None:
        """Play what nobody would miss, for everybody who owes it."""
        version, decision = table.log.version, table.game.decision(table.state)
        if decision is None or not decision.automatic or table.row.due is None or table.row.due > now:
            return
        for seat in decision.seats:
            await self._tables.play_seat(table, seat, decision.automatic, version)
