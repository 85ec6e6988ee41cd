"""Seasons of leagues, with their groups, games and messages, in the database. One method is one transaction."""

import json
from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from bot.model.league import Entrant, Fixture, Season, SeatResult
from bot.store.database import Database
from bot.store.leagues.rows import (
    ENTRANT,
    FIXTURE,
    SEASON,
    entrant_columns,
    entrant_row,
    fixture_columns,
    fixture_row,
    insert,
    insertion,
    new_season,
    result_text,
    season_columns,
    season_row,
    update,
)
from bot.store.statements import Statement, Transaction, perform


class SeasonStore:
    """The seasons of all leagues."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def live_seasons(self) -> tuple[Season, ...]:
        """Return the seasons that are not past, of all leagues on servers of which the bot is a member."""
        sql = (
            f"SELECT {SEASON} FROM seasons WHERE state != 'past' AND league NOT IN (SELECT id FROM leagues"
            " WHERE guild IN (SELECT guild FROM departures)) ORDER BY league, number"
        )
        return tuple(season_row(row) for row in await self._database.rows(sql))

    async def seasons(self, league: int) -> tuple[Season, ...]:
        """Return the seasons of a league, the oldest first."""
        sql = f"SELECT {SEASON} FROM seasons WHERE league = ? ORDER BY number"
        return tuple(season_row(row) for row in await self._database.rows(sql, (league,)))

    async def season(self, number: int) -> Season:
        """Return a season in its current state."""
        (row,) = await self._database.rows(f"SELECT {SEASON} FROM seasons WHERE id = ?", (number,))
        return season_row(row)

    async def entrants(self, season: int) -> tuple[Entrant, ...]:
        """Return the entrants of a season in the order in which they signed up."""
        sql = f"SELECT {ENTRANT} FROM entrants WHERE season = ? ORDER BY id"
        return tuple(entrant_row(row) for row in await self._database.rows(sql, (season,)))

    async def fixtures(self, season: int) -> tuple[Fixture, ...]:
        """Return the games of a season, those of the highest group first."""
        sql = f"SELECT {FIXTURE} FROM fixtures WHERE season = ? ORDER BY level, round"
        return tuple(fixture_row(row) for row in await self._database.rows(sql, (season,)))

    async def keep_season(self, season: Season, *, forgets: Sequence[str] = ()) -> None:
        """Store a changed season. `forgets`: the kinds of its messages that are to be posted again."""

        def keep_row(connection: Transaction) -> None:
            posts = {kind: message for kind, message in _posts(connection, season.id).items() if kind not in forgets}
            perform([_season_update(season), _posts_update(season.id, posts)], connection)

        await self._database.change(keep_row)

    async def begin(
        self, season: Season, entrants: Sequence[Entrant], fixtures: Sequence[Fixture], following: Season | None
    ) -> None:
        """Store the groups and games of a season that begins, delete its entrants who are not among `entrants`, and
        store the season `following` it, for which people can already sign up."""
        drawn = {one.id for one in entrants}

        def store_all(connection: Transaction) -> None:
            rows = connection.execute("SELECT id FROM entrants WHERE season = ?", (season.id,)).fetchall()
            gone = [number for (number,) in rows if number not in drawn]
            connection.executemany("DELETE FROM entrants WHERE id = ?", [(number,) for number in gone])
            perform([_season_update(season)], connection)
            perform((update("entrants", one.id, entrant_columns(one)) for one in entrants), connection)
            for fixture in fixtures:
                insert(connection, insertion("fixtures", fixture_columns(fixture)))
            if following is not None:
                insert(connection, new_season(following))

        await self._database.change(store_all)

    def opening(self, fixture: Fixture, table: int) -> Statement:
        """Return the statement that assigns a new table to a game, to be run in the transaction that creates the
        table."""
        return "UPDATE fixtures SET table_id = ? WHERE id = ?", (table, fixture.id)

    async def close_table(self, fixture: Fixture) -> None:
        """Store that a game needs another table, because Discord did not open a thread for the first one."""
        await self._database.run(("UPDATE fixtures SET table_id = NULL WHERE id = ?", (fixture.id,)))

    async def store_result(self, fixture: Fixture, result: Sequence[SeatResult]) -> None:
        """Store the result of a game, unless it has one."""
        sql = "UPDATE fixtures SET result = ? WHERE id = ? AND result IS NULL"
        await self._database.run((sql, (result_text(result), fixture.id)))

    async def finish(
        self, season: Season, entrants: Sequence[Entrant], following: Season | None, signed_up: Sequence[Entrant]
    ) -> None:
        """Store the end of a season with everybody's place, the dates of the season `following` it, and the entrants
        who stay signed up for that one. People who have already signed up for it get their places from this season."""

        def store_all(connection: Transaction) -> None:
            perform([_season_update(season)], connection)
            perform((update("entrants", one.id, entrant_columns(one)) for one in entrants), connection)
            if following is None:
                return
            perform([_season_update(following)], connection)
            for one in signed_up:
                sql = "UPDATE entrants SET former = ? WHERE season = ? AND user = ?"
                if not connection.execute(sql, (one.before, following.id, one.user)).rowcount:
                    insert(connection, insertion("entrants", entrant_columns(replace(one, season=following.id))))

        await self._database.change(store_all)

    async def posts(self, season: int) -> Mapping[str, int]:
        """Return the ids of a season's posted messages, by kind."""
        row = await self._database.row("SELECT posts FROM seasons WHERE id = ?", (season,))
        return json.loads(row[0]) if row else {}

    async def store_post(self, season: int, kind: str, message: int) -> None:
        """Store that a message of a season was posted, or, if `message` is 0, that it cannot be posted."""

        def store_one(connection: Transaction) -> None:
            perform([_posts_update(season, {**_posts(connection, season), kind: message})], connection)

        await self._database.change(store_one)


def _season_update(season: Season) -> Statement:
    return update("seasons", season.id, season_columns(season))


def _posts(connection: Transaction, season: int) -> dict[str, int]:
    rows = connection.execute("SELECT posts FROM seasons WHERE id = ?", (season,)).fetchall()
    return dict(next((json.loads(text) for (text,) in rows), {}))


def _posts_update(season: int, posts: Mapping[str, int]) -> Statement:
    return "UPDATE seasons SET posts = ? WHERE id = ?", (json.dumps(dict(posts)), season)
