"""Preloading: load the tables with a running game after a start, so that nobody waits while a long log is folded. If a
log no longer leads to the stored position because an update changed a rule, this is logged as an error."""

import asyncio
import logging
import time

from bot.model.errors import MissingComponents, NoTable
from bot.runtime.lifecycle import TaskService
from bot.store.tables import TableStore
from bot.tables.tables import Tables

PAUSE_FACTOR = 3
"""The pause after loading a table, as a multiple of the time that loading took. It leaves the processor to players."""

_log = logging.getLogger(__name__)


class Preloader(TaskService):
    """Loads the running tables once, in the background, without changing the database. A game whose log leads to a
    different position continues from its newest stored position."""

    def __init__(self, store: TableStore, tables: Tables) -> None:
        self._store = store
        self._tables = tables
        super().__init__()

    async def start(self) -> None:
        """Start the background task."""
        self._task.start(self._run())

    async def _run(self) -> None:
        table_count, diverged_count = 0, 0
        for table_id in [row.id for row in await self._store.unfinished_tables() if row.status == "open"]:
            start_time = time.monotonic()
            table_count += 1
            if await self._has_diverged(table_id):
                diverged_count += 1
                _log.error("an open game has a different result by today's rules", extra={"table": table_id})
            await asyncio.sleep(PAUSE_FACTOR * (time.monotonic() - start_time))
        _log.info("the open games were checked", extra={"tables": table_count, "astray": diverged_count})

    async def _has_diverged(self, table_id: int) -> bool:
        try:
            return (await self._tables.find(table_id)).has_diverged
        except MissingComponents as missing:
            facts = {"table": table_id, **dict(missing.facts)}
            _log.error("an open game waits for its component tables", extra=facts)
            return False
        except NoTable:
            return await self._store.find(table_id) is not None
        except ValueError:
            return True
