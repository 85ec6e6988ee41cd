"""The bot as a process of its own, which ends without a warning."""

import asyncio
import os
import sys
from asyncio.subprocess import DEVNULL
from collections.abc import Coroutine
from pathlib import Path
from typing import TypeAlias, TypeVar

from bot.sandbox.sandbox import Sandbox
from tests.chaos.forked import Forked
from tests.chaos.freeze import FOLDER
from tests.faults.planting import VARIABLE
from tests.support.sources import ROOT

Begun: TypeAlias = asyncio.subprocess.Process | Forked
PATIENCE_SECONDS = 600.0
"""Seconds for what takes one on a machine that is not busy: who waits so long waits for nothing."""

T = TypeVar("T")


class Died(Exception):
    """The process is gone."""


class Process:
    """One life of the bot after the other, on one database. `programs` are the modules that run it, each the next;
    `frost` is the folder in which it is told to freeze."""

    programs: tuple[str, ...] = ("tests.chaos.short_panels", "tests.chaos.child")

    def __init__(self, sandbox: Sandbox, database: Path | str, log: Path) -> None:
        self.sandbox = sandbox
        self.database = database
        self.log = log
        self.frost: Path | None = None
        self.lives = 0
        self._running: Begun | None = None
        self._identified = 0
        self.dead = asyncio.Event()
        self.dead.set()

    @property
    def pid(self) -> int:
        """The number of the process that lives, or lived last."""
        assert self._running is not None
        return self._running.pid

    async def spawn(self) -> None:
        """Begin a life."""
        self._identified = self.sandbox.gateway.identified
        self._running = await self.begun()
        self.lives += 1
        self.dead.clear()

    async def begun(self) -> Begun:
        """A process that has been started. One with a fault loads its modules itself."""
        environment = os.environ | {"DISCORD_TOKEN": self.sandbox.token, "DUBSAR_DATABASE": str(self.database)}
        if self.frost is not None:
            environment[FOLDER] = str(self.frost)
        program, arguments = self.programs[0], (*self.programs[1:], self.sandbox.url, "run")
        if VARIABLE not in environment:
            forked = Forked(program, arguments, environment, self.log)
            await forked.start()
            return forked
        command = (sys.executable, "-m", program, *arguments)
        with self.log.open("ab") as log:
            return await asyncio.create_subprocess_exec(
                *command, cwd=ROOT, env=environment, stdin=DEVNULL, stdout=log, stderr=log
            )

    @property
    def listening(self) -> bool:
        """Whether this life has logged in."""
        return self.sandbox.gateway.identified > self._identified and self.sandbox.gateway.is_connected

    async def kill(self) -> None:
        """End it as a power cut would: it is dead even if nobody waits to see it."""
        assert self._running is not None
        self._running.kill()
        try:
            await self._running.wait()
        finally:
            self.dead.set()

    async def clear(self) -> None:
        """Leave nothing running."""
        if not self.dead.is_set():
            await self.kill()

    async def end(self) -> int:
        """Tell it to stop, as a supervisor does; the exit code."""
        assert self._running is not None
        self._running.terminate()
        code = await self._running.wait()
        self.dead.set()
        return code

    async def left(self) -> int:
        """The exit code of a process that ends by itself."""
        assert self._running is not None
        code = await self._running.wait()
        self.dead.set()
        return code

    async def alive(self, work: Coroutine[object, object, T]) -> T:
        """What `work` brings, unless the process ends before. Raises Died, or TimeoutError."""
        working, dying = asyncio.create_task(work), asyncio.create_task(self.dead.wait())
        try:
            await asyncio.wait((working, dying), timeout=PATIENCE_SECONDS, return_when=asyncio.FIRST_COMPLETED)
            if self.dead.is_set():
                await self._outlived(working)
                raise Died
            if not working.done():
                raise TimeoutError("the bot lives and does nothing")
            return await working
        finally:
            dying.cancel()
            working.cancel()
            await asyncio.gather(working, dying, return_exceptions=True)

    async def _outlived(self, work: asyncio.Task[T]) -> None:
        """Called when the process has ended while `work` was awaited."""
