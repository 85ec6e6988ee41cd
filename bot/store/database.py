"""The database as the bot uses it: a change is a transaction, and nobody who asks something waits for one."""

import sqlite3
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import TypeAlias, TypeVar

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


class StoreUnavailable(Exception):
    """Nothing was changed; it may work again later."""


@contextmanager
def unless_stored() -> Iterator[None]:
    """What may pass as StoreUnavailable; a fault of our own stays one."""
    try:
        yield
    except sqlite3.OperationalError as error:
        if getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & _KIND in _PASSING:
            raise StoreUnavailable(str(error)) from error
        raise


class Connection(aiosqlite.Connection):
    """A connection with a thread of its own."""

    async def within(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """What `work` returns, which is done in one go in that thread: the way there and back is what takes time."""

        def done() -> T:
            return work(self._conn)

        found: T = await self._execute(done)  # type: ignore[no-untyped-call]  # the library has no types for its own
        return found


class Database:
    """A connection to write by, where one transaction follows the other, and one to read by."""

    def __init__(self, writing: Connection, reading: Connection) -> None:
        self._writing = writing
        self._reading = reading

    async def change(self, work: Callable[[sqlite3.Connection], T], *, synced: bool = True) -> T:
        """All of what `work` does, or nothing. What is not `synced` outlives the process but perhaps no power cut
        before the next one that is: it spares the wait for the disk. Raises StoreUnavailable."""
        with unless_stored():
            return await self._writing.within(partial(_transaction, work, "FULL" if synced else "NORMAL"))

    async def run(self, *statements: Statement, synced: bool = True) -> None:
        """All of some statements, or none. Raises StoreUnavailable."""

        await self.change(partial(perform, statements), synced=synced)

    async def rows(self, sql: str, values: Sequence[object] = ()) -> list[aiosqlite.Row]:
        """What one question finds. Raises StoreUnavailable."""
        with unless_stored():
            return list(await self._reading.execute_fetchall(sql, values))

    async def row(self, sql: str, values: Sequence[object] = ()) -> aiosqlite.Row | None:
        """The first of what one question finds."""
        found = await self.rows(sql, values)
        return found[0] if found else None

    async def close(self) -> None:
        """Finish what is under way and let go of the file."""
        await self._reading.close()
        await self._writing.close()


def perform(statements: Iterable[Statement], connection: sqlite3.Connection) -> None:
    """Some statements, inside of a transaction."""
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
