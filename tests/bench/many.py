"""The bot with many stored tables: `python -m tests.bench.many --tables 10000 --open 500`.

Makes two databases from whole games, one with as many tables as wished and one with ten, and holds the bot's start,
memory and answers with the one against the other. Linux only.
"""

import argparse
import asyncio
import sqlite3
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, replace
from itertools import cycle, islice
from pathlib import Path

from bot.runtime.clock import Clock
from bot.sandbox.sandbox import Sandbox
from bot.store.store import Store
from bot.tables.log_archiver import LogArchiver
from engine.registry import GAMES
from tests.bench.figures import MIB, Figure, Used, below, percentile, table
from tests.bench.soak import Soak, running, stocked
from tests.bench.soak_crowd import Crowd, Waits, seated
from tests.bench.stocked import FLAKE, Stocked, Whole, stock, wholes

KIB = 1024
FEW = 10
RATE = 2.0


@dataclass(frozen=True)
class Many:
    """What is done: so many tables, of which so many are open; so many moves at these."""

    tables: int
    open: int
    moves: int
    games: int = 24


@dataclass(frozen=True)
class Found:
    """What came of it. Times in seconds, sizes in bytes."""

    ready: float
    spent: float
    memory: int
    waits: Waits
    size: int


def finished(many: Many, games: list[Whole], first: int) -> Iterator[Stocked]:
    """Tables whose games are over, in channels that nobody visits any more."""
    for number, whole in enumerate(islice(cycle(games), many.tables - many.open), first):
        seats = range(len(whole.record.header.marks))
        people = tuple((FLAKE + (number + seat) % 5000, f"Person {seat}") for seat in seats)
        yield Stocked(number, 1, FLAKE + number, people, whole, len(whole.played.played))


async def bind(database: Path) -> None:
    """Have old games take little room, as the bot does once a day."""
    store = await Store.open(database)
    await LogArchiver(store.archived_logs, Clock()).archive_due()
    await store.close()
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("VACUUM")


async def measure(folder: Path, many: Many) -> Found:
    """Start the bot on such a database, and play a little."""
    database, lateness = folder / "dubsar.sqlite", folder / "lateness"
    sandbox = Sandbox(people=[f"Person {number}" for number in range(2 * many.open)], guests=())
    soak = Soak(many.open, RATE, many.moves / RATE, 0.0, many.games)
    games = [whole for game in GAMES for whole in wholes(game, many.games)]
    tables = stocked(sandbox, soak)[: many.open]
    over = [replace(one, guild=sandbox.guild) for one in finished(many, games, many.open + 1)]
    doors = {person.id: person.dm.id for person in sandbox.people.values()}
    await asyncio.to_thread(stock, database, [*tables, *over], doors)
    await bind(database)
    size = database.stat().st_size
    await sandbox.start()
    crowd = Crowd(sandbox, list(seated(sandbox, tables)), many.open, database)
    start = time.monotonic()
    async with running(sandbox, database, lateness) as bot:
        log = lateness.with_name("log")
        ready = await asyncio.to_thread(said, log, "event=ready") - start
        spent = Used.by(bot.pid).seconds
        await asyncio.to_thread(said, log, "looked over")
        watching = asyncio.create_task(crowd.watch())
        await crowd.play(RATE, many.moves)
        await crowd.heard(30.0)
        memory = Used.by(bot.pid).memory
        watching.cancel()
    crowd.close()
    await sandbox.stop()
    return Found(ready, spent, memory, crowd.waits, size)


def said(log: Path, words: str) -> float:
    """Wait until the bot says something; the moment."""
    while words not in log.read_text("utf-8"):
        time.sleep(0.01)
    return time.monotonic()


def figures(many: Many, found: Found, few: Found) -> Iterator[Figure]:
    """What came of it."""
    yield below("start to ready", found.ready, "s", 3)
    yield Figure("with ten tables", f"{few.ready:.1f} s")
    yield Figure("processor until then", f"{found.spent:.1f} s")
    yield below("memory", found.memory / MIB, "MiB", 250)
    yield Figure("with ten tables", f"{few.memory / MIB:.1f} MiB")
    times = [1000 * percentile(one.waits.acknowledged, 50) for one in (found, few)]
    yield below("acknowledged, p50", times[0] / max(0.1, times[1]), "times", 1.5)
    yield Figure("with ten tables", f"{times[1]:.1f} ms")
    yield below("failed", found.waits.failed, "actions", 0)
    yield below("on disk, a table", (found.size - few.size) / max(1, many.tables - FEW) / KIB, "KiB", 16)


def both(folder: Path, many: Many) -> list[Figure]:
    """The many and the few."""
    found = []
    for one in (many, replace(many, tables=FEW, open=FEW)):
        place = folder / str(one.tables)
        place.mkdir()
        found.append(asyncio.run(measure(place, one)))
    return list(figures(many, *found))


def main() -> int:
    """Do what the command line says; whether a goal was missed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--open", type=int, default=500)
    parser.add_argument("--moves", type=int, default=100)
    given = parser.parse_args()
    many = Many(given.tables, given.open, given.moves)
    with tempfile.TemporaryDirectory(prefix="dubsar-many-") as folder:
        found = both(Path(folder), many)
    sys.stdout.write(table(f"{many.tables} stored tables, {many.open} of them open", found) + "\n")
    return int(not all(figure.met for figure in found))


if __name__ == "__main__":
    sys.exit(main())
