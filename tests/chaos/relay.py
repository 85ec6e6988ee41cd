"""Two processes of the bot on one database: one works, the other waits for its end and takes over."""

import asyncio
import signal
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar

import psycopg

from bot.__main__ import UNREACHABLE
from bot.sandbox.sandbox import Sandbox
from bot.store.postgres.writer import NOBODY
from tests.bench.figures import percentile
from tests.chaos.freeze import Freezer
from tests.chaos.process import Begun, Process

GRACE_SECONDS = 8.0
"""Seconds in which the process that takes over answers what was asked of the one before."""

HANG_SECONDS = 90.0
"""Seconds after which a process that was replaced hangs. It ends within five on a quiet machine; a busy one is slow."""

T = TypeVar("T")


def holder(address: str) -> str:
    """Who has the database."""
    with psycopg.connect(address) as server:
        ((name,),) = server.execute("SELECT holder FROM dubsar.format").fetchall()
        return str(name)


def replaced(address: str, before: str) -> None:
    """Return once another has the database, or after a minute."""
    with psycopg.connect(address, autocommit=True) as server:
        for _ in range(3000):
            if server.execute("SELECT holder FROM dubsar.format").fetchall() not in ([(before,)], [(NOBODY,)]):
                return
            server.execute("SELECT pg_sleep(0.02)")


@dataclass
class Gaps:
    """Seconds from the end of a process until the other has the database, and until it has answered who waited."""

    takes: list[float] = field(default_factory=list)
    answers: list[float] = field(default_factory=list)

    def lines(self) -> list[str]:
        """The figures in words."""
        return [
            f"the other had the database {_spread(self.takes)}",
            f"and answered what was under way {_spread(self.answers)}",
        ]


def _spread(seconds: list[float]) -> str:
    if not seconds:
        return "never"
    middle, high = (percentile(seconds, which) for which in (50, 99))
    return f"{len(seconds)} times, after {middle:.2f} s (median), {high:.2f} s (99 %), {max(seconds):.2f} s (longest)"


class Relay(Process):
    """One life of the bot after the other, each waiting beside the one before. They draw nothing: who works, and not
    what it looks like, is at stake."""

    programs = ("tests.chaos.short_panels", "tests.chaos.unpainted", "tests.chaos.child")

    def __init__(self, sandbox: Sandbox, database: Path | str, log: Path) -> None:
        super().__init__(sandbox, database, log)
        self._waiting: Begun | None = None
        self._frozen: Begun | None = None
        self._holder = ""
        self._ended = 0.0
        self._taking: asyncio.Task[None] | None = None
        self.gaps = Gaps()

    async def spawn(self) -> None:
        """Go on with the life of the one that has waited, and begin another that waits."""
        if self._waiting is None:
            await super().spawn()
            await self.sandbox.until(lambda: self.listening)
        else:
            self._running, self._waiting = self._waiting, None
            if self._frozen is not None:
                # Another that waits might be quicker, and would be taken for the one that waits.
                await asyncio.to_thread(replaced, str(self.database), self._holder)
            self.lives += 1
            self.dead.clear()
        before = self.sandbox.gateway.identified
        self._waiting = await self.begun()
        await self.sandbox.until(lambda: self.sandbox.gateway.identified > before)
        await self._thaw()

    async def kill(self) -> None:
        """End it as a power cut would, and note when the other has the database."""
        before = holder(str(self.database)) if self._waiting is not None else ""
        self._ended = time.monotonic()
        if before:
            self._taking = asyncio.create_task(self._note(before))
        await super().kill()

    async def _note(self, before: str) -> None:
        await asyncio.to_thread(replaced, str(self.database), before)
        self.gaps.takes.append(time.monotonic() - self._ended)

    def freeze(self) -> None:
        """Take the one that works, which is frozen, for dead."""
        self._frozen, self._holder = self._running, holder(str(self.database))
        self.dead.set()

    async def _thaw(self) -> None:
        """Let go on what was frozen, once another works: it finds itself replaced, and asks nothing of Discord."""
        if (frozen := self._frozen) is None:
            return
        self._frozen = None
        assert self.frost is not None
        frost = Freezer(self.frost, frozen.pid)
        before = len(frost.asked())
        frozen.send_signal(signal.SIGCONT)
        code = await asyncio.wait_for(frozen.wait(), HANG_SECONDS)
        assert code == UNREACHABLE, f"it went on, and ended with {code}"
        # Discord takes one answer: the other process has given it, or this one says that it does not know.
        asked = [one for one in frost.asked()[before:] if "/callback" not in one]
        changed = [one for one in asked if not one.startswith("GET ")]
        assert not changed, f"after it was replaced it asked: {changed}"

    async def end(self) -> int:
        """Tell both to stop; the exit code, other than 0 where either's is."""
        code = await super().end()
        assert self._waiting is not None
        self._waiting.terminate()
        return await self._waiting.wait() or code

    async def clear(self) -> None:
        """Leave nothing running."""
        await super().clear()
        if self._taking is not None:
            await self._taking
        if self._frozen is not None:
            self._frozen.kill()
            await self._frozen.wait()
        if self._waiting is not None and self._waiting.returncode is None:
            self._waiting.kill()
            await self._waiting.wait()

    async def _outlived(self, work: asyncio.Task[T]) -> None:
        """Wait whether the other process brings `work` to its end, and note how long that took."""
        answered, _ = await asyncio.wait((work,), timeout=GRACE_SECONDS)
        if self._ended and any(one.exception() is None for one in answered):
            self.gaps.answers.append(time.monotonic() - self._ended)
