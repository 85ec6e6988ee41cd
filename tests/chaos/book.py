"""Contents of the database, read while the bot runs: reading changes nothing there."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg

from bot.sandbox.sandbox import Sandbox
from bot.store.postgres.connection import SCHEMA_NAME, translate_statement
from engine.record import Entry, Record, read_record
from engine.registry import AnyGame
from engine.replay import Fold, replay_record
from tests.chaos.process import PATIENCE_SECONDS

Row = tuple[object, ...]

BOARDS = (
    "SELECT id, channel, message, (SELECT count(*) FROM entries WHERE entries.table_id = id), pictured"
    " FROM boards JOIN tables ON id = table_id WHERE status IN ('open', 'over')"
)
"""The newest board messages, with the position that their pictures are to show."""

_LOG = "SELECT number, seat, words, e.key FROM entries AS e JOIN tables AS t ON t.id = table_id"


class Book:
    """The database of a bot."""

    def __init__(self, database: Path | str, sandbox: Sandbox) -> None:
        self._database = database
        self._sandbox = sandbox

    @property
    def settled(self) -> bool:
        """Whether nothing is owed."""
        try:
            return not self.number("SELECT count(*) FROM debts")
        except (sqlite3.OperationalError, psycopg.errors.UndefinedTable):
            return False

    @property
    def hung(self) -> bool:
        """Whether nothing is owed and each board has a picture, new or old."""
        return self.settled and all(self._pictures(board) for board in self.rows(BOARDS))

    @property
    def pictured(self) -> bool:
        """Whether all pictures are new. One that looks like the one before keeps its file."""
        return self.settled and all(map(self._pictured, self.rows(BOARDS)))

    def _pictured(self, board: Row) -> bool:
        """Whether a new picture hangs, of which the database is told with its next change only, or the one before that
        looks the same."""
        table, _, _, version, pictured = board
        return pictured == version or any(name.endswith(f"-{table}-{version}.png") for name in self._pictures(board))

    def _pictures(self, board: Row) -> list[str]:
        """The files of a board's pictures."""
        _, channel, number, *_ = board
        there = self._sandbox.state.channels.get(int(str(channel)))
        message = there.messages.get(int(str(number))) if there is not None else None
        return [file.filename for file in message.attachments] if message is not None else []

    def left(self) -> list[str]:
        """What is still owed, and the boards without a picture, for a person who looks for a fault."""
        debts = self.rows("SELECT id, table_id, channel, nonce, parked, debt FROM debts ORDER BY id")
        bare = [board for board in self.rows(BOARDS) if not self._pictures(board)]
        return [*(f"owed: {debt}" for debt in debts), *(f"without a picture: {board}" for board in bare)]

    def newest_table(self) -> int:
        """The number of the newest table."""
        return self.number("SELECT coalesce(max(id), 0) FROM tables")

    def placed(self, after: int) -> int | None:
        """The channel or thread of the first table that is newer than table `after`, when it has one."""
        rows = self.rows("SELECT channel FROM tables WHERE id > ? AND channel > 0 ORDER BY id LIMIT 1", after)
        return int(str(rows[0][0])) if rows else None

    def knows(self, user: int, name: str) -> bool:
        """Whether somebody sits at a table, is called by name in a text, or is still to be forgotten."""
        sql = (
            "SELECT (SELECT count(*) FROM tables WHERE instr(chairs, :user) > 0 OR instr(chairs, :name) > 0)"
            " + (SELECT count(*) FROM boards WHERE instr(text || history, :name) > 0)"
            " + (SELECT count(*) FROM debts WHERE instr(debt, :name) > 0) + (SELECT count(*) FROM forgetting)"
        )
        return self.number(sql.replace(":user", f"'{user}'").replace(":name", f"'{name}'")) > 0

    def threads(self) -> bool:
        """Whether new tables get a thread."""
        return self.number("SELECT coalesce(max(threads), 0) FROM servers") > 0

    def status(self, channel: int) -> str:
        """How far the newest table of a channel is; empty: there is none."""
        rows = self.rows("SELECT status FROM tables WHERE channel = ? ORDER BY id DESC LIMIT 1", channel)
        return str(rows[0][0]) if rows else ""

    def key(self, channel: int) -> int:
        """The interaction that made the newest table of a channel."""
        return self.number("SELECT key FROM tables WHERE channel = ? ORDER BY id DESC LIMIT 1", channel)

    def chairs(self, channel: int) -> str:
        """Who sits there, as it is stored."""
        return str(self.rows("SELECT chairs FROM tables WHERE channel = ? ORDER BY id DESC LIMIT 1", channel)[0][0])

    def header(self, channel: int) -> str:
        """The head of the record."""
        return str(self.rows("SELECT header FROM tables WHERE channel = ? ORDER BY id DESC LIMIT 1", channel)[0][0])

    def entries(self, channel: int) -> list[Row]:
        """The log: number, seat, words, the interaction that each came by."""
        return self.rows(f"{_LOG} WHERE channel = ? ORDER BY number", channel)

    def fold(self, game: AnyGame, channel: int) -> Fold[Any]:
        """The game of the newest table of a channel, up to its last entry."""
        rows = self.entries(channel)
        entries = tuple(Entry(int(str(row[0])), int(str(row[1])), tuple(json.loads(str(row[2])))) for row in rows)
        return replay_record(game, Record(read_record(self.header(channel)).header, entries)).fold

    def newest(self, channel: int) -> Row:
        """The newest entry of the log that did not follow another by itself."""
        return self.rows(f"{_LOG} WHERE channel = ? AND follows = 0 ORDER BY number DESC LIMIT 1", channel)[0]

    def number(self, sql: str, *values: object) -> int:
        """The first number that one question finds."""
        found = self.rows(sql, *values)[0][0]
        assert isinstance(found, int)
        return found

    def rows(self, sql: str, *values: object) -> list[Row]:
        """What one question finds."""
        if isinstance(self._database, str):
            with psycopg.connect(self._database, options=f"-c search_path={SCHEMA_NAME}", autocommit=True) as server:
                return server.execute(translate_statement(sql), values).fetchall()
        with closing(
            sqlite3.connect(f"{self._database.as_uri()}?mode=ro", uri=True, timeout=PATIENCE_SECONDS)
        ) as connection:
            return connection.execute(sql, values).fetchall()
