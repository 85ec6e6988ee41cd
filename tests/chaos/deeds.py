"""What people do at a table, each until it is done: the promise is that it is done once."""

import json
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass
from random import Random

from bot.sandbox.answers import Answer
from bot.sandbox.model import Channel
from bot.sandbox.people import Person
from bot.sandbox.seen import SeenMessage
from bot.sandbox.world import Sandbox
from bot.tables import OpenTable
from engine.game import Words
from engine.games import GAMES, AnyGame
from engine.moves import every_move
from engine.record import read
from tests.chaos.book import Book
from tests.chaos.twin import Twin

SLOW = ("swap", "withdraw", "catastrophe", "decline")
"""Moves that do not bring a game to its end."""


@dataclass(frozen=True)
class Deed:
    """`ask` has somebody try it, `done` says by the database whether it has happened, `again` does it to the twin."""

    name: str
    ask: Callable[[], Coroutine[object, object, Answer]]
    done: Callable[[], bool]
    again: Callable[[], Awaitable[object]]


class Game:
    """One game in a channel of its own. What is played next is chosen by the twin's position."""

    def __init__(self, sandbox: Sandbox, book: Book, twin: Twin, luck: Random, number: int) -> None:
        self.sandbox, self.book, self.twin, self.luck = sandbox, book, twin, luck
        self.channel: Channel = sandbox.places.add_channel(f"table-{number + 2}")
        self.game: AnyGame = GAMES[number % len(GAMES)]
        names = ("Ann", "Ben", "Cyd", "Dan")[: luck.choice((2, 2, 3, 4))]
        self.players = [sandbox.people[name] for name in names]
        self.shown = False

    async def next(self) -> Deed | None:
        """What is done next; None when the game is over."""
        status = self.book.status(self.channel.id)
        if not status:
            return self._open()
        if status == "lobby":
            waiting = [one for one in self.players if str(one.id) not in self.book.chairs(self.channel.id)]
            return self._join(waiting[0]) if waiting else self._start()
        if status == "over":
            return None
        at = await self.twin.tables.here(self.channel.id)
        if self.luck.random() < 0.1:
            return self._look()
        mover = at.table.fold.moments[-1].entry.seat if at.table.fold.moments else 0
        if self.luck.random() < 0.1 and at.table.fold.freely_undone(mover):
            return self._undo(at, at.roster.user_of(mover) or 0)
        return self._play(at)

    def _open(self) -> Deed:
        host = self.players[0]
        options = {"game": self.game.name, "reminders": "off", "auto-end": "off"}

        async def ask() -> Answer:
            return await host.slash(self.channel, "game new", **options)

        async def again() -> None:
            await self.twin.lobbies.create(
                guild=self.sandbox.guild,
                channel=self.channel.id,
                host=host.id,
                host_name=host.name,
                game=self.game,
                options={},
                language="en",
                key=self.book.key(self.channel.id),
                auto_end=False,
                reminders=0,
            )

        return Deed("open", ask, lambda: self.book.status(self.channel.id) != "", again)

    def _join(self, person: Person) -> Deed:
        async def ask() -> Answer:
            return await person.click(self._board("Join"), "Join")

        async def again() -> None:
            at = await self.twin.tables.here(self.channel.id)
            await self.twin.lobbies.join(at.id, person.id, person.name, None)

        return Deed(f"join {person.name}", ask, lambda: str(person.id) in self.book.chairs(self.channel.id), again)

    def _start(self) -> Deed:
        host = self.players[0]

        async def ask() -> Answer:
            return await host.click(self._board("Start"), "Start")

        async def again() -> None:
            at = await self.twin.tables.here(self.channel.id)
            self.twin.seed = read(self.book.header(self.channel.id)).header.seed
            await self.twin.lobbies.start(at.id, host.id)

        return Deed("start", ask, lambda: self.book.status(self.channel.id) == "open", again)

    def _look(self) -> Deed:
        """Somebody looks at their hand; it is never refused and changes nothing."""
        person = self.luck.choice(self.players)
        self.shown = False

        async def ask() -> Answer:
            answer = await (await person.click(self._board("My hand"), "My hand")).settled()
            self.shown = bool(answer.attachments)
            return answer

        async def again() -> None:
            return

        return Deed(f"look {person.name}", ask, lambda: self.shown, again)

    def _undo(self, at: OpenTable, user: int) -> Deed:
        person = self._person(user)

        async def ask() -> Answer:
            return await person.slash(self.channel, "game undo")

        async def again() -> None:
            await self.twin.tables.undo(at, user, None, self._newest_key())

        return Deed(f"undo {person.name}", ask, self._grown(at), again)

    def _play(self, at: OpenTable) -> Deed:
        decision = at.game.decision(at.table.fold.state)
        assert decision is not None
        seat = self.luck.choice(decision.seats)
        words, person = self._words(at, seat), self._person(at.roster.user_of(seat) or 0)
        asked = self._question(at, person, words) if self.luck.random() < 0.5 else None

        async def ask() -> Answer:
            if asked is not None:
                return await person.click(asked[0], asked[1])
            verb = next(verb for verb in at.game.verbs if verb.name == words[0])
            options = dict(zip((argument.name for argument in verb.arguments), words[1:], strict=False))
            return await person.slash(self.channel, f"{at.game.name} {words[0]}", **options)

        async def again() -> None:
            assert json.loads(str(self.book.newest(self.channel.id)[2])) == list(words)
            await self.twin.tables.play(at, person.id, words, None, self._newest_key())

        return Deed(f"{person.name}: {' '.join(words)}", ask, self._grown(at), again)

    def _words(self, at: OpenTable, seat: int) -> Words:
        """A move by chance, rather one that brings the game to its end."""
        moves = list(every_move(at.game, at.table.fold.state, seat))
        return self.luck.choice([words for words in moves if words[0] not in SLOW] or moves)

    def _question(self, at: OpenTable, person: Person, words: Words) -> tuple[SeenMessage, str] | None:
        """The button of the newest direct message that plays these words, if it has one."""
        messages = person.sees(person.dm)
        ids = [str(button["custom_id"]) for button in messages[-1].buttons] if messages else []
        found = next((one for one in ids if one.endswith(f":{at.table.version}:play:{'.'.join(words)}")), None)
        return (messages[-1], found) if found else None

    def _grown(self, at: OpenTable) -> Callable[[], bool]:
        before = at.table.version
        return lambda: len(self.book.entries(self.channel.id)) > before

    def _newest_key(self) -> int:
        key = self.book.newest(self.channel.id)[3]
        assert isinstance(key, int)
        return key

    def _board(self, button: str) -> SeenMessage:
        shown = [one for one in self.sandbox.people["Guest"].sees(self.channel) if button in one.labels]
        return shown[-1]

    def _person(self, user: int) -> Person:
        return next(one for one in self.players if one.id == user)
