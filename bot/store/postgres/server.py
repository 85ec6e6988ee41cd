"""A PostgreSQL database as a whole."""

import asyncio
from functools import partial
from pathlib import Path

from bot.store.database import Connections, Database, OnWaiting, StoreUnavailable
from bot.store.lock import InUse
from bot.store.postgres.backup import backup, restore
from bot.store.postgres.connection import (
    RETRY_AFTER,
    SCHEMA_NAME,
    PostgresConnection,
    name_of,
    open_connection,
    translate_outages,
)
from bot.store.postgres.writer import Writer, require_current_format
from bot.store.statements import Statement


class PostgresServer:
    """A PostgreSQL database."""

    def __init__(self, address: str) -> None:
        """Read the address of a database. Raises StoreError for an invalid one."""
        self._address = address
        self._name = name_of(address)

    @property
    def name(self) -> str:
        """Return the name of the database and of its server, without a password."""
        return self._name

    def database(self) -> Database:
        """Return the database. When it is opened, its schema is created or migrated, and locked for this process."""
        return Database(self._connect)

    async def _connect(self, waiting: OnWaiting) -> Connections:
        writer = Writer(self._name, one_of_several=waiting is not None)
        writing = PostgresConnection(self._address, writer.begin, writer.end)
        try:
            await _open_when_free(writing, waiting)
            return Connections(writing, await self._reading(), lambda: None, writer.handed_over, not writer.handed_over)
        except BaseException:
            await writing.close()
            raise

    async def open_read_only(self) -> Database:
        """Return the database for reading only. Raises StoreError and StoreUnavailable."""
        database = Database(self._connect_read_only)
        await database.open()
        return database

    async def _connect_read_only(self, _: OnWaiting) -> Connections:
        reading = await self._reading()
        return Connections(reading, reading, lambda: None)

    def find_faults(self) -> tuple[str, ...]:
        """Return (), because the server checks its files and rows itself."""
        return ()

    def backup(self, copy: Path) -> None:
        """Copy the database, even while it is in use. Raises StoreUnavailable, and StoreError if there is no database
        or if `copy` exists."""
        with translate_outages():
            backup(self._address, self._name, copy)

    def restore(self, copy: Path, *, force: bool) -> str | None:
        """Replace the database by a copy. Return the schema of the previous database, or None if there was none. Raises
        StoreError and StoreUnavailable."""
        with translate_outages():
            return restore(self._address, self._name, copy, force=force)

    def last_number_query(self, table: str) -> Statement:
        """Return the query for the highest row number that a table has used."""
        sql = "SELECT last_value FROM pg_sequences WHERE schemaname = ? AND sequencename = ? AND last_value > 0"
        return sql, (SCHEMA_NAME, f"{table}_id_seq")

    def number_after_statements(self, table: str, last_number: int) -> tuple[Statement, ...]:
        """Return the statements after which a table uses only row numbers above `last_number`."""
        return (("SELECT setval(?::text::regclass, ?)", (f"{table}_id_seq", last_number)),)

    async def _reading(self) -> PostgresConnection:
        return await open_connection(self._address, partial(require_current_format, self._name))


async def _open_when_free(writing: PostgresConnection, waiting: OnWaiting) -> None:
    """Open a connection once no other process has the database. While it waits for another process, the server may be
    unavailable. Raises InUse if `waiting` is None, StoreError, and StoreUnavailable."""
    is_waiting = False
    while True:
        try:
            await writing.open()
            return
        except InUse:
            if waiting is None:
                raise
            if not is_waiting:
                waiting()
                is_waiting = True
        except StoreUnavailable:
            if not is_waiting:
                raise
            await asyncio.sleep(RETRY_AFTER)
