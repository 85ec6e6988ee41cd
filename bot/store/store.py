"""What is stored, the only place with SQL: one method is one transaction."""

import asyncio
import sqlite3
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from bot.messages.kinds import Outgoing, QueuedMessage, read
from bot.model.person import Person
from bot.model.table import BoardMessage, LogEntry, TableRecord
from bot.store.archived_logs import ArchivedLogs
from bot.store.database import Database, Statement, perform
from bot.store.departures import DepartureStore
from bot.store.dm_channels import DmChannelStore
from bot.store.file import connect, look, reading
from bot.store.guilds import GuildStore
from bot.store.lock import Hold
from bot.store.owing import kept, owing, posted
from bot.store.panels import PanelStore
from bot.store.privacy import PrivacyStore
from bot.store.restored import RestoredBook
from bot.store.results import ResultStore
from bot.store.rows import COLUMNS, ENTRY_COLUMNS, entry_fields, entry_row, fields, person_row, table_row
from bot.store.statistics import Statistics
from bot.store.votes import VoteStore
from bot.store.watchers import WatcherStore

AT_HAND = 10_000
"""People whose settings stay in memory."""

_UNFINISHED = "status IN ('lobby', 'open')"


class Taken(Exception):
    """The interaction has been stored before, or the channel has an unfinished table."""


class Store:
    """Tables and their logs, debts, people."""

    def __init__(self, database: Database, hold: Hold | None = None) -> None:
        self._database = database
        self._hold = hold
        self.bindery = ArchivedLogs(database)
        self.archive = TableStore(database, self.bindery)
        self.ledger = OutboxStore(database)
        self.watchers = WatcherStore(database)
        self.panels = PanelStore(database)
        self.census = Statistics(database)
        self.departures = DepartureStore(database)
        self.doors = DmChannelStore(database)
        self._people: dict[int, Person] = {}
        self.privacy = PrivacyStore(database, self._people, self.bindery)
        self.results = ResultStore(database)
        self.votes = VoteStore(database)
        self.servers = GuildStore(database)
        self.restored = RestoredBook(database)

    @classmethod
    async def open(cls, path: Path | str) -> "Store":
        """The database at `path`, made or brought up to date, and held for this process. Raises StoreError for one that
        cannot be used, InUse for one that another process has."""
        hold = await asyncio.to_thread(Hold, Path(path))
        try:
            return cls(await _opened(Path(path)), hold)
        except BaseException:
            hold.release()
            raise

    @classmethod
    async def look(cls, path: Path) -> "Store":
        """The database at `path`, only to be read. Raises StoreError for one that is not of this version."""
        found = await look(path)
        return cls(Database(found, found))

    async def close(self) -> None:
        """Let go of the file."""
        await self._database.close()
        if self._hold is not None:
            self._hold.release()

    async def person(self, user: int) -> Person:
        """A person's settings: they are wanted several times for each move, so they are kept at hand."""
        if user in self._people:
            return self._people[user]
        sql = "SELECT language, dm, dm_closed, client, quiet, theme, proposals FROM people WHERE user = ?"
        row = await self._database.row(sql, (user,))
        if len(self._people) >= AT_HAND:
            self._people.clear()
        self._people[user] = person = person_row(user, *row) if row else Person(user)
        return person

    async def keep_person(self, person: Person) -> None:
        """Keep a person's settings."""
        quiet = person.quiet.text if person.quiet else None
        told = (person.user, person.language, person.dm, person.dm_closed, person.client)
        values = (*told, quiet, person.theme, person.proposals)
        await self._database.run(("INSERT OR REPLACE INTO people VALUES (?, ?, ?, ?, ?, ?, ?, ?)", values))
        self._people[person.user] = person

    async def command_digest(self) -> str | None:
        """What was last noted of the commands that Discord knows."""
        row = await self._database.row("SELECT text FROM notes WHERE name = 'commands'")
        return str(row[0]) if row else None

    async def keep_command_digest(self, digest: str) -> None:
        """Note which commands Discord knows."""
        await self._database.run(("INSERT OR REPLACE INTO notes VALUES ('commands', ?)", (digest,)))


async def _opened(path: Path) -> Database:
    connection = await connect(path)
    try:
        return Database(connection, await reading(path))
    except BaseException:
        await connection.close()
        raise


class TableStore:
    """Tables and their logs. `appended`: entries since the start."""

    def __init__(self, database: Database, bindery: ArchivedLogs) -> None:
        self._database = database
        self._bindery = bindery
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
            perform(owing(number, row.channel if row.placed else row.parent, debts), connection)
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
        return log or await self._bindery.log(table)

    async def newest(self, channel: int) -> int | None:
        """The table of a channel: the one being played, else the last that was not cancelled."""
        sql = "SELECT max(id) FROM tables INDEXED BY tables_of_a_channel WHERE channel = ? AND status != 'cancelled'"
        row = await self._database.row(sql, (channel,))
        return row[0] if row else None

    async def unfinished(self, place: int | None = None) -> tuple[TableRecord, ...]:
        """All tables that go on, or those in one channel, with its threads, or server."""
        where = f"{_UNFINISHED} AND (channel = ? OR parent = ? OR guild = ?)" if place else _UNFINISHED
        values = (place,) * 3 if place else ()
        rows = await self._database.rows(f"SELECT id, {COLUMNS} FROM tables WHERE {where} ORDER BY id", values)
        return tuple(table_row(row) for row in rows)

    async def seating(self, user: int) -> tuple[TableRecord, ...]:
        """Return the games that go on and where `user` sits."""
        sql = f"SELECT id, {COLUMNS} FROM tables WHERE status = 'open' AND instr(chairs, ?) ORDER BY id"
        rows = [table_row(row) for row in await self._database.rows(sql, (str(user),))]
        return tuple(row for row in rows if user in row.roster.users)

    async def made(self, key: int) -> int | None:
        """The table that an interaction made."""
        row = await self._database.row("SELECT id FROM tables WHERE key = ?", (key,))
        return row[0] if row else None

    async def played(self, key: int) -> int | None:
        """The number of the entry that came by an interaction."""
        row = await self._database.row("SELECT number FROM entries WHERE key = ?", (key,))
        return row[0] if row else None


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
            f" coalesce((SELECT max(signpost) FROM tables WHERE parent = debts.channel AND {_UNFINISHED}), 0))"
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
