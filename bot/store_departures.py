"""The servers that the bot was removed from, and until when it keeps what was played there."""

from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from typing import Protocol

import aiosqlite


class Kept(Protocol):
    """What questions are asked and changes made in."""

    def transaction(self) -> AbstractAsyncContextManager[aiosqlite.Connection]:
        """All of what is done inside, or nothing."""
        ...

    async def rows(self, sql: str, values: Sequence[object] = ()) -> list[aiosqlite.Row]:
        """What one question finds."""
        ...


class Departures:
    """Servers that are left, each with the time at which it is forgotten."""

    def __init__(self, database: Kept) -> None:
        self._database = database

    async def homes(self) -> frozenset[int]:
        """Every server that has tables or settings."""
        sql = "SELECT guild FROM tables UNION SELECT guild FROM servers"
        return frozenset(row[0] for row in await self._database.rows(sql))

    async def away(self) -> dict[int, float]:
        """The servers that were left, and when they are to be forgotten."""
        rows = await self._database.rows("SELECT guild, due FROM departures")
        return {row[0]: row[1] for row in rows}

    async def left(self, guild: int, due: float) -> None:
        """A server was left; when that is known already the earlier time counts."""
        async with self._database.transaction() as connection:
            await connection.execute("INSERT OR IGNORE INTO departures VALUES (?, ?)", (guild, due))

    async def back(self, guild: int) -> bool:
        """Whether a server had been left that is there again."""
        async with self._database.transaction() as connection:
            cursor = await connection.execute("DELETE FROM departures WHERE guild = ?", (guild,))
            return cursor.rowcount > 0

    async def forget(self, guild: int) -> tuple[int, ...]:
        """Delete the settings and the tables of a server with all that hangs on them; the tables' numbers."""
        async with self._database.transaction() as connection:
            rows = await connection.execute_fetchall("SELECT id FROM tables WHERE guild = ?", (guild,))
            await _delete(connection, "tables", "guild = ?", guild)
            await connection.execute("DELETE FROM servers WHERE guild = ?", (guild,))
            await connection.execute("DELETE FROM departures WHERE guild = ?", (guild,))
        return tuple(row[0] for row in rows)


async def _delete(connection: aiosqlite.Connection, table: str, where: str, value: int) -> None:
    """Delete rows, but first whatever refers to them."""
    sql = (
        'SELECT name, "from", "to" FROM sqlite_master, pragma_foreign_key_list(name)'
        " WHERE type = 'table' AND \"table\" = ?"
    )
    for child, column, parent in await connection.execute_fetchall(sql, (table,)):
        await _delete(connection, child, f"{column} IN (SELECT {parent} FROM {table} WHERE {where})", value)
    await connection.execute(f"DELETE FROM {table} WHERE {where}", (value,))
