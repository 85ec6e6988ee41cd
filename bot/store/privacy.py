"""What the store knows of one person, read out and forgotten: Discord gives no number twice."""

import sqlite3
from collections.abc import Iterable

from bot.messages.kinds import read, written
from bot.messages.privacy import Reworded, without
from bot.model.table import TableRecord
from bot.store.archived_logs import ArchivedLogs
from bot.store.database import Database, perform
from bot.store.people import PersonStore
from bot.store.rows import kept

_COLUMNS = (
    'SELECT m.name, c.name, c.type, c."notnull" OR c.pk FROM sqlite_master AS m, pragma_table_info(m.name) AS c'
    " WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite_%'"
)


class PrivacyStore:
    """One person at a time."""

    def __init__(self, database: Database, people: PersonStore, archived_logs: ArchivedLogs) -> None:
        self._database = database
        self._people = people
        self._archived_logs = archived_logs

    async def tables(self, user: int) -> tuple[int, ...]:
        """The tables that name them: by a chair, as the host, in a text that waits or stands there, or because they had
        to give up a seat there."""
        sql = (
            "SELECT id FROM tables WHERE host = :user OR instr(chairs, :user)"
            " OR id IN (SELECT table_id FROM boards WHERE instr(text, :user) OR instr(history, :user))"
            " OR id IN (SELECT table_id FROM debts WHERE instr(debt, :user))"
            " OR id IN (SELECT table_id FROM absentees WHERE user = :user) ORDER BY id"
        )
        return tuple(row[0] for row in await self._database.rows(sql.replace(":user", str(user))))

    async def rows(self, user: int) -> dict[str, list[dict[str, object]]]:
        """Every row that is theirs, by the kind of thing. Marks of positions, which hands shape, are left out."""
        found: dict[str, list[dict[str, object]]] = {}
        for table, column, _, _ in await self._database.rows(f"{_COLUMNS} AND c.name = 'user'"):
            names = [row[0] for row in await self._database.rows(f"SELECT name FROM pragma_table_info('{table}')")]
            shown = [name for name in names if name != "digest"]
            rows = await self._database.rows(f"SELECT {', '.join(shown)} FROM {table} WHERE {column} = ?", (user,))
            if rows:
                found[table] = [dict(zip(shown, row, strict=True)) for row in rows]
        if made := await self._archived_logs.made(user):
            found["entries"] = [*made, *found.get("entries", ())]
        return found

    async def note(self, user: int) -> None:
        """Note that somebody is to be forgotten; `forget` takes it back."""
        await self._database.run(("INSERT OR IGNORE INTO forgetting VALUES (?)", (user,)))

    async def noted(self) -> tuple[int, ...]:
        """Return who is still to be forgotten."""
        return tuple(row[0] for row in await self._database.rows("SELECT user FROM forgetting ORDER BY user"))

    async def reword(self, row: TableRecord, user: int, reworded: Reworded) -> None:
        """Keep a table where somebody has another name, and change every text that waits or stands there; nothing is
        brought to `user` any more."""

        def changed(connection: sqlite3.Connection) -> None:
            perform([kept(row)], connection)
            sql = "SELECT text, history FROM boards WHERE table_id = ?"
            for text, history in connection.execute(sql, (row.id,)).fetchall():
                values = (reworded(text), reworded(history), row.id)
                connection.execute("UPDATE boards SET text = ?, history = ? WHERE table_id = ?", values)
            votes = connection.execute("SELECT id, proposal FROM votes WHERE table_id = ?", (row.id,)).fetchall()
            for number, text in votes:
                connection.execute("UPDATE votes SET proposal = ? WHERE id = ?", (reworded(text), number))
            owed = connection.execute("SELECT id, debt FROM debts WHERE table_id = ?", (row.id,)).fetchall()
            _reword_debts(connection, owed, user, reworded)

        await self._database.change(changed)

    async def forget(self, user: int) -> None:
        """Delete the rows that are theirs, and take their number out of all others."""

        def deleted(connection: sqlite3.Connection) -> None:
            columns = connection.execute(_COLUMNS).fetchall()
            for table, column, _, needed in [one for one in columns if one[2] == "INTEGER"]:
                if column == "user" and needed:
                    connection.execute(f"DELETE FROM {table} WHERE {column} = ?", (user,))
                elif column != "id":
                    nobody = 0 if needed else None
                    connection.execute(f"UPDATE {table} SET {column} = ? WHERE {column} = ?", (nobody, user))
            for table, column, _, _ in [one for one in columns if one[2] == "TEXT"]:
                sql = f"UPDATE {table} SET {column} = replace({column}, ?, '0') WHERE instr({column}, ?)"
                connection.execute(sql, (str(user), str(user)))

        await self._database.change(deleted)
        self._people.drop(user)


def _reword_debts(
    connection: sqlite3.Connection, owed: Iterable[tuple[int, str]], user: int, reworded: Reworded
) -> None:
    for number, text in owed:
        debt = without(read(text), user, reworded)
        if debt is None:
            connection.execute("DELETE FROM debts WHERE id = ?", (number,))
        else:
            connection.execute("UPDATE debts SET debt = ? WHERE id = ?", (written(debt), number))
