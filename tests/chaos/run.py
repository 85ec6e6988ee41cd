"""Games that go on although the bot is killed again and again: each deed is done once, and told like any other."""

import asyncio
import sys
import time
from collections import Counter, deque
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from bot.cli.check import check_database
from bot.sandbox.model import Channel, Interaction
from bot.sandbox.people.seen import look_at
from bot.sandbox.sandbox import Sandbox
from bot.store.backup import backup
from bot.text.voice import Voice
from engine.registry import GAMES
from tests.chaos.actions import Deed, Game
from tests.chaos.ambush import Ambush, Cold
from tests.chaos.book import Book
from tests.chaos.control_run import Twin, story
from tests.chaos.process import Died, Process
from tests.chaos.relay import Gaps, Relay

BEGINNING = 1_800_000_000.0
"""What the sandbox's clock shows at first. It stands still while the bot lives: a slow machine is no reason for it to
say that there was no answer."""

PICTURES = 5.0
"""Seconds to wait for newer pictures than those that hang, of which some look like the ones before and stay."""

BACKED_UP = 0.05
"""How often the database is copied after a deed."""

LATER = ("look", "open", "forget")
"""What is answered before it is done."""


class Broken(Exception):
    """A promise that was not kept."""


@dataclass
class Figures:
    """What a run has seen."""

    kills: Counter[str] = field(default_factory=Counter)
    ends: str = "kills"
    games: int = 0
    deeds: int = 0
    tries: int = 0
    messages: int = 0
    hands: int = 0
    pings: int = 0
    seconds: float = 0.0
    unanswered: int = 0
    interrupted: int = 0
    gaps: Gaps | None = None

    @property
    def killed(self) -> int:
        """How often the bot was killed."""
        return sum(self.kills.values())

    def lines(self) -> list[str]:
        """The figures in words."""
        kinds = ", ".join(f"{kind} {count}" for kind, count in sorted(self.kills.items()))
        return [
            f"{self.killed} {self.ends} ({kinds}) in {self.seconds:.0f} s",
            f"{self.games} games begun, {self.deeds} deeds, each done once; {self.tries} tries were needed for them",
            f"{self.messages} messages, {self.hands} of them direct, and {self.pings} notifications:",
            "none lost, none doubled",
            f"of the tries in which that came {self.interrupted} were answered that they were interrupted, "
            f"{self.unanswered} not at all",
            *(self.gaps.lines() if self.gaps is not None else ()),
        ]


class Run:
    """Games one after the other on one database, until the bot was killed often enough."""

    def __init__(self, folder: Path, seed: int, server: str | None, *, freezes: bool) -> None:
        self.offset = 0.0
        people = ("Ann", "Ben", "Cyd", "Dan", "Xenia")
        self.sandbox = Sandbox(people=people, clock=lambda: BEGINNING + self.offset)
        # The twin's channels take every edit; here the clock of the limit would stand still while the bot lives.
        self.sandbox.state.old_edits_an_hour = sys.maxsize
        self.copy = folder / "copy.sqlite3"
        self.database: Path | str = server or folder / "dubsar.sqlite3"
        self.process = (Relay if server else Process)(self.sandbox, self.database, folder / "log.txt")
        self.book = Book(self.database, self.sandbox)
        self.twin = Twin(folder / "twin.sqlite3")
        self.luck = Random(seed)
        self.ambush = Ambush(self.sandbox, self.process, Random(f"{seed} ambush"))
        if freezes and isinstance(self.process, Relay):
            self.process.frost = folder
            self.ambush = Cold(self.sandbox, self.process, Random(f"{seed} ambush"), folder)
        self.figures = Figures(self.ambush.kills, "freezes" if freezes else "kills")
        if not freezes and isinstance(self.process, Relay):
            self.figures.gaps = self.process.gaps
        self.trail: deque[str] = deque(maxlen=12)

    async def play(self, kills: int) -> Figures:
        """Play until the bot was killed so often. Raises Broken."""
        began = time.monotonic()
        await self.sandbox.start()
        await self.twin.open()
        await self.twin.start()
        try:
            while self.figures.killed < kills:
                await self._round(kills)
            await self._end()
        finally:
            await self.ambush.over()
            await self.process.clear()
            await self.twin.close()
            await self.sandbox.stop()
            self.figures.seconds = time.monotonic() - began
        return self.figures

    async def _round(self, kills: int) -> None:
        """Three games side by side: one in a channel, two in threads of that channel."""
        first = Game(self.sandbox, self.book, self.twin, self.luck, self.figures.games)
        games, hall, numbers = [first], first.channel, (self.figures.games + 1, self.figures.games + 2)
        while self.figures.killed < kills and games:
            game = self.luck.choice(games)
            deed = await self._next(game)
            if deed is None:
                games.remove(game)
                continue
            await self._do(deed, game, hall)
            if game is first and deed.name == "open":
                games += [Game(self.sandbox, self.book, self.twin, self.luck, number, hall) for number in numbers]
        self.figures.games += 3
        self.figures.messages += len(story(self.sandbox, hall).public)

    async def _do(self, deed: Deed, game: Game, hall: Channel) -> None:
        """One deed, held against the twin's."""
        self.trail.append(deed.name)
        await self._perform(deed)
        await deed.again()
        await self.twin.wait_until_idle()
        for channel in {game.channel.id: game.channel, hall.id: hall}.values():
            _put_away(channel)
            self._compare(channel)
        self.figures.deeds += 1
        if self.luck.random() < BACKED_UP and isinstance(self.database, Path):
            await self._back_up(self.database)

    async def _back_up(self, database: Path) -> None:
        """A copy that is made while the bot runs holds together."""
        self.copy.unlink(missing_ok=True)
        await asyncio.to_thread(backup, database, self.copy)
        if faults := [fault async for fault in check_database(self.copy, GAMES)]:
            raise Broken("\n".join(faults))

    async def _next(self, game: Game) -> Deed | None:
        """What is done next, chosen while the bot lives: its database is read for that."""
        await self._live()
        return await game.next()

    async def _perform(self, deed: Deed) -> None:
        """Have it tried until it is done, and everything told."""
        answered = False
        while True:
            await self._live()
            if deed.done():
                return
            if answered:
                raise Broken(f"{deed.name}: it was answered and is not stored")
            self.figures.tries += 1
            try:
                self.ambush.asked()
                await self.process.alive(deed.ask())
                if not deed.done():
                    raise Broken(f"{deed.name}: it was answered and is not done")
            except Died:
                answered = self._answered() and not deed.name.startswith(LATER)
                self.trail.append(f"killed: {self.ambush.plan}{', after the answer' if answered else ''}")

    def _answered(self) -> bool:
        asked = next(reversed(self.sandbox.state.interactions.values()))
        if asked.answered is None:
            self.figures.unanswered += 1
            return False
        if interrupted := self._interrupted(asked):
            self.figures.interrupted += 1
        return not interrupted

    def _interrupted(self, asked: Interaction) -> bool:
        """Whether somebody was told to look whether it was done, and else to ask again."""
        said = Voice("en").say("interrupted")
        answers = [one for one in (asked.original, *asked.followups) if one is not None]
        return any(said in look_at(self.sandbox.state, one).content for one in answers)

    async def _live(self) -> None:
        """Have the bot running, with nothing left to do."""
        while True:
            if self.process.dead.is_set():
                await self._begin()
            try:
                await self.process.alive(self._settled())
                return
            except Died:
                self.trail.append(f"killed: {self.ambush.plan}")

    async def _begin(self) -> None:
        await self.ambush.over()
        # The waiting process takes over at once: Discord forgets nothing in between.
        self.offset += self.ambush.plan.away if self.process.lives and isinstance(self.database, Path) else 0.0
        await self.process.spawn()
        self.ambush.born()

    async def _settled(self) -> None:
        await self.sandbox.until(lambda: self.process.listening and self.book.hung)
        with suppress(TimeoutError):
            await self.sandbox.until(lambda: self.book.pictured, PICTURES)

    def _compare(self, channel: Channel) -> None:
        """Hold what people see against what they would see if nobody had ever been killed."""
        wanted, seen = self.twin.story(channel.id), story(self.sandbox, channel)
        if found := wanted.against(seen):
            raise Broken("\n".join(found))
        stored = [(number, seat, words) for number, seat, words, _ in self.book.entries(channel.id)]
        if len(stored) != len({number for number, _, _ in stored}):
            raise Broken("an entry stands twice")
        if channel.is_thread and not self.twin.invited(channel.id) <= channel.members.keys():
            raise Broken("somebody was not let into a thread")
        self.figures.hands = sum(len(letters) for letters in seen.private.values())
        self.figures.pings = sum(seen.pings.values())

    async def _end(self) -> None:
        """Stop it in good order; then the database holds together."""
        await self.ambush.over()
        if self.process.dead.is_set():
            await self.process.spawn()
            await self._settled()
        if code := await self.process.end():
            raise Broken(f"told to stop, it left with {code}")
        faults = [fault async for fault in check_database(self.database, GAMES)]
        if faults:
            raise Broken("\n".join(faults))
        self.figures.messages += self.figures.hands


def _put_away(channel: Channel) -> None:
    """Have nobody keep a private answer: a hand that an open panel shows would not be sent."""
    for message in [one for one in channel.messages.values() if one.ephemeral]:
        channel.delete(message.id)


async def chaos(folder: Path, kills: int, seed: int, server: str | None = None, *, freezes: bool = False) -> Figures:
    """A whole run; with the address of a server, of two processes on it, which are killed or freeze. Raises
    Broken, with all that is known of how it came to that."""
    run = Run(folder, seed, server, freezes=freezes)
    try:
        return await run.play(kills)
    except (Broken, TimeoutError, AssertionError, LookupError) as broken:
        trail = "\n".join([*run.trail, *run.book.left()])
        raise Broken(
            f"{broken!r}\nkills so far: {run.figures.killed}, seed {seed}\nlast:\n{trail}\nsee {folder}"
        ) from broken
