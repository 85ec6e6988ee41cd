"""Changes of channels and servers: channels that are deleted, and servers that the bot is removed from or invited to
again."""

import logging
from collections.abc import Callable, Collection
from contextlib import suppress

from msgspec.structs import replace

from bot.messages.outgoing import EditThreadStarter, QueueId
from bot.model.errors import NoTable
from bot.model.guild import RETENTION_SECONDS
from bot.model.reminders import due_ids, earliest_time_after
from bot.runtime.clock import Clock, Sleeper
from bot.runtime.lifecycle import Background
from bot.runtime.workers import Workers
from bot.store.database import StoreUnavailable
from bot.store.store import Store
from bot.tables.schedule import RETRY_AFTER
from bot.tables.tables import Tables

_log = logging.getLogger(__name__)


_ALL_CHANNELS = 0
"""The number that stands for all channels. No channel has it."""


def _serves_all(_: int) -> bool:
    return True


class Channels:
    """Closes the tables of deleted channels, and keeps or deletes those of servers that removed the bot.

    The times are stored, so that none is forgotten after a restart. Discord reports an event only once, so an event
    that cannot be stored is stored later. `guilds` returns the servers that the bot is in. It is called at the start.
    """

    def __init__(self, store: Store, tables: Tables, clock: Clock, guilds: Callable[[], Collection[int]]) -> None:
        self._store = store
        self._tables = tables
        self._clock = clock
        self._guilds = guilds
        self._joined_servers: set[int] = set()
        self._deletion_workers = Workers(self._close_tables)
        self._presence_workers = Workers(self._store_presence)
        self._wake_workers = Workers(self._wake_tables)
        self._comparison_workers = Workers(self._compare)
        self._served_by_shard: dict[int, Callable[[int], bool]] = {}
        self._sleeper = Sleeper(clock)
        self._task = Background()

    @property
    def is_idle(self) -> bool:
        """Whether all events from Discord are stored."""
        return all(workers.is_idle for workers in self._workers)

    async def wait_until_idle(self) -> None:
        """Wait until all events from Discord are stored."""
        for workers in self._workers:
            await workers.wait_until_idle()

    @property
    def _workers(self) -> tuple[Workers, ...]:
        """Return the workers that store events. Each comes before those that it may wake."""
        return self._comparison_workers, self._deletion_workers, self._presence_workers, self._wake_workers

    def close_tables(self, channel: int) -> None:
        """Close the tables of a deleted channel or thread, and of the channel's threads, without a message."""
        self._deletion_workers.wake(channel)

    async def _close_tables(self, channel: int) -> None:
        for unfinished in await self._store.tables.unfinished_tables(channel):
            table = await self._tables.find(unfinished.id)
            async with self._tables.changing(table):
                row = replace(table.row, status="cancelled", due=None)
                await self._store.tables.store_unreachable(row)
                if row.starter_message and row.parent_channel != channel:
                    await self._store.outbox.queue_message(row.id, row.channel, EditThreadStarter())
                self._tables.adopt(table, row, table.started)

    def wake_table(self, channel: int) -> None:
        """Wake the tables of a channel whose settings have changed: it may now be possible to send their queued
        messages."""
        self._wake_workers.wake(channel)

    def wake_all_tables(self) -> None:
        """Wake every table with queued messages, because permissions have changed, perhaps the bot's."""
        self._wake_workers.wake(_ALL_CHANNELS)

    async def _wake_tables(self, channel: int) -> None:
        """Wake the tables of a channel, or all tables if `channel` is `_ALL_CHANNELS`."""
        if channel != _ALL_CHANNELS:
            await self._wake_in_channel(channel)
            return
        for queued in await self._store.outbox.queues_with_messages():
            await self._wake_in_channel(queued)
        for table_id in await self._store.outbox.unpictured_tables():
            await self._wake_table(table_id)

    async def _wake_in_channel(self, channel: int) -> None:
        queued = await self._store.outbox.next_in_queue(QueueId(channel))
        table_id = await self._store.tables.newest_in_channel(channel) if queued is None else queued.table
        if table_id is not None:
            await self._wake_table(table_id)

    async def _wake_table(self, table_id: int) -> None:
        with suppress(NoTable):
            self._tables.notify_listeners(await self._tables.find(table_id))

    def note_removal(self, guild: int) -> None:
        """Note that the bot was removed from a server, whose tables are then kept for `RETENTION_SECONDS` seconds."""
        self._joined_servers.discard(guild)
        self._presence_workers.wake(guild)

    def note_presence(self, guild: int) -> None:
        """Note that the bot is in a server, whose tables then continue."""
        self._joined_servers.add(guild)
        self._presence_workers.wake(guild)

    async def _store_presence(self, guild: int) -> None:
        if guild not in self._joined_servers:
            await self._store.departures.store_removal(guild, self._clock.now() + RETENTION_SECONDS)
            self._sleeper.wake()
        elif await self._store.departures.delete_departure(guild, self._clock.now() + RETENTION_SECONDS):
            self._sleeper.wake()
            for row in await self._store.tables.unfinished_tables(guild):
                await self._wake_table(row.id)

    def compare_servers(self, shard: int, guilds: Collection[int], served: Callable[[int], bool]) -> None:
        """Compare a shard's servers, `guilds`, with the stored ones: the bot may have been removed or invited while it
        was not connected. `served`: whether a server belongs to the shard. Nothing changes for other servers."""
        if self._task.is_running:
            self._set_joined(guilds, served)
            self._served_by_shard[shard] = served
            self._comparison_workers.wake(shard)

    async def _compare(self, shard: int) -> None:
        """Store for each server of a shard whether the bot is in it, since events may have been missed."""
        for guild in await self._known_servers(self._served_by_shard[shard]):
            self._presence_workers.wake(guild)

    async def start(self) -> None:
        """Note the servers that the bot is in, and start to forget other servers when they are due."""
        self._set_joined(self._guilds(), _serves_all)
        for guild in await self._known_servers(_serves_all):
            await self._store_presence(guild)
        self._task.start(self._run())

    async def close(self) -> None:
        """Stop, and do not forget any more servers."""
        for workers in self._workers:
            await workers.close()
        await self._task.close()

    def _set_joined(self, guilds: Collection[int], served: Callable[[int], bool]) -> None:
        """Note which of the `served` servers the bot is in. The others keep their state."""
        self._joined_servers = {guild for guild in self._joined_servers if not served(guild)} | set(guilds)

    async def _known_servers(self, served: Callable[[int], bool]) -> list[int]:
        """Return those `served` servers that the bot is in or for which it has stored data."""
        return [guild for guild in await self._store.departures.known_servers() | self._joined_servers if served(guild)]

    async def _run(self) -> None:
        while True:
            self._sleeper.clear_wakes()
            await self._sleeper.sleep(await self._forget_due())

    async def _forget_due(self) -> float | None:
        """Forget the servers that are due, and return when the next one is due."""
        try:
            times = await self._store.departures.deletion_times()
            time_by_guild = {guild: time for guild, time in times.items() if guild not in self._joined_servers}
            for guild in due_ids(self._clock.now(), time_by_guild):
                await self._forget(guild)
                del time_by_guild[guild]
        except StoreUnavailable as unstored:
            _log.warning("a server that was left is forgotten later: %s", unstored)
            return self._clock.now() + RETRY_AFTER
        return earliest_time_after(time_by_guild.values())

    async def _forget(self, guild: int) -> None:
        numbers = await self._store.departures.delete_server(guild)
        for table_id in numbers:
            self._tables.forget(table_id)
        _log.info("the tables of a server that was left are deleted", extra={"guild": guild, "tables": len(numbers)})
