"""A process that freezes at a step of the protocol, when it is told to, and writes down what it asks of Discord."""

import asyncio
import os
import signal
import time
from collections.abc import Callable
from functools import partial, wraps
from importlib import import_module
from pathlib import Path

import aiohttp

from tests.chaos.constants import set_constants

FOLDER = "DUBSAR_FROST"
"""The environment variable with the folder in which a process is told."""

STEPS = {
    "hearing": "bot.gateway.deduplicator:Deduplicator.receive",
    "claiming": "bot.store.store:Store.claim",
    "writing": "bot.store.database:Database.change",
    "asking": "bot.gateway.shards:ShardedClient._require_ownership",
    "paying": "bot.store.outbox:OutboxStore.dequeue",
    "renewing": "bot.gateway.open_panels:OpenPanels._edit",
}
"""What begins each step."""

BEAT_SECONDS, CERTAIN_SECONDS, FROZEN_SECONDS = 0.4, 1.4, 2.0
"""The seconds of the modules in `bot.store.postgres`, so that a freeze need not outlast a quarter of a minute."""

LOOK = 0.02
"""Seconds between two looks at whether a process is frozen."""


class Freezer:
    """What a process is told, and what it tells."""

    def __init__(self, folder: Path, pid: int) -> None:
        self._told = folder / f"step-{pid}"
        self._asked = folder / f"asked-{pid}"

    def tell(self, step: str) -> None:
        """Have the process freeze when it comes to a step."""
        self._told.write_text(step)

    def spare(self) -> None:
        """Have it freeze no more."""
        self._told.unlink(missing_ok=True)

    def reached(self, step: str) -> bool:
        """Whether the process is to freeze now; only once."""
        if not self._told.exists() or self._told.read_text() != step:
            return False
        self._told.unlink()
        return True

    def note(self, method: str, url: str) -> None:
        """Write down a request that leaves the process."""
        with self._asked.open("a") as asked:
            asked.write(f"{method} {url}\n")

    def asked(self) -> list[str]:
        """The requests that have left the process."""
        return self._asked.read_text().splitlines() if self._asked.exists() else []


async def stopped(pid: int) -> None:
    """Return when a process is frozen, or has ended."""
    await asyncio.to_thread(_watch, pid)


def _watch(pid: int) -> None:
    while _state(pid) not in ("T", "Z", ""):
        time.sleep(LOOK)


def _state(pid: int) -> str:
    """The letter of a process's state; empty: there is none."""
    try:
        return Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return ""


def install(folder: Path) -> None:
    """Have this process do as it is told."""
    frost = Freezer(folder, os.getpid())
    for step, place in STEPS.items():
        module, _, name = place.partition(":")
        owner, _, method = name.partition(".")
        kind = getattr(import_module(module), owner)
        setattr(kind, method, _frosted(getattr(kind, method), partial(frost.reached, step)))
    connection, writer = (import_module(f"bot.store.postgres.{name}") for name in ("connection", "writer"))
    set_constants(connection, HEARTBEAT_INTERVAL_SECONDS=BEAT_SECONDS, LOCK_CERTAIN_SECONDS=CERTAIN_SECONDS)
    set_constants(writer, FROZEN_AFTER=FROZEN_SECONDS)
    send = aiohttp.ClientRequest.send

    async def told(request: aiohttp.ClientRequest, *given: object) -> object:
        frost.note(request.method, str(request.url))
        return await send(request, *given)  # type: ignore[arg-type]

    aiohttp.ClientRequest.send = told  # type: ignore[method-assign,assignment]


def _frosted(method: Callable[..., object], reached: Callable[[], bool]) -> Callable[..., object]:
    @wraps(method)
    def frosted(*given: object, **named: object) -> object:
        if reached():
            os.kill(os.getpid(), signal.SIGSTOP)
        return method(*given, **named)

    return frosted
