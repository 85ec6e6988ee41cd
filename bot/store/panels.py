"""The private panel of each person at each table: one method is one transaction."""

from bot.model.panel import Panel
from bot.store.database import Database

_FIND = "SELECT user, table_id, message, token, until FROM panels WHERE user = ? AND table_id = ?"


class PanelStore:
    """Where panels are kept as long as Discord lets them be edited."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def find(self, user: int, table: int) -> Panel | None:
        """Return the newest panel of `user` at `table`, also one that can no longer be edited."""
        row = await self._database.row(_FIND, (user, table))
        return Panel(*row) if row else None

    async def keep(self, panel: Panel, now: float) -> None:
        """Keep a panel in the place of the one before, and forget all that cannot be edited at `now`."""
        values = (panel.user, panel.table, panel.message, panel.token, panel.until)
        await self._database.run(
            ("DELETE FROM panels WHERE until < ?", (now,)),
            ("INSERT OR REPLACE INTO panels VALUES (?, ?, ?, ?, ?)", values),
            synced=False,
        )
