"""In which channel each person is written to directly: one method is one transaction."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.store import Database


class DoorBook:
    """Where these channels are kept."""

    def __init__(self, database: "Database") -> None:
        self._database = database

    async def find(self, user: int) -> int | None:
        """The channel in which to write to `user`, if one was ever opened."""
        row = await self._database.row("SELECT channel FROM doors WHERE user = ?", (user,))
        return row[0] if row else None

    async def keep(self, user: int, channel: int) -> None:
        """A channel was opened."""
        async with self._database.transaction(synced=False) as connection:
            await connection.execute("INSERT OR REPLACE INTO doors VALUES (?, ?)", (user, channel))

    async def lose(self, user: int) -> None:
        """A channel is no longer there."""
        async with self._database.transaction() as connection:
            await connection.execute("DELETE FROM doors WHERE user = ?", (user,))
