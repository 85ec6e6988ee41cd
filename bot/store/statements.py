"""SQL statements, with the data that they change and read; and write-behind: statements that are delayed and run as
part of the next transaction."""

import asyncio
import re
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Any, NamedTuple, Protocol, TypeAlias

Statement: TypeAlias = tuple[str, Sequence[object]]
"""SQL, and the values for its question marks."""

Part: TypeAlias = tuple[str, int]
"""The name of a database table, and a number that some of its rows share, such as that of a channel."""

Row: TypeAlias = tuple[Any, ...]
"""A row of a query's result, in the order of its columns."""

TABLE_PARTS = 1024
"""Number of parts of a database table whose changes are counted separately. Several numbers may share one of these
parts."""

_CHANGED_TABLE = re.compile(r"(?:INSERT INTO|UPDATE|DELETE FROM) (\w+)")
_READ_TABLE = re.compile(r"\b(?:FROM|JOIN) (\w+)")
UNKNOWN_TABLES = ""
"""The name under which changes of unknown tables are counted."""


class Query(NamedTuple):
    """A query for `Database.query`.

    `sql`, `values`: the query, and the values for its question marks. `part`: the part of a database table that
    contains all its rows, or None if they may be anywhere.
    """

    sql: str
    values: Sequence[object] = ()
    part: Part | None = None


class Cursor(Protocol):
    """The result of a statement."""

    @property
    def rowcount(self) -> int:
        """Return the number of changed rows."""
        ...

    def fetchall(self) -> list[Row]:
        """Return all remaining rows."""
        ...

    def __iter__(self) -> Iterator[Row]:
        """Yield the remaining rows one by one."""
        ...


class Transaction(Protocol):
    """A connection during a transaction. Its statements must work in all supported databases."""

    def execute(self, sql: str, values: Sequence[object] = ..., /) -> Cursor:
        """Run a statement. Raises Conflict."""
        ...

    def executemany(self, sql: str, values: Iterable[Sequence[object]], /) -> Cursor:
        """Run a statement for each row of values. Raises Conflict."""
        ...


def upsert(table: str, columns: Sequence[str], key: Sequence[str]) -> str:
    """Return the SQL that stores a row and replaces any row with the same key."""
    column_list, marks, keys = ", ".join(columns), ", ".join("?" * len(columns)), ", ".join(key)
    changes = ", ".join(f"{name} = excluded.{name}" for name in columns if name not in key)
    return f"INSERT INTO {table} ({column_list}) VALUES ({marks}) ON CONFLICT ({keys}) DO UPDATE SET {changes}"


def run_statements(statements: Iterable[Statement], connection: Transaction) -> None:
    """Run statements in order inside a transaction that has begun."""
    for sql, values in statements:
        connection.execute(sql, values)


def changed_tables(statements: Iterable[Statement], within: Sequence[Part] = ()) -> list[str | Part]:
    """Return the database tables that statements change. Tables that have parts in `within` are replaced by those
    parts."""
    parted = {name for name, _ in within}
    matches = (_CHANGED_TABLE.match(sql) for sql, _ in statements)
    names = {match[1] if match is not None else UNKNOWN_TABLES for match in matches}
    return [*within, *names.difference(parted)]


def counting_part(part: Part) -> Part:
    """Return the part under which the changes of `part` are counted."""
    return part[0], part[1] % TABLE_PARTS


@lru_cache(maxsize=256)
def tables_read(sql: str) -> tuple[str, ...]:
    """Return the database tables that a query reads."""
    return (UNKNOWN_TABLES, *sorted({*_READ_TABLE.findall(sql)}))


MAX_DELAY_SECONDS = 0.5
"""Maximum seconds for which statements wait for another transaction before they get their own."""


class WriteBehind:
    """Delayed statements, in order. If the transaction that runs them fails, they are kept. Until that transaction has
    ended, no other transaction takes any. `delay_count`: the number of times that statements were delayed."""

    def __init__(self, store: Callable[[], Awaitable[bool]]) -> None:
        """Store the function that runs a transaction for the delayed statements alone and returns whether they were
        stored."""
        self.delay_count = 0
        self._store = store
        self._waiting_statements: list[Statement] = []
        self._running_statements: list[Statement] = []
        self._running_end: asyncio.Future[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._store_task: asyncio.Task[bool] | None = None
        self._is_closed = False

    @property
    def is_running(self) -> bool:
        """Whether a transaction with delayed statements is running."""
        return self._running_end is not None

    @property
    def unstored_statements(self) -> list[Statement]:
        """Return the statements that are not certainly stored."""
        return self._running_statements + self._waiting_statements

    def add(self, statements: Iterable[Statement]) -> None:
        """Delay statements until the next transaction, but for at most `MAX_DELAY_SECONDS` seconds."""
        self.delay_count += 1
        self._waiting_statements += statements
        self._ensure_stored()

    def take_statements(self) -> list[Statement]:
        """Return the statements that a new transaction must run first. Call `note_transaction_end` afterwards."""
        if not self._waiting_statements or self._running_end is not None:
            return []
        self._stop_timer()
        self._running_end = asyncio.get_running_loop().create_future()
        self._running_statements, self._waiting_statements = self._waiting_statements, []
        return self._running_statements

    def note_transaction_end(self, *, stored: bool) -> None:
        """Note that the transaction with the delayed statements has ended."""
        if not stored:
            self._waiting_statements = self._running_statements + self._waiting_statements
        self._running_statements = []
        if self._running_end is not None:
            self._running_end.set_result(None)
            self._running_end = None
        self._ensure_stored()

    async def store_all(self) -> bool:
        """Store all delayed statements. Return whether that succeeded."""
        while self.unstored_statements:
            if self._running_end is not None:
                await asyncio.wait((self._running_end,))
            elif not await self._store():
                return False
        return True

    async def close(self) -> None:
        """Store all statements if possible, and start no further transaction."""
        self._is_closed = True
        self._stop_timer()
        await self.store_all()

    def _ensure_stored(self) -> None:
        if self._waiting_statements and self._timer is None and not self._is_closed:
            self._timer = asyncio.get_running_loop().call_later(MAX_DELAY_SECONDS, self._begin_to_store)

    def _begin_to_store(self) -> None:
        self._timer = None
        self._store_task = asyncio.create_task(self.store_all())

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
