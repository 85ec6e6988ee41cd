"""Who watches which table: one method is one transaction."""

from bot.store.database import Database


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
