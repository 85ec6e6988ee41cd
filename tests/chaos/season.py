"""`python -m tests.chaos.season`: a season of a league while the bot is killed again and again.

No game is opened twice, nothing is posted twice, the standings add up, and Discord's limits are kept.
"""

import argparse
import asyncio
import json
import logging
import os
import sys
import tempfile
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Awaitable, Callable
from fractions import Fraction
from functools import partial
from pathlib import Path
from random import Random, SystemRandom

from bot.cli.check import check_database
from bot.model.league import SeatResult, points_of, seat_results
from bot.model.times import DAY
from bot.sandbox.people.answers import NoAnswer
from bot.sandbox.people.person import Person
from bot.sandbox.sandbox import Sandbox
from engine.game import Words
from engine.moves import every_move
from engine.registry import GAMES
from tests.chaos.actions import play_by_command
from tests.chaos.ambush import Ambush
from tests.chaos.book import Book
from tests.chaos.control_run import without_pictures
from tests.chaos.process import Died, Process
from tests.chaos.run import Broken
from tests.chaos.swift import VARIABLE
from tests.support.require import require

WAIT = 0.05
"""Seconds between two looks at the database."""

OPENING = (
    "SELECT count(*) FROM fixtures LEFT JOIN tables ON tables.id = table_id"
    " WHERE result IS NULL AND (table_id IS NULL OR channel < 0 OR status = 'lobby')"
)
"""The number of games whose tables are not yet open."""

NEWEST = "SELECT table_id FROM fixtures WHERE result IS NULL ORDER BY table_id DESC"
"""The tables of games that are not over, the newest first."""

COUNTED = "SELECT count(*) FROM fixtures WHERE result IS NOT NULL AND table_id = ?"
"""The number of results that the league has of a table."""


class SwiftProcess(Process):
    """The bot with a clock that is ahead."""

    programs = ("tests.chaos.swift", "tests.chaos.child")


class Limits:
    """The requests of the bot to Discord: when, and how often it was told to wait."""

    def __init__(self, sandbox: Sandbox) -> None:
        self.times: list[float] = []
        self._clock = sandbox.state.clock
        self.refused: Counter[str] = Counter()
        sandbox.rates.real = True
        self._spend = sandbox.rates.count_request
        sandbox.rates.count_request = self.spend  # type: ignore[method-assign]  # of this one

    def spend(self, method: str, path: str) -> tuple[dict[str, str], float | None, bool]:
        """Note a request."""
        self.times.append(self._clock())
        found = self._spend(method, path)
        if found[1] is not None:
            self.refused["all" if found[2] else "route"] += 1
        return found

    def most(self, seconds: float) -> int:
        """The most requests in so many seconds."""
        return max(bisect_left(self.times, one + seconds) - place for place, one in enumerate(self.times))


class SeasonRun:
    """A season from its sign-up to the sign-up of the next one."""

    def __init__(self, folder: Path, seed: int, people: int, game: str, options: str, games: int) -> None:
        self.ahead, self._file = 0.0, folder / "ahead"
        os.environ[VARIABLE] = str(self._file)
        self.leap(0.0)
        names = [f"Person {number}" for number in range(people)]
        self.sandbox = Sandbox(people=names, clock=lambda: time.time() + self.ahead)
        self.sandbox.state.old_edits_an_hour = sys.maxsize
        self.limits = Limits(self.sandbox)
        self.database, self.options = folder / "dubsar.sqlite3", options
        (self.game,) = [one for one in GAMES if one.name == game]
        self.to_play, self.moves, self.late = games, 0, 0
        self.played: dict[int, tuple[SeatResult, ...]] = {}
        self.process = SwiftProcess(self.sandbox, self.database, folder / "log.txt")
        self.book = Book(self.database, self.sandbox)
        self.luck = Random(seed)
        self.ambush = Ambush(self.sandbox, self.process, Random(f"{seed} ambush"))
        self.threads: set[int] = set()

    def leap(self, seconds: float) -> None:
        """Let time go by."""
        self.ahead += seconds
        after = self._file.with_suffix(".new")
        after.write_text(f"{self.ahead}", "ascii")
        after.replace(self._file)

    async def until(self, done: Callable[[], bool], ask: Callable[[], Awaitable[object]] | None = None) -> None:
        """Wait until something is done, however often the bot is killed meanwhile; `ask` has somebody try it."""
        while True:
            try:
                if self.process.dead.is_set():
                    await self._begin()
                await self.process.alive(self._listening())
                if done():
                    return
                self.ambush.asked()
                await self.process.alive(self._done(done, ask))
            except Died:
                continue
            except NoAnswer:
                self.late += 1

    async def _begin(self) -> None:
        await self.ambush.over()
        self.leap(self.ambush.plan.away if self.process.lives else 0.0)
        await self.process.spawn()
        self.ambush.born()

    async def _listening(self) -> None:
        await self.sandbox.until(lambda: self.process.listening)

    async def _done(self, done: Callable[[], bool], ask: Callable[[], Awaitable[object]] | None) -> None:
        if ask is not None:
            await ask()
        while not done():  # noqa: ASYNC110 - the database belongs to another process
            await asyncio.sleep(WAIT)

    def number(self, sql: str, *values: object) -> int:
        """The first number that a question finds."""
        return self.book.number(sql, *values)

    async def rest(self) -> None:
        """Wait until nothing is owed."""
        await self.until(lambda: self.book.settled)

    async def play(self) -> None:
        """The whole season."""
        await self.sandbox.start()
        try:
            await self._sign_up()
            await self._open()
            for table in [table for (table,) in self.book.rows(NEWEST)][: self.to_play]:
                await self._play(int(str(table)))
            await self._lose()
            await self._end()
            await self.ambush.over()
            if self.process.dead.is_set():
                await self.process.spawn()
                await self._listening()
            await self.process.alive(self._done(lambda: self.book.settled, None))
            if code := await self.process.end():
                raise Broken(f"told to stop, it left with {code}")
            await self._check()
        finally:
            await self.ambush.over()
            await self.process.clear()
            await self.sandbox.stop()

    async def _sign_up(self) -> None:
        host, *_ = people = self._people()
        channel = self.sandbox.channel
        await self._begin()

        async def start() -> None:
            options = {"options": self.options} if self.options else {}
            answer = await host.slash(channel, "admin league start", game=self.game.name, **options)
            await answer.wait_until_finished()

        await self.until(lambda: self._has("leagues"), start)
        for one in people:

            def has_joined(user: int = one.id) -> bool:
                return self.number("SELECT count(*) FROM entrants WHERE user = ?", user) > 0

            async def join(person: Person = one) -> None:
                await (await person.slash(channel, "league join")).wait_until_finished()

            await self.until(has_joined, join)

    def _people(self) -> list[Person]:
        return [one for name, one in self.sandbox.people.items() if name != "Guest"]

    def _has(self, table: str) -> bool:
        return self.number(f"SELECT count(*) FROM {table}") > 0

    async def _open(self) -> None:
        """The games are opened, one after the other."""
        self.leap(7 * DAY)
        await self.until(lambda: self._has("fixtures"))

        def opened() -> bool:
            self.leap(1.0)
            self.threads |= {one.id for one in self.sandbox.state.channels.values() if one.is_thread}
            return self.number(OPENING) == 0

        await self.until(opened)
        await self.rest()

    async def _play(self, table: int) -> None:
        """The people of a game play it to its end, and its result is the league's."""
        channel = self.number("SELECT channel FROM tables WHERE id = ?", table)
        chairs = [user for _, user, *_ in json.loads(self.book.chairs(channel))]
        people = {one.id: one for one in self._people()}
        while (decision := self.game.decision((fold := self.book.fold(self.game, channel)).state)) is not None:
            seat = self.luck.choice(decision.seats)
            words = self.luck.choice([*every_move(self.game, fold.state, seat)])
            before = len(self.book.entries(channel))

            def moved(before: int = before) -> bool:
                return len(self.book.entries(channel)) > before

            async def move(person: Person = people[chairs[seat]], words: Words = words) -> None:
                where = self.sandbox.state.channels[channel]
                await (await play_by_command(person, where, self.game, words)).wait_until_finished()

            await self.until(moved, move)
            self.moves += 1
        result = require(self.game.result(fold.state))
        ((seats,),) = self.book.rows("SELECT seats FROM fixtures WHERE table_id = ?", table)
        scores = [score[0] if score else 0 for score in result.scores]
        self.played[table] = seat_results([*map(int, str(seats).split())], result.ranks, scores, ())
        await self.until(lambda: self.number("SELECT count(*) FROM results WHERE table_id = ?", table) == len(chairs))
        await self.until(lambda: self.number(COUNTED, table) > 0)

    async def _lose(self) -> None:
        """A thread is deleted, and a person deletes everything."""
        (table, channel), (_, ground), *_ = self.book.rows("SELECT id, channel FROM tables ORDER BY id")
        await self.sandbox.places.delete_channel(self.sandbox.state.channels[int(str(channel))])
        void = "SELECT count(*) FROM fixtures WHERE result = '[]' AND table_id = ?"
        await self.until(lambda: self.number(void, table) > 0)
        gone, *_ = [one for one in self._people() if str(one.id) not in self.book.chairs(int(str(ground)))]

        async def forget() -> None:
            asked = await (await gone.slash(self.sandbox.channel, "privacy delete")).wait_until_finished()
            await gone.click(require(asked.message), "Delete everything")

        await self.until(lambda: self.number("SELECT count(*) FROM entrants WHERE user IS NULL") > 0, forget)
        await self.rest()

    async def _end(self) -> None:
        """The season comes to its end, its late games, too; then people sign up for the next one."""
        for _ in range(14):
            self.leap(3 * DAY)
            await self.rest()
        for days, number, state in ((1, 1, "extra"), (8, 1, "past"), (8, 2, "signup")):
            self.leap(days * DAY)
            await self.until(partial(self._is, number, state))
        await self.until(lambda: '"signup"' in str(self.book.rows("SELECT posts FROM seasons WHERE number = 2")[0][0]))

    def _is(self, number: int, state: str) -> bool:
        self.leap(60.0)
        sql = "SELECT count(*) FROM seasons WHERE number = ? AND state = ?"
        return self.number(sql, number, state) > 0

    async def _check(self) -> None:
        """Nothing is there twice, and all is added up."""
        fixtures = self.book.rows("SELECT level, table_id, result, seats FROM fixtures ORDER BY id")
        tables = Counter(table for _, table, _, _ in fixtures)
        made = self.number("SELECT count(*) FROM tables WHERE channel > 0")
        _hold(len(tables) == len(fixtures) == made, f"{len(fixtures)} games, {len(tables)} tables, {made} with threads")
        _hold(len(self.threads) == made, f"{len(self.threads)} threads for {made} tables")
        told = [one.text.splitlines()[0] for one in self.sandbox.people["Guest"].sees(self.sandbox.channel) if one.text]
        titles = [line for line in told if line.startswith("## ")]
        _hold(len(titles) == len(set(titles)) == 5, f"posted: {titles}")
        sums: dict[int, Fraction] = {}
        for level, table, result, seats in fixtures:
            found = tuple(SeatResult(*one) for one in json.loads(str(result)))
            ended = self.played.get(int(str(table)), found)
            _hold(found == ended, f"the game at table {table} ended with {ended}, stored is {found}")
            _hold(
                sorted(one.entrant for one in found) in ([], sorted(map(int, str(seats).split()))), f"result {result}"
            )
            group = int(str(level))
            sums[group] = sums.get(group, Fraction(0)) + sum(points_of(found).values())
        for level, total in sums.items():
            counted = [json.loads(str(one[2])) for one in fixtures if one[0] == level and one[2] != "[]"]
            _hold(total == sum(2 if len(one) == 2 else 10 for one in counted), f"points of group {level}: {total}")
            placed = self.book.rows("SELECT place FROM entrants WHERE level = ? ORDER BY place", level)
            _hold([place for (place,) in placed] == [*range(1, len(placed) + 1)], f"places {placed}")
        faults = [fault async for fault in check_database(self.database, GAMES)]
        _hold(not faults, "\n".join(faults))

    def lines(self) -> list[str]:
        """The figures in words."""
        kinds = ", ".join(f"{kind} {count}" for kind, count in sorted(self.ambush.kills.items()))
        return [
            f"{sum(self.ambush.kills.values())} kills ({kinds})",
            f"{self.number('SELECT count(*) FROM fixtures')} games opened once each, {len(self.threads)} threads",
            f"{len(self.played)} of them played to their end in {self.moves} moves; no answer in time: {self.late}",
            f"{len(self.limits.times)} requests, at most {self.limits.most(1.0)} in a second; told to wait:"
            f" {dict(self.limits.refused)}",
        ]


def _hold(kept: bool, otherwise: str) -> None:
    if not kept:
        raise Broken(otherwise)


def main() -> int:
    """Do what the command line says; 1 at the first broken promise."""
    parser = argparse.ArgumentParser(prog="tests.chaos.season", description=__doc__)
    parser.add_argument("--people", type=int, default=12, help="who sign up (at least 8)")
    parser.add_argument("--game", default="ur")
    parser.add_argument("--options", default="", help="of the game, such as pieces=3")
    parser.add_argument("--games", type=int, default=0, help="play so many games to their end (default: none)")
    parser.add_argument("--seed", type=int)
    given = parser.parse_args()
    if given.people < 8:
        parser.error("--people: at least 8, so that one of them has no seat at the second table")
    seed = given.seed if given.seed is not None else SystemRandom().randrange(1_000_000)
    logging.disable()
    without_pictures()
    folder = Path(tempfile.mkdtemp(prefix="chaos-season-"))
    run, began = SeasonRun(folder, seed, given.people, given.game, given.options, given.games), time.monotonic()
    try:
        asyncio.run(run.play())
    except Broken as broken:
        sys.stderr.write(f"a promise was broken: {broken}\nseed {seed}, see {folder}\n")
        return 1
    sys.stdout.write("\n".join([*run.lines(), f"{time.monotonic() - began:.0f} s, seed {seed}"]) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
