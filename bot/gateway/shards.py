"""The connections to Discord, one for each shard: start, supervise and close them, and distinguish permanent refusals
from temporary ones."""

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any, Self

import aiohttp
import discord
from discord.gateway import DiscordWebSocket
from discord.http import Route
from discord.state import AutoShardedConnectionState
from discord.webhook.async_ import async_context

from bot.config.settings import ConfigError
from bot.gateway.answers import AnswerAdapter
from bot.gateway.connector import Connector, DatabaseUnavailable, needs_database
from bot.gateway.deduplicator import Deduplicator
from bot.gateway.unreadable import (
    INTERACTION,
    EventGuard,
    RawAnswer,
    check_before,
    locale_of,
    treat_as_lost,
    without_unused,
)
from bot.handlers.respond import short_reference
from bot.runtime.health import Link
from bot.store.database import StoreUnavailable, Superseded
from bot.text.signs import NO_SIGNS

BAD_TOKEN = "Discord does not know the token in DISCORD_TOKEN or DISCORD_TOKEN_FILE"

_TEXT_BY_CLOSE_CODE = {
    4004: BAD_TOKEN,
    4010: "Discord refuses the number of a shard (close code 4010)",
    4012: "Discord no longer speaks this version of its protocol (close code 4012): update the bot",
    4013: "Discord does not know an intent that the bot asks for (close code 4013): update the bot",
    4014: "Discord does not allow an intent that the bot asks for (close code 4014): allow it in the Developer Portal, "
    "under Bot, Privileged Gateway Intents",
}

_TOO_FEW_SHARDS = 4011
"""The close code that means that a bot has too few shards
(https://docs.discord.com/developers/topics/opcodes-and-status-codes#gateway-gateway-close-event-codes)."""


def refusal_text(error: discord.ClientException) -> str | None:
    """Return a sentence about why Discord refuses the bot permanently, or None if the bot may try again."""
    if isinstance(error, discord.PrivilegedIntentsRequired):
        return _TEXT_BY_CLOSE_CODE[4014]
    return _TEXT_BY_CLOSE_CODE.get(error.code) if isinstance(error, discord.ConnectionClosed) else None


async def _do_nothing() -> None:
    """Do nothing."""


if TYPE_CHECKING:
    from discord.types.gateway import InteractionCreateEvent, MessageCreateEvent, ReadyEvent
    from discord.types.guild import Guild

IDENTIFY_INTERVAL_SECONDS = 5.0
"""Seconds in which at most `max_concurrency` shards may identify
(https://docs.discord.com/developers/events/gateway#rate-limiting)."""

_ANSWER_PATH = re.compile(r"/interactions/(\d+)/[^/]+/callback$")
"""The path of an initial response
(https://docs.discord.com/developers/interactions/receiving-and-responding#create-interaction-response)."""

CANCEL_AGAIN_AFTER = 1.0
"""Seconds to wait for a cancelled launch of shards before cancelling it again."""

GUILD_WAIT_SECONDS = 0.05
"""Seconds that discord.py waits for servers before it calls a shard ready: the bot does not need a full cache."""

_log = logging.getLogger(__name__)


class IdentifyPace:
    """The pace at which shards may identify."""

    def __init__(self, at_once: int = 1) -> None:
        self._at_once = at_once
        self._free_times: dict[int, float] = {}
        self._identified_shards: set[int] = set()

    def reserve_turn(self, shard: int, now: float) -> float:
        """Return the seconds that a shard must wait before it identifies, and reserve its turn.

        Shards whose numbers are equal modulo `max_concurrency` take turns
        (https://docs.discord.com/developers/events/gateway#rate-limiting). A shard that identifies again has lost its
        session, and Discord demands a pause of up to five seconds before it begins another
        (https://docs.discord.com/developers/events/gateway#resuming).
        """
        key = shard % self._at_once
        begin = max(
            now + IDENTIFY_INTERVAL_SECONDS * (shard in self._identified_shards), self._free_times.get(key, now)
        )
        self._identified_shards.add(shard)
        self._free_times[key] = begin + IDENTIFY_INTERVAL_SECONDS
        return begin - now


class _State(AutoShardedConnectionState[Any]):
    """discord.py's cache. A shard that begins a new session forgets the servers of its last session, and does not
    disturb other shards that are becoming ready.

    discord.py itself forgets servers only if there are no shards: with shards, a server that the bot left between two
    sessions would stay in the cache. Once all shards have begun new sessions, discord.py also cancels its pending waits
    whenever a shard begins another one; the other shards would never become ready, nor hear of servers that they join.

    Interactions and messages pass through `deduplicator`. `report_interruption` answers an interaction that another
    process has left or may have handled, and `doubtful_message` answers such a direct message. `guard` counts
    unreadable events.
    """

    deduplicator: Deduplicator
    left: Callable[..., Coroutine[None, None, None]]
    doubtful_message: Callable[[int, int, int], Coroutine[None, None, None]]

    def __init__(self, **options: object) -> None:
        super().__init__(**options)
        self._sockets: dict[int | None, DiscordWebSocket] = {}
        self.guard = EventGuard(self._answer_raw)
        self._answering = set[asyncio.Task[None]]()
        self.parsers = {name: self.guard.protect(name, parse) for name, parse in self.parsers.items()}

    def _update_references(self, ws: DiscordWebSocket) -> None:
        """Also remember the connection, which is still being opened, for `hang_up`, and guard it against unreadable
        events."""
        super()._update_references(ws)
        self._sockets[ws.shard_id] = ws
        self.guard.protect_socket(ws)

    async def hang_up(self) -> None:
        """Close connections whose opening was cut off: discord.py forgets them, and their threads would outlive the
        event loop."""
        for socket in self._sockets.values():
            await socket.close()

    def parse_interaction_create(self, data: "InteractionCreateEvent") -> None:
        """Handle an interaction in one process only. Autocomplete requests are handled by the process that holds the
        database."""
        data["locale"] = locale_of(data)
        handle = partial(self.guard.protect(INTERACTION, check_before(super().parse_interaction_create)), data)
        if data["type"] != discord.InteractionType.autocomplete.value:
            answer_left = partial(self._answer_left, data)
            self.deduplicator.receive(
                int(data["id"]), handle, partial(answer_left, doubtful=False), partial(answer_left, doubtful=True)
            )
        elif self.deduplicator.is_open:
            handle()

    async def _answer_left(self, data: "InteractionCreateEvent", *, doubtful: bool) -> None:
        await self.left(discord.Interaction(data=data, state=self), doubtful=doubtful)

    def _answer_raw(self, answer: RawAnswer) -> None:
        """Send an answer to an interaction that could not be read, if this is the working process."""
        if self.deduplicator.is_open:
            task = asyncio.create_task(self._send_raw(answer))
            self._answering.add(task)
            task.add_done_callback(self._answering.discard)

    async def _send_raw(self, answer: RawAnswer) -> None:
        path = "/interactions/{interaction_id}/{interaction_token}/callback"
        route = Route("POST", path, interaction_id=answer.interaction, interaction_token=answer.token)
        try:
            await self.http.request(route, json=answer.payload)
        except (discord.HTTPException, aiohttp.ClientError, OSError) as lost:
            _log.warning("an answer was lost: %s", lost, extra={"reference": short_reference(answer.interaction)})

    def parse_message_create(self, data: "MessageCreateEvent") -> None:
        """Handle a person's message in one process only. If that fails, the search for missed messages finds it
        later."""
        if not data["author"].get("bot"):
            handle = partial(self.guard.protect("MESSAGE_CREATE", check_before(super().parse_message_create)), data)
            doubtful = partial(
                self.doubtful_message, int(data["author"]["id"]), int(data["channel_id"]), int(data["id"])
            )
            self.deduplicator.receive(int(data["id"]), handle, _do_nothing, doubtful)

    def parse_guild_create(self, data: "Guild") -> None:
        """Read the data of a server, without the parts that the bot never uses."""
        super().parse_guild_create(without_unused(data))

    def parse_guild_update(self, data: "Guild") -> None:
        """Read the changed data of a server, without the parts that the bot never uses."""
        super().parse_guild_update(without_unused(data))

    def parse_ready(self, data: "ReadyEvent") -> None:
        """Begin a shard's session with the servers that Discord lists."""
        shard = data["shard"][0]
        for guild in [guild for guild in self.guilds if guild.shard_id == shard]:
            self._remove_guild(guild)
        self._ready_task = None
        super().parse_ready(data)


class ShardedClient(discord.AutoShardedClient):
    """The part of the client that keeps the connections open. `identified`: the number of sessions begun since the
    start of the process."""

    def __init__(self, claim: Callable[[int], Awaitable[bool]], sure: Callable[[], Awaitable[None]]) -> None:
        self.deduplicator = Deduplicator(claim)
        self._sure = sure
        super().__init__(
            intents=discord.Intents(guilds=True, dm_messages=True),
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            max_ratelimit_timeout=30,
            guild_ready_timeout=GUILD_WAIT_SECONDS,
        )
        self.http.request = treat_as_lost(self.http.request)  # type: ignore[method-assign]  # no other hook
        self.identified = 0
        self.signs = NO_SIGNS
        self._pace = IdentifyPace()
        self._connected_shards: set[int] = set()
        self._launch_task: asyncio.Task[None] | None = None
        self._is_set_up = False

    def _get_state(self, **options: object) -> AutoShardedConnectionState[Self]:
        state = _State(dispatch=self.dispatch, handlers=self._handlers, hooks=self._hooks, http=self.http, **options)
        state.deduplicator, state.left, state.doubtful_message = (
            self.deduplicator,
            self.report_interruption,
            self.report_doubtful_message,
        )
        self._cache = state
        return state

    async def report_interruption(self, interaction: discord.Interaction[Any], *, doubtful: bool) -> None:
        """Answer an interaction that another process began to handle and may have left unanswered. `doubtful`: whether
        it is unknown if another process has begun."""

    async def report_doubtful_message(self, user: int, channel: int, message: int) -> None:
        """Answer a direct message that another process may or may not have handled."""

    def note_answering(self, interaction: int) -> None:
        """Note that the answer to an interaction is on its way."""

    async def _require_ownership(self, method: str) -> None:
        """Check before each request with a side effect that no other process is working. Raises OSError: a process that
        was frozen may have been replaced."""
        if method != "GET" and needs_database():
            try:
                await self._sure()
            except Superseded as taken:
                raise ConnectionAbortedError(str(taken)) from taken
            except StoreUnavailable as lost:
                raise DatabaseUnavailable(str(lost)) from lost

    def _note_answered_interaction(self, path: str) -> None:
        """Note which interaction a request answers."""
        if (answer := _ANSWER_PATH.search(path)) is not None:
            self.note_answering(int(answer[1]))

    @property
    def is_working(self) -> bool:
        """Whether this process handles events. If not, it is waiting for another process to end."""
        return self.deduplicator.is_open

    @property
    def links(self) -> tuple[Link, ...]:
        """Return the connections in the order of their shards. Until Discord sends the number of shards, return a
        single unconnected one."""
        return tuple(self._link_of(shard) for shard in range(self.shard_count or 1))

    def _link_of(self, number: int) -> Link:
        shard = self.get_shard(number)
        if shard is None:
            return Link(number, is_up=False, latency=float("inf"))
        return Link(number, is_up=number in self._connected_shards and not shard.is_closed(), latency=shard.latency)

    @property
    def unreadable(self) -> Mapping[str, int]:
        """Return the number of events since the start that could not be read, by the name of the event."""
        return self._cache.guard.counts

    @property
    def is_linked(self) -> bool:
        """Whether every shard is connected."""
        return self.is_ready() and all(link.is_up for link in self.links)

    async def login(self, token: str) -> None:
        """Log in over HTTP. Tasks that are started later send their answers through an `AnswerAdapter`. Raises
        LoginFailure."""
        self._is_set_up = True
        self.http.connector = Connector(self._require_ownership, self._note_answered_interaction)
        await super().login(token)
        async_context.set(AnswerAdapter(self.application_id or 0, self.signs))

    async def connect(self, *, reconnect: bool = True) -> None:
        """Keep all shards connected until the client is closed.

        Raises ConfigError if Discord refuses a shard permanently. Raises ConnectionError if another start may help:
        Discord sends no gateway address, allows no more sessions for now, or wants more shards than it recommended at
        this start.
        """
        try:
            await super().connect(reconnect=reconnect)
        except discord.GatewayNotFound as error:
            raise ConnectionError("it names no gateway") from error
        except discord.ClientException as error:
            if isinstance(error, discord.ConnectionClosed) and error.code == _TOO_FEW_SHARDS:
                raise ConnectionError(
                    "the bot is in more servers than its shards may serve (close code 4011); the next start asks how "
                    "many shards are needed"
                ) from error
            refusal = refusal_text(error)
            if refusal is None:
                raise
            raise ConfigError(refusal) from error

    async def launch_shards(self) -> None:
        """Begin to launch the number of shards that Discord recommends, at the pace that Discord allows. Returns at
        once, so that connected shards are served and resumed while others wait for their turn. Raises GatewayNotFound,
        and ConnectionError if more sessions are needed than Discord still allows today."""
        self.shard_count, _, limits = await self.http.get_bot_gateway()
        if limits["remaining"] < self.shard_count:
            minutes = -(-limits["reset_after"] // 60_000)
            raise ConnectionError(
                f"it allows {limits['remaining']} more sessions today and {self.shard_count} are needed; "
                f"more are allowed in {minutes} minutes"
            )
        self._pace = IdentifyPace(limits["max_concurrency"])
        self._launch_task = asyncio.create_task(super().launch_shards(), name="shards")

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait until a shard may identify."""
        await asyncio.sleep(self._pace.reserve_turn(shard_id or 0, self.loop.time()))
        self.identified += 1

    async def close(self) -> None:
        """Close all connections, also those that are still being opened."""
        while self._launch_task is not None and not self._launch_task.done():
            # Python 3.11's wait_for swallows a cancellation that arrives just as the awaited task ends.
            self._launch_task.cancel()
            await asyncio.wait((self._launch_task,), timeout=CANCEL_AGAIN_AFTER)
        if self._is_set_up:
            await super().close()
        await self._cache.hang_up()

    async def on_shard_connect(self, shard: int) -> None:
        """Note that a shard has begun a session."""
        self._connected_shards.add(shard)

    async def on_shard_resumed(self, shard: int) -> None:
        """Note that a shard has resumed its session."""
        self._connected_shards.add(shard)

    async def on_shard_disconnect(self, shard: int) -> None:
        """Note that a shard has lost its connection."""
        self._connected_shards.discard(shard)
