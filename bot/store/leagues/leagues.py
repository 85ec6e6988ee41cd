"""Leagues and their entrants in the database. One method is one transaction."""

from msgspec.structs import replace

from bot.model.league import Entrant, League, Season
from bot.store.database import Conflict, Database
from bot.store.leagues.rows import (
    LEAGUE,
    entrant_columns,
    insert,
    insertion,
    league_columns,
    league_row,
    new_season,
    update,
)
from bot.store.statements import Transaction


class LeagueStore:
    """The leagues of all servers."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def in_server(self, guild: int) -> tuple[League, ...]:
        """Return the leagues of a server, the oldest first."""
        rows = await self._database.rows(f"SELECT {LEAGUE} FROM leagues WHERE guild = ? ORDER BY id", (guild,))
        return tuple(map(league_row, rows))

    async def find(self, number: int) -> League | None:
        """Return a league by its number, or None."""
        row = await self._database.row(f"SELECT {LEAGUE} FROM leagues WHERE id = ?", (number,))
        return league_row(row) if row else None

    async def create(self, league: League, season: Season) -> League:
        """Store a new league with its first season, and return it with its number."""

        def create_rows(connection: Transaction) -> League:
            number = insert(connection, insertion("leagues", league_columns(league)))
            insert(connection, new_season(replace(season, league=number)))
            return replace(league, id=number)

        return await self._database.change(create_rows)

    async def keep(self, league: League) -> None:
        """Store a changed league."""
        await self._database.run(update("leagues", league.id, league_columns(league)))

    async def drop_season(self, season: Season, league: League) -> None:
        """Store a changed league, and delete a season that will not be played."""
        await self._database.run(
            ("DELETE FROM entrants WHERE season = ?", (season.id,)),
            ("DELETE FROM seasons WHERE id = ?", (season.id,)),
            update("leagues", league.id, league_columns(league)),
        )

    async def add(self, entrant: Entrant) -> bool:
        """Store a new entrant. Return False if they have already signed up."""
        try:
            await self._database.run(insertion("entrants", entrant_columns(entrant)))
        except Conflict:
            return False
        return True

    async def keep_entrant(self, entrant: Entrant) -> None:
        """Store a changed entrant."""
        await self._database.run(update("entrants", entrant.id, entrant_columns(entrant)))

    async def remove(self, entrant: Entrant) -> None:
        """Delete an entrant of a season that has not begun."""
        await self._database.run(("DELETE FROM entrants WHERE id = ?", (entrant.id,)))
