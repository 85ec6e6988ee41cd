"""Counts for whoever looks after the bot."""

from dataclasses import dataclass

from bot.store.database import Database


@dataclass(frozen=True, slots=True)
class Counts:
    """How much is stored.

    `lobbies`: tables that gather players.
    `playing`: games in progress.
    `queued`: messages that are to be sent.
    `held`: messages held back, to channels that cannot be written to.
    `oldest`: seconds since the oldest of the `queued` was stored.
    `size`: the database in bytes.
    """

    lobbies: int
    playing: int
    queued: int
    held: int
    oldest: float
    size: int


class Statistics:
    """Counts what is stored."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def count(self) -> Counts:
        """Return how much is stored now."""
        (row,) = await self._database.rows(
            "SELECT (SELECT count(*) FROM tables WHERE status = 'lobby'),"
            " (SELECT count(*) FROM tables WHERE status = 'open'),"
            " (SELECT count(*) FROM debts WHERE parked IS NULL), (SELECT count(*) FROM debts WHERE parked IS NOT NULL),"
            " (SELECT coalesce(max(0, 86400 * (julianday('now') - julianday(min(owed)))), 0)"
            " FROM debts WHERE parked IS NULL),"
            " (SELECT page_count * page_size FROM pragma_page_count, pragma_page_size)"
        )
        return Counts(*row)

    async def started(self) -> tuple[int, ...]:
        """Return the ids of all tables whose game has begun."""
        return tuple(
            row[0] for row in await self._database.rows("SELECT id FROM tables WHERE header != '' ORDER BY id")
        )
