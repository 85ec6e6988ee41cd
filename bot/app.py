"""The application: build all parts, start them in order and close them in reverse."""

import asyncio
import logging
import secrets
from collections.abc import Callable
from contextlib import AsyncExitStack, suppress
from threading import Event

from bot import wiring
from bot.advice.advice import fill_caches
from bot.commands.tree import commands_of
from bot.config.settings import Config, ConfigError
from bot.gateway import command_sync
from bot.gateway.client import Dubsar
from bot.gateway.emojis import REQUEST_PAUSE_SECONDS, Emojis
from bot.gateway.interrupted_answers import InterruptedAnswers
from bot.gateway.members import Members
from bot.gateway.open_panels import OpenPanels
from bot.gateway.places import DiscordPlaces
from bot.gateway.restored_copy import RestoredCopyCleaner
from bot.gateway.sender import DiscordSender, DmChannels
from bot.outbox.late_edits import LateEdits
from bot.outbox.outbox import CLOSE_TIMEOUT_SECONDS as SENDING
from bot.runtime.clock import Clock
from bot.runtime.endpoint import HealthEndpoint
from bot.runtime.failover import Failover
from bot.runtime.lifecycle import Lifecycle
from bot.runtime.pending_answers import PendingAnswers
from bot.runtime.priority import lower_priority, run_at_low_priority
from bot.runtime.process import Sweeper, freeze_garbage
from bot.runtime.thinking import Thinkers
from bot.store.database import Superseded
from bot.store.store import Store
from bot.text.voice import load_catalogs
from engine.registry import GAMES, AnyGame
from render.service import PictureService

CLOSE_TIMEOUT_SECONDS = 5.0
"""Seconds that a closing process gives to interactions and messages in progress."""

HANDOVER_TIMEOUT_SECONDS = 1.0
"""Seconds that a closing process gives to interactions and outgoing messages if another process is waiting."""

INTERRUPT_TIMEOUT_SECONDS = 2.0
"""Seconds that a closing process gives to the answers to interrupted interactions."""

_log = logging.getLogger(__name__)


class App:
    """The whole bot.

    `thinkers`: the processes in which computer players think and games are reviewed, or None for threads of this
        process.
    `fresh`: whether Discord knows nothing of earlier runs. If so, commands are sent even if they have not changed, and
        unknown channels do not count as deleted.
    `makes_emojis`: whether to create the emojis of the games. Without them, controls have text alone.
    `force`: whether to use a database whose content was moved to another database.
    """

    def __init__(
        self,
        config: Config,
        *,
        clock: Clock | None = None,
        games: tuple[AnyGame, ...] = GAMES,
        seeds: Callable[[int], bytes] = secrets.token_bytes,
        thinkers: Thinkers | None = None,
        fresh: bool = False,
        force: bool = False,
    ) -> None:
        self._config = config
        self._clock = clock or Clock()
        self._games = games
        self._seeds = seeds
        self._thinkers = thinkers or Thinkers.in_threads()
        self._fresh = fresh
        self.makes_emojis = True
        self._force = force
        self._connection: asyncio.Task[None] | None = None
        self._is_awaited = False
        self._exit_stack = AsyncExitStack()
        self._stopped = Event()

    async def start(self) -> None:
        """Open the database, log in, connect, and send the messages left over from an earlier run. If another process
        holds the database, connect first, and do the rest when that process ends.

        Raises LoginFailure, StoreError, StoreUnavailable, ConfigError, and what `ShardedClient.connect` raises.
        """
        self.store = Store.closed_at(self._config.database)
        self._failover = Failover(self.store, self._config)
        self._build()
        try:
            await self._start()
        except BaseException:
            await self.close()
            raise
        _log.info("ready", extra={"games": ",".join(game.name for game in self._games)})

    async def _start(self) -> None:
        self._warming = asyncio.create_task(asyncio.to_thread(run_at_low_priority, self._load_caches))
        # The last function of this list runs first.
        for close in (
            self.store.close,
            self._failover.close,
            self._stop_warming,
            self.picture_service.close,
            self._disconnect,
            self.endpoint.close,
            self._release_database,
            self._finish,
            self._background.close,
        ):
            self._exit_stack.push_async_callback(close)
        is_standby = await self._failover.begin_to_take_database()
        if not is_standby:
            await self._begin_to_work()
        await self._listen()
        await self.client.login(self._config.token)
        commands = await asyncio.to_thread(
            run_at_low_priority, lambda: asyncio.run(command_sync.translate_commands(self.client.tree))
        )
        if not is_standby:
            await self._send_commands(commands)
        await self._connect()
        if is_standby:
            await self._take_over()
        await self.outbox.start()
        await self._background.start()
        if is_standby:
            await self._send_commands(commands)

    def _load_caches(self) -> None:
        load_catalogs([game.name for game in self._games])
        for game in self._games:
            if self._stopped.is_set():
                return
            fill_caches(game)

    async def _stop_warming(self) -> None:
        """Wait until the catalogs and pictures that are being loaded are complete, and load no more."""
        self._stopped.set()
        await self.wait_until_warm()

    async def _take_over(self) -> None:
        """Wait until the working process ends, then take over its work. Raises the connection's error."""
        assert self._connection is not None
        _log.info("another process works with this database: this one waits for its end")
        await self.wait_until_warm()
        freeze_garbage()  # otherwise it would be collected during the takeover, while everybody waits
        await self._failover.wait_for_turn(self._connection)
        await self._begin_to_work()
        _log.info("the other process has ended: this one works in its place")

    async def _begin_to_work(self) -> None:
        """Start handling events. Raises the same errors as taking the database."""
        await self._failover.finish_taking(force=self._force)
        await self.services.uptime.note_outage()
        await self.late_edits.note_possible_edits()
        await self.client.handle_events(handed_over=self.store.handed_over)

    async def _listen(self) -> None:
        """Serve health and metrics over HTTP if the settings name a port. Raises ConfigError."""
        host, port = self._config.http_host, self._config.http_port
        if port is not None:
            try:
                await self.endpoint.start(host, port)
            except OSError as error:
                reason = (error.strerror or str(error)).rpartition(": ")[2]
                raise ConfigError(f"DUBSAR_HTTP_PORT: {host}:{port} cannot be used: {reason}") from error

    async def _send_commands(self, commands: command_sync.Payload) -> None:
        if await command_sync.sync_commands(self.client, self.store, commands, always=self._fresh):
            _log.info("the commands have changed and were sent to Discord")

    async def _connect(self) -> None:
        self._connection = asyncio.create_task(self.client.connect(), name="gateway")
        ready = asyncio.create_task(self.client.wait_until_ready())
        await asyncio.wait((ready, self._connection), return_when=asyncio.FIRST_COMPLETED)
        if self._connection.done():
            ready.cancel()
            await self._connection

    async def close(self) -> None:
        """Accept no more interactions, finish those in progress, send the queued messages, then close everything.

        If another process is waiting, leave new events and the queue to it, release the database soon, and decline
        events that come too early for the other process. If another process already holds the database, just leave
        events and the queue to it.
        """
        self._is_awaited = await self._failover.is_awaited()
        if self._is_awaited:
            await self.client.deduplicator.close()
        self.client.closing = True
        await self._exit_stack.aclose()

    async def _finish(self) -> None:
        """Wait for interactions in progress, and answer those that do not finish in time."""
        with suppress(TimeoutError):
            async with asyncio.timeout(HANDOVER_TIMEOUT_SECONDS if self._is_awaited else CLOSE_TIMEOUT_SECONDS):
                await self.client.wait_until_idle()
                if not self._is_awaited:
                    await self.outbox.send_everything()
        with suppress(TimeoutError):
            await asyncio.wait_for(self.client.interrupt(), INTERRUPT_TIMEOUT_SECONDS)
        if count := self.services.health.left_answers:
            _log.warning("answers left to another process: %d", count)

    async def _release_database(self) -> None:
        """Stop sending messages, and hand the database to another process that waits for it."""
        if self._is_awaited:
            await self.client.deduplicator.stop()
        await self.outbox.close(HANDOVER_TIMEOUT_SECONDS if self._is_awaited else SENDING)
        if self._is_awaited:
            await self._failover.close()
            await self.store.close()

    async def _disconnect(self) -> None:
        await self.client.close()
        if self._connection is not None:
            await asyncio.wait((self._connection,))

    async def wait_until_idle(self) -> None:
        """Wait until no message or deadline is pending and no background task runs."""
        await Lifecycle([self._background, self.outbox]).wait_until_idle()

    async def wait_until_warm(self) -> None:
        """Wait until the catalogs and the commonly used pictures are loaded."""
        await asyncio.shield(self._warming)

    async def wait_for_stop(self, stop: asyncio.Event) -> bool:
        """Wait for `stop`. Return whether the connection was permanently lost before that. Raises ConfigError if
        Discord refuses the connection, ConnectionError if another start may help, and Superseded if another process
        holds the database."""
        assert self._connection is not None
        is_superseded = await self._failover.wait_until_lost(stop.wait(), self._connection)
        if stop.is_set():
            return False
        if is_superseded:
            raise Superseded("another bot works with it now; start this one again, and it waits")
        error = self._connection.exception()
        if isinstance(error, ConfigError | ConnectionError):
            raise error
        _log.error("the connection to Discord is lost for good", exc_info=error)
        return True

    def _build(self) -> None:
        pending_answers = PendingAnswers()
        self.picture_service = PictureService(Sweeper().sweep, lower_priority, pending_answers.wait_in_thread)
        self.services = wiring.build_services(
            self.store, self._games, self._clock, self._seeds, self._guilds, self.picture_service, self._thinkers
        )
        members = Members(self._clock)
        self.client = Dubsar(self.services, members, self.store, pending_answers, fresh=self._fresh)
        self.services.computers.set_give_way(pending_answers.give_way)
        self.services.deferred.take_turn = pending_answers.take_turn
        places = DiscordPlaces(self.client, members)
        self.services.uptime.is_linked = lambda: self.client.is_linked
        self.services.waiting.places = self.services.leagues.games.places = places
        self.endpoint = HealthEndpoint(self.services.health, self.client)
        dm_channels = DmChannels(self.client, self.store.dm_channels)
        sender = DiscordSender(self.client, dm_channels, members, self.services.signs)
        answers = pending_answers.wait_until_idle, self.client.wait_until_answered
        self.outbox = wiring.build_outbox(self.services, self.store, self._clock, sender, *answers)
        if not self._fresh:
            self.outbox.listen(self.services.channels.close_tables)
        self.late_edits = LateEdits(self.store, self.services.tables, self.outbox.pictures, self._clock)
        self.restored = RestoredCopyCleaner(self.store, self.services.tables, sender)
        self.open_panels = OpenPanels(
            self.client, self.services, pending_answers.wait_until_idle, self.outbox.pictures.wait_until_sent
        )
        interrupted_answers = InterruptedAnswers(self.client, self.services.deferred)
        notices = wiring.build_notices(self.services, self.store, self._clock, sender, pending_answers.wait_until_idle)
        posts = wiring.build_league_posts(
            self.services, self.store, self._clock, sender, pending_answers.wait_until_idle
        )
        game_tasks = wiring.build_background(self.services, self.outbox, notices, posts)
        message_tasks = (self.client.deleted, self.client.missed)
        repair_tasks = (self.late_edits, self.restored, interrupted_answers)
        names, pause = [game.name for game in self._games], 0.0 if self._fresh else REQUEST_PAUSE_SECONDS
        emojis = Emojis(self.client, self.services.signs, names, self._clock, pause)
        emoji_tasks = (emojis,) if self.makes_emojis else ()
        self._background = Lifecycle([*game_tasks, *repair_tasks, self.open_panels, *message_tasks, *emoji_tasks])
        self.services.tables.listen(self.open_panels.note_change)
        for command in commands_of(self._games):
            self.client.tree.add_command(command)

    def _guilds(self) -> list[int]:
        return [guild.id for guild in self.client.guilds]
