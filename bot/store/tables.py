"""Tables and their logs."""

import secrets
from collections.abc import Callable, Sequence

from msgspec.structs import replace

from bot.messages.outgoing import Outgoing
from bot.model.errors import TooManyCalls
from bot.model.table import LogEntry, PastTable, SeatClock, TableRecord
from bot.model.times import DAY
from bot.store.archived_logs import ArchivedLogs
from bot.store.database import Conflict, Database, StorePart
from bot.store.leagues import EXTEND_SEASONS
from bot.store.outbox import part_of_queue, query_of_queue, queue_statements
from bot.store.rows import (
    COLUMNS,
    ENTRY_COLUMNS,
    UNFINISHED,
    columns_of_entry,
    columns_of_table,
    entry_clocks,
    entry_from_row,
    read_clocks,
    table_from_row,
    update_statement,
)
from bot.store.statements import Statement, Transaction, run_statements, upsert

_RECORD_KEY_NOTE = "record key"
"""The name of the note that holds the key for signing records."""

NEWEST_FINISHED_SQL = "status = 'over' ORDER BY id DESC LIMIT ?"
"""SQL for the newest finished tables, with a limit."""

_SIGN_OF_LIFE_NOTE = "alive"
"""The name of the note that holds the time of a process' last sign of life."""


class AlreadyStored(Exception):
    """Raised if the interaction has already been stored, or the channel already has an unfinished table."""


class TableStore:
    """Tables and their logs. `stored_entry_count`: the number of entries stored since the start of the process."""

    def __init__(self, database: Database, archived_logs: ArchivedLogs) -> None:
        self._database = database
        self._archived_logs = archived_logs
        self.stored_entry_count = 0
        self._newest, self._newest_read = 0, False

    async def create(
        self,
        row: TableRecord,
        interaction: int,
        outgoing: Sequence[Outgoing],
        extra_statement: Callable[[int], Statement] | None = None,
    ) -> TableRecord:
        """Store a new table and return it with its id. `interaction`: the interaction that created it. `outgoing`:
        messages to queue in its channel, or in the parent channel if it has no thread yet. `extra_statement`: returns
        another statement for the same transaction, given the table's id. Raises AlreadyStored."""
        values = columns_of_table(row) | {"key": interaction, "posted": interaction}
        sql = f"INSERT INTO tables ({', '.join(values)}) VALUES ({', '.join('?' * len(values))}) RETURNING id"

        def create_row(connection: Transaction) -> TableRecord:
            try:
                ((table_id,),) = connection.execute(sql, tuple(values.values()))
            except Conflict as error:
                raise AlreadyStored from error
            run_statements(
                queue_statements(table_id, row.channel if row.has_place else row.parent_channel, outgoing), connection
            )
            run_statements([extra_statement(table_id)] if extra_statement is not None else (), connection)
            return replace(row, id=table_id)

        return await self._database.change(create_row)

    async def store_row(self, row: TableRecord, outgoing: Sequence[Outgoing] = ()) -> None:
        """Store a table's row, without its log, and queue messages."""
        await self._database.run(update_statement(row), *queue_statements(row.id, row.channel, outgoing))

    async def store_call(self, row: TableRecord, outgoing: Sequence[Outgoing], now: float, limit: int) -> None:
        """Store that players were called to a table at `now`, and queue messages. Raises TooManyCalls if they were
        called `limit` times on its server within a day."""

        def store_both(connection: Transaction) -> None:
            sql = "SELECT count(*) FROM tables WHERE guild = ? AND called > ?"
            ((count,),) = connection.execute(sql, (row.guild, now - DAY))
            if count >= limit:
                raise TooManyCalls(limit)
            run_statements([update_statement(row), *queue_statements(row.id, row.channel, outgoing)], connection)

        await self._database.change(store_both)

    async def store_entries(self, row: TableRecord, entries: Sequence[LogEntry], outgoing: Sequence[Outgoing]) -> None:
        """Store entries that were made together, the table after them, and the messages about them. Raises
        AlreadyStored."""
        sql = f"INSERT INTO entries (table_id, {ENTRY_COLUMNS}, clocks) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
        insertions = [(sql, (row.id, *columns_of_entry(entry), entry_clocks(entry))) for entry in entries]
        queue_insertions = queue_statements(row.id, row.channel, outgoing)
        self._newest = max(self._newest, *(entry.key or 0 for entry in entries))  # even if storing fails
        try:
            await self._database.run(
                *insertions,
                update_statement(row),
                *queue_insertions,
                then=query_of_queue(row.channel),
                within=[part_of_queue(row.channel)],
            )
        except Conflict as error:
            raise AlreadyStored from error
        self.stored_entry_count += len(entries)

    async def store_unreachable(self, row: TableRecord) -> None:
        """Store a table that can no longer be reached, and delete its queued messages."""
        await self._database.run(update_statement(row), ("DELETE FROM debts WHERE table_id = ?", (row.id,)))

    async def find(self, table: int) -> TableRecord | None:
        """Return the table with this id, or None."""
        row = await self._database.row(f"SELECT id, {COLUMNS} FROM tables WHERE id = ?", (table,))
        return table_from_row(row) if row else None

    async def find_log(self, table: int) -> tuple[LogEntry, ...]:
        """Return all entries of a table, oldest first, even from an archived log."""
        sql = f"SELECT {ENTRY_COLUMNS} FROM entries WHERE table_id = ? ORDER BY number"
        log = tuple(entry_from_row(row) for row in await self._database.rows(sql, (table,)))
        return log or await self._archived_logs.find_log(table)

    async def newest_in_channel(self, channel: int) -> int | None:
        """Return the id of a channel's current table, or else of its last one that was not cancelled, or None."""
        sql = "SELECT max(id) FROM tables WHERE channel = ? AND status != 'cancelled'"
        row = await self._database.row(sql, (channel,))
        return row[0] if row else None

    async def previous_game(self, row: TableRecord) -> TableRecord | None:
        """Return the last finished game of the same kind before this table in its channel, or None."""
        where = "channel = ? AND game = ? AND status = 'over' AND id < ? ORDER BY id DESC LIMIT 1"
        sql = f"SELECT id, {COLUMNS} FROM tables WHERE {where}"
        previous = await self._database.row(sql, (row.channel, row.game, row.id))
        return table_from_row(previous) if previous else None

    async def past_games(self, channel: int, count: int) -> tuple[PastTable, ...]:
        """Return the last `count` finished games in a channel and its threads, the newest first."""
        statements = (
            f"SELECT id, {COLUMNS}, key FROM tables WHERE channel = ? AND {NEWEST_FINISHED_SQL}",
            f"SELECT id, {COLUMNS}, key FROM tables WHERE parent = ? AND {NEWEST_FINISHED_SQL}",
        )
        rows = [row for sql in statements for row in await self._database.rows(sql, (channel, count))]
        past_tables = [PastTable(table_from_row(row[:-1]), row[-1]) for row in rows]
        return tuple(sorted(past_tables, key=lambda game: game.row.id, reverse=True)[:count])

    async def unfinished_tables(self, place: int | None = None) -> tuple[TableRecord, ...]:
        """Return all unfinished tables, or those on one server, or those in one channel and its threads. `place`: the
        id of the server or channel."""
        where = f"{UNFINISHED} AND (channel = ? OR parent = ? OR guild = ?)" if place else UNFINISHED
        values = (place,) * 3 if place else ()
        rows = await self._database.rows(f"SELECT id, {COLUMNS} FROM tables WHERE {where} ORDER BY id", values)
        return tuple(table_from_row(row) for row in rows)

    async def games_of(self, user: int) -> tuple[TableRecord, ...]:
        """Return the tables at which `user` has a game in progress."""
        return tuple(row for row in await self.unfinished_of(user) if row.status == "open")

    async def unfinished_of(self, user: int) -> tuple[TableRecord, ...]:
        """Return the tables of `user` that are in progress or lobbies."""
        sql = f"SELECT id, {COLUMNS} FROM tables WHERE {UNFINISHED} AND instr(chairs, ?) > 0 ORDER BY id"
        rows = [table_from_row(row) for row in await self._database.rows(sql, (str(user),))]
        return tuple(row for row in rows if user in row.roster.users)

    async def table_of_interaction(self, interaction: int) -> int | None:
        """Return the id of the table that an interaction created, or None."""
        row = await self._database.row("SELECT id FROM tables WHERE key = ?", (interaction,))
        return row[0] if row else None

    async def entry_of_interaction(self, interaction: int) -> int | None:
        """Return the number of the entry that an interaction made, or None."""
        if not self._newest_read:
            ((newest,),) = await self._database.rows("SELECT max(key) FROM entries")
            self._newest, self._newest_read = max(self._newest, newest or 0), True
        if interaction > self._newest:
            return None
        row = await self._database.row("SELECT number FROM entries WHERE key = ?", (interaction,))
        return row[0] if row else None


class RecordKey(StorePart):
    """The key for signing records that begin with a position."""

    async def find(self) -> bytes | None:
        """Return the key, or None for a database that no bot of this version has used."""
        row = await self._database.row("SELECT text FROM notes WHERE name = ?", (_RECORD_KEY_NOTE,))
        return bytes.fromhex(row[0]) if row is not None else None

    async def create(self) -> None:
        """Store a new key, unless there is one."""
        if await self.find() is None:
            values = (_RECORD_KEY_NOTE, secrets.token_hex(32))
            await self._database.run(("INSERT INTO notes (name, text) VALUES (?, ?)", values))


class ClockStore(StorePart):
    """Stores the facts that clocks need in addition to the rows of tables."""

    async def clocks_before(self, table: int, entry_number: int) -> tuple[SeatClock, ...]:
        """Return the clocks at the time of an entry, or () if they were not stored."""
        row = await self._database.row(
            "SELECT clocks FROM entries WHERE table_id = ? AND number = ? AND clocks IS NOT NULL", (table, entry_number)
        )
        return read_clocks(row[0]) if row else ()

    async def is_by_computer(self, table: int, entry_number: int) -> bool:
        """Whether a computer made the entry, also for a person whose time was up."""
        row = await self._database.row(
            "SELECT user FROM entries WHERE table_id = ? AND number = ?", (table, entry_number)
        )
        return row is not None and row[0] is None

    async def store_rows(self, rows: Sequence[TableRecord]) -> None:
        """Store the rows of several tables in one transaction."""
        await self._database.run(*map(update_statement, rows))

    async def last_sign_of_life(self) -> float | None:
        """Return the time of a process' last sign of life, in seconds since the epoch, or None if there was none."""
        row = await self._database.row("SELECT text FROM notes WHERE name = ?", (_SIGN_OF_LIFE_NOTE,))
        return float(row[0]) if row else None

    async def store_sign_of_life(self, now: float, lost: int = 0) -> None:
        """Store that a process is working at `now`. `lost`: the number of days before in which none was working.
        Seasons of leagues are extended by them, except on servers that removed the bot."""
        statements: list[Statement] = [(upsert("notes", ("name", "text"), ("name",)), (_SIGN_OF_LIFE_NOTE, repr(now)))]
        if lost:
            statements.append((EXTEND_SEASONS, (lost,)))
        await self._database.run(*statements)
