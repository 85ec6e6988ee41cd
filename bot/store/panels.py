"""The private panel of each person at each table: one method is one transaction."""

import json
from collections.abc import Sequence
from typing import Any

from bot.model.panel import Panel
from bot.store.database import Database

_COLUMNS = "user, table_id, message, token, until, version, typed"


class PanelStore:
    """Where panels are kept as long as Discord lets them be edited."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def find(self, user: int, table: int) -> Panel | None:
        """Return the newest panel of `user` at `table`, also one that can no longer be edited."""
        sql = f"SELECT {_COLUMNS} FROM panels WHERE user = ? AND table_id = ?"
        row = await self._database.row(sql, (user, table))
        return _panel(row) if row else None

    async def of(self, table: int) -> tuple[Panel, ...]:
        """Return the newest panel of each person at a table, also those that can no longer be edited."""
        sql = f"SELECT {_COLUMNS} FROM panels WHERE table_id = ? ORDER BY user"
        return tuple(_panel(row) for row in await self._database.rows(sql, (table,)))

    async def remove(self, panel: Panel) -> None:
        """Delete a panel that is gone, unless a newer one has its place."""
        values = (panel.user, panel.table, panel.message)
        sql = "DELETE FROM panels WHERE user = ? AND table_id = ? AND message = ?"
        await self._database.run((sql, values), synced=False)

    async def keep(self, panel: Panel, now: float) -> None:
        """Keep a panel in the place of the one before, and forget all that cannot be edited at `now`."""
        shown = (panel.version, json.dumps(panel.typed))
        values = (panel.user, panel.table, panel.message, panel.token, panel.until, *shown)
        await self._database.run(
            ("DELETE FROM panels WHERE until < ?", (now,)),
            ("INSERT OR REPLACE INTO panels VALUES (?, ?, ?, ?, ?, ?, ?)", values),
            synced=False,
        )


def _panel(values: Sequence[Any]) -> Panel:
    *known, typed = values
    return Panel(*known, tuple(json.loads(typed)))
