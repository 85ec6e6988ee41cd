"""Logs of games that are over, bound: all entries of one in one compressed text, a fifth as large."""

import json
import sqlite3
import zlib
from collections.abc import Sequence

from bot.model.table import LogEntry
from bot.store.database import Database
from bot.store.rows import ENTRY_COLUMNS, entry_row
from engine.record import Entry

_LEVEL = 9


class ArchivedLogs:
    """Where logs are bound, and opened again."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def ripe(self, before: float) -> tuple[int, ...]:
        """The tables that are over and where nothing was played since `before`."""
        sql = (
            "SELECT id FROM tables WHERE status IN ('over', 'cancelled') AND id NOT IN (SELECT table_id FROM bound)"
            " AND (SELECT played FROM entries WHERE table_id = id ORDER BY number DESC LIMIT 1) < ? ORDER BY id"
        )
        return tuple(row[0] for row in await self._database.rows(sql, (before,)))

    async def bind(self, table: int) -> None:
        """Put a log together."""
        sql = f"SELECT {ENTRY_COLUMNS} FROM entries WHERE table_id = ? ORDER BY number"

        def put(connection: sqlite3.Connection) -> None:
            users, log = bound([entry_row(row) for row in connection.execute(sql, (table,))])
            connection.execute("INSERT INTO bound VALUES (?, ?, ?)", (table, users, log))
            connection.execute("DELETE FROM entries WHERE table_id = ?", (table,))

        await self._database.change(put)

    async def log(self, table: int) -> tuple[LogEntry, ...]:
        """The entries of a log that is bound; none where it is not."""
        row = await self._database.row("SELECT users, log FROM bound WHERE table_id = ?", (table,))
        return opened(*row) if row else ()

    async def made(self, user: int) -> list[dict[str, object]]:
        """The entries that a person has made in games whose logs are bound."""
        sql = "SELECT table_id, users, log FROM bound WHERE instr(users, ?) ORDER BY table_id"
        found = await self._database.rows(sql, (str(user),))
        return [_told(table, kept) for table, *log in found for kept in opened(*log) if kept.user == user]


def bound(log: Sequence[LogEntry]) -> tuple[str, bytes]:
    """The people of a log, and the log with their places among them, without the interactions, which nobody repeats
    after so long."""
    users = sorted({kept.user for kept in log if kept.user is not None})
    places: dict[int | None, int | None] = {None: None} | {user: place for place, user in enumerate(users)}
    rows = [_kept(kept, places[kept.user]) for kept in log]
    return json.dumps(users), zlib.compress(json.dumps(rows, separators=(",", ":")).encode(), _LEVEL)


def opened(users: str, log: bytes) -> tuple[LogEntry, ...]:
    """What `bound` has bound. Whoever was forgotten since is nobody."""
    people: list[int] = json.loads(users)
    return tuple(
        LogEntry(
            Entry(number, seat, tuple(words), bool(follows)),
            None if place is None else people[place] or None,
            when,
            mark,
            None,
        )
        for number, (seat, words, place, when, mark, follows) in enumerate(json.loads(zlib.decompress(log)), 1)
    )


def _kept(row: LogEntry, place: int | None) -> tuple[object, ...]:
    entry = row.entry
    return entry.seat, entry.words, place, row.played, row.digest, int(entry.follows)


def _told(table: int, kept: LogEntry) -> dict[str, object]:
    entry = kept.entry
    words = json.dumps(entry.words)
    told = {"table_id": table, "number": entry.number, "seat": entry.seat, "words": words}
    return told | {"user": kept.user, "played": kept.played, "key": None, "follows": int(entry.follows)}
