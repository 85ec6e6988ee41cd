"""Writing down what is owed, inside of the transaction that makes it so."""

from collections.abc import Sequence

import aiosqlite

from bot.debts_kinds import Debt, written


async def owe(connection: aiosqlite.Connection, table: int, channel: int, debts: Sequence[Debt]) -> None:
    """Owe these things to a channel, after all that it is owed already."""
    rows = [(table, channel, written(debt)) for debt in debts]
    await connection.executemany("INSERT INTO debts (table_id, channel, debt) VALUES (?, ?, ?)", rows)
