"""Writing down what is owed and what was brought, inside of the transaction that makes it so."""

from collections.abc import Sequence

from bot.debts_kinds import Debt, written
from bot.store_database import Statement


def owing(table: int, channel: int, debts: Sequence[Debt]) -> list[Statement]:
    """Owe these things to a channel, after all that it is owed already."""
    sql = "INSERT INTO debts (table_id, channel, debt) VALUES (?, ?, ?)"
    return [(sql, (table, channel, written(debt))) for debt in debts]


def posted(table: int, message: int) -> Statement:
    """Know of a message that was brought to a table's channel."""
    return "UPDATE tables SET posted = ? WHERE id = ?", (message, table)
