"""SQL statements, with the data that they change and read."""

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Any, NamedTuple, Protocol, TypeAlias

Statement: TypeAlias = tuple[str, Sequence[object]]
"""SQL, and the values for its question marks."""

Part: TypeAlias = tuple[str, int]
"""The name of a database table, and a number that some of its rows share, such as that of a channel."""

Row: TypeAlias = tuple[Any, ...]
"""A row of a query's result, in the order of its columns."""

PARTS = 1024
"""Number of parts of a database table whose changes are counted separately. Several numbers may share one of these
parts."""

_CHANGES = re.compile(r"(?:INSERT INTO|UPDATE|DELETE FROM) (\w+)")
_READS = re.compile(r"\b(?:FROM|JOIN) (\w+)")
ANY = ""
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
        """Yield the remaining rows one after the other."""
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
    """Return the SQL that stores a row in place of any row with the same key."""
    named, marks, keys = ", ".join(columns), ", ".join("?" * len(columns)), ", ".join(key)
    changes = ", ".join(f"{name} = excluded.{name}" for name in columns if name not in key)
    return f"INSERT INTO {table} ({named}) VALUES ({marks}) ON CONFLICT ({keys}) DO UPDATE SET {changes}"


def perform(statements: Iterable[Statement], connection: Transaction) -> None:
    """Run statements inside a transaction."""
    for sql, values in statements:
        connection.execute(sql, values)


def changed_parts(statements: Iterable[Statement], within: Sequence[Part] = ()) -> list[str | Part]:
    """Return the database tables that statements change. Tables that have parts in `within` are replaced by those
    parts."""
    parted = {name for name, _ in within}
    found = (_CHANGES.match(sql) for sql, _ in statements)
    names = {match[1] if match is not None else ANY for match in found}
    return [*within, *names.difference(parted)]


def counting_part(part: Part) -> Part:
    """Return the part under which the changes of `part` are counted."""
    return part[0], part[1] % PARTS


@lru_cache(maxsize=256)
def tables_read(sql: str) -> tuple[str, ...]:
    """Return the database tables that a query reads."""
    return (ANY, *sorted({*_READS.findall(sql)}))
