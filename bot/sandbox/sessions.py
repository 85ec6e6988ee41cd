"""Gateway sessions of the bot: the events for each, and the limits on new ones."""

from collections import deque
from dataclasses import dataclass, field

from aiohttp import web

from bot.sandbox.json_types import Json
from bot.sandbox.model import Guild
from bot.sandbox.state import State

MAX_EVENTS = 500
"""Maximum number of events that are sent again when a session is resumed."""

MESSAGE_CONTENT = 1 << 15
PRIVILEGED = (1 << 1) | (1 << 8) | MESSAGE_CONTENT
INTENTS = ((1 << 17) - 1) | (3 << 20) | (3 << 24)
"""All intents (Discord, Gateway: List of Intents)."""

BAD_TOKEN, INVALID_SHARD, SHARDING_REQUIRED, INVALID_INTENTS, DISALLOWED_INTENTS = 4004, 4010, 4011, 4013, 4014
DAY = 86_400_000


@dataclass(eq=False)
class Session:
    """A gateway session of one shard.

    `id`: the id by which it is resumed. `intents`: Discord's bits for the events that it wants. `socket`: its
        connection, or None if it is cut. `shard`, `shards`: the number of the shard, and the number of all shards.
        `count`: the sequence number of its last event. `sent`: its last events, for resuming.
    """

    id: str
    intents: int
    socket: web.WebSocketResponse | None
    shard: int
    shards: int
    count: int = 0
    sent: deque[Json] = field(default_factory=lambda: deque(maxlen=MAX_EVENTS))

    def receives(self, guild: Guild | None) -> bool:
        """Whether this shard gets the events of a guild. Events outside guilds go to shard 0."""
        return (guild.shard(self.shards) if guild else 0) == self.shard


class Admission:
    """The limits on the sessions that may begin, as in the answer to `GET /gateway/bot`
    (https://docs.discord.com/developers/events/gateway#session-start-limit-object)."""

    def __init__(self, state: State) -> None:
        self._state = state
        self._last: dict[int, float] = {}
        self.shards = 1
        self.guilds_a_shard = 2500
        self.max_concurrency = 1
        self.interval = 0.0
        self.total = 1000
        self.spent = 0
        self.allowed_privileged = 0

    @property
    def remaining(self) -> int:
        """Return the number of IDENTIFY requests that are still allowed today."""
        return self.total - self.spent

    def description(self) -> Json:
        """Return the recommended number of shards, and how many sessions may begin, as JSON."""
        limit = {"total": self.total, "remaining": self.remaining, "reset_after": DAY}
        return {"shards": self.shards, "session_start_limit": limit | {"max_concurrency": self.max_concurrency}}

    def refusal(self, identify: Json) -> int | None:
        """Return the close code for a faulty IDENTIFY, or None for one that is accepted."""
        number, count = identify.get("shard", (0, 1))
        guilds = [guild for guild in self._state.guilds.values() if guild.inside]
        wrong = {
            BAD_TOKEN: identify["token"] != self._state.token,
            INVALID_SHARD: not 0 <= number < count,
            SHARDING_REQUIRED: sum(guild.shard(count or 1) == number for guild in guilds) > self.guilds_a_shard,
            INVALID_INTENTS: identify["intents"] & ~INTENTS,
            DISALLOWED_INTENTS: identify["intents"] & PRIVILEGED & ~self.allowed_privileged,
        }
        return next((code for code, is_faulty in wrong.items() if is_faulty), None)

    def count_identify(self, shard: int) -> bool:
        """Count an IDENTIFY, and return whether it is allowed at this time. Within `interval` seconds, only one of the
        shards whose numbers are equal modulo `max_concurrency` may identify. The interval is 5 on Discord, and 0 here
        unless a test sets it."""
        self.spent += 1
        key, now = shard % self.max_concurrency, self._state.clock()
        if now - self._last.get(key, now - self.interval) < self.interval:
            return False
        self._last[key] = now
        return True
