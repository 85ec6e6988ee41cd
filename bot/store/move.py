"""Moving everything from one database to another of any kind: completely or not at all."""

import asyncio
import hashlib
from collections.abc import Iterable
from functools import partial

from bot.config.program import program
from bot.store.database import Database
from bot.store.file import StoreError
from bot.store.places import DatabasePlace
from bot.store.schema import SCHEMA
from bot.store.statements import Row, Statement, Transaction, run_statements, upsert

_MOVED_KEY = "moved"
"""The key of the note about the place to which everything was moved."""

_PARENTS = ("tables", "votes", "leagues", "seasons")
"""The tables with dependent rows, each before the tables that depend on it."""

TABLES_IN_ORDER = (*_PARENTS, *(name for name in SCHEMA if name not in _PARENTS))
"""All tables, each after those on which its rows depend."""

NUMBERED_TABLES = tuple(name for name, columns in SCHEMA.items() if columns[0].name == "id")
"""The tables that number their rows; no number is used twice."""


async def move(source: DatabasePlace, target: DatabasePlace) -> int:
    """Copy every row, and the next row numbers of all tables, verify the copy, and return the number of rows. Then note
    the new place in the source, so that no bot starts on it by mistake.

    Raises StoreError if the source does not exist, has another version or was moved before, and if the target is the
    source, is not empty or differs from the source afterwards. Raises InUse while a bot uses either of them, and
    StoreUnavailable.
    """
    if source.name == target.name:
        raise StoreError(f"{source.name} can't be moved to itself; nothing was changed")
    await (await source.open_read_only()).close()
    former, latter = source.database(), target.database()
    await former.open()
    try:
        await require_not_moved(former, source.name)
        await latter.open()
        try:
            numbers = {table: await former.row(*source.last_number_query(table)) for table in NUMBERED_TABLES}
            counts = [target.number_after_statements(table, number[0]) for table, number in numbers.items() if number]
            statements_after = [statement for statements in counts for statement in statements]
            row_count = await latter.change(partial(_copy, former, asyncio.get_running_loop(), statements_after))
            await former.run((upsert("notes", ("name", "text"), ("name",)), (_MOVED_KEY, target.name)))
            return row_count
        finally:
            await latter.close()
    finally:
        await former.close()


async def require_not_moved(database: Database, name: str) -> None:
    """Raise StoreError if everything in the database was moved to another one."""
    row = await database.row("SELECT text FROM notes WHERE name = ?", (_MOVED_KEY,))
    if row is not None:
        raise StoreError(
            f"everything in the database {name} was moved to {row[0]}: start the bot on that one. {program()} run "
            "--force goes on with this one, without what was played since"
        )


async def forget_move(database: Database) -> None:
    """Delete the note that everything was moved."""
    await database.run(("DELETE FROM notes WHERE name = ?", (_MOVED_KEY,)))


def _copy(former: Database, loop: asyncio.AbstractEventLoop, then: Iterable[Statement], target: Transaction) -> int:
    """Fill the target, in its thread, with rows that another thread reads from the source. Raises StoreError."""
    for table in TABLES_IN_ORDER:
        if target.execute(f"SELECT 1 FROM {table} LIMIT 1").fetchall():
            raise StoreError("the database to move to is not empty; nothing was changed")
    moved = 0
    for table in TABLES_IN_ORDER:
        names = ", ".join(column.name for column in SCHEMA[table])
        everything = f"SELECT {names} FROM {table}"
        rows = asyncio.run_coroutine_threadsafe(former.rows(everything), loop).result()
        marks = ", ".join("?" * len(SCHEMA[table]))
        target.executemany(f"INSERT INTO {table} ({names}) VALUES ({marks})", rows)
        if digest_of_rows(rows) != digest_of_rows(target.execute(everything)):
            raise StoreError(f"what was read back from {table} is not what was written; nothing was changed")
        moved += len(rows)
    run_statements(then, target)
    return moved


def digest_of_rows(rows: Iterable[Row]) -> str:
    """Return a digest of rows, independent of their order."""
    each = sorted(hashlib.sha256(repr(tuple(row)).encode()).digest() for row in rows)
    return hashlib.sha256(b"".join(each)).hexdigest()
