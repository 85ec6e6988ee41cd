"""A note in a copy that was restored: what was posted after it was made is still to be found on Discord."""

import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from bot.store.database import Database

CHANNELS = 500
"""So many channels are looked through at most, those with unfinished tables first."""


@dataclass(frozen=True, slots=True)
class Lost:
    """A channel, its newest table, and the newest message of ours there that the copy knows of."""

    table: int
    channel: int
    newest: int


def note_restoring(database: Path) -> None:
    """Write the note into a database that nobody uses."""
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("INSERT OR REPLACE INTO notes VALUES ('restored', '')")
        connection.commit()


class RestoredStore:
    """The note, and where the lost messages may be."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def noted(self) -> bool:
        """Whether the database is a copy that was restored since the last start."""
        return await self._database.row("SELECT 1 FROM notes WHERE name = 'restored'") is not None

    async def forget(self) -> None:
        """Take the note away."""
        await self._database.run(("DELETE FROM notes WHERE name = 'restored'", ()))

    async def channels(self) -> tuple[Lost, ...]:
        """Where messages may have been posted in the time that was lost."""
        sql = (
            "SELECT max(id), channel, max(posted) FROM tables WHERE posted IS NOT NULL AND status != 'cancelled'"
            " GROUP BY channel ORDER BY max(status IN ('lobby', 'open')) DESC, max(id) DESC LIMIT ?"
        )
        return tuple(Lost(*row) for row in await self._database.rows(sql, (CHANNELS,)))
