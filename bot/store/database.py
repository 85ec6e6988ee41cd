"""The database as the bot uses it: one connection for transactions and one for queries, so that none waits for the
other.
"""

import sqlite3
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import Any, NamedTuple, Protocol, TypeAlias, TypeVar

T = TypeVar("T")
Statement: TypeAlias = tuple[str, Sequence[object]]
"""SQL and the values of its question marks."""

Row: TypeAlias = tuple[Any, ...]
"""What a query has found, in the order of its columns."""

Conflict = sqlite3.IntegrityError
"""Raised by a statement whose row may not stand beside those that are stored."""


class Cursor(Protocol):
    """What a statement has found."""

    @property
    def rowcount(self) -> int:
        """Return how many rows were changed."""
        ...

    def fetchall(self) -> list[Row]:
        """Return all rows that are left."""
        ...

    def __iter__(self) -> Iterator[Row]:
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


class Superseded(StoreUnavailable):
    """Another process has the database now: this one can write nothing any more."""


class Connection(Protocol):
    """A connection to a database of one kind, and what that kind does in its own way."""

    async def change(self, work: Callable[[Transaction], T], synced: bool, /) -> T:
        """Return what `work` returns, called in a transaction that is rolled back if it raises. Raises
        StoreUnavailable.
        """
        ...

    async def rows(self, sql: str, values: Sequence[object], /) -> list[Row]:
        """Return all rows that a query finds. Raises StoreUnavailable."""
        ...

    async def ready(self) -> None:
        """Raise StoreUnavailable unless something can be written now."""
        ...

    async def size(self) -> int:
        """Return how many bytes the database has. Raises StoreUnavailable."""
        ...

    async def claim(self, event: int) -> bool:
        """Whether no other process has claimed an event of Discord's, which this one has from now on. Raises
        StoreUnavailable.
        """
        ...

    async def sure(self) -> None:
        """Raise StoreUnavailable unless this process surely has the database now, and Superseded if another has."""
        ...

    async def superseded(self) -> None:
        """Return when another process has taken the database. While this is awaited, nobody takes it as abandoned."""
        ...

    async def close(self) -> None:
        """Finish what is under way and disconnect."""
        ...


class Connections(NamedTuple):
    """The connections of a database; `release` is called when they are closed."""

    writing: Connection
    reading: Connection
    release: Callable[[], None]


Waiting: TypeAlias = Callable[[], None] | None
"""Called once when another process has the database, whose end is then awaited where the database can tell of it; None:
it is not awaited."""


class Database:
    """One connection for writing, with one transaction after the other, and one for reading."""

    def __init__(self, connect: Callable[[Waiting], Awaitable[Connections]]) -> None:
        """Know how to connect; `open` does it."""
        self._connect = connect
        self._connections: Connections | None = None
        self._changes = 0
        self._read: dict[tuple[str, tuple[object, ...]], list[Row]] = {}

    async def open(self, waiting: Waiting = None) -> None:
        """Connect. Raises StoreError, InUse for one that another process has, unless that is awaited, and
        StoreUnavailable.
        """
        self._connections = await self._connect(waiting)

    @property
    def _writing(self) -> Connection:
        assert self._connections is not None
        return self._connections.writing

    @property
    def _reading(self) -> Connection:
        assert self._connections is not None
        return self._connections.reading

    async def change(self, work: Callable[[Transaction], T], *, synced: bool = True) -> T:
        """Return what `work` returns, called in a transaction that is rolled back if it raises. Raises
        StoreUnavailable.

        What is not `synced` outlives the process, but perhaps no power cut before the next change that is: it spares
        the wait for the disk.
        """
        try:
            return await self._writing.change(work, synced)
        finally:
            self._changes += 1
            self._read.clear()

    async def run(self, *statements: Statement, synced: bool = True) -> None:
        """Run statements in one transaction; `synced` as in `change`. Raises StoreUnavailable."""

        await self.change(partial(perform, statements), synced=synced)

    async def rows(self, sql: str, values: Sequence[object] = ()) -> list[Row]:
        """Return all rows that a query finds. Raises StoreUnavailable."""
        return await self._reading.rows(sql, values)

    async def still(self, sql: str, values: Sequence[object] = ()) -> Sequence[Row]:
        """Return all rows that a query finds, from memory where no transaction has ended since it was last asked:
        nobody else writes. Raises StoreUnavailable.
        """
        asked = (sql, tuple(values))
        if asked in self._read:
            return self._read[asked]
        changes = self._changes
        found = await self.rows(sql, values)
        if changes == self._changes:
            self._read[asked] = found
        return found

    async def row(self, sql: str, values: Sequence[object] = ()) -> Row | None:
        """Return the first row that a query finds; None where it finds none. Raises StoreUnavailable."""
        found = await self.rows(sql, values)
        return found[0] if found else None

    async def ready(self) -> None:
        """Raise StoreUnavailable unless something can be written now."""
        await self._writing.ready()

    async def size(self) -> int:
        """Return how many bytes the database has. Raises StoreUnavailable."""
        return await self._reading.size()

    async def claim(self, event: int) -> bool:
        """Whether no other process has claimed an event of Discord's, which this one has from now on. Raises
        StoreUnavailable.
        """
        return await self._writing.claim(event)

    async def sure(self) -> None:
        """Raise StoreUnavailable unless this process surely has the database now, and Superseded if another has."""
        await self._writing.sure()

    async def superseded(self) -> None:
        """Return when another process has taken the database. While this is awaited, nobody takes it as abandoned."""
        await self._writing.superseded()

    async def close(self) -> None:
        """Finish what is under way, disconnect, and let another process have the database."""
        if self._connections is None:
            return
        await self._reading.close()
        await self._writing.close()
        self._connections.release()


def put(table: str, columns: Sequence[str], key: Sequence[str]) -> str:
    """Return the SQL that stores a row in the place of the one with the same key."""
    named, marks, keys = ", ".join(columns), ", ".join("?" * len(columns)), ", ".join(key)
    changes = ", ".join(f"{name} = excluded.{name}" for name in columns if name not in key)
    return f"INSERT INTO {table} ({named}) VALUES ({marks}) ON CONFLICT ({keys}) DO UPDATE SET {changes}"


def perform(statements: Iterable[Statement], connection: Transaction) -> None:
    """Run statements inside of a transaction."""
    for sql, values in statements:
        connection.execute(sql, values)
