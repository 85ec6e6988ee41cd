"""Servers: their settings, and the limits that these set on tables and seats."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

from bot.model.guild import GuildSettings, require_free_lobby, require_free_seat
from bot.store.store import Store


class Guilds:
    """The settings and limits of all servers. On each server only one person at a time takes a seat, so that two people
    cannot exceed a limit together."""

    def __init__(self, store: Store) -> None:
        self._store = store.guilds
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def find(self, guild: int) -> GuildSettings:
        """Return the settings of a server, or the defaults."""
        return await self._store.find(guild)

    async def store(self, server: GuildSettings) -> None:
        """Store the settings of a server, which apply from now on."""
        await self._store.store(server)

    async def threads_with_tables(self, channel: int) -> tuple[int, ...]:
        """Return the ids of a channel's threads that have unfinished tables, newest first."""
        return await self._store.threads_with_tables(channel)

    @asynccontextmanager
    async def guard_opening(self, guild: int, user: int) -> AsyncIterator[None]:
        """Check that `user` may open a table, and hold the server's lock in this context, in which the table is opened.
        Also check that the store can be written to, since a thread on Discord may be made first. Raises TooManySeats,
        TooManyLobbies or StoreUnavailable."""
        async with self._locks.setdefault(guild, asyncio.Lock()):
            server, standing = await self._store.find(guild), await self._store.unfinished_tables(guild)
            require_free_seat(server, standing, user)
            require_free_lobby(server, standing)
            await self._store.require_writable()
            yield

    @asynccontextmanager
    async def guard_sitting(self, guild: int, user: int, table: int) -> AsyncIterator[None]:
        """Check that `user` may take a seat at `table`, and hold the server's lock in this context, in which the seat
        is taken. Raises TooManySeats."""
        async with self._locks.setdefault(guild, asyncio.Lock()):
            require_free_seat(await self._store.find(guild), await self._store.unfinished_tables(guild), user, table)
            yield
