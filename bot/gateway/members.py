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

CACHE_SECONDS = MINUTE

MAX_CACHED_MEMBERS = 1000

MEMBERS_PER_REQUEST = 100
"""Maximum number of people in one request
(https://docs.discord.com/developers/events/gateway-events#request-guild-members)."""

FREE_REQUESTS = 50
"""Number of requests per minute that are sent at once, without waiting to be combined with others."""

MAX_COMBINE_SECONDS = 1.0
ANSWER_TIMEOUT_SECONDS = 5.0
"""Maximum seconds to wait for an answer, and for further requests to combine."""

WaitingCallers: TypeAlias = "dict[int, asyncio.Future[discord.Member | None]]"


class MembershipUnknown(Exception):
    """Raised if Discord did not answer whether a user is a member."""


class Members:
    """A cache of members from recent events and answers."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._cache: LRUCache[tuple[int, int], tuple[float, discord.Member]] = LRUCache(MAX_CACHED_MEMBERS)
        self._waiting_by_server: dict[int, WaitingCallers] = {}
        self._request_tasks: set[asyncio.Task[None]] = set()
        self._recent_request_times: deque[float] = deque(maxlen=FREE_REQUESTS)

    def note(self, person: discord.User | discord.Member) -> None:
        """Cache a member seen in an interaction or an answer."""
        if isinstance(person, discord.Member):
            self._cache[person.guild.id, person.id] = self._clock.now(), person

    async def find(self, server: discord.Guild, user: int) -> discord.Member | None:
        """Return a member as seen at most `CACHE_SECONDS` seconds ago, or None if the user is not a member. Raises
        MembershipUnknown."""
        time_seen, member = self._cache.get((server.id, user), (0.0, None))
        if member is not None and 0 <= self._clock.now() - time_seen < CACHE_SECONDS:
            return member
        if server.id not in self._waiting_by_server:
            self._waiting_by_server[server.id] = {}
            request = asyncio.create_task(self._request_all(server))
            self._request_tasks.add(request)
            request.add_done_callback(self._request_tasks.discard)
        waiting = self._waiting_by_server[server.id].setdefault(user, asyncio.get_running_loop().create_future())
        return await asyncio.shield(waiting)

    async def _request_all(self, server: discord.Guild) -> None:
        """Send requests to the gateway while callers wait for an answer."""
        requested = self._waiting_by_server[server.id]
        while requested:
            await self._wait_for_callers()
            users = list(islice(requested, MEMBERS_PER_REQUEST))
            await self._request_members(server, {user: requested.pop(user) for user in users})
        del self._waiting_by_server[server.id]

    async def _wait_for_callers(self) -> None:
        """Wait to collect more callers if many requests were sent recently."""
        now = asyncio.get_running_loop().time()
        if len(self._recent_request_times) == FREE_REQUESTS and now - self._recent_request_times[0] < MINUTE:
            await asyncio.sleep(MAX_COMBINE_SECONDS)
        self._recent_request_times.append(now)

    async def _request_members(self, server: discord.Guild, callers: WaitingCallers) -> None:
        try:
            async with asyncio.timeout(ANSWER_TIMEOUT_SECONDS):
                members = await server.query_members(user_ids=list(callers), limit=MEMBERS_PER_REQUEST, cache=False)
        except (discord.DiscordException, aiohttp.ClientError, OSError, RuntimeError) as lost:
            for waiting in callers.values():
                waiting.set_exception(MembershipUnknown(str(lost)))
            return
        members_by_id = {member.id: member for member in members}
        for member in members:
            self.note(member)
        for user, waiting in callers.items():
            waiting.set_result(members_by_id.get(user))
