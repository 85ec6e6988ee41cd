"""The mark in a restored copy that messages posted after it was made are still to be found on Discord."""

import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from bot.store.database import Database

CHANNELS = 500
"""Channels that are looked through, at most; those with unfinished tables come first."""


@dataclass(frozen=True, slots=True)
class Lost:
    """A channel, its newest table, and the newest message of ours there that the copy knows of."""

    table: int
    channel: int
    newest: int


def note_restoring(database: Path) -> None:
    """Mark a database that nobody uses as restored."""
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("INSERT OR REPLACE INTO notes VALUES ('restored', '')")
        connection.commit()


class RestoredStore:
    """The mark, and the channels in which such messages may be."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def noted(self) -> bool:
        """Whether the database is a copy that was restored since the last start."""
        return await self._database.row("SELECT 1 FROM notes WHERE name = 'restored'") is not None

    async def forget(self) -> None:
        """Delete the mark."""
        await self._database.run(("DELETE FROM notes WHERE name = 'restored'", ()))

    async def channels(self) -> tuple[Lost, ...]:
        """Return the channels in which messages may have been posted since the copy was made, at most `CHANNELS`."""
        sql = (
            "SELECT max(id), channel, max(posted) FROM tables WHERE posted IS NOT NULL AND status != 'cancelled'"
            " GROUP BY channel ORDER BY max(status IN ('lobby', 'open')) DESC, max(id) DESC LIMIT ?"
        )
        return tuple(Lost(*row) for row in await self._database.rows(sql, (CHANNELS,)))
