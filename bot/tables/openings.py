"""Waiting for the thread of a new table, which the outbox makes."""

import asyncio
from contextlib import suppress

from bot.tables.registry import OpenTable
from engine.game import Refused

PATIENCE = 60.0
"""Seconds for which somebody waits to be told where the table is; it comes also after that."""


class NoThread(Refused):
    """Discord let the bot make no thread."""

    def __init__(self) -> None:
        super().__init__("no-thread")


class Openings:
    """Those who wait for a thread, by the number of the table."""

    def __init__(self) -> None:
        self._waiting: dict[int, asyncio.Event] = {}

    def wake(self, at: OpenTable) -> None:
        """A table has changed: perhaps it has its thread."""
        if at.id in self._waiting and not pending(at):
            self._waiting[at.id].set()

    async def settled(self, at: OpenTable) -> None:
        """Return when a table has its thread, or after a while. Raises NoThread where it gets none."""
        if pending(at):
            opened = self._waiting.setdefault(at.id, asyncio.Event())
            try:
                with suppress(TimeoutError):
                    async with asyncio.timeout(PATIENCE):
                        await opened.wait()
            finally:
                self._waiting.pop(at.id, None)
        if not at.row.placed and at.status == "cancelled":
            raise NoThread


def pending(at: OpenTable) -> bool:
    """Whether a table is still to get its thread."""
    return not at.row.placed and at.status != "cancelled"
