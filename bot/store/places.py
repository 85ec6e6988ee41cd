"""Places of databases, which are files or servers, and the command line's operations on a whole database."""

import asyncio
from pathlib import Path
from typing import Protocol

from bot.config.settings import SCHEMES
from bot.store import backup, file
from bot.store.database import Connections, Database, OnWaiting
from bot.store.lock import DatabaseLock
from bot.store.statements import Statement


class DatabasePlace(Protocol):
    """The place of a database, with the operations of its kind."""

    @property
    def name(self) -> str:
        """Return the name of the database for use in messages."""
        ...

    def last_number_query(self, table: str) -> Statement:
        """Return the query for the highest row number that a table has used."""
        ...

    def number_after_statements(self, table: str, last_number: int) -> tuple[Statement, ...]:
        """Return the statements after which a table uses only row numbers above `last_number`."""
        ...

    def database(self) -> Database:
        """Return the database. When it is opened, it is created or migrated if necessary, and locked for this
        process."""
        ...

    async def open_read_only(self) -> Database:
        """Return the database for reading only. Raises StoreError and StoreUnavailable."""
        ...

    def find_faults(self) -> tuple[str, ...]:
        """Return the faults in the database's own structure. Raises StoreError."""
        ...

    def backup(self, copy: Path) -> None:
        """Copy the database, even while it is in use. Raises StoreError if there is no database, or if `copy`
        exists."""
        ...

    def restore(self, copy: Path, *, force: bool) -> str | None:
        """Replace the database by a copy. Return the name of the previous database, or None if there was none. It is
        moved aside only if `force` is set. Raises StoreError for a damaged copy, for an existing database without
        `force`, or while a bot uses it."""
        ...


class SqliteFile:
    """A file with an SQLite database."""

    def __init__(self, path: Path) -> None:
        self._path = path

    @property
    def name(self) -> str:
        """Return the path."""
        return str(self._path)

    def database(self) -> Database:
        """Return the database. When it is opened, it is created or migrated if necessary, and locked for this process.
        If another process has the lock, opening fails at once."""
        return Database(self._connect)

    async def _connect(self, _: OnWaiting) -> Connections:
        hold = await asyncio.to_thread(DatabaseLock, self._path)
        try:
            await asyncio.to_thread(self._secure, hold)
            writing = await file.connect(self._path)
            try:
                return Connections(writing, await file.connect_read_only(self._path), hold.release)
            except BaseException:
                await writing.close()
                raise
        except BaseException:
            hold.release()
            raise

    async def open_read_only(self) -> Database:
        """Return the database for reading only. Raises StoreError."""
        database = Database(self._connect_read_only)
        await database.open()
        return database

    async def _connect_read_only(self, _: OnWaiting) -> Connections:
        connection = await file.open_read_only(self._path)
        return Connections(connection, connection, lambda: None)

    def find_faults(self) -> tuple[str, ...]:
        """Return the faults that SQLite finds. Raises StoreError."""
        return file.find_faults(self._path)

    def backup(self, copy: Path) -> None:
        """Copy the database, even while it is in use. Raises StoreError if there is no database, or if `copy`
        exists."""
        backup.backup(self._path, copy)

    def restore(self, copy: Path, *, force: bool) -> str | None:
        """Replace the database by a copy. Return the path of the previous database, or None if there was none. Raises
        StoreError."""
        aside = backup.restore(copy, self._path, force=force)
        return None if aside is None else str(aside)

    def last_number_query(self, table: str) -> Statement:
        """Return the query for the highest row number that a table has used."""
        return "SELECT seq FROM sqlite_sequence WHERE name = ?", (table,)

    def number_after_statements(self, table: str, last_number: int) -> tuple[Statement, ...]:
        """Return the statements after which a table uses only row numbers above `last_number`."""
        forget = ("DELETE FROM sqlite_sequence WHERE name = ?", (table,))
        return forget, ("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", (table, last_number))

    def _secure(self, hold: DatabaseLock) -> None:
        """Create the database if necessary, and lock it under all its names."""
        file.create(self._path)
        with file.translate_errors(self._path):
            hold.lock_database_file()


def place_of(database: Path | str) -> DatabasePlace:
    """Return the place of a database, given as a path or as the address of a server. Raises StoreError if the server's
    library is not installed."""
    if not isinstance(database, str) or not database.startswith(SCHEMES):
        return SqliteFile(Path(database))
    try:
        from bot.store.postgres.server import PostgresServer
    except ImportError as missing:
        raise file.StoreError(
            f"a database of PostgreSQL needs more than is installed ({missing}): pip install 'dubsar[postgres]'"
        ) from missing
    return PostgresServer(database)
