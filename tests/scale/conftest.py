"""Several processes of the bot on one database of PostgreSQL and one sandbox."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import psycopg
import pytest

from bot.sandbox.people.answers import Answer
from bot.sandbox.people.seen import SeenMessage
from bot.sandbox.rest.server import Request
from bot.sandbox.sandbox import Sandbox
from bot.store.store import Store
from tests.chaos.book import Book
from tests.chaos.process import Process
from tests.support.postgres import PostgresHost


class Pair:
    """Processes that share what they do. Discord's clock stands still: a slow machine is no reason to refuse an
    answer."""

    def __init__(self, address: str, log: Path) -> None:
        self.address = address
        self.log = log
        self.sandbox = Sandbox(clock=lambda: 1_800_000_000.0)
        self.processes = list[Process]()

    async def spawn(self) -> Process:
        """Start a process, which is connected when this returns; it works if no other does."""
        process = Process(self.sandbox, self.address, self.log)
        self.processes.append(process)
        await process.spawn()
        await process.alive(self.sandbox.until(lambda: process.listening))
        return process

    async def begin(self) -> None:
        """Have Ann and Ben begin a game."""
        ann = self.sandbox.people["Ann"]
        await (await ann.slash(self.sandbox.channel, "game new", game="tigris", reminders="off")).settled()
        await self.click("Ben", "Join")
        await self.click("Ann", "Start")

    async def click(self, name: str, button: str) -> Answer:
        """Have somebody press a button of the newest message that has it."""
        person = self.sandbox.people[name]

        def offered() -> list[SeenMessage]:
            return [message for message in person.sees(self.sandbox.channel) if button in message.labels]

        await self.sandbox.until(offered)
        return await (await person.click(offered()[-1], button)).settled()

    async def move(self) -> Answer:
        """Have whoever is to move end the turn: all processes hear of it."""
        async with self.look() as store:
            ((table,),) = [await store.statistics.started()]
            row = await store.tables.find(table)
        assert row is not None
        (mover,) = [person for person in self.sandbox.people.values() if person.id == row.waits[0].user]
        return await (await mover.slash(self.sandbox.channel, "tigris end")).settled()

    async def moves(self) -> int:
        """How many moves are stored."""
        async with self.look() as store:
            (table,) = await store.statistics.started()
            return len(await store.tables.log(table))

    async def settled(self) -> None:
        """Return when everything is sent and drawn."""
        book = Book(self.address, self.sandbox)
        await self.sandbox.until(lambda: book.pictured)

    async def taken_from(self, process: Process) -> None:
        """Return when the lock belongs to another process than the one that has it now."""
        with psycopg.connect(self.address, autocommit=True) as server:
            held = server.execute("SELECT holder FROM dubsar.format").fetchall()
            while server.execute("SELECT holder FROM dubsar.format").fetchall() == held:
                server.execute("SELECT pg_sleep(0.1)")

    def panels(self) -> list[SeenMessage]:
        """The private panels of Ann and Ben."""
        people = [self.sandbox.people[name] for name in ("Ann", "Ben")]
        return [[one for one in person.sees(self.sandbox.channel) if one.ephemeral][-1] for person in people]

    def edited(self) -> list[Request]:
        """The edits of answers to interactions, which panels are."""
        return [one for one in self.sandbox.requests if one.method == "PATCH" and "/webhooks/" in one.path]

    @asynccontextmanager
    async def look(self) -> AsyncIterator[Store]:
        """The store, to be read."""
        store = await Store.look(self.address)
        yield store
        await store.close()


@pytest.fixture
async def pair(postgres: PostgresHost, tmp_path: Path) -> AsyncIterator[Pair]:
    """Nobody works yet."""
    built = Pair(postgres.new(), tmp_path / "log.txt")
    await built.sandbox.start()
    yield built
    for process in built.processes:
        if not process.dead.is_set():
            await process.kill()
    await built.sandbox.stop()
