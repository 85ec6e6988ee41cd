"""Failover: acquire the database, at once or when another process ends, and notice if another process takes it."""

import asyncio
import logging
from collections.abc import Awaitable

from bot.config.settings import Config, ConfigError, table_digests
from bot.config.settings import read_tables as tables_in
from bot.store.database import StoreUnavailable, Superseded
from bot.store.file import StoreError
from bot.store.places import place_of
from bot.store.store import Store

_log = logging.getLogger(__name__)


class Failover:
    """Acquires the database and notices its loss, so that only one process works with it at a time."""

    def __init__(self, store: Store, config: Config) -> None:
        self._store = store
        self._config = config
        self._take_task: asyncio.Task[None] | None = None
        self._loss_task: asyncio.Task[None] | None = None

    async def begin_to_take_database(self) -> bool:
        """Start to acquire the database. Return whether another process has it and must end first. Raises ConfigError
        if that process has other owner's tables: each process would then have games that the other cannot play."""
        waiting = asyncio.Event()
        self._take_task = asyncio.create_task(self._store.take(waiting.set))
        await wait_for_first(self._take_task, waiting.wait())
        is_waiting = not self._take_task.done()
        if is_waiting:
            await self._require_same_content()
        return is_waiting

    async def _require_same_content(self) -> None:
        try:
            store = await Store.open_read_only(self._config.database)
        except (StoreError, StoreUnavailable) as unread:
            _log.warning("the tables of the other process are not known: %s", unread)
            return
        try:
            other_digests = await store.content_digests()
        finally:
            await store.close()
        own_digests = table_digests(tables_in(self._config.content))
        if differing := sorted({name for name, _ in own_digests.items() ^ other_digests.items()}):
            raise ConfigError(
                f"DUBSAR_CONTENT: not the same here and in the process that works: {', '.join(differing)}; give both "
                "the same folder"
            )

    async def wait_for_turn(self, connection: asyncio.Task[None]) -> None:
        """Wait until the other process has ended. Raises the connection's error, or ConnectionError."""
        assert self._take_task is not None
        await asyncio.wait((self._take_task, connection), return_when=asyncio.FIRST_COMPLETED)
        if not self._take_task.done():
            await connection
            raise ConnectionError("it has closed the connection")

    async def finish_taking(self, *, force: bool) -> None:
        """Wait until this process has the database, then watch for a process that takes it. Raises the errors of
        `Store.take`. Raises StoreError if everything was moved to another database, unless `force`."""
        assert self._take_task is not None
        await self._take_task
        await self._store.require_not_moved(place_of(self._config.database).name, force=force)
        self._loss_task = asyncio.create_task(self._store.wait_until_superseded())
        await self._store.store_content_digests(table_digests(tables_in(self._config.content)))
        await self._store.record_key.create()

    async def is_awaited(self) -> bool:
        """Return whether another process waits for the database, or already has it."""
        try:
            return await self._store.is_awaited()
        except StoreUnavailable as lost:
            return isinstance(lost, Superseded)

    async def wait_until_lost(self, *sooner: Awaitable[object]) -> bool:
        """Wait until another process takes the database, or until one of `sooner` is done. Return whether the database
        was taken."""
        assert self._loss_task is not None
        await wait_for_first(*sooner, self._loss_task)
        return self._loss_task.done()

    async def close(self) -> None:
        """Stop waiting for the database or for its loss."""
        for task in (self._take_task, self._loss_task):
            if task is not None:
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)


async def wait_for_first(*waiting: Awaitable[object]) -> None:
    """Wait until the first of the given awaitables is done. Those that are tasks continue; the others are cancelled."""
    tasks = [asyncio.ensure_future(awaitable) for awaitable in waiting]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            if task not in waiting:
                task.cancel()
