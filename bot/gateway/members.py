"""The roles of people in servers.

Discord answers only a few requests for members in a short time
(https://docs.discord.com/developers/events/gateway-events#request-guild-members). So members seen in interactions and
answers are cached for a minute, and requests for several people are combined.
"""

import asyncio
from collections import deque
from itertools import islice
from typing import TypeAlias

import aiohttp
import discord
from cachetools import LRUCache

from bot.model.times import MINUTE
from bot.runtime.clock import Clock

GOOD_FOR = MINUTE

MAX_CACHED_MEMBERS = 1000

MEMBERS_PER_REQUEST = 100
"""Maximum number of people in one request
(https://docs.discord.com/developers/events/gateway-events#request-guild-members)."""

FREE_REQUESTS = 50
"""Number of requests per minute that are sent at once, without waiting to be combined with others."""

COMBINE_SECONDS = 1.0
ANSWER_TIMEOUT = 5.0
"""Maximum seconds to wait for an answer, and for further requests to combine."""

Asked: TypeAlias = "dict[int, asyncio.Future[discord.Member | None]]"


class MembershipUnknown(Exception):
    """Raised if Discord did not answer whether a user is a member."""


class Members:
    """A cache of members from recent events and answers."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._heard: LRUCache[tuple[int, int], tuple[float, discord.Member]] = LRUCache(MAX_CACHED_MEMBERS)
        self._asked: dict[int, Asked] = {}
        self._asking: set[asyncio.Task[None]] = set()
        self._lately: deque[float] = deque(maxlen=FREE_REQUESTS)

    def note(self, person: discord.User | discord.Member) -> None:
        """Cache a member seen in an interaction or an answer."""
        if isinstance(person, discord.Member):
            self._heard[person.guild.id, person.id] = self._clock.now(), person

    async def find(self, server: discord.Guild, user: int) -> discord.Member | None:
        """Return a member as seen at most `GOOD_FOR` seconds ago, or None if the user is not a member. Raises
        MembershipUnknown."""
        when, known = self._heard.get((server.id, user), (0.0, None))
        if known is not None and 0 <= self._clock.now() - when < GOOD_FOR:
            return known
        if server.id not in self._asked:
            self._asked[server.id] = {}
            asking = asyncio.create_task(self._ask_all(server))
            self._asking.add(asking)
            asking.add_done_callback(self._asking.discard)
        waiting = self._asked[server.id].setdefault(user, asyncio.get_running_loop().create_future())
        return await asyncio.shield(waiting)

    async def _ask_all(self, server: discord.Guild) -> None:
        """Send requests to the gateway while callers wait for an answer."""
        asked = self._asked[server.id]
        while asked:
            await self._wait_for_callers()
            users = list(islice(asked, MEMBERS_PER_REQUEST))
            await self._ask(server, {user: asked.pop(user) for user in users})
        del self._asked[server.id]

    async def _wait_for_callers(self) -> None:
        """Wait to collect more callers if many requests were sent recently."""
        now = asyncio.get_running_loop().time()
        if len(self._lately) == FREE_REQUESTS and now - self._lately[0] < MINUTE:
            await asyncio.sleep(COMBINE_SECONDS)
        self._lately.append(now)

    async def _ask(self, server: discord.Guild, asked: Asked) -> None:
        try:
            async with asyncio.timeout(ANSWER_TIMEOUT):
                members = await server.query_members(user_ids=list(asked), limit=MEMBERS_PER_REQUEST, cache=False)
        except (discord.DiscordException, aiohttp.ClientError, OSError, RuntimeError) as lost:
            for waiting in asked.values():
                waiting.set_exception(MembershipUnknown(str(lost)))
            return
        found = {member.id: member for member in members}
        for member in members:
            self.note(member)
        for user, waiting in asked.items():
            waiting.set_result(found.get(user))
