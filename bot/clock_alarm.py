"""Ends turns in which nothing else can be done, when it is time."""

import asyncio
import logging
from collections.abc import Mapping

from bot.clock import Clock
from bot.store import Store
from bot.tables import OpenTable, Tables
from engine.game import Refused

_log = logging.getLogger(__name__)


def due(now: float, tables: Mapping[int, float]) -> tuple[int, ...]:
    """PURE: the tables whose time has come, longest overdue first."""
    return tuple(sorted((table for table in tables if tables[table] <= now), key=lambda table: tables[table]))


class Alarm:
    """One sleeping task for all tables. The times stand in the store, so that a restart forgets none."""

    def __init__(self, store: Store, tables: Tables, clock: Clock) -> None:
        self._store = store
        self._tables = tables
        self._clock = clock
        self._dues: dict[int, float] = {}
        self._changed = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def wake(self, at: OpenTable) -> None:
        """A table's time may have changed."""
        if at.row.due is None:
            self._dues.pop(at.id, None)
        else:
            self._dues[at.id] = at.row.due
        self._changed.set()

    async def start(self) -> None:
        """Take up the times that were set before."""
        rows = await self._store.archive.unfinished()
        self._dues |= {row.id: row.due for row in rows if row.due is not None}
        self._task = asyncio.create_task(self._run())

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
                await self._end(table)
            if not self._changed.is_set():
                await self._sleep()

    async def _sleep(self) -> None:
        """Until the next time comes, or one changes."""
        waits: list[asyncio.Task[object]] = [asyncio.create_task(self._changed.wait())]
        if self._dues:
            waits.append(asyncio.create_task(self._clock.sleep_until(min(self._dues.values()))))
        try:
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for wait in waits:
                wait.cancel()

    async def _end(self, table: int) -> None:
        """Play what nobody would miss, for everybody who owes it."""
        try:
            at = await self._tables.find(table)
            version, decision = at.table.version, at.game.decision(at.table.fold.state)
            if decision is None or not decision.automatic or at.row.due is None or at.row.due > self._clock.now():
                return
            for seat in decision.seats:
                await self._tables.play_seat(at, seat, decision.automatic, version)
        except Refused as refused:
            _log.info("somebody was faster than the clock", extra={"table": table, "reason": refused.reason})
        except Exception:  # one table must not stop the clock for the others
            _log.exception("a turn could not be ended", extra={"table": table})
