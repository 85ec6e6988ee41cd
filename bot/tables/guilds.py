"""Servers: their settings, and that nobody opens a table or sits down against them."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

from bot.model.guild import GuildSettings, check_lobbies, check_seats
from bot.store.store import Store


class Guilds:
    """All servers. In each one person at a time takes a seat, so that two at once do not pass a limit."""

    def __init__(self, store: Store) -> None:
        self._book = store.guilds
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def find(self, guild: int) -> GuildSettings:
        """The settings of a server."""
        return await self._book.find(guild)

    async def keep(self, server: GuildSettings) -> None:
        """Keep changed settings."""
        await self._book.keep(server)

    async def beneath(self, channel: int) -> tuple[int, ...]:
        """The threads of a channel in which there are unfinished tables, newest first."""
        return await self._book.beneath(channel)

    @asynccontextmanager
    async def opening(self, guild: int, user: int) -> AsyncIterator[None]:
        """Where `user` opens a table inside, which may begin with a thread: so what cannot be stored is not begun.
        Raises TooManySeats, TooManyLobbies or StoreUnavailable."""
        async with self._locks.setdefault(guild, asyncio.Lock()):
            server, standing = await self._book.find(guild), await self._book.standing(guild)
            check_seats(server, standing, user)
            check_lobbies(server, standing)
            await self._book.ready()
            yield

    @asynccontextmanager
    async def sitting(self, guild: int, user: int, table: int) -> AsyncIterator[None]:
        """Where `user` sits down at `table` inside. Raises TooManySeats."""
        async with self._locks.setdefault(guild, asyncio.Lock()):
            check_seats(await self._book.find(guild), await self._book.standing(guild), user, table)
            yield
