"""The tables in memory, by id and by channel."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import TypeAlias
from weakref import WeakValueDictionary

from cachetools import LRUCache
from msgspec.structs import replace

from bot.model.errors import MissingComponents, NoTable
from bot.store.store import Store
from bot.tables.live_table import LiveTable, load
from engine.registry import AnyGame

MAX_IDLE_TABLES = 1000
"""Maximum number of idle tables to keep in memory whose game is in play or has not begun."""

MAX_IDLE_FINISHED_TABLES = 20
"""Maximum number of idle tables to keep in memory whose game is over. Few people look at a game after its end, and the
logs of a thousand whole games take a hundred megabytes."""

TableListener: TypeAlias = Callable[[LiveTable], None]


class LoadedTables:
    """The tables in memory. Each table has only one object, so that every reference to it sees every change."""

    def __init__(self, store: Store, games: tuple[AnyGame, ...]) -> None:
        self._store = store
        self.games = games
        self._tables_in_memory: WeakValueDictionary[int, LiveTable] = WeakValueDictionary()
        self._unfinished_by_channel: WeakValueDictionary[int, LiveTable] = WeakValueDictionary()
        self._recently_used: LRUCache[int, LiveTable] = LRUCache(MAX_IDLE_TABLES)
        self._recently_used_finished: LRUCache[int, LiveTable] = LRUCache(MAX_IDLE_FINISHED_TABLES)
        self._loading_tasks: dict[int, asyncio.Task[LiveTable]] = {}
        self._listeners: list[TableListener] = []

    def listen(self, listener: TableListener) -> None:
        """Call `listener` with the table after every stored change. The table's lock is released by then, so that the
        listener may begin another change."""
        self._listeners.append(listener)

    async def find_in_channel(self, channel: int) -> LiveTable:
        """Return the table of a channel. A known unfinished table is the only one of its channel, so the database need
        not be asked. Raises NoTable."""
        table_id = self._unfinished_by_channel.get(channel)
        if table_id is not None and table_id.channel == channel and table_id.status in ("lobby", "open"):
            return await self.find(table_id.id)
        newest_id = await self._store.tables.newest_in_channel(channel)
        if newest_id is None:
            raise NoTable
        live = self._unfinished_by_channel[channel] = await self.find(newest_id)
        return live

    async def find(self, table_id: int) -> LiveTable:
        """Return the table with this id. Raises NoTable, or its subclass MissingComponents."""
        live = self._tables_in_memory.get(table_id) or await self._load(table_id)
        self._keep_in_memory(live)
        return live

    async def games_of(self, user: int) -> list[LiveTable]:
        """Return the tables at which `user` has a game in progress, except those whose component tables are missing."""
        games = []
        for row in await self._store.tables.games_of(user):
            with suppress(MissingComponents):
                games.append(await self.find(row.id))
        return games

    def forget(self, table_id: int) -> None:
        """Remove a deleted table from memory. Code that still refers to it sees a cancelled table."""
        self._recently_used.pop(table_id, None)
        self._loading_tasks.pop(table_id, None)
        live = self._tables_in_memory.pop(table_id, None)
        if live is not None:
            live.row = replace(live.row, status="cancelled", due=None)
            self.notify_listeners(live)
        self._recently_used_finished.pop(table_id, None)

    def notify_listeners(self, table: LiveTable) -> None:
        """Call all listeners with a table that has changed. The caller must not hold the table's lock."""
        self._keep_in_memory(table)
        for listener in self._listeners:
            listener(table)

    def _keep_in_memory(self, table: LiveTable) -> None:
        """Keep a table in memory until enough other tables have been used."""
        if table.status in ("lobby", "open"):
            self._recently_used[table.id] = table
        else:
            self._recently_used.pop(table.id, None)
            self._recently_used_finished[table.id] = table

    async def _load(self, table_id: int) -> LiveTable:
        """Load a table, once for all callers that ask at the same time. Raises NoTable, including for a table that is
        deleted in the meantime."""

        async def load_once() -> LiveTable:
            try:
                table = await load(self._store, table_id, self.games)
            finally:
                load_task = self._loading_tasks.pop(table_id, None)
            if load_task is None:
                raise NoTable
            self._tables_in_memory[table_id] = table
            return table

        if table_id not in self._loading_tasks:
            self._loading_tasks[table_id] = asyncio.create_task(load_once())
        return await asyncio.shield(self._loading_tasks[table_id])
