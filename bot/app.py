"""The application: builds all parts, starts them in order and stops them in the other."""

import asyncio
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress

from bot.commands import admin, orders, play, privacy, settings, stats, table, try_out
from bot.commands import game as tables
from bot.commands import help as help_commands
from bot.config import Config, ConfigError
from bot.gateway import command_sync
from bot.gateway.client import Dubsar
from bot.gateway.dm_channels import DmChannels
from bot.gateway.members import Members
from bot.gateway.restored import Restored
from bot.gateway.sender import DiscordSender
from bot.handlers.services import Services
from bot.outbox.outbox import Outbox
from bot.pictures import Pictures
from bot.runtime.clock import Clock
from bot.runtime.health import Health
from bot.runtime.http import HealthEndpoint
from bot.runtime.memory import Sweeper
from bot.store.store import Store
from bot.tables.absence import Absences
from bot.tables.channels import Channels
from bot.tables.computer_players import ComputerPlayers
from bot.tables.guilds import Guilds
from bot.tables.lobby import Lobbies
from bot.tables.log_archiver import LogArchiver
from bot.tables.orders import StandingOrders
from bot.tables.people import People
from bot.tables.preload import Preloader
from bot.tables.privacy import Privacy
from bot.tables.records import ImportedRecords
from bot.tables.registry import Tables
from bot.tables.results import Results
from bot.tables.schedule import Scheduler
from bot.tables.votes import Votes
from bot.tables.watching import Watching
from bot.text.warm import warm
from engine.games import GAMES, AnyGame
from render.service import PictureService

PATIENCE = 5.0
"""Seconds for interactions and messages that are under way when the bot is told to stop."""

APOLOGY = 2.0
"""Seconds for telling those whose interactions were not finished."""

_log = logging.getLogger(__name__)


class App:
    """The whole bot. `fresh`: Discord has forgotten our commands, whatever we remember of them."""

    def __init__(
        self,
        config: Config,
        *,
        clock: Clock | None = None,
        games: tuple[AnyGame, ...] = GAMES,
        seeds: Callable[[int], bytes] = secrets.token_bytes,
        fresh: bool = False,
    ) -> None:
        self._config = config
        self._clock = clock or Clock()
        self._games = games
        self._seeds = seeds
        self._fresh = fresh
        self._connection: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Open the database, log in, connect; what is owed from before is paid from now on. Raises LoginFailure and
        what `ShardedClient.connect` raises."""
        self.store = await Store.open(self._config.database)
        self._build()
        self._warming = asyncio.create_task(asyncio.to_thread(warm, [game.name for game in self._games]))
        try:
            await self._listen()
            await self._connect()
        except BaseException:
            await self.close()
            raise
        await self.outbox.start()
        await self.desk.privacy.start()
        await self.alarm.start()
        await self.places.start([guild.id for guild in self.client.guilds])
        await self.computers.start()
        await self.results.start()
        await self.votes.start()
        await self.inspection.start()
        await self.binder.start()
        await self.restored.start()
        _log.info("ready", extra={"games": ",".join(game.name for game in self._games)})

    async def _listen(self) -> None:
        """For supervisors, if the settings say so. Raises ConfigError."""
        host, port = self._config.http_host, self._config.http_port
        if port is not None:
            try:
                await self.endpoint.start(host, port)
            except OSError as error:
                raise ConfigError(f"DUBSAR_HTTP_PORT: {host}:{port} cannot be used: {error.strerror}") from error

    async def _connect(self) -> None:
        await self.client.login(self._config.token)
        if await command_sync.sync(self.client, self.store, always=self._fresh):
            _log.info("the commands have changed and were sent to Discord")
        self._connection = asyncio.create_task(self.client.connect(), name="gateway")
        ready = asyncio.create_task(self.client.wait_until_ready())
        await asyncio.wait((ready, self._connection), return_when=asyncio.FIRST_COMPLETED)
        if self._connection.done():
            ready.cancel()
            await self._connection

    async def close(self) -> None:
        """Take on nothing new, finish what was begun, tell what is owed, then let go of everything."""
        self.desk.closing = True
        await self.inspection.close()
        await self.desk.privacy.close()
        await self.binder.close()
        await self.restored.close()
        await self.votes.close()
        await self.computers.close()
        await self.results.close()
        await self.alarm.close()
        await self.places.close()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._calm(), PATIENCE)
        with suppress(TimeoutError):
            await asyncio.wait_for(self.client.interrupt(), APOLOGY)
        await self.outbox.close()
        await self.endpoint.close()
        await self.client.close()
        if self._connection is not None:
            await asyncio.wait((self._connection,))
        await self.pictures.close()
        await self._warming
        await self.store.close()

    async def settled(self) -> None:
        """Return when nothing is owed or due, no computer player thinks and no result is being written."""
        parts = (self.desk.privacy, self.places, self.outbox, self.computers, self.alarm, self.results, self.votes)
        while not all(part.idle for part in parts):
            await self.desk.privacy.settled()
            await self.places.settled()
            await self.alarm.settled()
            await self.votes.settled()
            await self.computers.settled()
            await self.outbox.settled()
            await self.results.settled()

    async def warmed(self) -> None:
        """Return when what everybody will want is loaded."""
        await self._warming

    async def until(self, stop: asyncio.Event) -> bool:
        """Wait for `stop`; whether the connection was lost for good before. Raises ConfigError where it is refused."""
        assert self._connection is not None
        told = asyncio.create_task(stop.wait())
        await asyncio.wait((told, self._connection), return_when=asyncio.FIRST_COMPLETED)
        if told.done():
            return False
        told.cancel()
        error = self._connection.exception()
        if isinstance(error, ConfigError):
            raise error
        _log.error("the connection to Discord is lost for good", exc_info=error)
        return True

    async def _calm(self) -> None:
        await self.client.idle()
        await self.outbox.settled()

    def _build(self) -> None:
        self.tables = Tables(self.store, self._games, self._clock)
        self.people = People(self.store)
        self.lobbies = Lobbies(self.store, self.tables, self._clock, self._seeds)
        self.votes = Votes(self.store, self.tables, self._clock)
        self.pictures = PictureService(Sweeper().sweep)
        self.places = Channels(self.store, self.tables, self._clock)
        self.health = Health(self.store, self.pictures)
        self.results = Results(self.store, self.tables)
        self._open_desk()
        self.endpoint = HealthEndpoint(self.health, self.client)
        poster = DiscordSender(self.client, DmChannels(self.client, self.store.doors), self.desk.members)
        self.outbox = Outbox(
            self.store, self.tables, self.people, poster, self.pictures, self._clock, self.client.answers_first
        )
        self.restored = Restored(self.store, self.tables, poster)
        self.alarm = Scheduler(self.store, self.tables, self._clock)
        self.computers = ComputerPlayers(self.store, self.tables)
        self.binder = LogArchiver(self.store.bindery, self._clock)
        self.inspection = Preloader(self.store.archive, self.tables)
        for part in (self.desk.openings, self.outbox, self.alarm, self.computers, self.results, self.votes):
            self.tables.listen(part.wake)
        self._add_commands()

    def _open_desk(self) -> None:
        self.desk = Services(
            games=self._games,
            tables=self.tables,
            lobbies=self.lobbies,
            people=self.people,
            pictures=Pictures(self.pictures),
            privacy=Privacy(self.store, self.tables, self.lobbies),
            days=Absences(self.tables, self._clock),
            results=self.results,
            votes=self.votes,
            health=self.health,
            watching=Watching(self.store.watchers, self.people),
            ordering=StandingOrders(self.tables, self._clock),
            servers=Guilds(self.store),
            tablets=ImportedRecords(self._games),
            members=Members(self._clock),
        )
        self.client = Dubsar(self.desk, self.places)

    def _add_commands(self) -> None:
        groups = [play.group(game, self.desk) for game in self._games]
        groups += [concern.group(self.desk) for concern in (tables, table, settings, orders, privacy, stats, admin)]
        for group in groups:
            self.client.tree.add_command(group)
        for command in (*help_commands.commands(self.desk), try_out.command(self.desk)):
            self.client.tree.add_command(command)
