"""Looks, after a start, whether the open games still lead to where they led: an update may have changed a rule."""

import asyncio
import logging
import time

from bot.store import Archive
from bot.tables_open import agrees
from engine.games import AnyGame

RESTS = 3
"""So many times as long as it looks at a table it leaves the processor to whoever plays."""

_log = logging.getLogger(__name__)


class Inspection:
    """Goes through the open tables once, beside the work, and changes nothing. Whoever plays at one that is astray goes
    on from its newest position."""

    def __init__(self, archive: Archive, games: tuple[AnyGame, ...]) -> None:
        self._archive = archive
        self._games = games
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin."""
        self._task = asyncio.create_task(self._run())

    async def done(self) -> None:
        """Return when all are looked at."""
        if self._task is not None:
            await self._task

    async def close(self) -> None:
        """Look no further."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        looked, astray = 0, 0
        for row in await self._archive.unfinished():
            if row.status == "open":
                log = await self._archive.log(row.id)
                looked += 1
                began = time.monotonic()
                if not await asyncio.to_thread(agrees, row, log, self._games):
                    astray += 1
                    _log.error("an open game leads elsewhere by today's rules", extra={"table": row.id})
                await asyncio.sleep(RESTS * (time.monotonic() - began))
        _log.info("the open games were looked over", extra={"tables": looked, "astray": astray})
