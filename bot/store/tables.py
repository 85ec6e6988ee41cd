"""Tables and their logs."""

import sqlite3
from collections.abc import Sequence
from dataclasses import replace

from bot.messages.kinds import Outgoing
from bot.model.table import LogEntry, TableRecord
from bot.store.archived_logs import ArchivedLogs
from bot.store.database import Database, perform
from bot.store.outbox import owing
from bot.store.rows import COLUMNS, ENTRY_COLUMNS, UNFINISHED, entry_fields, entry_row, fields, kept, table_row


class Taken(Exception):
    """The interaction has been stored before, or the channel has an unfinished table."""


class TableStore:
    """Tables and their logs. `appended`: entries since the start."""

    def __init__(self, database: Database, archived_logs: ArchivedLogs) -> None:
        self._database = database
        self._archived_logs = archived_logs
        self.appended = 0

    async def create(self, row: TableRecord, key: int, debts: Sequence[Outgoing]) -> TableRecord:
        """A new table, with the number it gets; what is owed for one that has no thread yet is owed to the channel
        above. Raises Taken."""
        values = fields(row) | {"key": key, "posted": key}
        sql = f"INSERT INTO tables ({', '.join(values)}) VALUES ({', '.join('?' * len(values))}) RETURNING id"

        def made(connection: sqlite3.Connection) -> TableRecord:
            try:
                (number,) = connection.execute(sql, tuple(values.values())).fetchone()
            except sqlite3.IntegrityError as error:
                raise Taken from error
            perform(owing(number, row.channel if row.placed else row.parent_channel, debts), connection)
            return replace(row, id=number)

        return await self._database.change(made)

    async def keep(self, row: TableRecord, debts: Sequence[Outgoing] = ()) -> None:
        """What has changed of a table but its log."""
        await self._database.run(kept(row), *owing(row.id, row.channel, debts))

    async def append(self, row: TableRecord, entries: Sequence[LogEntry], debts: Sequence[Outgoing]) -> None:
        """Entries made in one breath, the state after them, and what is owed for them. Raises Taken."""
        values = [(row.id, *entry_fields(one)) for one in entries]
        statements = (kept(row), *owing(row.id, row.channel, debts))

        def made(connection: sqlite3.Connection) -> None:
            try:
                connection.executemany("INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", values)
            except sqlite3.IntegrityError as error:
                raise Taken from error
            perform(statements, connection)

        await self._database.change(made)
        self.appended += len(values)

    async def abandon(self, row: TableRecord) -> None:
        """A table that can no longer be reached: nothing is owed to it."""
        await self._database.run(kept(row), ("DELETE FROM debts WHERE table_id = ?", (row.id,)))

    async def find(self, table: int) -> TableRecord | None:
        """The table with this number."""
        row = await self._database.row(f"SELECT id, {COLUMNS} FROM tables WHERE id = ?", (table,))
        return table_row(row) if row else None

    async def log(self, table: int) -> tuple[LogEntry, ...]:
        """All entries of a table."""
        sql = f"SELECT {ENTRY_COLUMNS} FROM entries WHERE table_id = ? ORDER BY number"
        log = tuple(entry_row(row) for row in await self._database.rows(sql, (table,)))
        return log or await self._archived_logs.log(table)

    async def newest(self, channel: int) -> int | None:
        """The table of a channel: the one being played, else the last that was not cancelled."""
        sql = "SELECT max(id) FROM tables INDEXED BY tables_of_a_channel WHERE channel = ? AND status != 'cancelled'"
        row = await self._database.row(sql, (channel,))
        return row[0] if row else None

    async def unfinished(self, place: int | None = None) -> tuple[TableRecord, ...]:
        """All tables that go on, or those in one channel, with its threads, or server."""
        where = f"{UNFINISHED} AND (channel = ? OR parent = ? OR guild = ?)" if place else UNFINISHED
        values = (place,) * 3 if place else ()
        rows = await self._database.rows(f"SELECT id, {COLUMNS} FROM tables WHERE {where} ORDER BY id", values)
        return tuple(table_row(row) for row in rows)

    async def made(self, key: int) -> int | None:
        """The table that an interaction made."""
        row = await self._database.row("SELECT id FROM tables WHERE key = ?", (key,))
        return row[0] if row else None

    async def played(self, key: int) -> int | None:
        """The number of the entry that came by an interaction."""
        row = await self._database.row("SELECT number FROM entries WHERE key = ?", (key,))
        return row[0] if row else None
