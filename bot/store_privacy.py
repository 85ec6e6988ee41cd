"""What the store knows of one person, read out and forgotten: Discord gives no number twice."""

from collections.abc import Iterable, MutableMapping

import aiosqlite

from bot.debts_kinds import read, written
from bot.people import Person
from bot.privacy_words import Reworded, without
from bot.store_bound import Bindery
from bot.store_departures import Kept

_COLUMNS = (
    'SELECT m.name, c.name, c.type, c."notnull" OR c.pk FROM sqlite_master AS m, pragma_table_info(m.name) AS c'
    " WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite_%'"
)


class Privacy:
    """One person at a time."""

    def __init__(self, database: Kept, at_hand: MutableMapping[int, Person], bindery: Bindery) -> None:
        self._database = database
        self._at_hand = at_hand
        self._bindery = bindery

    async def tables(self, user: int) -> tuple[int, ...]:
        """The tables that name them: by a chair, as the host, or in a text that waits or stands there."""
        sql = (
            "SELECT id FROM tables WHERE host = :user OR instr(chairs, :user)"
            " OR id IN (SELECT table_id FROM boards WHERE instr(text, :user) OR instr(history, :user))"
            " OR id IN (SELECT table_id FROM debts WHERE instr(debt, :user)) ORDER BY id"
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
        if made := await self._bindery.made(user):
            found["entries"] = [*made, *found.get("entries", ())]
        return found

    async def reword(self, table: int, user: int, reworded: Reworded) -> None:
        """Change every text that waits or stands at a table; nothing is brought to `user` any more."""
        async with self._database.transaction() as connection:
            boards = await connection.execute_fetchall("SELECT text, history FROM boards WHERE table_id = ?", (table,))
            for text, history in boards:
                values = (reworded(text), reworded(history), table)
                await connection.execute("UPDATE boards SET text = ?, history = ? WHERE table_id = ?", values)
            owed = await connection.execute_fetchall("SELECT id, debt FROM debts WHERE table_id = ?", (table,))
            await _reword_debts(connection, owed, user, reworded)

    async def forget(self, user: int) -> None:
        """Delete the rows that are theirs, and take their number out of all others."""
        async with self._database.transaction() as connection:
            columns = await connection.execute_fetchall(_COLUMNS)
            for table, column, _, needed in [one for one in columns if one[2] == "INTEGER"]:
                if column == "user" and needed:
                    await connection.execute(f"DELETE FROM {table} WHERE {column} = ?", (user,))
                elif column != "id":
                    nobody = 0 if needed else None
                    await connection.execute(f"UPDATE {table} SET {column} = ? WHERE {column} = ?", (nobody, user))
            for table, column, _, _ in [one for one in columns if one[2] == "TEXT"]:
                sql = f"UPDATE {table} SET {column} = replace({column}, ?, '0') WHERE instr({column}, ?)"
                await connection.execute(sql, (str(user), str(user)))
        self._at_hand.pop(user, None)


async def _reword_debts(
    connection: aiosqlite.Connection, owed: Iterable[aiosqlite.Row], user: int, reworded: Reworded
) -> None:
    for number, text in owed:
        debt = without(read(text), user, reworded)
        if debt is None:
            await connection.execute("DELETE FROM debts WHERE id = ?", (number,))
        else:
            await connection.execute("UPDATE debts SET debt = ? WHERE id = ?", (written(debt), number))
