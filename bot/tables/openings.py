"""Wait for the thread of a new table, which the outbox opens."""

import asyncio
from contextlib import suppress

from bot.model.errors import NoThread
from bot.tables.live_table import LiveTable

PATIENCE = 60.0
"""Seconds for which somebody waits to be told where the table is; it comes also after that."""


class Openings:
    """The tasks that wait for a thread, by the id of the table."""

    def __init__(self) -> None:
        self._waiting: dict[int, asyncio.Event] = {}

    def wake(self, table: LiveTable) -> None:
        """Wake who waits for a table's thread, if it has one (a listener of `Tables`)."""
        if table.id in self._waiting and not pending(table):
            self._waiting[table.id].set()

    async def settled(self, table: LiveTable) -> None:
        """Return when a table has its thread, or after `PATIENCE` seconds. Raises NoThread where it gets none."""
        if pending(table):
            opened = self._waiting.setdefault(table.id, asyncio.Event())
            try:
                with suppress(TimeoutError):
                    async with asyncio.timeout(PATIENCE):
                        await opened.wait()
            finally:
                self._waiting.pop(table.id, None)
        if not table.row.placed and table.status == "cancelled":
            raise NoThread


def pending(table: LiveTable) -> bool:
    """Whether a table is still to get its thread."""
    return not table.row.placed and table.status != "cancelled"
