"""The archived logs of finished games: all entries of a game as one compressed text, a fifth of the size."""

import json
import zlib
from collections.abc import Sequence

from bot.model.table import LogEntry
from bot.store.database import StorePart
from bot.store.rows import ENTRY_COLUMNS, entry_from_row
from bot.store.statements import Transaction
from engine.record import Entry

_COMPRESSION_LEVEL = 9


class ArchivedLogs(StorePart):
    """Archives logs and reads archived logs."""

    async def tables_to_archive(self, older_than: float) -> tuple[int, ...]:
        """Return the ids of finished tables whose log is not archived and whose last entry is older than `older_than`
        (seconds since 1970)."""
        sql = (
            "SELECT id FROM tables WHERE status IN ('over', 'cancelled') AND id NOT IN (SELECT table_id FROM bound)"
            " AND (SELECT played FROM entries WHERE table_id = id ORDER BY number DESC LIMIT 1) < ? ORDER BY id"
        )
        return tuple(row[0] for row in await self._database.rows(sql, (older_than,)))

    async def archive(self, table: int) -> None:
        """Archive the log of a table, replacing its entries by one row. Raises StoreUnavailable."""
        sql = f"SELECT {ENTRY_COLUMNS} FROM entries WHERE table_id = ? ORDER BY number"

        def store_archive(connection: Transaction) -> None:
            users, log = compress_log([entry_from_row(row) for row in connection.execute(sql, (table,))])
            connection.execute("INSERT INTO bound (table_id, users, log) VALUES (?, ?, ?)", (table, users, log))
            connection.execute("DELETE FROM entries WHERE table_id = ?", (table,))

        await self._database.change(store_archive)

    async def find_log(self, table: int) -> tuple[LogEntry, ...]:
        """Return the entries of an archived log, or () if the log is not archived."""
        row = await self._database.row("SELECT users, log FROM bound WHERE table_id = ?", (table,))
        return decompress_log(*row) if row else ()

    async def entries_by(self, user: int) -> list[dict[str, object]]:
        """Return a person's entries in archived logs, as rows by column."""
        sql = "SELECT table_id, users, log FROM bound WHERE instr(users, ?) > 0 ORDER BY table_id"
        rows = await self._database.rows(sql, (str(user),))
        return [
            _entry_columns(table, kept) for table, *log in rows for kept in decompress_log(*log) if kept.user == user
        ]


def compress_log(log: Sequence[LogEntry]) -> tuple[str, bytes]:
    """Return the people of a log as JSON, and the compressed log, which refers to people by their index in that list.
    The ids of interactions are left out: no interaction is repeated after such a long time."""
    users = sorted({kept.user for kept in log if kept.user is not None})
    places: dict[int | None, int | None] = {None: None} | {user: place for place, user in enumerate(users)}
    rows = [_entry_values(kept, places[kept.user]) for kept in log]
    return json.dumps(users), zlib.compress(json.dumps(rows, separators=(",", ":")).encode(), _COMPRESSION_LEVEL)


def decompress_log(users: str, log: bytes) -> tuple[LogEntry, ...]:
    """Return the entries of a log compressed by `compress_log`. The user of an entry is None once that person's data is
    deleted."""
    people: list[int] = json.loads(users)
    return tuple(
        LogEntry(
            Entry(number, seat, tuple(words), bool(follows)),
            None if place is None else people[place] or None,
            time,
            mark,
            None,
        )
        for number, (seat, words, place, time, mark, follows) in enumerate(json.loads(zlib.decompress(log)), 1)
    )


def _entry_values(row: LogEntry, place: int | None) -> tuple[object, ...]:
    entry = row.entry
    return entry.seat, entry.words, place, row.played, row.digest, int(entry.is_follow_up)


def _entry_columns(table: int, kept: LogEntry) -> dict[str, object]:
    entry = kept.entry
    words = json.dumps(entry.words)
    columns = {"table_id": table, "number": entry.number, "seat": entry.seat, "words": words}
    return columns | {"user": kept.user, "played": kept.played, "key": None, "follows": int(entry.is_follow_up)}
