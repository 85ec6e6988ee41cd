"""Export and deletion of one person's data. Discord never reuses a user id."""

from collections.abc import Iterable
from typing import Any

from bot.messages.outgoing import read_message, stored_text
from bot.messages.privacy import Reword, without_person
from bot.model.table import TableRecord
from bot.store.archived_logs import ArchivedLogs
from bot.store.database import Database
from bot.store.outbox import OutboxStore
from bot.store.people import PersonStore
from bot.store.rows import update_statement
from bot.store.schema import CONTENTS, SCHEMA
from bot.store.statements import Transaction, run_statements


class PrivacyStore:
    """Everything that is stored about a person."""

    def __init__(
        self, database: Database, people: PersonStore, archived_logs: ArchivedLogs, outbox: OutboxStore
    ) -> None:
        self._database = database
        self._outbox = outbox
        self._people = people
        self._archived_logs = archived_logs

    async def tables_naming(self, user: int) -> tuple[int, ...]:
        """Return the ids of the tables that name a person: in a chair, as the host, in a queued or posted text, or
        because the person had to give up a seat there."""
        sql = (
            "SELECT id FROM tables WHERE host = ? OR instr(chairs, ?) > 0"
            " OR id IN (SELECT table_id FROM boards WHERE instr(text, ?) > 0 OR instr(history, ?) > 0)"
            " OR id IN (SELECT table_id FROM debts WHERE instr(debt, ?) > 0)"
            " OR id IN (SELECT table_id FROM absentees WHERE user = ?) ORDER BY id"
        )
        values = (user, *[str(user)] * 4, user)
        return tuple(row[0] for row in await self._database.rows(sql, values))

    async def rows_about(self, user: int) -> dict[str, list[dict[str, Any]]]:
        """Return all rows about a person, by database table, with the columns that are about them. Digests of positions
        depend on hands and are left out."""
        rows_by_table: dict[str, list[dict[str, Any]]] = {}
        for table, columns in SCHEMA.items():
            names = [column.name for column in columns]
            if "user" not in names:
                continue
            column_names = [name for name in names if CONTENTS[table, name].subject == "person"]
            rows = await self._database.rows(f"SELECT {', '.join(column_names)} FROM {table} WHERE user = ?", (user,))
            if rows:
                rows_by_table[table] = [dict(zip(column_names, row, strict=True)) for row in rows]
        if "entrants" in rows_by_table:
            rows_by_table["entrants"] = await self._places_in_leagues(user)
        if archived_entries := await self._archived_logs.entries_by(user):
            rows_by_table["entries"] = [*archived_entries, *rows_by_table.get("entries", ())]
        return rows_by_table

    async def _places_in_leagues(self, user: int) -> list[dict[str, Any]]:
        """Return a person's places in leagues, each with its game, its server and the number of its season."""
        names = ("game", "guild", "season", "level", "former", "place", "leaves")
        sql = (
            "SELECT game, guild, number, level, former, place, leaves FROM entrants"
            " JOIN seasons ON seasons.id = season JOIN leagues ON leagues.id = league WHERE user = ? ORDER BY season"
        )
        rows = await self._database.rows(sql, (user,))
        return [dict(zip(names, row, strict=True)) for row in rows]

    async def note_request(self, user: int) -> None:
        """Store that a person is to be forgotten. `forget` deletes this note."""
        await self._database.run(("INSERT INTO forgetting (user) VALUES (?) ON CONFLICT DO NOTHING", (user,)))

    async def people_to_forget(self) -> tuple[int, ...]:
        """Return the people still to be forgotten."""
        return tuple(row[0] for row in await self._database.rows("SELECT user FROM forgetting ORDER BY user"))

    async def reword(self, row: TableRecord, user: int, reworded: Reword) -> None:
        """Store a table in which a person has been renamed, replace their name in its queued and posted texts, and
        delete queued messages to `user`."""

        def change_texts(connection: Transaction) -> None:
            run_statements([update_statement(row)], connection)
            sql = "SELECT text, history FROM boards WHERE table_id = ?"
            for text, history in connection.execute(sql, (row.id,)).fetchall():
                values = (reworded(text), reworded(history), row.id)
                connection.execute("UPDATE boards SET text = ?, history = ? WHERE table_id = ?", values)
            votes = connection.execute("SELECT id, proposal FROM votes WHERE table_id = ?", (row.id,)).fetchall()
            for vote_id, text in votes:
                connection.execute("UPDATE votes SET proposal = ? WHERE id = ?", (reworded(text), vote_id))
            queued = connection.execute("SELECT id, debt FROM debts WHERE table_id = ?", (row.id,)).fetchall()
            _reword_queued(connection, queued, user, reworded)

        await self._database.change(change_texts)
        self._outbox.forget_boards()

    async def forget(self, user: int) -> None:
        """Delete the rows of a person, and remove their id from all other rows."""

        def delete_rows(connection: Transaction) -> None:
            every = [(table, column) for table, columns in SCHEMA.items() for column in columns]
            for table, (column, kind, is_required) in every:
                if kind == "INTEGER" and column == "user" and is_required:
                    connection.execute(f"DELETE FROM {table} WHERE {column} = ?", (user,))
                elif kind == "INTEGER" and column != "id":
                    nobody = 0 if is_required else None
                    connection.execute(f"UPDATE {table} SET {column} = ? WHERE {column} = ?", (nobody, user))
                elif kind == "TEXT":
                    sql = f"UPDATE {table} SET {column} = replace({column}, ?, '0') WHERE instr({column}, ?) > 0"
                    connection.execute(sql, (str(user), str(user)))

        await self._database.change(delete_rows)
        self._outbox.forget_boards()
        self._people.evict(user)


def _reword_queued(connection: Transaction, queued: Iterable[tuple[int, str]], user: int, reworded: Reword) -> None:
    for message_id, text in queued:
        message = without_person(read_message(text), user, reworded)
        if message is None:
            connection.execute("DELETE FROM debts WHERE id = ?", (message_id,))
        else:
            connection.execute("UPDATE debts SET debt = ? WHERE id = ?", (stored_text(message), message_id))
