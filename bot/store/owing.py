"""Writing down what is owed and what was brought, inside of the transaction that makes it so."""

from collections.abc import Sequence

from bot.messages.kinds import Outgoing, written
from bot.model.table import TableRecord
from bot.store.database import Statement
from bot.store.rows import fields


def owing(table: int, channel: int, debts: Sequence[Outgoing]) -> list[Statement]:
    """Owe these things to a channel, after all that it is owed already."""
    sql = "INSERT INTO debts (table_id, channel, debt) VALUES (?, ?, ?)"
    return [(sql, (table, channel, written(debt))) for debt in debts]


def kept(row: TableRecord) -> Statement:
    """Keep what has changed of a table but its log."""
    values = fields(row)
    places = ", ".join(f"{name} = ?" for name in values)
    return f"UPDATE tables SET {places} WHERE id = ?", (*values.values(), row.id)


def posted(table: int, message: int) -> Statement:
    """Know of a message that was brought to a table's channel."""
    return "UPDATE tables SET posted = ? WHERE id = ?", (message, table)
