"""Two processes of the bot on one database: one works, the other waits for its end and takes over."""

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import TypeVar

from bot.sandbox.sandbox import Sandbox
from tests.chaos.process import PATIENCE, Died, Process

GRACE = 8.0
"""Seconds in which whoever takes over answers what was asked of the one before."""

T = TypeVar("T")


class Relay(Process):
    """One life of the bot after the other, each waiting beside the one before."""

    def __init__(self, sandbox: Sandbox, database: Path | str, log: Path) -> None:
        super().__init__(sandbox, database, log)
        self._waiting: asyncio.subprocess.Process | None = None

    async def spawn(self) -> None:
        """Go on with the life of the one that has waited, and begin another that waits."""
        if self._waiting is None:
            await super().spawn()
            await self.sandbox.until(lambda: self.listening)
        else:
            self._running, self._waiting = self._waiting, None
            self.lives += 1
            self.dead.clear()
        before = self.sandbox.gateway.identified
        self._waiting = await self.begun()
        await self.sandbox.until(lambda: self.sandbox.gateway.identified > before)

    async def end(self) -> int:
        """Tell both to stop; the exit code, other than 0 where either's is."""
        code = await super().end()
        assert self._waiting is not None
        self._waiting.terminate()
        return await self._waiting.wait() or code

    async def clear(self) -> None:
        """Leave nothing running."""
        await super().clear()
        if self._waiting is not None and self._waiting.returncode is None:
            self._waiting.kill()
            await self._waiting.wait()

    async def alive(self, work: Coroutine[object, object, T]) -> T:
        """What `work` brings; where the process ends before, the other one may bring it to its end. Raises Died."""
        working, dying = asyncio.create_task(work), asyncio.create_task(self.dead.wait())
        try:
            await asyncio.wait((working, dying), timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
            if self.dead.is_set():
                await asyncio.wait((working,), timeout=GRACE)
                raise Died
            if not working.done():
                raise TimeoutError("the bot lives and does nothing")
            return await working
        finally:
            dying.cancel()
            working.cancel()
            await asyncio.gather(working, dying, return_exceptions=True)
