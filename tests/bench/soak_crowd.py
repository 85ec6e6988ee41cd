"""People at many tables of a sandbox, who play whole games that were thought out before, and how long they wait."""

import asyncio
import json
import re
import time
from collections import deque
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field, fields
from pathlib import Path
from random import Random

from bot.sandbox.model import DM, Channel
from bot.sandbox.people.answers import InitialResponse, NoAnswer
from bot.sandbox.people.person import Person
from bot.sandbox.people.seen import NotThere, SeenMessage, look_at
from bot.sandbox.rest.routes import MESSAGE, MESSAGES
from bot.sandbox.rest.server import Exchange
from bot.sandbox.sandbox import Sandbox
from bot.text.voice import Voice
from tests.bench.soak_rows import Rows
from tests.bench.stocked import Stocked

FOLLOWS = 0.38
"""So many moves are made at the table of the last one, as in games that were really played by message."""

KEPT = 6
"""Messages that a channel keeps: nobody scrolls up here."""

OPEN = 5
"""Answers that a person leaves open in a channel; the bot deletes a panel that another replaces, once everybody is told
of the moves made meanwhile: nobody takes it away before."""

PICTURES = 10.0
"""Seconds to wait for the last pictures."""

AGAIN = frozenset(Voice("en").say(name) for name in ("closing", "interrupted"))
"""What is said where a press must be repeated."""

_UNPICTURED = (
    "SELECT id FROM tables JOIN boards ON table_id = id WHERE status IN ('open', 'over')"
    " AND pictured != (SELECT count(*) FROM entries WHERE entries.table_id = id)"
)

_CONTROL = re.compile(r"d:\d+:(\d+):(\w+):")
_PICTURE = re.compile(r"-(\d+)\.png\b")


@dataclass
class Waits:
    """Seconds from a move to what comes of it. `pictured`: as far as it has a new picture of its own; `moments`: when
    something was told; `again`: how many were answered that they must be made again."""

    acknowledged: list[float] = field(default_factory=list)
    told: list[float] = field(default_factory=list)
    pictured: list[float] = field(default_factory=list)
    moments: list[float] = field(default_factory=list)
    failed: int = 0
    again: int = 0


@dataclass
class Seated:
    """A table that is being played at: its next entry is number `made` + 1."""

    stocked: Stocked
    channel: Channel
    people: tuple[Person, ...]
    made: int
    busy: bool = False
    lost: bool = False
    untold: deque[tuple[int, float]] = field(default_factory=deque)
    unpictured: deque[tuple[int, float]] = field(default_factory=deque)

    @property
    def over(self) -> bool:
        """Whether its game has no more moves."""
        return self.made == len(self.stocked.whole.played.played)


class Crowd:
    """Everybody. At most `at_once` games go on at a time: where one ends another is taken up."""

    def __init__(self, sandbox: Sandbox, tables: list[Seated], at_once: int, database: Path | str) -> None:
        self.waits = Waits()
        self._stored = Rows(database)
        self._sandbox = sandbox
        self._tables = {table.channel.id: table for table in tables}
        self._playing, self._spare = tables[:at_once], tables[at_once:]
        self._luck = Random(1)
        self._last = tables[0]
        self._tasks: set[asyncio.Task[None]] = set()
        self.requests = 0

    @property
    def made(self) -> dict[int, int]:
        """How many entries each table should have, but for those where nobody knows."""
        return {table.stocked.number: table.made for table in self._tables.values() if not table.lost}

    def close(self) -> None:
        """Look into the database no more."""
        self._stored.close()

    async def play(self, rate: float, count: int) -> None:
        """`count` moves at random moments, `rate` a second, or as many as there are; return when all are answered."""
        moment = time.monotonic()
        for _ in range(count):
            moment += self._luck.expovariate(rate)
            await asyncio.sleep(max(0.0, moment - time.monotonic()))
            while self._tasks and not self._free():
                await asyncio.wait(set(self._tasks), return_when=asyncio.FIRST_COMPLETED)
            if not self._free():
                break
            table = self._next()
            table.busy = True
            task = asyncio.create_task(self._move(table))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        await self.rest()

    async def warm(self, rate: float, count: int) -> None:
        """Play at every table once, also at those that are taken up later, so that all are drawn; then go on to about
        `count` moves in all."""
        reserve = self._spare
        kept = {table.channel.id for table in reserve}
        self._playing, self._spare = [*self._playing, *reserve], []
        drawn = len(self._playing)
        await self.play(rate, drawn)
        self._playing, self._spare = [table for table in self._playing if table.channel.id not in kept], reserve
        await self.play(rate, max(0, count - drawn))

    async def rest(self, patience: float | None = None) -> None:
        """Wait until all are answered, or after so many seconds: what is not answered then has failed."""
        if self._tasks:
            _, left = await asyncio.wait(set(self._tasks), timeout=patience)
            self.waits.failed += len(left)
            for task in left:
                task.cancel()

    async def watch(self) -> None:
        """Note what the bot brings, for ever, and clear away what nobody will look at again."""
        exchanges, state = self._sandbox.exchanges, self._sandbox.state
        while True:
            await state.until(lambda: exchanges, 60.0, recheck=60.0)
            while exchanges:
                self._note(exchanges.popleft())
            self._sandbox.requests.clear()
            state.pings.clear()

    async def heard(self, patience: float) -> int:
        """Wait until every move is told, but not for ever; how many are not. Pictures are waited for a moment only: one
        that looks like the one before is not hung again."""
        with suppress(TimeoutError):
            await self._sandbox.until(lambda: not self._untold(), patience)
            await self._sandbox.until(lambda: not any(table.unpictured for table in self._tables.values()), PICTURES)
        return self._untold()

    def unpictured(self) -> int:
        """How many tables show no picture of the newest position, as far as the database was told: all, once the bot
        has stopped."""
        touched = [table.stocked.number for table in self._tables.values() if table.made > table.stocked.entries]
        return sum(number in touched for (number,) in self._stored.found(_UNPICTURED))

    def _follow(self, table: Seated) -> None:
        """What the bot has played in the same breath is played; if it is not what was thought out, nobody plays on."""
        sql = "SELECT words FROM entries WHERE table_id = ? AND number > ? AND follows = 1 ORDER BY number"
        for (words,) in self._stored.found(sql, (table.stocked.number, table.made)):
            table.made += 1
            thought = table.stocked.whole.record.entries[table.made - 1 : table.made]
            table.lost = table.lost or [entry.words for entry in thought] != [tuple(json.loads(str(words)))]

    def _give_up(self, table: Seated) -> None:
        """Nobody knows whether the move was made, so nobody plays on there: the table stays busy."""
        table.lost = True
        table.untold.clear()
        table.unpictured.clear()

    def _untold(self) -> int:
        return sum(len(table.untold) for table in self._tables.values())

    def _free(self) -> list[Seated]:
        """The tables where a move can be made."""
        self._playing = [table for table in self._playing if not table.over or self._take_up(table)]
        return [table for table in self._playing if not table.busy and not table.over]

    def _next(self) -> Seated:
        """The table of the next move: first each once, then anyone, often the last."""
        free = self._free()
        untouched = [table for table in free if table.made == table.stocked.entries and not table.untold]
        if untouched:
            return untouched[0]
        if self._last not in free or self._luck.random() >= FOLLOWS:
            self._last = self._luck.choice(free)
        return self._last

    def _take_up(self, over: Seated) -> bool:
        """Whether a table whose game is over stays: another takes its place as long as there are any."""
        if self._spare:
            self._playing.append(self._spare.pop())
        return False

    async def _move(self, table: Seated) -> None:
        entry = table.stocked.whole.record.entries[table.made]
        start = time.monotonic()
        table.untold.append((entry.number, start))
        table.unpictured.append((entry.number, start))
        try:
            while _declined(await self._say(table, table.people[entry.seat], entry.words)):
                self.waits.again += 1
            self.waits.acknowledged.append(time.monotonic() - start)
            table.made += 1
            self._follow(table)
        except NoAnswer:
            self.waits.failed += 1
            self._give_up(table)
            return
        self._clear(table.channel)
        table.busy = table.lost

    async def _say(self, table: Seated, person: Person, words: tuple[str, ...]) -> InitialResponse:
        """By a button where there is one, else by a command."""
        game = table.stocked.whole.game
        with suppress(NotThere):
            if len(words) == 1:
                custom_id = f"d:{table.stocked.number}:{table.made}:play:{words[0]}"
                return await person.click(self._board(table.channel), custom_id)
        verb = next(verb for verb in game.verbs if verb.name == words[0])
        options = dict(zip((argument.name for argument in verb.arguments), words[1:], strict=False))
        return await person.slash(table.channel, " ".join((game.name, *verb.group.split(), verb.name)), **options)

    def _board(self, channel: Channel) -> SeenMessage:
        """The newest public message."""
        for message in reversed(channel.messages.values()):
            if not message.ephemeral:
                return look_at(self._sandbox.state, message)
        raise NotThere

    def _note(self, exchange: Exchange) -> None:
        """What an answered request of the bot says about moves."""
        self.requests += exchange.template in (MESSAGES, MESSAGE, "/users/@me/channels")
        message, asked = _said(exchange)
        if exchange.template not in (MESSAGES, MESSAGE) or not isinstance(message, dict) or not isinstance(asked, dict):
            return
        if "channel_id" not in message:
            return  # it was refused: the message is cleared away
        channel = self._sandbox.state.channels[int(message["channel_id"])]
        if channel.type == DM:
            self._clear(channel)
        table = self._tables.get(channel.id)
        if table is not None and "components" in asked:
            components = str(message["components"])
            _arrived(table.untold, _told(components), self.waits.told)
            self.waits.moments.append(time.monotonic())
            shown = max((int(version) for version in _PICTURE.findall(components)), default=-1)
            own = [one for one in table.unpictured if one[0] == shown]
            _arrived(deque(own), shown, self.waits.pictured)
            _arrived(table.unpictured, shown, [])

    def _clear(self, channel: Channel) -> None:
        public = [one for one in channel.messages.values() if not one.ephemeral]
        for message in public[:-KEPT]:
            del channel.messages[message.id]
        private = [one for one in channel.messages.values() if one.ephemeral]
        for reader in {one.only_for for one in private}:
            for message in [one for one in private if one.only_for is reader][:-OPEN]:
                del channel.messages[message.id]


def _said(exchange: Exchange) -> tuple[object, object]:
    """What a request was answered, and what it asked for, by their places: other trees name them otherwise."""
    _method, _template, asked, _status, answered = (getattr(exchange, one.name) for one in fields(exchange))
    return answered, asked


def _declined(answer: InitialResponse) -> bool:
    """Whether somebody is told to ask again."""
    return any(said in AGAIN for said in (answer.content, *(one.content for one in answer.followups)))


def _told(components: str) -> int:
    """The version that the controls of a message are of; those under a game that is over are of the last."""
    found = [1 << 30 if act == "rematch" else int(version) for version, act in _CONTROL.findall(components)]
    return max(found, default=-1)


def _arrived(waiting: deque[tuple[int, float]], version: int, waits: list[float]) -> None:
    """What was waited for up to this version is there."""
    while waiting and waiting[0][0] <= version:
        waits.append(time.monotonic() - waiting.popleft()[1])


def seated(sandbox: Sandbox, stocked: list[Stocked]) -> Iterator[Seated]:
    """Tables that were stocked, with who sits there in the sandbox."""
    people = {person.id: person for person in sandbox.people.values()}
    for table in stocked:
        channel = sandbox.state.channel(table.channel)
        yield Seated(table, channel, tuple(people[user] for user, _ in table.people), table.entries)
