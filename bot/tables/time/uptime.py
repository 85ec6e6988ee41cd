"""Outages: times in which the bot was down or disconnected from Discord. Clocks do not count them, and seasons are
extended by them."""

import logging
from collections.abc import Callable

from bot.messages.outgoing import Consequences
from bot.model import pace
from bot.model.errors import NoTable
from bot.model.league import days_between
from bot.model.times import MINUTE
from bot.runtime.clock import Clock, Sleeper
from bot.runtime.lifecycle import Background
from bot.store.database import StoreUnavailable
from bot.store.store import Store
from bot.tables.live_table import LiveTable, shield
from bot.tables.tables import Tables

PULSE_SECONDS = MINUTE
"""Seconds between two signs of life."""

OUTAGE_SECONDS = 300.0
"""Seconds without a sign of life after which the bot counts as having been down."""

_log = logging.getLogger(__name__)


class Uptime:
    """Stores a sign of life each minute while the bot is working and connected, as long as a game with clocks is in
    play. A longer gap between two signs is an outage.

    `is_linked`: a check of the connection to Discord, set once there is one. `pulse_seconds`: seconds between two
        signs.
    `outage_seconds`: seconds without a sign after which the bot counts as having been down.
    """

    def __init__(self, store: Store, tables: Tables, clock: Clock) -> None:
        self._store = store
        self._tables = tables
        self._clock = clock
        self._tables_with_clocks: set[int] = set()
        self._last_sign_of_life: float | None = None
        self._sleeper = Sleeper(clock)
        self._task = Background()
        self.is_linked: Callable[[], bool] = lambda: True
        self.pulse_seconds, self.outage_seconds = PULSE_SECONDS, OUTAGE_SECONDS

    @property
    def is_up(self) -> bool:
        """Whether the bot is working and connected, and the clocks are corrected for all outages."""
        return (
            self.is_linked()
            and self._last_sign_of_life is not None
            and self._clock.now() - self._last_sign_of_life <= self.outage_seconds
        )

    @property
    def is_behind(self) -> bool:
        """Whether games with clocks are in play while the bot is disconnected or has not yet corrected the clocks for
        an outage."""
        return bool(self._tables_with_clocks) and not self.is_up

    @property
    def is_idle(self) -> bool:
        """Whether no sign of life is due."""
        return not self._task.is_running or self._sleeper.is_asleep

    def note_change(self, table: LiveTable) -> None:
        """Note whether a table has clocks. `Tables` calls it as a listener."""
        was_idle = not self._tables_with_clocks
        if table.status == "open" and table.row.clocks:
            self._tables_with_clocks.add(table.id)
        else:
            self._tables_with_clocks.discard(table.id)
        if was_idle and self._tables_with_clocks:
            self._last_sign_of_life = self._clock.now()
            self._sleeper.wake()

    async def note_outage(self) -> None:
        """Remove the time since the last run from the clocks of all tables, before anything is handled. A later start
        that finds the same outage changes nothing."""
        rows = [row for row in await self._store.tables.unfinished_tables() if row.clocks]
        now, alive = self._clock.now(), await self._store.clocks.last_sign_of_life()
        self._tables_with_clocks = {row.id for row in rows}
        if rows and alive is not None and now - alive > self.outage_seconds:
            await self._store.clocks.store_rows([pace.without_outage(row, alive, now) for row in rows])
            _log.info("an outage of %d s was taken off the clocks", now - alive, extra={"tables": len(rows)})
            await self._store.clocks.store_sign_of_life(now, days_between(alive, now))
        elif rows:
            await self._store.clocks.store_sign_of_life(now)
        self._last_sign_of_life = now

    async def start(self) -> None:
        """Start storing signs of life."""
        self._task.start(self._run())

    async def wait_until_idle(self) -> None:
        """Wait until no sign of life is due."""
        while not self.is_idle:
            await self._task.wait_until(self._sleeper.wait_until_asleep())

    async def close(self) -> None:
        """Stop the background task."""
        await self._task.close()

    async def _run(self) -> None:
        while True:
            self._sleeper.clear_wakes()
            if self._tables_with_clocks and self.is_linked():
                await self._store_sign_of_life()
            await self._sleeper.sleep(self._clock.now() + self.pulse_seconds if self._tables_with_clocks else None)

    async def _store_sign_of_life(self) -> None:
        """Correct the clocks for an outage, if there was one, then store a sign of life."""
        now = self._clock.now()
        try:
            lost = 0
            if self._last_sign_of_life is not None and now - self._last_sign_of_life > self.outage_seconds:
                for table in tuple(self._tables_with_clocks):
                    await self._shift_clocks(table, self._last_sign_of_life, now)
                lost = days_between(self._last_sign_of_life, now)
            await self._store.clocks.store_sign_of_life(now, lost)
        except StoreUnavailable as unstored:
            _log.warning("it could not be noted that the bot is alive: %s", unstored)
        else:
            self._last_sign_of_life = now

    @shield
    async def _shift_clocks(self, table_id: int, starts: float, ends: float) -> None:
        try:
            table = await self._tables.find(table_id)
        except NoTable:
            self._tables_with_clocks.discard(table_id)
            return
        async with self._tables.changing(table):
            row = pace.without_outage(table.row, starts, ends)
            if row != table.row:
                await self._tables.store_change(table, Consequences(row))
