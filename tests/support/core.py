"""The core of the bot: with a real database, without Discord."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from bot import wiring
from bot.model.table import TablePlace, TableSettings
from bot.outbox.late_edits import LateEdits
from bot.runtime.lifecycle import Lifecycle
from bot.runtime.thinking import Thinkers
from bot.store.store import Store
from bot.tables.between.places import NoPlaces
from bot.tables.live_table import LiveTable
from engine.game import Decision, Words
from engine.registry import GAMES, AnyGame
from render.service import PictureService
from tests.support.blank import lay_blank
from tests.support.games.auction import Auction
from tests.support.mailbox import Delivered, Mailbox
from tests.support.manual_clock import PULSE_SECONDS, ManualClock, pass_time

GUILD, CHANNEL = 9, 77
ANN, BEN, CYD = 1, 2, 3
NAMES = {ANN: "Ann", BEN: "Ben", CYD: "Cyd"}


async def at_once() -> None:
    """Return at once: nobody waits for an answer."""


async def of_anyone(_: int) -> None:
    """Return at once: no interaction of the person is being handled."""


def seed(size: int) -> bytes:
    """Return the same seed for every game."""
    return bytes(range(size))


class Everywhere(NoPlaces):
    """Everybody sees every channel."""

    def server_name(self, guild: int) -> str | None:
        """The name of a server."""
        return f"Server {guild}"

    def channel_name(self, guild: int, channel: int) -> str | None:
        """The name of a channel."""
        return f"channel-{channel} of {guild}"

    async def can_see(self, guild: int, base_channel: int, user: int) -> bool:
        """Whether a person sees a channel."""
        return bool(guild and base_channel and user)

    async def member_name(self, guild: int, user: int) -> str | None:
        """The name of a member."""
        return f"P{user} of {guild}"


class Core:
    """Everything behind the commands. Opened again on the same file, it is the bot after a restart. `answered`: returns
    when a person's interactions are answered."""

    def __init__(self, file: Path, mailbox: Mailbox, clock: ManualClock, games: tuple[AnyGame, ...]) -> None:
        self.file, self.mailbox, self.clock, self.games = file, mailbox, clock, games
        self.address: str | None = None
        self.guilds: tuple[int, ...] = (GUILD,)
        self.answered: Callable[[int], Awaitable[None]] = of_anyone
        self._key = 0

    async def open(self) -> None:
        """Build everything on the file."""
        if self.address is None:
            await asyncio.to_thread(lay_blank, self.file)
        self.store = await Store.open(self.address or self.file)
        self.picture_service = PictureService()
        self.services = wiring.build_services(
            self.store, self.games, self.clock, seed, lambda: self.guilds, self.picture_service, Thinkers.in_threads()
        )
        self.services.uptime.pulse_seconds, self.services.uptime.outage_seconds = PULSE_SECONDS, 2 * PULSE_SECONDS
        self.tables, self.lobbies, self.people = self.services.tables, self.services.lobbies, self.services.people
        self.outbox = wiring.build_outbox(self.services, self.store, self.clock, self.mailbox, at_once, self._answered)
        self.outbox.pictures.patience_seconds = 0.0
        self.late_edits = LateEdits(self.store, self.tables, self.outbox.pictures, self.clock)
        notices = wiring.build_notices(self.services, self.store, self.clock, self.mailbox, at_once)
        posts = wiring.build_league_posts(self.services, self.store, self.clock, self.mailbox, at_once)
        background = wiring.build_background(self.services, self.outbox, notices, posts)
        self._running = Lifecycle([self.outbox, *background, self.late_edits])

    async def _answered(self, user: int) -> None:
        await self.answered(user)

    async def start(self) -> None:
        """Continue where the last run stopped."""
        await self.services.uptime.note_outage()
        await self.late_edits.note_possible_edits()
        await self._running.start()

    async def wait_until_idle(self) -> None:
        """Wait until no background task has anything to do."""
        await self._running.wait_until_idle()

    async def close(self) -> None:
        """Stop everything."""
        await self._running.close()
        await self.picture_service.close()
        await self.store.close()

    async def restart(self) -> None:
        """Stop, and start again on the same file."""
        await self.close()
        await self.open()
        await self.start()

    async def pass_time(self, seconds: float) -> None:
        """Let time pass, in steps that the bot does not take for an outage."""
        await pass_time(self.clock, seconds, self.wait_until_idle)

    def key(self) -> int:
        """Return the id of a new interaction."""
        self._key += 1
        return self._key

    async def lobby(
        self,
        *users: int,
        game: AnyGame | None = None,
        auto_end: bool = True,
        reminders: int = 0,
        pace: str = "none",
        late: str = "vote",
    ) -> LiveTable:
        """Return a lobby in which these people sit, the host first. Without `reminders` nobody is reminded."""
        host, *others = users
        table = await self.lobbies.create(
            game or Auction(),
            TablePlace(GUILD, CHANNEL),
            (host, NAMES[host]),
            TableSettings(
                "en",
                (("rounds", "three"),) if game is None else (),
                auto_end=auto_end,
                reminders=reminders,
                pace=pace,
                late=late,
            ),
            interaction=self.key(),
        )
        for user in others:
            await self.lobbies.join(table.id, user, NAMES[user], None)
        return table

    async def begin(
        self,
        *users: int,
        game: AnyGame | None = None,
        auto_end: bool = True,
        reminders: int = 0,
        pace: str = "none",
        late: str = "vote",
    ) -> LiveTable:
        """Return a game that these people have started."""
        table = await self.lobby(*users, game=game, auto_end=auto_end, reminders=reminders, pace=pace, late=late)
        await self.lobbies.start(table.id, users[0])
        await self.wait_until_idle()
        return table

    async def play(self, table: LiveTable, user: int, words: Words) -> None:
        """Play a move of a person, and wait until everything is idle."""
        await self.tables.play(table, user, words, None, self.key())
        await self.wait_until_idle()

    def decision(self, table: LiveTable) -> Decision:
        """Return the open decision of a table, which must have one."""
        decision = table.game.decision(table.state)
        assert decision is not None
        return decision

    def public(self) -> list[Delivered]:
        """Return the messages in the channel."""
        return self.mailbox.channels.get(CHANNEL, [])


@pytest.fixture
async def core(tmp_path: Path, address: str | None) -> AsyncIterator[Core]:
    """Yield the core, started on an empty database."""
    built = Core(tmp_path / "core.sqlite", Mailbox(), ManualClock(), (*GAMES, Auction()))
    built.address = address
    await built.open()
    await built.start()
    yield built
    await built.close()
