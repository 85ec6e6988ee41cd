"""In which channel each person is written to directly: one method is one transaction."""

from bot.store.database import Database


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
