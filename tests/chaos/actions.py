"""Actions of people at a table, each repeated until it is done: the promise is that it is done once."""

import json
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass
from functools import partial
from random import Random

from bot.messages import threads
from bot.model.table import TablePlace, TableSettings
from bot.model.vote import Vote
from bot.sandbox.model import Channel
from bot.sandbox.people.answers import InitialResponse
from bot.sandbox.people.person import Person
from bot.sandbox.people.seen import SeenMessage
from bot.sandbox.sandbox import Sandbox
from bot.tables.live_table import LiveTable
from bot.text.voice import Voice
from engine.game import Words
from engine.moves import every_move
from engine.record import read_record
from engine.registry import GAMES, AnyGame
from tests.chaos.book import Book
from tests.chaos.control_run import Twin
from tests.chaos.process import PATIENCE_SECONDS
from tests.support.require import require

SLOW = ("swap", "withdraw", "catastrophe", "decline")
"""Moves that do not bring a game to its end."""


async def play_by_command(person: Person, channel: Channel, game: AnyGame, words: Words) -> InitialResponse:
    """Have somebody move by the game's command."""
    verb = next(verb for verb in game.verbs if verb.name == words[0])
    options = dict(zip((argument.name for argument in verb.arguments), words[1:], strict=False))
    return await person.slash(channel, f"{game.name} {words[0]}", **options)


@dataclass(frozen=True)
class Deed:
    """`ask` has somebody try it, `done` says by the database whether it has happened, `again` does it to the twin."""

    name: str
    ask: Callable[[], Coroutine[object, object, InitialResponse]]
    done: Callable[[], bool]
    again: Callable[[], Awaitable[object]]


async def nothing() -> None:
    """Change nothing: an action that leaves the twin as it is."""


class Game:
    """One game in a channel or thread. What is played next is chosen by the twin's position. In the lobby somebody may
    sit down and have themselves forgotten; in the game somebody may ask for its end, which nobody else wants."""

    def __init__(
        self, sandbox: Sandbox, book: Book, twin: Twin, luck: Random, number: int, hall: Channel | None = None
    ) -> None:
        self.sandbox, self.book, self.twin, self.luck = sandbox, book, twin, luck
        self.hall = hall
        self.channel: Channel = hall or sandbox.places.add_channel(f"table-{number + 2}")
        self.opened = False
        self.game: AnyGame = GAMES[number % len(GAMES)]
        names = ("Ann", "Ben", "Cyd", "Dan")[: luck.choice((2, 2, 3, 4))]
        self.players = [sandbox.people[name] for name in names]
        self.passer = sandbox.people["Xenia"] if len(names) < max(self.game.seats) else None
        self.voted = self.forgotten = self.shown = False

    @property
    def threaded(self) -> bool:
        """Whether the table gets a thread."""
        return self.hall is not None

    async def next(self) -> Deed | None:
        """What is done next; None when the game is over."""
        if not self.opened:
            return self._open() if self.book.threads() == self.threaded else self._set_up()
        status = self.book.status(self.channel.id)
        if status == "lobby":
            return self._gather()
        if status == "over":
            return None
        table = await self.table()
        if (vote := await self._asked(table)) is not None:
            return self._ballot(table, vote)
        if not self.voted and self.luck.random() < 0.1:
            return self._vote(table)
        return self._go_on(table)

    async def table(self) -> LiveTable:
        """The twin's table."""
        return await self.twin.tables.find_in_channel(self.twin.place(self.channel.id))

    def _gather(self) -> Deed:
        there = self.book.chairs(self.channel.id)
        if self.passer is not None and str(self.passer.id) in there:
            return self._forget(self.passer)
        waiting = [one for one in self.players if str(one.id) not in there]
        if self.passer is not None and not self.forgotten and len(waiting) < len(self.players):
            self.forgotten = True
            return self._join(self.passer)
        return self._join(waiting[0]) if waiting else self._start()

    def _go_on(self, table: LiveTable) -> Deed:
        if self.luck.random() < 0.1:
            return self._look()
        mover = table.log.fold.moves[-1].entry.seat if table.log.fold.moves else 0
        if self.luck.random() < 0.1 and table.log.fold.freely_undoable_entry(mover):
            return self._undo(table, table.roster.user_of(mover) or 0)
        return self._play(table)

    def _set_up(self) -> Deed:
        """The server lays down whether tables get threads."""
        word = "on" if self.threaded else "off"

        async def ask() -> InitialResponse:
            return await self.players[0].slash(self.channel, "admin setup", threads=word)

        return Deed(f"threads {word}", ask, lambda: self.book.threads() == self.threaded, nothing)

    def _open(self) -> Deed:
        host, hall = self.players[0], self.hall
        options = {"game": self.game.name, "reminders": "off", "auto-end": "off"}
        before = self.book.newest_table()

        async def ask() -> InitialResponse:
            return await (await host.slash(self.channel, "game new", **options)).wait_until_finished()

        def done() -> bool:
            placed = self.book.placed(before)
            if placed is not None and placed in self.sandbox.state.channels:
                self.channel, self.opened = self.sandbox.state.channels[placed], True
            return self.opened

        async def again() -> None:
            table = await self.twin.lobbies.create(
                self.game,
                TablePlace(
                    self.sandbox.guild,
                    hall.id if hall is not None else self.channel.id,
                    hall.id if hall is not None else 0,
                ),
                (host.id, host.name),
                TableSettings("en", auto_end=False, reminders=0),
                interaction=self.book.key(self.channel.id),
                opening=threads.thread_opening(self.game, host.name, "en") if hall is not None else None,
            )
            await self.twin.wait_until_idle()
            self.twin.know(self.channel.id, table.channel)

        return Deed("open", ask, done, again)

    async def _asked(self, table: LiveTable) -> Vote | None:
        """The vote that goes on."""
        votes = await self.twin.store.votes.open_votes(table.id)
        return votes[0] if votes else None

    def _vote(self, table: LiveTable) -> Deed:
        """Somebody asks whether to end the game."""
        self.voted = True
        person = self.luck.choice(self.players)
        before = self.book.number("SELECT count(*) FROM votes")

        async def ask() -> InitialResponse:
            return await person.slash(self.channel, "table vote", what="end")

        again = partial(self.twin.services.votes.propose, table, person.id, "end", None)
        return Deed(f"vote {person.name}", ask, lambda: self.book.number("SELECT count(*) FROM votes") > before, again)

    def _ballot(self, table: LiveTable, vote: Vote) -> Deed:
        """Somebody who has not been heard yet is against it."""
        heard = [seat for seat, _ in vote.ballots]
        person = self._person(
            next(table.roster.user_of(seat) or 0 for seat in table.roster.humans if seat not in heard)
        )
        before = self.book.number("SELECT count(*) FROM ballots")

        async def ask() -> InitialResponse:
            return await person.click(self._board("No"), "No")

        again = partial(self.twin.services.votes.cast_ballot, vote.id, person.id, yes=False)
        return Deed(f"no {person.name}", ask, lambda: self.book.number("SELECT count(*) FROM ballots") > before, again)

    def _forget(self, person: Person) -> Deed:
        """Somebody who sits in the lobby has everything deleted that is stored of them."""

        async def ask() -> InitialResponse:
            asked = await person.slash(self.channel, "privacy delete")
            answer = await person.click(require(asked.message), "Delete everything")
            await self.sandbox.until(done, PATIENCE_SECONDS)
            return answer

        def done() -> bool:
            return not self.book.knows(person.id, person.name)

        again = partial(self.twin.services.privacy.delete, person.id)
        return Deed(f"forget {person.name}", ask, done, again)

    def _join(self, person: Person) -> Deed:
        async def ask() -> InitialResponse:
            return await person.click(self._board("Join"), "Join")

        async def again() -> None:
            table = await self.table()
            await self.twin.lobbies.join(table.id, person.id, person.name, None)

        return Deed(f"join {person.name}", ask, lambda: str(person.id) in self.book.chairs(self.channel.id), again)

    def _start(self) -> Deed:
        host = self.players[0]

        async def ask() -> InitialResponse:
            return await host.click(self._board("Start"), "Start")

        async def again() -> None:
            table = await self.table()
            self.twin.seed = read_record(self.book.header(self.channel.id)).header.seed
            await self.twin.lobbies.start(table.id, host.id)

        return Deed("start", ask, lambda: self.book.status(self.channel.id) == "open", again)

    def _look(self) -> Deed:
        """Somebody looks at their hand; it is never refused and changes nothing. The picture follows where the
        game has one."""
        person = self.luck.choice(self.players)
        self.shown = False

        async def ask() -> InitialResponse:
            hand = Voice("en", self.game.name).say("button-hand")
            answer = await person.click(self._board(hand), hand)
            self.shown = answer.ephemeral
            return answer

        return Deed(f"look {person.name}", ask, lambda: self.shown, nothing)

    def _undo(self, table: LiveTable, user: int) -> Deed:
        person = self._person(user)

        async def ask() -> InitialResponse:
            return await person.slash(self.channel, "game undo")

        async def again() -> None:
            await self.twin.tables.undo(table, user, None, self._newest_key())

        return Deed(f"undo {person.name}", ask, self._grown(table), again)

    def _play(self, table: LiveTable) -> Deed:
        decision = require(table.game.decision(table.state))
        seat = self.luck.choice(decision.seats)
        words, person = self._words(table, seat), self._person(table.roster.user_of(seat) or 0)
        asked = self._question(table, person, words) if self.luck.random() < 0.5 else None

        async def ask() -> InitialResponse:
            if asked is not None:
                return await person.click(asked[0], asked[1])
            return await play_by_command(person, self.channel, table.game, words)

        async def again() -> None:
            assert json.loads(str(self.book.newest(self.channel.id)[2])) == list(words)
            await self.twin.tables.play(table, person.id, words, None, self._newest_key())

        return Deed(f"{person.name}: {' '.join(words)}", ask, self._grown(table), again)

    def _words(self, table: LiveTable, seat: int) -> Words:
        """A move by chance, rather one that brings the game to its end."""
        moves = list(every_move(table.game, table.state, seat))
        return self.luck.choice([words for words in moves if words[0] not in SLOW] or moves)

    def _question(self, table: LiveTable, person: Person, words: Words) -> tuple[SeenMessage, str] | None:
        """The button of the newest direct message that plays these words, if it has one."""
        messages = person.sees(person.dm)
        ids = [str(button["custom_id"]) for button in messages[-1].buttons] if messages else []
        found = next((one for one in ids if one.endswith(f":{table.log.version}:play:{'.'.join(words)}")), None)
        return (messages[-1], found) if found else None

    def _grown(self, table: LiveTable) -> Callable[[], bool]:
        before = table.log.version
        return lambda: len(self.book.entries(self.channel.id)) > before

    def _newest_key(self) -> int:
        key = self.book.newest(self.channel.id)[3]
        assert isinstance(key, int)
        return key

    def _board(self, button: str) -> SeenMessage:
        """The newest message with that button that does not lead to another table's thread."""
        shown = [one for one in self.sandbox.people["Guest"].sees(self.channel) if button in one.labels]
        return [one for one in shown if one.id not in self.sandbox.state.channels][-1]

    def _person(self, user: int) -> Person:
        return next(one for one in self.players if one.id == user)
