"""A process that was cut off edits a message late: what the newer process shows there comes back."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

import psycopg
import pytest

from bot.messages import threads
from bot.model.table import TablePlace, TableSettings
from bot.outbox.late_edits import LAST_EDIT_AFTER_SECONDS
from bot.outbox.sender import Message, TryLater
from bot.tables.live_table import LiveTable
from engine.registry import GAMES
from tests.support.core import ANN, BEN, CHANNEL, CYD, GUILD, NAMES, Core
from tests.support.games.auction import Auction
from tests.support.mailbox import Mailbox
from tests.support.manual_clock import ManualClock
from tests.support.postgres import PostgresHost


@dataclass
class SlowMailbox(Mailbox):
    """Discord, to which one process sends edits of the channel that arrive late, once they are held."""

    sent: asyncio.Event = field(default_factory=asyncio.Event)
    arrive: asyncio.Event = field(default_factory=asyncio.Event)
    arrived: asyncio.Event = field(default_factory=asyncio.Event)
    cut_off: bool = False

    async def edit(self, channel: int, message: int, content: Message) -> None:
        await self._held(channel)
        await super().edit(channel, message, content)
        self._come(channel)

    async def attach(self, channel: int, message: int, content: Message) -> None:
        await self._held(channel)
        await super().attach(channel, message, content)
        self._come(channel)

    def hold(self) -> None:
        """Hold what is edited from now on."""
        self.sent.clear()
        self.arrive.clear()

    async def _held(self, channel: int) -> None:
        if channel == CHANNEL:
            self.sent.set()
            await self.arrive.wait()

    def _come(self, channel: int) -> None:
        """Note that an edit has arrived. A process that was cut off sends no other one after it."""
        if channel == CHANNEL and self.cut_off:
            self.before = _refuse
            self.arrived.set()


def _refuse(name: str) -> None:
    raise TryLater(3600.0)


class Pair(NamedTuple):
    """The process that works, and the one that takes the database from it."""

    old: Core
    new: Core
    discord: SlowMailbox

    async def cut(self) -> None:
        """Take the database once the old process has sent an edit."""
        await self.discord.sent.wait()
        self.discord.cut_off = True
        with psycopg.connect(self.old.address or "", autocommit=True) as server:
            server.execute(
                "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE pid != pg_backend_pid()"
                " AND datname = current_database()"
            )
        await self.new.open()
        await self.new.start()
        await self.new.wait_until_idle()

    async def late(self) -> None:
        """Let the held edit arrive."""
        self.discord.arrive.set()
        await self.discord.arrived.wait()

    async def wait(self) -> None:
        """Let the time pass after which nothing comes late any more."""
        await self.new.clock.advance(LAST_EDIT_AFTER_SECONDS)
        await self.new.wait_until_idle()

    async def table(self, old: LiveTable) -> LiveTable:
        """The same table at the new process."""
        return await self.new.tables.find(old.id)

    def live(self) -> list[str]:
        """The texts of the messages with buttons."""
        return [one.text for one in self.new.mailbox.channels[CHANNEL] if one.labels]


@pytest.fixture
async def pair(postgres: PostgresHost, tmp_path: Path) -> AsyncIterator[Pair]:
    """The old process works."""
    slow = SlowMailbox()
    slow.arrive.set()
    quick = Mailbox(channels=slow.channels, seen=slow.seen)
    cores = [Core(tmp_path / "no.sqlite", one, ManualClock(), (*GAMES, Auction())) for one in (slow, quick)]
    cores[0].address = cores[1].address = postgres.emptied()
    cores[1]._key = 1000
    await cores[0].open()
    await cores[0].start()
    built = Pair(cores[0], cores[1], slow)
    yield built
    await built.old.outbox.close(0.0)
    for core in reversed(cores):
        await core.close()


async def test_an_earlier_board_loses_the_buttons_that_came_back(pair: Pair) -> None:
    table = await pair.old.begin(ANN, BEN)
    pair.discord.hold()
    await pair.old.tables.play(table, ANN, ("bid", "1"), None, pair.old.key())
    await pair.cut()
    await pair.new.play(await pair.table(table), BEN, ("bid", "1"))
    await pair.late()
    assert len(pair.live()) == 2
    await pair.wait()
    assert pair.live() == [pair.new.public()[-1].text]


async def test_the_newest_board_shows_the_newest_text_again(pair: Pair) -> None:
    table = await pair.old.begin(ANN, BEN)
    pair.discord.hold()
    await pair.old.tables.play(table, ANN, ("bid", "1"), None, pair.old.key())
    await pair.cut()
    await pair.new.tables.undo(await pair.table(table), ANN, None, pair.new.key())
    await pair.new.wait_until_idle()
    newest = pair.new.public()[-1].content
    await pair.late()
    assert pair.new.public()[-1].content != newest
    await pair.wait()
    assert pair.new.public()[-1].text == newest.text
    assert pair.new.public()[-1].content.attachments[0].name == newest.attachments[0].name


async def test_a_lobby_is_edited_again(pair: Pair) -> None:
    table = await pair.old.lobby(ANN)
    await pair.old.wait_until_idle()
    pair.discord.hold()
    await pair.old.lobbies.join(table.id, BEN, NAMES[BEN], None)
    await pair.cut()
    await pair.new.lobbies.join(table.id, CYD, NAMES[CYD], None)
    await pair.new.wait_until_idle()
    await pair.late()
    assert "Cyd" not in pair.live()[-1]
    await pair.wait()
    assert "Cyd" in pair.live()[-1]


async def test_a_vote_stands_as_it_ended(pair: Pair) -> None:
    table = await pair.old.begin(ANN, BEN, CYD)
    vote = await pair.old.services.votes.propose(table, ANN, "end", None)
    await pair.old.wait_until_idle()
    pair.discord.hold()
    await pair.old.services.votes.cast_ballot(vote.id, BEN, False)
    await pair.cut()
    await pair.new.services.votes.cast_ballot(vote.id, CYD, False)
    await pair.new.wait_until_idle()
    ended = pair.new.public()[-1].content
    await pair.late()
    assert pair.new.public()[-1].labels
    await pair.wait()
    assert pair.new.public()[-1].content == ended


async def test_the_message_above_a_thread_says_how_the_table_is(pair: Pair) -> None:
    table = await pair.old.lobbies.create(
        Auction(),
        TablePlace(GUILD, 0, CHANNEL),
        (ANN, NAMES[ANN]),
        TableSettings("en"),
        interaction=pair.old.key(),
        opening=threads.thread_opening(Auction(), NAMES[ANN], "en"),
    )
    await pair.old.wait_until_idle()
    pair.discord.hold()
    await pair.old.lobbies.join(table.id, BEN, NAMES[BEN], None)
    await pair.cut()
    await pair.new.lobbies.start(table.id, ANN)
    await pair.new.wait_until_idle()
    (starter,) = pair.new.public()
    await pair.late()
    assert starter.labels
    await pair.wait()
    assert not starter.labels
    assert "in progress" in starter.text


async def test_a_process_that_ends_before_that_leaves_it_to_the_next(pair: Pair) -> None:
    table = await pair.old.begin(ANN, BEN)
    pair.discord.hold()
    await pair.old.tables.play(table, ANN, ("bid", "1"), None, pair.old.key())
    await pair.cut()
    await pair.new.play(await pair.table(table), BEN, ("bid", "1"))
    await pair.late()
    await pair.new.restart()
    await pair.new.wait_until_idle()
    assert pair.live() == [pair.new.public()[-1].text]
