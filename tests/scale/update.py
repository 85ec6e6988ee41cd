"""`python -m tests.scale.update`: updates of two processes on one PostgreSQL while people play, one after the other.

The first process is of the tree of `--before`, or of this one, those that take over are of this tree; a `--migration`
makes this tree's format newer than the other's. Discord is a sandbox with real rate limits.
"""

import argparse
import asyncio
import json
import os
import shutil
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path

from bot.sandbox.sandbox import Sandbox
from tests.bench import soak_bot
from tests.bench.figures import Figure, below, spread, table
from tests.bench.soak import PATIENCE_SECONDS, Soak, filled, stocked, stored
from tests.bench.soak_crowd import Crowd, seated
from tests.bench.stocked import EPOCH
from tests.bench.trees import THIS, TREE, Tree, tree_of
from tests.chaos.relay import holder, replaced
from tests.faults.planting import VARIABLE
from tests.support.postgres import postgres_host

GAP = 2.0
"""Seconds for which nothing may be told while people play on."""

BETWEEN = 4.0
"""Seconds of play before each update."""

LOADING = "from bot.runtime.priority import apart; apart(lambda: __import__('bot.cli.run')); "
"""How this tree's bot loads what it needs."""

NEWER = json.dumps(
    [
        "bot.store.migrations",
        "return tuple(sorted(step for step in texts.items() if step[0] >= FIRST_STEP[kind]))",
        "texts[9999] = 'ALTER TABLE entries ADD COLUMN later BIGINT; CREATE INDEX entries_later ON entries (later);'\n"
        "    return tuple(sorted(step for step in texts.items() if step[0] >= FIRST_STEP[kind]))",
    ]
)
"""A planted step of migration."""


@dataclass
class Update:
    """What is done, and what came of it: `gaps`, in seconds, of each update."""

    soak: Soak
    updates: int
    before: Tree
    migration: bool
    patient: bool = False
    gaps: list[float] = field(default_factory=list)
    orderly: bool = True


class Processes:
    """Those of the bot: one works, and at times another waits."""

    def __init__(self, sandbox: Sandbox, address: str, folder: Path) -> None:
        self._sandbox, self._address, self._folder = sandbox, address, folder
        self._running: list[asyncio.subprocess.Process] = []

    async def begin(self, tree: Tree, *, migration: bool) -> None:
        """Start one, which is connected when this returns."""
        before = self._sandbox.gateway.identified
        number = len(list(self._folder.glob("log-*")))
        given = (self._sandbox.url, self._sandbox.token, self._address, str(self._folder / f"late-{number}"))
        planted = {VARIABLE: NEWER} if migration else {}
        with (self._folder / f"log-{number}").open("wb") as said:
            started = await asyncio.create_subprocess_exec(
                *(
                    tree.python,
                    "-c",
                    f"import tests.faults.planting, runpy; {LOADING if tree == THIS else ''}"
                    f"runpy.run_module({soak_bot.__name__!r}, run_name='__main__', alter_sys=True)",
                ),
                *given,
                cwd=tree.path,
                env=os.environ | planted,
                stdout=said,
                stderr=said,
            )
        self._running.append(started)
        await self._sandbox.until(lambda: self._sandbox.gateway.identified > before, PATIENCE_SECONDS)

    async def hand_over(self) -> bool:
        """Stop the one that works; return, when the other works, whether it has ended as it was told."""
        working, worked = self._running.pop(0), holder(self._address)
        working.terminate()
        await asyncio.to_thread(replaced, self._address, worked)
        return await working.wait() == 0

    async def close(self) -> None:
        """Stop all."""
        for process in self._running:
            process.terminate()
            await process.wait()


@asynccontextmanager
async def running(sandbox: Sandbox, address: str, folder: Path, before: Tree) -> AsyncIterator[Processes]:
    """A process of the version before, which works, until all have stopped."""
    processes = Processes(sandbox, address, folder)
    try:
        await processes.begin(before, migration=False)
        await sandbox.until(lambda: bool(sandbox.state.commands[None]), PATIENCE_SECONDS)
        yield processes
    finally:
        await processes.close()


async def measure(folder: Path, update: Update, server: str) -> list[Figure]:
    """Do it all."""
    soak = update.soak
    names = [f"Person {number}" for number in range(2 * soak.tables)]
    sandbox = Sandbox(people=names, guests=(), clock=(lambda: EPOCH) if update.patient else time.time)
    tables = stocked(sandbox, soak)
    await filled(folder, tables, {person.id: person.dm.id for person in sandbox.people.values()}, server)
    await sandbox.start()
    sandbox.rates.real = not update.patient
    crowd = Crowd(sandbox, list(seated(sandbox, tables)), soak.tables, server)
    async with running(sandbox, server, folder, update.before) as processes:
        watching = asyncio.create_task(crowd.watch())
        await crowd.play(soak.rate / 2, int(soak.rate * soak.warm / 2))
        await crowd.heard(PATIENCE_SECONDS)
        crowd.waits = type(crowd.waits)()
        playing = asyncio.create_task(crowd.play(soak.rate, sys.maxsize))
        await updated(processes, crowd, update)
        playing.cancel()
        await crowd.rest(BETWEEN)
        late = await crowd.heard(PATIENCE_SECONDS)
        watching.cancel()
    crowd.close()
    await sandbox.stop()
    lost = sum(made != stored(server).get(number, 0) for number, made in crowd.made.items())
    return list(figures(crowd, update, lost, late))


async def updated(processes: Processes, crowd: Crowd, update: Update) -> None:
    """One update after the other, each by a process that waits before the other is told to stop."""
    for number in range(update.updates):
        await processes.begin(THIS, migration=update.migration)
        await asyncio.sleep(BETWEEN)
        since = len(crowd.waits.moments)
        update.orderly &= await processes.hand_over()
        await asyncio.sleep(BETWEEN)
        update.gaps.append(longest(crowd.waits.moments[max(0, since - 1) :]))
        print(f"update {number + 1}: {update.gaps[-1]:.2f} s", file=sys.stderr, flush=True)  # noqa: T201 - it takes long


def longest(moments: list[float]) -> float:
    """The longest time between two moments."""
    return max((after - before for before, after in pairwise(moments)), default=0.0)


def figures(crowd: Crowd, update: Update, lost: int, late: int) -> Iterator[Figure]:
    """What came of it."""
    waits, actions = crowd.waits, len(crowd.waits.acknowledged)
    yield Figure("actions", f"{actions}")
    yield Figure("updates", f"{update.updates}", "end in good order", update.orderly)
    yield spread("gap", update.gaps)
    yield below("largest gap", max(update.gaps, default=0.0), "s", GAP)
    yield spread("acknowledged", waits.acknowledged)
    yield Figure("longest", f"{max(waits.acknowledged, default=0.0):.2f} s")
    yield spread("told", waits.told)
    yield Figure("pressed again", f"{waits.again}")
    yield below("failed", waits.failed, "actions", 0)
    yield below("never told", late, "messages", 0)
    yield below("otherwise stored", lost, "tables", 0)


def main() -> int:
    """Do what the command line says; whether a goal was missed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--before", metavar="COMMIT", help="the version that works at first (default: this tree)")
    parser.add_argument("--migration", action="store_true", help="the new version brings a format of its own")
    parser.add_argument("--updates", type=int, default=5)
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--rate", type=float, default=16.0, help="actions a second")
    parser.add_argument("--warm", type=float, default=20.0, help="seconds at half the rate before that")
    parser.add_argument(
        "--patient", action="store_true", help="Discord waits and limits nothing: where others use the machine as well"
    )
    given = parser.parse_args()
    with ExitStack() as opened:
        before = THIS
        if given.before:
            before = opened.enter_context(tree_of(given.before))
            for name in ("bench/soak_bot.py", "faults/planting.py"):
                shutil.copy(TREE / "tests" / name, before.path / "tests" / name)
        folder = Path(opened.enter_context(tempfile.TemporaryDirectory(prefix="dubsar-update-")))
        update = Update(
            Soak(given.tables, given.rate, 0.0, given.warm), given.updates, before, given.migration, given.patient
        )
        server = opened.enter_context(postgres_host()).new()
        found = asyncio.run(measure(folder, update, server))
    title = f"{given.updates} updates at {given.rate:g} actions a second"
    sys.stdout.write(table(title, found) + "\n")
    return int(not all(figure.met for figure in found))


if __name__ == "__main__":
    sys.exit(main())
