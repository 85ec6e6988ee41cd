"""`python -m tests.chaos.clocks`: a day for each turn, and a bot that is killed again and again, or freezes.

Somebody plays and somebody does not. Each flag falls once, after one warning that was delivered in time, and none is
lost; a computer plays each of these turns once.
"""

import argparse
import asyncio
import json
import logging
import os
import sys
import tempfile
from collections import Counter
from contextlib import ExitStack, suppress
from pathlib import Path
from random import Random

from bot.sandbox.people.answers import NoAnswer
from bot.sandbox.people.seen import SeenMessage
from bot.sandbox.sandbox import Sandbox
from engine.moves import every_move
from engine.record import Entry, Record, read
from engine.registry import GAMES
from engine.replay import Fold, refold
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

WARNED, FELL = "your time here ends", "so a computer plays this turn"
MISSED = 2
"""Turns that Ben lets go by before he plays one: after three in a row a computer would have his seat."""

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
        self.times: dict[int, float] = {}
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
            if self.book.settled and self.sandbox.state.changes == before:
                return

    async def begin(self) -> None:
        """Ann and Ben sit down, and both have moved once."""
        ann, ben, channel = self.sandbox.people["Ann"], self.sandbox.people["Ben"], self.sandbox.channel
        options = {"game": "ur", "pace": "1d", "late": "turn", "reminders": "off", "computers": "beginner"}
        await (await ann.slash(channel, "game new", **options)).wait_until_finished()
        await self.settled()
        await ben.click(self.board("Join"), "Join")
        await self.settled()
        await ann.click(self.board("Start"), "Start")
        await self.settled()

    def board(self, button: str) -> SeenMessage:
        """The newest message with a button."""
        return [one for one in self.sandbox.people["Guest"].sees(self.sandbox.channel) if button in one.labels][-1]

    async def turn(self) -> None:
        """An hour goes by in which the bot may be killed; what it has posted is judged."""
        self.ambush.asked()
        self.move_clock(STEP)
        await self.live()
        self.judge()
        if self.book.status(self.sandbox.channel.id) == "over":
            await self.ambush.over()
            await self.begin()
        fold = refold(UR, Record(read(self.book.header(self.sandbox.channel.id)).header, self.entries())).fold
        moved = {moment.entry.seat for moment in fold.moments}
        ben, decision = self.sandbox.people["Ben"], UR.decision(fold.state)
        chairs = json.loads(self.book.chairs(self.sandbox.channel.id))
        user = chairs[decision.seats[0]][1] if decision is not None else None
        if user and (user != ben.id or len(moved) < 2 or self.missed >= MISSED):
            await self.move(user, fold)

    def entries(self) -> tuple[Entry, ...]:
        """The moves of the game."""
        rows = self.book.entries(self.sandbox.channel.id)
        return tuple(Entry(int(str(row[0])), int(str(row[1])), tuple(json.loads(str(row[2])))) for row in rows)

    async def move(self, user: int, fold: Fold[object]) -> None:
        """Somebody moves; where the bot is killed meanwhile, they may try again in an hour."""
        person = next(one for one in self.sandbox.people.values() if one.id == user)
        decision = UR.decision(fold.state)
        assert decision is not None
        words = next(iter(every_move(UR, fold.state, decision.seats[0])))
        verb = next(verb for verb in UR.verbs if verb.name == words[0])
        options = dict(zip((argument.name for argument in verb.arguments), words[1:], strict=False))
        self.ambush.asked()
        with suppress(Died, NoAnswer):
            await self.process.alive(person.slash(self.sandbox.channel, f"ur {words[0]}", **options))
            self.missed *= person.name != "Ben"
        await self.live()

    def judge(self) -> None:
        """Check the warnings and flags so far, and that no flag is overdue. Raises Broken."""
        warned = list[float]()
        told: Counter[str] = Counter()
        for message in self.sandbox.people["Guest"].sees(self.sandbox.channel):
            when = self.times.setdefault(message.id, self.now)
            told.update(word for word in (WARNED, FELL) if word in message.text)
            if WARNED in message.text:
                warned.append(when)
            if FELL in message.text:
                if not warned or when - warned[-1] < SPAN:
                    raise Broken(f"a flag fell at {when}, after warnings at {warned}")
                if len(warned) > 1 and warned[-1] - warned[-2] < TURN - SPAN:
                    raise Broken(f"two warnings for one turn, at {warned}")
                warned = []
        if warned and self.now - warned[-1] > SPAN + SLACK:
            raise Broken(f"a flag was lost after the warning at {warned[-1]}")
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
    sys.stdout.write(f"{dict(run.ambush.kills)}: {hours:.0f} hours, {dict(run.turns)}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
