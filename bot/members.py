"""Which roles people have in a server: Discord answers few such questions in a short time, so each answer, and whatever
an interaction tells anyway, is good for a while."""

from collections import OrderedDict

import discord

from bot.clock import Clock

GOOD_FOR = 60.0
"""Seconds."""

REMEMBERED = 1000


class Members:
    """Those of whom we have heard lately."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._heard: OrderedDict[tuple[int, int], tuple[float, discord.Member]] = OrderedDict()

    def note(self, person: discord.User | discord.Member) -> None:
        """Discord has told us of somebody."""
        if isinstance(person, discord.Member):
            key = person.guild.id, person.id
            self._heard[key] = self._clock.now(), person
            self._heard.move_to_end(key)
            while len(self._heard) > REMEMBERED:
                self._heard.popitem(last=False)

    async def find(self, server: discord.Guild, user: int) -> discord.Member:
        """A member as they are now, or were a moment ago. Raises HTTPException, as for whoever is none."""
        when, known = self._heard.get((server.id, user), (0.0, None))
        if known is not None and 0 <= self._clock.now() - when < GOOD_FOR:
            return known
        member = await server.fetch_member(user)
        self.note(member)
        return member
