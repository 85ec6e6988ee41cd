"""Writing down what is owed and what was brought, inside of the transaction that makes it so."""

from collections.abc import Sequence

import aiosqlite

from bot.debts_kinds import Debt, written


async def owe(connection: aiosqlite.Connection, table: int, channel: int, debts: Sequence[Debt]) -> None:
    """Owe these things to a channel, after all that it is owed already."""
    rows = [(table, channel, written(debt)) for debt in debts]
    await connection.executemany("INSERT INTO debts (table_id, channel, debt) VALUES (?, ?, ?)", rows)


async def posted(connection: aiosqlite.Connection, table: int, message: int) -> None:
    """Know of a message that was brought to a table's channel."""
    await connection.execute("UPDATE tables SET posted = ? WHERE id = ?", (message, table))
