"""The bot under load: `python -m tests.bench.soak --tables 200 --rate 16 --minutes 10`.

The bot runs in a process of its own; Discord is a sandbox in this one, with real rate limits. Tables stand in the
middle of whole games; people play on at random moments, by commands and buttons, and leave their panels open. Each
table is played at, and so drawn, before anything is measured, but for `--warm 0`: a young bot. With `--reviews 10` it
is measured twice, before and after ten people ask for reviews of long games. Linux only.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import ExitStack, asynccontextmanager, closing
from dataclasses import dataclass, field
from itertools import chain, cycle, islice
from pathlib import Path
from random import Random

from msgspec.structs import replace

from bot.model.table import TableRecord
from bot.sandbox.sandbox import Sandbox
from engine.registry import GAMES, find_game
from tests.bench import soak_bot
from tests.bench.figures import MIB, Figure, Used, below, children, growth, percentile, spread, table
from tests.bench.soak_crowd import Crowd, seated
from tests.bench.soak_pair import compared
from tests.bench.soak_rows import Rows
from tests.bench.stocked import Stocked, Whole, stock, wholes
from tests.engine.playouts import playout

LEFT = 12
"""Moves that every game has left at the start: some come to their end."""

PATIENCE_SECONDS = 300.0
REST = 2.0
"""Seconds for which the bot must have had hardly anything to do, to have drawn each table."""

HOSTED = tuple(game.name for game in GAMES)


@dataclass(frozen=True)
class Soak:
    """What is done. `hosted`: the names of the games that are played. `computers`: tables of computer players alone,
    besides those of people. `reviews`: finished games of Tigris, whose reviews are asked for half-way."""

    tables: int
    rate: float
    seconds: float
    warm: float
    games: int = 24
    hosted: tuple[str, ...] = HOSTED
    computers: int = 0
    reviews: int = 0


class Reviewed(Stocked):
    """A finished table whose first player asks for a review."""


class OfComputers(Stocked):
    """A table whose people have left: computer players play on."""

    @property
    def row(self) -> TableRecord:
        """What stands in the table of tables."""
        row = super().row
        chairs = tuple(replace(chair, user=None) for chair in row.roster.chairs)
        return replace(row, roster=replace(row.roster, chairs=chairs), waits=())


@dataclass
class Watched:
    """What the process of the bot used."""

    process: int
    start: Used
    since: float
    memory: list[float] = field(default_factory=list)
    end: Used = field(default_factory=Used)
    until: float = 0.0

    @classmethod
    def now(cls, process: int) -> "Watched":
        """From now on."""
        return cls(process, Used.by(process), time.monotonic())

    @property
    def spent(self) -> tuple[float, float]:
        """Seconds of all threads, and of the loop's."""
        return self.end.seconds - self.start.seconds, self.end.loop - self.start.loop


@dataclass
class Reviewing:
    """The reviews that people have asked for. `ends`: when each that is finished was seen to be."""

    database: Path | str
    since: float
    ends: list[float] = field(default_factory=list)

    async def watch(self) -> None:
        """Look at them once a second."""
        while True:
            with closing(Rows(self.database)) as rows:
                ((count,),) = rows.found("SELECT count(*) FROM reviews WHERE finished = 1")
            self.ends += [time.monotonic()] * (int(str(count)) - len(self.ends))
            await asyncio.sleep(1)


def stocked(sandbox: Sandbox, soak: Soak) -> list[Stocked]:
    """Tables in the middle of games, of each game as many, and some more for when these come to their end; then those
    of computer players, at the start of their games."""
    luck, hosted = Random(2), [game for game in GAMES if game.name in soak.hosted]
    games = list(chain.from_iterable(zip(*(wholes(game, soak.games) for game in hosted), strict=True)))
    people = cycle(sandbox.people.values())
    made = []
    peopled = soak.tables + soak.tables // 4 + 2
    for number, whole in enumerate(islice(cycle(games), peopled + soak.computers), 1):
        length, seats = len(whole.played.played), len(whole.record.header.marks)
        sitting = tuple((person.id, person.name) for person in islice(people, seats))
        channel = sandbox.state.add_channel(f"table-{number + 1}")
        kind, entries = (Stocked, luck.randrange(max(1, length - LEFT))) if number <= peopled else (OfComputers, 0)
        made.append(kind(number, sandbox.guild, channel.id, sitting, whole, entries))
    return made + [reviewed(sandbox, len(made) + number) for number in range(1, soak.reviews + 1)]


def reviewed(sandbox: Sandbox, number: int) -> Reviewed:
    """A finished table of Tigris with this number, of people who do not all sit at the others."""
    whole = Whole(find_game("tigris"), playout(find_game("tigris"), number))
    people = islice(cycle(sandbox.people.values()), number, number + len(whole.record.header.marks))
    sitting = tuple((person.id, person.name) for person in people)
    channel = sandbox.state.add_channel(f"table-{number + 1}")
    return Reviewed(number, sandbox.guild, channel.id, sitting, whole, len(whole.played.played))


async def request_reviews(sandbox: Sandbox, tables: Sequence[Stocked]) -> None:
    """Have the first player of each finished table ask for a review."""
    people = {person.id: person for person in sandbox.people.values()}
    for one in tables:
        if isinstance(one, Reviewed):
            answer = await people[one.people[0][0]].slash(sandbox.state.channel(one.channel), "table review")
            assert "direct message" in answer.content, answer.content


@asynccontextmanager
async def running(sandbox: Sandbox, database: Path | str, lateness: Path) -> AsyncIterator[asyncio.subprocess.Process]:
    """The bot, from ready until it has stopped."""
    given = (sandbox.url, sandbox.token, str(database), str(lateness))
    with lateness.with_name("log").open("wb") as said:
        bot = await asyncio.create_subprocess_exec(
            sys.executable, "-m", soak_bot.__name__, *given, stdout=said, stderr=said
        )
        try:
            await sandbox.until(lambda: sandbox.gateway.is_connected and sandbox.state.commands[None], PATIENCE_SECONDS)
            yield bot
        finally:
            if bot.returncode is None:
                bot.terminate()
            await bot.wait()


async def filled(folder: Path, tables: list[Stocked], doors: dict[int, int], server: str | None) -> Path | str:
    """A database with tables: a file, or the one of a server."""
    file = folder / "dubsar.sqlite"
    await asyncio.to_thread(stock, file, tables, doors)
    if server is not None:
        from bot.store.move import move
        from bot.store.places import place_of

        await move(place_of(file), place_of(server))
    return server or file


async def measure(folder: Path, soak: Soak, server: str | None = None) -> list[Figure]:
    """Do it all, on SQLite or on the database of a server of PostgreSQL."""
    names = [f"Person {number}" for number in range(2 * soak.tables)]
    sandbox = Sandbox(people=names, guests=())
    lateness, tables = folder / "lateness", stocked(sandbox, soak)
    doors = {person.id: person.dm.id for person in sandbox.people.values()}
    database = await filled(folder, tables, doors, server)
    await sandbox.start()
    sandbox.rates.real = True
    peopled = [table for table in tables if not isinstance(table, OfComputers | Reviewed)]
    crowd = Crowd(sandbox, list(seated(sandbox, peopled)), soak.tables, database)
    async with running(sandbox, database, lateness) as bot:
        watching = asyncio.create_task(crowd.watch())
        if soak.warm:
            await crowd.warm(soak.rate / 2, int(soak.rate * soak.warm / 2))
            await crowd.heard(PATIENCE_SECONDS)
        if soak.warm and not soak.computers:  # these never rest before they are done
            await rested(bot.pid, PATIENCE_SECONDS)
        alone = []
        if soak.reviews:
            await crowd.play(soak.rate, int(soak.rate * soak.seconds))
            alone = crowd.waits.acknowledged
            await request_reviews(sandbox, tables)
        before, looked_at = played(database, tables), reviewed_moves(database, tables)
        crowd.waits, crowd.requests = type(crowd.waits)(), 0
        watched = Watched.now(bot.pid)
        reviewing = Reviewing(database, watched.since)
        watches = [sample(watched), *([reviewing.watch()] if soak.reviews else [])]
        sampling = [asyncio.create_task(one) for one in watches]
        await crowd.play(soak.rate, int(soak.rate * soak.seconds))
        watched.until, looked_at = time.monotonic(), reviewed_moves(database, tables) - looked_at
        late = await crowd.heard(PATIENCE_SECONDS)
        watched.end, after = Used.by(bot.pid), played(database, tables)
        for task in sampling:
            task.cancel()
        if not watching.cancel():
            watching.result()
    unpictured = crowd.unpictured()
    crowd.close()
    await sandbox.stop()
    lost = sum(made != stored(database).get(number, 0) for number, made in crowd.made.items())
    late_loop = soak_bot.read(lateness, watched.since, watched.until)
    found = list(figures(crowd, watched, late_loop, lost, late, unpictured))
    found += [Figure("moves of computers", f"{after - before}")] if soak.computers else []
    return found + (list(review_figures(alone, crowd.waits.acknowledged, looked_at, reviewing)) if soak.reviews else [])


async def rested(process: int, patience: float) -> None:
    """Return when a process hardly works any more, nor another for it, or after so many seconds: drawing each table for
    the first time takes longer than playing at it."""
    for _ in range(int(patience / REST)):
        before = Used.by(process).seconds
        await asyncio.sleep(REST)
        if Used.by(process).seconds - before < REST / 10 and not children(process):
            return


async def sample(watched: Watched) -> None:
    """Look at the memory once a second."""
    while True:
        watched.memory.append(Used.by(watched.process).memory / MIB)
        await asyncio.sleep(1)


def stored(database: Path | str) -> dict[object, object]:
    """How many entries each table has."""
    with closing(Rows(database)) as rows:
        return dict(rows.found("SELECT table_id, count(*) FROM entries GROUP BY table_id"))  # type: ignore[arg-type]


def played(database: Path | str, tables: Sequence[Stocked]) -> int:
    """How many moves computer players have made at their tables."""
    made = stored(database)
    return sum(int(str(made.get(table.number, 0))) for table in tables if isinstance(table, OfComputers))


def reviewed_moves(database: Path | str, tables: Sequence[Stocked]) -> int:
    """Return the number of moves reviewed, in all games together; 0 if none is to be, since an older tree has no table
    of reviews."""
    if not any(isinstance(table, Reviewed) for table in tables):
        return 0
    with closing(Rows(database)) as rows:
        reviewed = {number: int(str(last)) for number, last in rows.found("SELECT table_id, reviewed FROM reviews")}
    entries = [(one.number, entry) for one in tables if one.number in reviewed for entry in one.whole.record.entries]
    return sum(entry.seat == 0 and entry.number <= reviewed[number] for number, entry in entries)


def review_figures(alone: list[float], beside: list[float], moves: int, reviewing: Reviewing) -> Iterator[Figure]:
    """People's waits `alone` and `beside` reviews, and the progress of the reviews."""
    yield spread("without reviews", alone)
    ratio = percentile(beside, 99) / max(percentile(alone, 99), 0.001)
    yield Figure("acknowledged, p99", f"{ratio:.2f} of without", "≤ 1.05", bool(beside) and ratio <= 1.05)
    yield Figure("moves reviewed", f"{moves}")
    yield Figure("reviews finished", f"{len(reviewing.ends)}")
    if reviewing.ends:
        yield Figure("the first after", f"{reviewing.ends[0] - reviewing.since:.0f} s")


def figures(
    crowd: Crowd, watched: Watched, lateness: list[float], lost: int, late: int, unpictured: int
) -> Iterator[Figure]:
    """What came of it."""
    waits, actions = crowd.waits, len(crowd.waits.acknowledged)
    yield Figure("actions", f"{actions}")
    yield Figure("rate", f"{actions / (watched.until - watched.since):.1f} a second")
    yield Figure("requests an action", f"{crowd.requests / max(1, actions):.2f}")
    yield spread("acknowledged", waits.acknowledged, at_most=0.15)
    yield spread("told", waits.told)
    yield spread("pictured", waits.pictured)
    yield spread("loop late", lateness)
    spent, loop = (1000 / max(1, actions) * one for one in watched.spent)
    yield below("processor an action", spent, "ms", 50)
    yield Figure("of it in the loop", f"{loop:.1f} ms")
    yield below("memory", max(watched.memory), "MiB", 300)
    yield below("memory grows", 100 * growth(watched.memory), "%", 5)
    yield below("failed", waits.failed, "actions", 0)
    yield below("never told", late, "messages", 0)
    yield below("never pictured", unpictured, "tables", 0)
    yield below("otherwise stored", lost, "tables", 0)


def main() -> int:
    """Do what the command line says; whether a goal was missed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rate", type=float, default=16.0, help="actions a second")
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument(
        "--warm", type=float, default=60.0, help="seconds at half the rate before that, or longer; 0: a young bot"
    )
    parser.add_argument("--computers", type=int, default=0, help="tables of computer players alone, besides the others")
    parser.add_argument("--reviews", type=int, default=0, help="finished games that are reviewed meanwhile")
    parser.add_argument("--games", nargs="+", choices=HOSTED, default=HOSTED, help="what is played")
    parser.add_argument("--postgres", action="store_true", help="on a server of PostgreSQL, started for it")
    parser.add_argument("--pair", metavar="COMMIT", help="the tree of a commit and this one in turn, and their ratios")
    parser.add_argument("--rounds", type=int, default=2, help="how often each of the two")
    given = parser.parse_args()
    if given.pair:
        passed_on = ["--tables", given.tables, "--rate", given.rate, "--minutes", given.minutes, "--warm", given.warm]
        passed_on += ["--computers", given.computers] if given.computers else []
        text, missed = compared(given.pair, given.rounds, list(map(str, passed_on)), given.games)
        sys.stdout.write(text)
        return int(missed)
    soak = Soak(
        given.tables,
        given.rate,
        60 * given.minutes,
        given.warm,
        hosted=tuple(given.games),
        computers=given.computers,
        reviews=given.reviews,
    )
    with tempfile.TemporaryDirectory(prefix="dubsar-soak-") as folder, ExitStack() as opened:
        server = None
        if given.postgres:
            from tests.support.postgres import postgres_host

            server = opened.enter_context(postgres_host()).new()
        found = asyncio.run(measure(Path(folder), soak, server))
        said = Path(folder, "log").read_text("utf-8").splitlines()
    title = f"{soak.tables} tables, {soak.rate:g} actions a second, {given.minutes:g} minutes"
    sys.stdout.write("\n".join([table(title, found), "the last that the bot said:", *said[-3:], ""]))
    return int(not all(figure.met for figure in found))


if __name__ == "__main__":
    sys.exit(main())
