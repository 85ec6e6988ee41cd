"""The servers that the bot was removed from, and until when it keeps what was played there."""

import sqlite3

from bot.store.database import Database


class DepartureStore:
    """Servers that are left, each with the time at which it is forgotten."""

    def __init__(self, database: Database) -> None:
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
        await self._database.run(("INSERT OR IGNORE INTO departures VALUES (?, ?)", (guild, due)))

    async def back(self, guild: int) -> bool:
        """Whether a server had been left that is there again."""

        def deleted(connection: sqlite3.Connection) -> bool:
            return connection.execute("DELETE FROM departures WHERE guild = ?", (guild,)).rowcount > 0

        return await self._database.change(deleted)

    async def forget(self, guild: int) -> tuple[int, ...]:
        """Delete the settings and the tables of a server with all that hangs on them; the tables' numbers."""

        def deleted(connection: sqlite3.Connection) -> tuple[int, ...]:
            numbers = tuple(row[0] for row in connection.execute("SELECT id FROM tables WHERE guild = ?", (guild,)))
            _delete(connection, "tables", "guild = ?", guild)
            connection.execute("DELETE FROM servers WHERE guild = ?", (guild,))
            connection.execute("DELETE FROM departures WHERE guild = ?", (guild,))
            return numbers

        return await self._database.change(deleted)


def _delete(connection: sqlite3.Connection, table: str, where: str, value: int) -> None:
    """Delete rows, but first whatever refers to them."""
    sql = (
        'SELECT name, "from", "to" FROM sqlite_master, pragma_foreign_key_list(name)'
        " WHERE type = 'table' AND \"table\" = ?"
    )
    for child, column, parent in connection.execute(sql, (table,)).fetchall():
        _delete(connection, child, f"{column} IN (SELECT {parent} FROM {table} WHERE {where})", value)
    connection.execute(f"DELETE FROM {table} WHERE {where}", (value,))
