"""The state of the sandbox, and waiting for its changes."""

import asyncio
import secrets
from collections.abc import Callable
from dataclasses import dataclass

from bot.sandbox.errors import ApiError
from bot.sandbox.json_types import FOUNDED, Json, Seconds, Snowflakes, stamp
from bot.sandbox.model import DM, TEXT, AppEmoji, Attachment, Channel, Guild, Interaction, Message, Role, User

RECHECK_SECONDS = 0.02
"""Seconds after which a waiter checks its condition without being woken: the condition may depend on the bot, whose
changes wake no waiters."""


@dataclass(frozen=True)
class Notification:
    """A message that notified a person."""

    user: User
    message: Message


class State:
    """The complete state of this Discord. Objects made before `open` always have the same ids, so that a restarted bot
    finds them again."""

    def __init__(self, token: str, clock: Seconds) -> None:
        self.token = token
        self.clock = clock
        self.flakes = Snowflakes(lambda: FOUNDED)
        self.url = ""
        self.bot = User(self.flakes.next(), "dubsar", bot=True)
        self.guilds: dict[int, Guild] = {}
        self.user_installs = False
        self.home = add_guild(self, "Uruk")
        self.users: dict[int, User] = {self.bot.id: self.bot}
        self.owner: User = self.bot
        self.channels: dict[int, Channel] = {}
        self.uploads: dict[int, Attachment] = {}
        self.interactions: dict[str, Interaction] = {}
        self.commands: dict[int | None, list[Json]] = {None: []}
        self.emojis: dict[int, AppEmoji] = {}
        self.emojis_an_hour: int | None = None
        self.emojis_made: list[float] = []
        self.pings: list[Notification] = []
        self.hidden: set[tuple[int, int]] = set()
        self.old_edits_an_hour = 5
        self.thread_changes = 2
        self.retells_nonces = False
        self.changes = 0
        self.closing = False
        self._waiters: set[asyncio.Event] = set()

    def open(self, url: str) -> None:
        """Start the sandbox at an address. From now on, ids contain the time of their creation."""
        self.url = url
        self.flakes = Snowflakes(self.clock)

    def now(self) -> str:
        """Return the current time in Discord's format."""
        return stamp(self.clock())

    def wake_waiters(self) -> None:
        """Wake all waiters, so that they check their conditions."""
        self.changes += 1
        for waiter in self._waiters:
            waiter.set()

    async def until(
        self, true: Callable[[], object], seconds: float | None = None, recheck: float = RECHECK_SECONDS
    ) -> bool:
        """Wait until `true` returns a true value, or until `seconds` of real time have passed. Return whether it
        did."""
        waiter = asyncio.Event()
        self._waiters.add(waiter)
        try:
            async with asyncio.timeout(seconds):
                while not true():
                    waiter.clear()
                    await _wake_after(waiter, recheck)
        except TimeoutError:
            return bool(true())
        finally:
            self._waiters.discard(waiter)
        return True

    def add_user(self, name: str) -> User:
        """Add a person to the guild."""
        user = User(self.flakes.next(), name)
        self.users[user.id] = user
        return user

    def add_role(self, name: str, permissions: int = 0) -> Role:
        """Create a role without members."""
        role = Role(self.flakes.next(), name, permissions)
        self.home.roles[role.id] = role
        return role

    def add_channel(self, name: str, guild: Guild | None = None, kind: int = TEXT) -> Channel:
        """Create a text channel, or one of another `kind`, by default in the first guild."""
        channel = Channel(self.flakes.next(), name, guild or self.home, kind, created=self.clock())
        self.channels[channel.id] = channel
        self.wake_waiters()
        return channel

    def remove_channel(self, channel: Channel) -> None:
        """Delete a channel and the threads that belong to it."""
        for removed in [known for known in self.channels.values() if channel in (known, known.parent)]:
            del self.channels[removed.id]
        self.wake_waiters()

    def dm(self, user: User) -> Channel:
        """Return the direct message channel of the bot and a person."""
        for channel in self.channels.values():
            if channel.recipient is user:
                return channel
        channel = Channel(self.flakes.next(), user.name, type=DM, recipient=user, created=self.clock())
        self.channels[channel.id] = channel
        return channel

    def channel(self, channel_id: int) -> Channel:
        """Return the channel with this id. Raises ApiError if there is none."""
        if channel_id not in self.channels:
            raise ApiError(10003)
        return self.channels[channel_id]

    def user(self, user_id: int) -> User:
        """Return the user with this id. Raises ApiError if there is none."""
        if user_id not in self.users:
            raise ApiError(10013)
        return self.users[user_id]

    def ask(self, kind: int, user: User, channel: Channel, data: Json, message: Message | None = None) -> Interaction:
        """Create an interaction of a person with the bot."""
        token = secrets.token_urlsafe(32)
        interaction = Interaction(self.flakes.next(), token, kind, user, channel, self.clock(), data, message)
        self.interactions[token] = interaction
        return interaction

    def ping(self, message: Message) -> None:
        """Record the notifications that a new message causes."""
        if message.silent or message.ephemeral:
            return
        for user in self.users.values():
            if user.bot or user is message.author:
                continue
            if _notifies(message, user):
                self.pings.append(Notification(user, message))


def add_guild(state: State, name: str, shard: int = 0, of: int = 1) -> Guild:
    """Create a guild whose events go to shard number `shard` of `of` shards. The bot and all users are members of
    it."""
    guild = state.flakes.next()
    guild += ((shard - (guild >> 22)) % of) << 22
    role = Role(state.flakes.next(), state.bot.name)
    state.bot.roles.add(role.id)
    state.guilds[guild] = Guild(guild, name, role.id, {role.id: role})
    return state.guilds[guild]


def _notifies(message: Message, user: User) -> bool:
    if message.channel.type != DM:
        named = user in message.mentions or not user.roles.isdisjoint(message.mention_roles)
        return named or message.mention_everyone
    # An answer to an interaction does not notify: its reader is looking at the conversation.
    return message.channel.recipient is user and message.interaction is None


async def _wake_after(waiter: asyncio.Event, recheck: float) -> None:
    try:
        async with asyncio.timeout(recheck):
            await waiter.wait()
    except TimeoutError:
        return
