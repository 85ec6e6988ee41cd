"""The database as the bot uses it: one connection for transactions and one for queries, so that none waits for the
other.
"""

import sqlite3
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Any, Protocol, TypeAlias, TypeVar

import aiosqlite

T = TypeVar("T")
Statement: TypeAlias = tuple[str, Sequence[object]]
"""SQL and the values of its question marks."""

_PASSING = frozenset(
    {
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_LOCKED,
        sqlite3.SQLITE_NOMEM,
        sqlite3.SQLITE_READONLY,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_CANTOPEN,
    }
)

_KIND = 0xFF


Conflict = sqlite3.IntegrityError
"""Raised by a statement whose row may not stand beside those that are stored."""


class Cursor(Protocol):
    """What a statement has found."""

    @property
    def rowcount(self) -> int:
        """Return how many rows were changed."""
        ...

    def fetchall(self) -> list[Any]:
        """Return all rows that are left."""
        ...

    def __iter__(self) -> Iterator[Any]:
        """Return all rows that are left, one after the other."""
        ...


class Transaction(Protocol):
    """A connection while a transaction goes on. Statements are such as every database takes that the bot may use."""

    def execute(self, sql: str, values: Sequence[object] = ..., /) -> Cursor:
        """Run a statement. Raises Conflict."""
        ...

    def executemany(self, sql: str, values: Iterable[Sequence[object]], /) -> Cursor:
        """Run a statement for each row of values. Raises Conflict."""
        ...


class StoreUnavailable(Exception):
    """Nothing was changed; it may work again later."""


@contextmanager
def unless_stored() -> Iterator[None]:
    """Raise errors of SQLite that may pass (a full disk, a lock) as StoreUnavailable, and others as they are."""
    try:
        yield
    except sqlite3.OperationalError as error:
        if getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & _KIND in _PASSING:
            raise StoreUnavailable(str(error)) from error
        raise


class Connection(aiosqlite.Connection):
    """A connection with a thread of its own."""

    async def within(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Return what `work` returns, called once in the connection's thread: each way there and back takes time."""

        def done() -> T:
            return work(self._conn)

        found: T = await self._execute(done)  # type: ignore[no-untyped-call]  # the library has no types for its own
        return found


class Database:
    """One connection for writing, with one transaction after the other, and one for reading."""

    def __init__(self, writing: Connection, reading: Connection) -> None:
        self._writing = writing
        self._reading = reading

    async def change(self, work: Callable[[Transaction], T], *, synced: bool = True) -> T:
        """Return what `work` returns, called in a transaction that is rolled back if it raises. Raises
        StoreUnavailable.

        What is not `synced` outlives the process, but perhaps no power cut before the next change that is: it spares
        the wait for the disk.
        """
        with unless_stored():
            return await self._writing.within(partial(_transaction, work, "FULL" if synced else "NORMAL"))

    async def run(self, *statements: Statement, synced: bool = True) -> None:
        """Run statements in one transaction; `synced` as in `change`. Raises StoreUnavailable."""

        await self.change(partial(perform, statements), synced=synced)

    async def rows(self, sql: str, values: Sequence[object] = ()) -> list[aiosqlite.Row]:
        """Return all rows that a query finds. Raises StoreUnavailable."""
        with unless_stored():
            return list(await self._reading.execute_fetchall(sql, values))

    async def row(self, sql: str, values: Sequence[object] = ()) -> aiosqlite.Row | None:
        """Return the first row that a query finds; None where it finds none. Raises StoreUnavailable."""
        found = await self.rows(sql, values)
        return found[0] if found else None

    async def ready(self) -> None:
        """Raise StoreUnavailable unless something can be written now."""
        with unless_stored():
            await self._writing.within(partial(_transaction, try_writing, "FULL"))

    async def size(self) -> int:
        """Return how many bytes the database has. Raises StoreUnavailable."""
        row = await self.row("SELECT page_count * page_size FROM pragma_page_count, pragma_page_size")
        return int(row[0]) if row else 0

    async def close(self) -> None:
        """Finish what is under way and let go of the file."""
        await self._reading.close()
        await self._writing.close()


def put(table: str, columns: Sequence[str], key: Sequence[str]) -> str:
    """Return the SQL that stores a row in the place of the one with the same key."""
    named, marks, keys = ", ".join(columns), ", ".join("?" * len(columns)), ", ".join(key)
    changes = ", ".join(f"{name} = excluded.{name}" for name in columns if name not in key)
    return f"INSERT INTO {table} ({named}) VALUES ({marks}) ON CONFLICT ({keys}) DO UPDATE SET {changes}"


def try_writing(connection: sqlite3.Connection) -> int:
    """Return the format of the database, after writing it again. Raises OperationalError where nothing can be
    written.
    """
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    connection.execute(f"PRAGMA user_version = {version}")
    return int(version)


def perform(statements: Iterable[Statement], connection: Transaction) -> None:
    """Run statements inside of a transaction."""
    for sql, values in statements:
        connection.execute(sql, values)


def _transaction(work: Callable[[sqlite3.Connection], T], synchronous: str, connection: sqlite3.Connection) -> T:
    connection.execute(f"PRAGMA synchronous = {synchronous}")
    connection.execute("BEGIN IMMEDIATE")
    try:
        found = work(connection)
        connection.commit()
    except BaseException:
        connection.rollback()
        raise
    return found
