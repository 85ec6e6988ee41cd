"""`python -m tests.chaos.clocks`: a day for each turn, and a bot that is killed again and again, or freezes.

Somebody plays and somebody does not. Each flag falls once, after one warning that was delivered in time, and none is
lost; a computer plays each of these turns once; there is at most one digest a day.
"""

import argparse
import asyncio
import json
import logging
import os
import sys
import tempfile
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import ExitStack, suppress
from functools import partial
from pathlib import Path
from random import Random

from discord.utils import snowflake_time

from bot.model.table import SeatClock
from bot.sandbox.people.answers import InitialResponse, NoAnswer
from bot.sandbox.people.seen import SeenMessage
from bot.sandbox.sandbox import Sandbox
from engine.moves import every_move
from engine.registry import GAMES
from engine.replay import Fold
from tests.chaos.actions import play_by_command
from tests.chaos.ambush import Ambush, Cold
from tests.chaos.book import Book
from tests.chaos.control_run import without_pictures
from tests.chaos.moved_clock import FILE, STEP
from tests.chaos.process import Died, Process
from tests.chaos.relay import Relay
from tests.chaos.run import Broken
from tests.support.postgres import postgres_host

(UR,) = [game for game in GAMES if game.name == "ur"]
BEGINNING = 1_800_000_000.0
SPAN, TURN = 6 * STEP, 24 * STEP
"""Seconds between a warning and a flag, and for a turn."""

SLACK = 8 * STEP
"""Seconds by which a flag may be late: each step is one, and a killed bot warns late."""

COMPUTING = 200 * STEP
"""Seconds for which a computer may think about a turn: a busy machine needs some, and the clock moves on meanwhile."""

WARNED, FELL = "your time here ends", "so a computer plays this turn"
MISSED = 2
"""Turns that Ben lets go by before he plays one: after three in a row a computer would have his seat."""

DIGEST = "## Your tables"
"""The beginning of a digest; the day follows."""

ASKED = "SELECT count(*) FROM people WHERE digest IS NOT NULL"
"""The number of people who want one each day."""

ALIVE = "SELECT text FROM notes WHERE name = 'alive'"
"""The time at which the bot has last noted that it is alive."""

SETTLING = 0.4
"""Seconds for which nothing has to change until the bot is taken to have seen the clock."""


class Timed:
    """Games of Ur in which Ben lets two turns of three go by, moved on by hours."""

    def __init__(self, folder: Path, seed: int, server: str | None, *, freezes: bool) -> None:
        self.clock = folder / "clock"
        self.now = BEGINNING
        self.move_clock(0.0)
        os.environ[FILE] = str(self.clock)
        self.sandbox = Sandbox(people=("Ann", "Ben"), clock=lambda: self.now)
        self.sandbox.state.old_edits_an_hour = sys.maxsize
        database: Path | str = server or folder / "dubsar.sqlite3"
        self.process = (Relay if server else Process)(self.sandbox, database, folder / "log.txt")
        self.process.programs = ("tests.chaos.moved_clock", *Relay.programs)
        self.book = Book(database, self.sandbox)
        self.ambush = Ambush(self.sandbox, self.process, Random(f"{seed} ambush"))
        if freezes and isinstance(self.process, Relay):
            self.process.frost = folder
            self.ambush = Cold(self.sandbox, self.process, Random(f"{seed} ambush"), folder)
        self.stepped = self.now
        self.digests: Counter[str] = Counter()
        self.missed = 0
        self.turns: Counter[str] = Counter()

    def move_clock(self, seconds: float) -> None:
        """Let time go by for the bot and for Discord."""
        self.now += seconds
        beside = self.clock.with_suffix(".new")
        beside.write_text(str(self.now))
        beside.replace(self.clock)

    async def play(self, kills: int) -> None:
        """Play until the bot was killed so often. Raises Broken."""
        await self.sandbox.start()
        ticking = asyncio.create_task(self.tick())
        try:
            await self.live()
            ben, channel = self.sandbox.people["Ben"], self.sandbox.channel
            ask = partial(ben.slash, channel, "settings digest", time="8:00", timezone="Prague")
            await self.until(lambda: self.book.number(ASKED) > 0, ask)
            await self.begin()
            while sum(self.ambush.kills.values()) < kills:
                await self.turn()
            await self.ambush.over()
        finally:
            await self.ambush.over()
            await self.process.clear()
            ticking.cancel()
            await self.sandbox.stop()

    async def tick(self) -> None:
        """Let the clock go on by a second each second: the bot waits by it for another attempt, and for its end."""
        while True:
            await asyncio.sleep(1.0)
            self.move_clock(1.0)

    async def live(self) -> None:
        """Have the bot running, with nothing left to do."""
        while True:
            if self.process.dead.is_set():
                await self.ambush.over()
                await self.process.spawn()
                self.ambush.born()
            with suppress(Died):
                await self.process.alive(self.settled())
                return

    async def settled(self) -> None:
        """Wait until the bot has sent what it owes, and for a moment nothing changes."""
        await self.sandbox.until(lambda: self.process.listening and self.book.settled)
        while True:
            before = self.sandbox.state.changes
            await asyncio.sleep(SETTLING)
            if self.has_seen and self.book.settled and self.sandbox.state.changes == before:
                return

    @property
    def has_seen(self) -> bool:
        """Whether the bot has seen the last step of the clock: it notes at each that it is alive, if a game is on."""
        if self.status != "open":
            return True
        return any(float(str(alive)) >= self.stepped for (alive,) in self.book.rows(ALIVE))

    async def begin(self) -> None:
        """Ann and Ben sit down, and both have moved once."""
        ann, ben, channel = self.sandbox.people["Ann"], self.sandbox.people["Ben"], self.sandbox.channel
        options = {"game": "ur", "pace": "1d", "late": "turn", "reminders": "off", "computers": "beginner"}
        await self.until(lambda: self.status == "lobby", lambda: ann.slash(channel, "game new", **options))
        joined = str(ben.id)
        await self.until(lambda: joined in self.book.chairs(channel.id), lambda: ben.click(self.board("Join"), "Join"))
        await self.until(lambda: self.status == "open", lambda: ann.click(self.board("Start"), "Start"))

    @property
    def status(self) -> str:
        """The status of the newest game."""
        return self.book.status(self.sandbox.channel.id)

    async def until(self, done: Callable[[], bool], ask: Callable[[], Awaitable[InitialResponse]]) -> None:
        """Have somebody try something until it is done: a busy machine may be too slow for an answer."""
        while not done():
            with suppress(NoAnswer):
                await (await ask()).wait_until_finished()
            await self.settled()

    def board(self, button: str) -> SeenMessage:
        """The newest message with a button."""
        return [one for one in self.sandbox.people["Guest"].sees(self.sandbox.channel) if button in one.labels][-1]

    async def turn(self) -> None:
        """An hour goes by in which the bot may be killed; what it has posted is judged."""
        self.ambush.asked()
        self.move_clock(STEP)
        self.stepped = self.now
        await self.live()
        self.judge()
        if self.status == "over":
            await self.ambush.over()
            await self.begin()
        fold = self.book.fold(UR, self.sandbox.channel.id)
        moved = {move.entry.seat for move in fold.moves}
        ben, decision = self.sandbox.people["Ben"], UR.decision(fold.state)
        chairs = json.loads(self.book.chairs(self.sandbox.channel.id))
        user = chairs[decision.seats[0]][1] if decision is not None else None
        if user and (user != ben.id or len(moved) < 2 or self.missed >= MISSED):
            await self.move(user, fold)

    async def move(self, user: int, fold: Fold[object]) -> None:
        """Somebody moves; where the bot is killed meanwhile, they may try again in an hour."""
        person = next(one for one in self.sandbox.people.values() if one.id == user)
        decision = UR.decision(fold.state)
        assert decision is not None
        words = next(iter(every_move(UR, fold.state, decision.seats[0])))
        self.ambush.asked()
        with suppress(Died, NoAnswer):
            await self.process.alive(play_by_command(person, self.sandbox.channel, UR, words))
            self.missed *= person.name != "Ben"
        await self.live()

    @property
    def is_covered(self) -> bool:
        """Whether a computer plays a turn for somebody."""
        ((clocks,),) = self.book.rows("SELECT clocks FROM tables ORDER BY id DESC LIMIT 1")
        return any(SeatClock(*one).is_computer_turn for one in json.loads(str(clocks)))

    def judge(self) -> None:
        """Check the warnings and flags so far, and that no flag is overdue. Raises Broken."""
        ben = self.sandbox.people["Ben"]
        self.digests = Counter(one.text.splitlines()[0] for one in ben.sees(ben.dm) if one.text.startswith(DIGEST))
        if twice := [day for day, count in self.digests.items() if count > 1]:
            raise Broken(f"more than one digest: {twice}")
        warned = list[float]()
        told: Counter[str] = Counter()
        for message in self.sandbox.people["Guest"].sees(self.sandbox.channel):
            when = snowflake_time(message.id).timestamp()
            told.update(word for word in (WARNED, FELL) if word in message.text)
            if WARNED in message.text:
                warned.append(when)
            if FELL in message.text:
                if not warned or when - warned[-1] < SPAN:
                    raise Broken(f"a flag fell at {when}, after warnings at {warned}")
                if len(warned) > 1 and warned[-1] - warned[-2] < TURN - SPAN:
                    raise Broken(f"two warnings for one turn, at {warned}")
                warned = []
        moved = self.book.number("SELECT CAST(max(played) AS INTEGER) FROM entries")
        if warned and moved < warned[-1] and self.now - warned[-1] > SPAN + SLACK:
            raise Broken(f"a flag was lost after the warning at {warned[-1]}")
        if self.now - moved > (COMPUTING if self.is_covered else TURN + SPAN + SLACK):
            raise Broken(f"nothing has happened since the move at {moved}, after warnings at {warned}")
        self.missed += told[FELL] - self.turns[FELL]
        self.turns = told


async def clocks(folder: Path, kills: int, seed: int, server: str | None, *, freezes: bool) -> Timed:
    """Return a run that kept all promises. Raises Broken."""
    run = Timed(folder, seed, server, freezes=freezes)
    await run.play(kills)
    return run


def main() -> int:
    """Do what the command line says; 1 at a broken promise."""
    parser = argparse.ArgumentParser(prog="tests.chaos.clocks", description=__doc__)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--processes", type=int, choices=(1, 2), default=1)
    parser.add_argument("--freezes", type=int)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    logging.disable()
    without_pictures()
    folder = Path(tempfile.mkdtemp(prefix="clocks-"))
    with ExitStack() as opened:
        server = opened.enter_context(postgres_host()).new() if given.processes == 2 else None
        freezes = bool(given.freezes and server)
        run = asyncio.run(
            clocks(folder, given.freezes if freezes else given.kills, given.seed, server, freezes=freezes)
        )
    hours = (run.now - BEGINNING) / STEP
    sys.stdout.write(f"{dict(run.ambush.kills)}: {hours:.0f} hours, {dict(run.turns)}, {len(run.digests)} digests\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
