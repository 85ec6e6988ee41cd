"""Opens, after a start, the tables where a game goes on: whoever plays next need not wait until a long log is refolded,
and a game that leads elsewhere than it led, since an update has changed a rule, is reported."""

import asyncio
import logging
import time

from bot.model.errors import NoTable
from bot.runtime.lifecycle import Background
from bot.store.tables import TableStore
from bot.tables.registry import Tables

RESTS = 3
"""So many times as long as it opens a table it leaves the processor to whoever plays."""

_log = logging.getLogger(__name__)


class Preloader:
    """Goes through the open tables once, beside the work, and changes nothing that is stored. Whoever plays at one that
    is astray goes on from its newest position."""

    def __init__(self, archive: TableStore, tables: Tables) -> None:
        self._archive = archive
        self._tables = tables
        self._task = Background()

    @property
    def idle(self) -> bool:
        """Whether all are looked at."""
        return not self._task.running

    async def start(self) -> None:
        """Begin."""
        self._task.start(self._run())

    async def settled(self) -> None:
        """Return when all are looked at."""
        await self._task.settled()

    async def close(self) -> None:
        """Look no further."""
        await self._task.close()

    async def _run(self) -> None:
        looked, astray = 0, 0
        for number in [row.id for row in await self._archive.unfinished() if row.status == "open"]:
            began = time.monotonic()
            looked += 1
            if await self._astray(number):
                astray += 1
                _log.error("an open game leads elsewhere by today's rules", extra={"table": number})
            await asyncio.sleep(RESTS * (time.monotonic() - began))
        _log.info("the open games were looked over", extra={"tables": looked, "astray": astray})

    async def _astray(self, number: int) -> bool:
        try:
            return (await self._tables.find(number)).astray
        except NoTable:
            return await self._archive.find(number) is not None
        except ValueError:
            return True
