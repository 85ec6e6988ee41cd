"""What the bot owes Discord, and what it has posted."""

from collections.abc import Sequence

from bot.messages.kinds import Outgoing, QueuedMessage, read, written
from bot.model.table import BoardMessage, TableRecord
from bot.store.database import Database, Statement
from bot.store.rows import UNFINISHED, kept


class OutboxStore:
    """What the bot owes Discord, and what it has posted."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def channels(self) -> tuple[int, ...]:
        """The channels to which something is owed."""
        return tuple(row[0] for row in await self._database.rows("SELECT DISTINCT channel FROM debts ORDER BY channel"))

    async def nonces(self) -> tuple[str, ...]:
        """Of everything that is owed."""
        return tuple(row[0] for row in await self._database.rows("SELECT nonce FROM debts"))

    async def next(self, channel: int) -> QueuedMessage | None:
        """What is to be paid first in a channel."""
        sql = "SELECT id, table_id, channel, debt, nonce FROM debts WHERE channel = ? ORDER BY id LIMIT 1"
        row = await self._database.row(sql, (channel,))
        return QueuedMessage(row[0], row[1], row[2], read(row[3]), row[4]) if row else None

    async def later(self, nonce: str) -> tuple[Outgoing, ...]:
        """Return what is owed to the table of a debt after that one."""
        sql = (
            "SELECT later.debt FROM debts JOIN debts AS later"
            " ON later.table_id = debts.table_id AND later.id > debts.id WHERE debts.nonce = ? ORDER BY later.id"
        )
        return tuple(read(row[0]) for row in await self._database.rows(sql, (nonce,)))

    async def newest(self, nonce: str) -> int | None:
        """The newest message that was brought to the channel of a debt; None where nobody kept count yet."""
        sql = (
            "SELECT max(posted, coalesce((SELECT max(posted) FROM tables WHERE channel = debts.channel), 0),"
            f" coalesce((SELECT max(signpost) FROM tables WHERE parent = debts.channel AND {UNFINISHED}), 0))"
            " FROM debts JOIN tables ON tables.id = table_id WHERE nonce = ? AND posted IS NOT NULL"
        )
        row = await self._database.row(sql, (nonce,))
        return row[0] if row else None

    async def paid(
        self,
        owed: QueuedMessage,
        board: BoardMessage | None = None,
        then: Sequence[Outgoing] = (),
        message: int | None = None,
    ) -> None:
        """A debt is paid: perhaps by a new message, perhaps that is the board's now, perhaps more is owed for it.
        Should that be forgotten, the message is found again when the bot starts."""
        statements: list[Statement] = [("DELETE FROM debts WHERE id = ?", (owed.id,))]
        if board is not None:
            values = (board.table, board.message, board.text, board.pictured, board.history)
            statements.append(("INSERT OR REPLACE INTO boards VALUES (?, ?, ?, ?, ?)", values))
        if message is not None:
            statements.append(posted(owed.table, message))
        await self._database.run(*statements, *owing(owed.table, owed.channel, then), synced=False)

    async def opened(self, owed: QueuedMessage, row: TableRecord, debts: Sequence[Outgoing]) -> None:
        """A table has got its thread, where `debts` are owed now."""
        paid = ("DELETE FROM debts WHERE id = ?", (owed.id,))
        await self._database.run(kept(row), paid, *owing(row.id, row.channel, debts))

    async def owe(self, table: int, channel: int, debt: Outgoing) -> None:
        """Owe one thing more."""
        await self._database.run(*owing(table, channel, (debt,)))

    async def park(self, owed: QueuedMessage, reason: str) -> None:
        """Leave a debt for the next start or change, with the reason."""
        await self._database.run(("UPDATE debts SET parked = ? WHERE id = ?", (reason, owed.id)))

    async def board(self, table: int) -> BoardMessage | None:
        """The newest board message of a table."""
        sql = "SELECT table_id, message, text, pictured, history FROM boards WHERE table_id = ?"
        row = await self._database.row(sql, (table,))
        return BoardMessage(*row) if row else None

    async def pictured(self, board: BoardMessage, version: int) -> None:
        """The picture of `version` hangs on the message, if that is still the newest."""
        sql = "UPDATE boards SET pictured = ? WHERE table_id = ? AND message = ?"
        await self._database.run((sql, (version, board.table, board.message)), synced=False)

    async def unpictured(self) -> tuple[int, ...]:
        """The tables whose newest board message does not show the newest position."""
        sql = (
            "SELECT id FROM tables JOIN boards ON table_id = id WHERE status IN ('open', 'over') AND pictured !="
            " coalesce((SELECT max(number) FROM entries WHERE entries.table_id = id), 0)"
            " AND id NOT IN (SELECT table_id FROM bound) ORDER BY id"
        )
        return tuple(row[0] for row in await self._database.rows(sql))


def owing(table: int, channel: int, debts: Sequence[Outgoing]) -> list[Statement]:
    """Owe these things to a channel, after all that it is owed already."""
    sql = "INSERT INTO debts (table_id, channel, debt) VALUES (?, ?, ?)"
    return [(sql, (table, channel, written(debt))) for debt in debts]


def posted(table: int, message: int) -> Statement:
    """Know of a message that was brought to a table's channel."""
    return "UPDATE tables SET posted = ? WHERE id = ?", (message, table)
