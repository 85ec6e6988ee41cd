"""SQLite's side of the database: a connection with its own thread."""

import asyncio
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Any, TypeVar

import aiosqlite

from bot.store.database import StoreUnavailable
from bot.store.statements import Row, Transaction

T = TypeVar("T")

_TEMPORARY_ERRORS = frozenset(
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

_PRIMARY_CODE_MASK = 0xFF


@contextmanager
def translate_outages() -> Iterator[None]:
    """Convert temporary errors of SQLite (a full disk, a lock) into StoreUnavailable, and raise others unchanged."""
    try:
        yield
    except sqlite3.OperationalError as error:
        if getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & _PRIMARY_CODE_MASK in _TEMPORARY_ERRORS:
            raise StoreUnavailable(str(error)) from error
        raise


class SqliteConnection(aiosqlite.Connection):
    """A connection with its own thread. Each switch between threads takes time, so whole transactions run there."""

    _synchronous = ""
    """The current value of SQLite's pragma `synchronous`, or "" before the first transaction."""

    async def run_in_thread(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Run `work` once in the connection's thread and return its result."""

        def run_once() -> T:
            return work(self._conn)

        result: T = await self._execute(run_once)  # type: ignore[no-untyped-call]  # the library has no types for its own
        return result

    def change(self, work: Callable[[Transaction], T], synced: bool) -> "asyncio.Future[T]":
        """Run `work` in a transaction and return its result. Raises StoreUnavailable."""
        future = asyncio.get_running_loop().create_future()
        if self._running and self._connection is not None:
            self._tx.put_nowait((future, partial(self._change, work, "FULL" if synced else "NORMAL")))
        else:
            future.set_exception(ValueError("the connection is closed"))
        return future

    def _change(self, work: Callable[[Transaction], T], synchronous: str) -> T:
        """Run `work` in a transaction, in the connection's own thread, and return its result."""
        with translate_outages():
            if synchronous != self._synchronous:
                self._conn.execute(f"PRAGMA synchronous = {synchronous}")
                self._synchronous = synchronous
            return _run_transaction(work, self._conn)

    async def rows(self, sql: str, values: Sequence[object]) -> list[Row]:
        """Return all rows of a query. Raises StoreUnavailable."""
        with translate_outages():
            found: Iterable[Any] = await self.execute_fetchall(sql, values)
            return list(found)

    async def require_writable(self) -> None:
        """Raise StoreUnavailable unless the database can be written to now."""
        with translate_outages():
            await self.run_in_thread(partial(_run_transaction, try_writing))

    async def size(self) -> int:
        """Return the size of the database in bytes. Raises StoreUnavailable."""
        ((size,),) = await self.rows("SELECT page_count * page_size FROM pragma_page_count, pragma_page_size", ())
        return int(size)

    async def claim(self, event: int) -> bool:
        """Return True: only one process uses a file, and Discord sends it each event only once."""
        return True

    async def require_ownership(self) -> None:
        """Do nothing, because the file is locked until the process ends."""

    async def wait_until_superseded(self) -> None:
        """Wait forever, because no other process can take the file."""
        await asyncio.Event().wait()

    async def is_awaited(self) -> bool:
        """Return False, because no process waits for a locked file."""
        return False


def try_writing(connection: sqlite3.Connection) -> int:
    """Rewrite the format number of the database to test writing, and return it. Raises OperationalError if the database
    cannot be written to."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    connection.execute(f"PRAGMA user_version = {version}")
    return int(version)


def _run_transaction(work: Callable[[sqlite3.Connection], T], connection: sqlite3.Connection) -> T:
    connection.execute("BEGIN IMMEDIATE")
    try:
        result = work(connection)
        connection.commit()
    except BaseException:
        connection.rollback()
        raise
    return result
