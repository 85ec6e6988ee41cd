"""People: their settings, in which channel each is written to directly, who watches which table."""

from bot.model.person import Person
from bot.store.database import Database
from bot.store.rows import person_row

AT_HAND = 10_000
"""People whose settings stay in memory."""


class PersonStore:
    """The settings of people. They are wanted several times for each move, so they are kept at hand."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._at_hand: dict[int, Person] = {}

    async def find(self, user: int) -> Person:
        """Return a person's settings, the usual ones for whom we do not know."""
        if user in self._at_hand:
            return self._at_hand[user]
        sql = "SELECT language, dm, dm_closed, client, quiet, theme FROM people WHERE user = ?"
        row = await self._database.row(sql, (user,))
        if len(self._at_hand) >= AT_HAND:
            self._at_hand.clear()
        self._at_hand[user] = person = person_row(user, *row) if row else Person(user)
        return person

    async def keep(self, person: Person) -> None:
        """Keep a person's settings."""
        quiet = person.quiet.text if person.quiet else None
        values = (person.user, person.language, person.dm, person.dm_closed, person.client, quiet, person.theme)
        await self._database.run(("INSERT OR REPLACE INTO people VALUES (?, ?, ?, ?, ?, ?, ?)", values))
        self._at_hand[person.user] = person

    def drop(self, user: int) -> None:
        """Forget what is at hand: it is no longer what is stored."""
        self._at_hand.pop(user, None)


class DmChannelStore:
    """Where these channels are kept."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def find(self, user: int) -> int | None:
        """The channel in which to write to `user`, if one was ever opened."""
        row = await self._database.row("SELECT channel FROM doors WHERE user = ?", (user,))
        return row[0] if row else None

    async def keep(self, user: int, channel: int) -> None:
        """A channel was opened."""
        await self._database.run(("INSERT OR REPLACE INTO doors VALUES (?, ?)", (user, channel)), synced=False)

    async def lose(self, user: int) -> None:
        """A channel is no longer there."""
        await self._database.run(("DELETE FROM doors WHERE user = ?", (user,)))


class WatcherStore:
    """People who want to hear of a table where they do not play. Nobody is kept for a table that is over."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, table: int, user: int) -> None:
        """`user` watches from now on."""
        over = "SELECT id FROM tables WHERE status IN ('over', 'cancelled')"
        await self._database.run(
            (f"DELETE FROM watchers WHERE table_id IN ({over})", ()),
            ("INSERT OR IGNORE INTO watchers VALUES (?, ?)", (table, user)),
        )

    async def remove(self, table: int, user: int) -> None:
        """`user` watches no more."""
        await self._database.run(("DELETE FROM watchers WHERE table_id = ? AND user = ?", (table, user)))

    async def of(self, table: int) -> tuple[int, ...]:
        """Everybody who watches a table."""
        rows = await self._database.rows("SELECT user FROM watchers WHERE table_id = ? ORDER BY user", (table,))
        return tuple(row[0] for row in rows)
