"""The results of finished games, and the people who opted out."""

from collections.abc import Sequence

from bot.model.ratings import StoredResult
from bot.store.database import Database


class ResultStore:
    """The results of people in each server."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def tables_without_results(self) -> tuple[int, ...]:
        """Return the ids of finished tables without stored results."""
        sql = "SELECT id FROM tables WHERE status = 'over' AND id NOT IN (SELECT table_id FROM noted) ORDER BY id"
        return tuple(row[0] for row in await self._database.rows(sql))

    async def note(self, table: int, guild: int, results: Sequence[StoredResult]) -> None:
        """Store the results of a game once, except those of people who opted out."""
        sql = "INSERT INTO results (table_id, guild, game, user, rank, mu, sigma) VALUES (?, ?, ?, ?, ?, ?, ?)"
        rows = [(table, guild, one.game, one.user, one.rank, one.mu, one.sigma) for one in results]
        await self._database.run(
            ("INSERT INTO noted (table_id) VALUES (?)", (table,)),
            *((sql, row) for row in rows),
            ("DELETE FROM results WHERE user IN (SELECT user FROM unlisted)", ()),
        )

    async def results_of(self, guild: int, user: int) -> tuple[StoredResult, ...]:
        """Return all results of a person in a server, the oldest first."""
        sql = "SELECT user, game, rank, mu, sigma FROM results WHERE guild = ? AND user = ? ORDER BY id"
        return tuple(StoredResult(*row) for row in await self._database.rows(sql, (guild, user)))

    async def all_results(self, guild: int) -> tuple[StoredResult, ...]:
        """Return all results of a server, the oldest first."""
        sql = "SELECT user, game, rank, mu, sigma FROM results WHERE guild = ? ORDER BY id"
        return tuple(StoredResult(*row) for row in await self._database.rows(sql, (guild,)))

    async def has_finished(self, user: int, game: str) -> bool:
        """Whether a person has a stored result in a game, on any server."""
        sql = "SELECT id FROM results WHERE user = ? AND game = ? LIMIT 1"
        return await self._database.row(sql, (user, game)) is not None

    async def is_unlisted(self, user: int) -> bool:
        """Whether a person has opted out of results."""
        return await self._database.row("SELECT user FROM unlisted WHERE user = ?", (user,)) is not None

    async def list_again(self, user: int) -> None:
        """Store a person's results from now on."""
        await self._database.run(("DELETE FROM unlisted WHERE user = ?", (user,)))

    async def unlist(self, user: int) -> None:
        """Delete a person's results, and store none from now on."""
        await self._database.run(
            ("INSERT INTO unlisted (user) VALUES (?) ON CONFLICT DO NOTHING", (user,)),
            ("DELETE FROM results WHERE user = ?", (user,)),
        )
