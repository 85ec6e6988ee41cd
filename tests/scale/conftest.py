"""Several processes of the bot on one database of PostgreSQL and one sandbox."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.sandbox.model import Channel
from bot.sandbox.people.answers import InitialResponse
from bot.sandbox.people.seen import SeenMessage
from bot.sandbox.rest.server import Request
from bot.sandbox.sandbox import Sandbox
from bot.store.store import Store
from tests.chaos.book import Book
from tests.chaos.process import Process
from tests.chaos.relay import holder, replaced
from tests.support.postgres import PostgresHost


class Quick(Process):
    """A process that draws nothing."""

    programs = ("tests.chaos.unpainted", "tests.chaos.child")


class Pair:
    """Processes that share what they do. Discord's clock stands still: a slow machine is no reason to refuse an
    answer."""

    def __init__(self, address: str, log: Path) -> None:
        self.address = address
        self.log = log
        self.now = 1_800_000_000.0
        self.frost: Path | None = None
        self.sandbox = Sandbox(clock=lambda: self.now)
        self.processes = list[Process]()

    def process(self) -> Process:
        """A process that is not started yet."""
        process = Quick(self.sandbox, self.address, self.log)
        process.frost = self.frost
        self.processes.append(process)
        return process

    async def spawn(self) -> Process:
        """Start a process, which is connected when this returns; it works if no other does."""
        process = self.process()
        await process.spawn()
        await process.alive(self.sandbox.until(lambda: process.listening))
        return process

    async def begin(self, channel: Channel | None = None) -> None:
        """Have Ann and Ben begin a game."""
        channel = channel or self.sandbox.channel
        ann = self.sandbox.people["Ann"]
        await (await ann.slash(channel, "game new", game="tigris", reminders="off")).wait_until_finished()
        await self.click("Ben", "Join", channel)
        await self.click("Ann", "Start", channel)

    async def click(self, name: str, button: str, channel: Channel | None = None) -> InitialResponse:
        """Have somebody press a button of the newest message that has it."""
        person = self.sandbox.people[name]

        def offered() -> list[SeenMessage]:
            return [one for one in person.sees(channel or self.sandbox.channel) if button in one.labels]

        await self.sandbox.until(offered)
        return await (await person.click(offered()[-1], button)).wait_until_finished()

    async def move(self) -> InitialResponse:
        """Have the player to move at the only table end the turn."""
        return await (await self.asked_to_move()).wait_until_finished()

    async def asked_to_move(self, number: int | None = None) -> InitialResponse:
        """Have the player to move at a table, or at the only one, end the turn: all processes hear of it."""
        async with self.look() as store:
            table = number or min(await store.statistics.started_tables())
            row = await store.tables.find(table)
        assert row is not None
        (mover,) = [person for person in self.sandbox.people.values() if person.id == row.waits[0].user]
        return await mover.slash(self.sandbox.state.channels[row.channel], "tigris end")

    async def moves(self) -> int:
        """How many moves are stored."""
        async with self.look() as store:
            (table,) = await store.statistics.started_tables()
            return len(await store.tables.find_log(table))

    async def settled(self) -> None:
        """Wait until everything is sent and drawn."""
        book = Book(self.address, self.sandbox)
        await self.sandbox.until(lambda: book.pictured)

    def holder(self) -> str:
        """Who has the lock."""
        return holder(self.address)

    async def taken(self, before: str) -> None:
        """Return when the lock belongs to another process than before."""
        await asyncio.to_thread(replaced, self.address, before)

    def panels(self, channel: Channel | None = None) -> list[SeenMessage]:
        """The private panels of Ann and Ben."""
        people = [self.sandbox.people[name] for name in ("Ann", "Ben")]
        return [[one for one in person.sees(channel or self.sandbox.channel) if one.ephemeral][-1] for person in people]

    def edited(self) -> list[Request]:
        """The edits of answers to interactions, which panels are."""
        return [one for one in self.sandbox.requests if one.method == "PATCH" and "/webhooks/" in one.path]

    @asynccontextmanager
    async def look(self) -> AsyncIterator[Store]:
        """The store, to be read."""
        store = await Store.open_read_only(self.address)
        yield store
        await store.close()


@pytest.fixture
def address(postgres: PostgresHost) -> str:
    """The address of an empty database."""
    return postgres.new()


@pytest.fixture
async def pair(address: str, tmp_path: Path) -> AsyncIterator[Pair]:
    """Nobody works yet."""
    built = Pair(address, tmp_path / "log.txt")
    await built.sandbox.start()
    yield built
    for process in built.processes:
        if not process.dead.is_set():
            await process.kill()
    await built.sandbox.stop()
