"""How finished games ended for people, and who does not want that kept: one method is one transaction."""

from collections.abc import Sequence

from bot.model.ratings import StoredResult
from bot.store.database import Database


class ResultStore:
    """Where results are kept."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def unnoted(self) -> tuple[int, ...]:
        """The games that are over and not in the book yet."""
        sql = "SELECT id FROM tables WHERE status = 'over' AND id NOT IN (SELECT table_id FROM noted) ORDER BY id"
        return tuple(row[0] for row in await self._database.rows(sql))

    async def note(self, table: int, guild: int, results: Sequence[StoredResult]) -> None:
        """Enter a game once; who is unlisted is left out."""
        sql = "INSERT INTO results (table_id, guild, game, user, rank, mu, sigma) VALUES (?, ?, ?, ?, ?, ?, ?)"
        rows = [(table, guild, one.game, one.user, one.rank, one.mu, one.sigma) for one in results]
        await self._database.run(
            ("INSERT INTO noted VALUES (?)", (table,)),
            *((sql, row) for row in rows),
            ("DELETE FROM results WHERE user IN (SELECT user FROM unlisted)", ()),
        )

    async def of(self, guild: int, user: int) -> tuple[StoredResult, ...]:
        """All results of a person in a server, the oldest first."""
        sql = "SELECT user, game, rank, mu, sigma FROM results WHERE guild = ? AND user = ? ORDER BY id"
        return tuple(StoredResult(*row) for row in await self._database.rows(sql, (guild, user)))

    async def everybody(self, guild: int) -> tuple[StoredResult, ...]:
        """All results of a server, the oldest first."""
        sql = "SELECT user, game, rank, mu, sigma FROM results WHERE guild = ? ORDER BY id"
        return tuple(StoredResult(*row) for row in await self._database.rows(sql, (guild,)))

    async def unlisted(self, user: int) -> bool:
        """Whether this person wants no results kept."""
        return await self._database.row("SELECT user FROM unlisted WHERE user = ?", (user,)) is not None

    async def list_again(self, user: int) -> None:
        """Keep this person's results from now on."""
        await self._database.run(("DELETE FROM unlisted WHERE user = ?", (user,)))

    async def unlist(self, user: int) -> None:
        """Forget this person's results, and keep none from now on."""
        await self._database.run(
            ("INSERT OR IGNORE INTO unlisted VALUES (?)", (user,)), ("DELETE FROM results WHERE user = ?", (user,))
        )
