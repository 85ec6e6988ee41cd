"""Leagues in the database, with their entrants, seasons, groups, games and messages. One method is one transaction."""

import json
from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from bot.model.league import Entrant, Fixture, League, Season, SeatResult
from bot.store.database import Conflict, StorePart
from bot.store.statements import Row, Statement, Transaction, run_statements


class LeagueStore(StorePart):
    """The leagues of all servers."""

    async def leagues_in_server(self, guild: int) -> tuple[League, ...]:
        """Return the leagues of a server, the oldest first."""
        rows = await self._database.rows(f"SELECT {LEAGUE_COLUMNS} FROM leagues WHERE guild = ? ORDER BY id", (guild,))
        return tuple(map(league_from_row, rows))

    async def find(self, league_id: int) -> League | None:
        """Return the league with this id, or None."""
        row = await self._database.row(f"SELECT {LEAGUE_COLUMNS} FROM leagues WHERE id = ?", (league_id,))
        return league_from_row(row) if row else None

    async def create(self, league: League, season: Season) -> League:
        """Store a new league with its first season, and return it with its number."""

        def create_rows(connection: Transaction) -> League:
            league_id = insert_row(connection, insert_statement("leagues", league_columns(league)))
            insert_row(connection, new_season_statement(replace(season, league=league_id)))
            return replace(league, id=league_id)

        return await self._database.change(create_rows)

    async def store(self, league: League) -> None:
        """Store all columns of an existing league."""
        await self._database.run(update_of_row("leagues", league.id, league_columns(league)))

    async def drop_season(self, season: Season, league: League) -> None:
        """Store a changed league, and delete a season that will not be played."""
        await self._database.run(
            ("DELETE FROM entrants WHERE season = ?", (season.id,)),
            ("DELETE FROM seasons WHERE id = ?", (season.id,)),
            update_of_row("leagues", league.id, league_columns(league)),
        )

    async def add_entrant(self, entrant: Entrant) -> bool:
        """Store a new entrant. Return False if they have already signed up."""
        try:
            await self._database.run(insert_statement("entrants", entrant_columns(entrant)))
        except Conflict:
            return False
        return True

    async def store_entrant(self, entrant: Entrant) -> None:
        """Store all columns of an existing entrant."""
        await self._database.run(update_of_row("entrants", entrant.id, entrant_columns(entrant)))

    async def delete_entrant(self, entrant: Entrant) -> None:
        """Delete an entrant of a season that has not begun."""
        await self._database.run(("DELETE FROM entrants WHERE id = ?", (entrant.id,)))


class SeasonStore(StorePart):
    """The seasons of all leagues."""

    async def live_seasons(self) -> tuple[Season, ...]:
        """Return the seasons that are not past, of all leagues on servers of which the bot is a member."""
        sql = (
            f"SELECT {SEASON_COLUMNS} FROM seasons WHERE state != 'past' AND league NOT IN (SELECT id FROM leagues"
            " WHERE guild IN (SELECT guild FROM departures)) ORDER BY league, number"
        )
        return tuple(season_from_row(row) for row in await self._database.rows(sql))

    async def seasons_of(self, league: int) -> tuple[Season, ...]:
        """Return the seasons of a league, the oldest first."""
        sql = f"SELECT {SEASON_COLUMNS} FROM seasons WHERE league = ? ORDER BY number"
        return tuple(season_from_row(row) for row in await self._database.rows(sql, (league,)))

    async def find_season(self, season_id: int) -> Season:
        """Return the stored season with this id."""
        (row,) = await self._database.rows(f"SELECT {SEASON_COLUMNS} FROM seasons WHERE id = ?", (season_id,))
        return season_from_row(row)

    async def entrants_of(self, season: int) -> tuple[Entrant, ...]:
        """Return the entrants of a season in the order in which they signed up."""
        sql = f"SELECT {ENTRANT_COLUMNS} FROM entrants WHERE season = ? ORDER BY id"
        return tuple(entrant_from_row(row) for row in await self._database.rows(sql, (season,)))

    async def fixtures_of(self, season: int) -> tuple[Fixture, ...]:
        """Return the games of a season, those of the highest group first."""
        sql = f"SELECT {FIXTURE_COLUMNS} FROM fixtures WHERE season = ? ORDER BY level, round"
        return tuple(fixture_from_row(row) for row in await self._database.rows(sql, (season,)))

    async def store_season(self, season: Season, *, forgets: Sequence[str] = ()) -> None:
        """Store a changed season. `forgets`: the kinds of its messages that are to be posted again."""

        def keep_row(connection: Transaction) -> None:
            posts = {
                kind: message for kind, message in _read_posts(connection, season.id).items() if kind not in forgets
            }
            run_statements([_season_update(season), _posts_update(season.id, posts)], connection)

        await self._database.change(keep_row)

    async def store_beginning(
        self, season: Season, entrants: Sequence[Entrant], fixtures: Sequence[Fixture], following: Season | None
    ) -> None:
        """Store the groups and games of a season that begins, and delete its entrants who are not among `entrants`.
        Also store the season `following` it, for which people can already sign up."""
        drawn = {entrant.id for entrant in entrants}

        def store_all(connection: Transaction) -> None:
            rows = connection.execute("SELECT id FROM entrants WHERE season = ?", (season.id,)).fetchall()
            undrawn = [entrant_id for (entrant_id,) in rows if entrant_id not in drawn]
            connection.executemany("DELETE FROM entrants WHERE id = ?", [(entrant_id,) for entrant_id in undrawn])
            run_statements([_season_update(season)], connection)
            run_statements(
                (update_of_row("entrants", entrant.id, entrant_columns(entrant)) for entrant in entrants), connection
            )
            for fixture in fixtures:
                insert_row(connection, insert_statement("fixtures", fixture_columns(fixture)))
            if following is not None:
                insert_row(connection, new_season_statement(following))

        await self._database.change(store_all)

    def opening_statement(self, fixture: Fixture, table: int) -> Statement:
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

    async def store_end(
        self, season: Season, entrants: Sequence[Entrant], following: Season | None, signed_up: Sequence[Entrant]
    ) -> None:
        """Store the end of a season with everybody's place, the dates of the season `following` it, and the entrants
        who stay signed up for that one. People who have already signed up for it get their places from this season."""

        def store_all(connection: Transaction) -> None:
            run_statements([_season_update(season)], connection)
            run_statements(
                (update_of_row("entrants", entrant.id, entrant_columns(entrant)) for entrant in entrants), connection
            )
            if following is None:
                return
            run_statements([_season_update(following)], connection)
            for entrant in signed_up:
                sql = "UPDATE entrants SET former = ? WHERE season = ? AND user = ?"
                if not connection.execute(sql, (entrant.before, following.id, entrant.user)).rowcount:
                    insert_row(
                        connection, insert_statement("entrants", entrant_columns(replace(entrant, season=following.id)))
                    )

        await self._database.change(store_all)

    async def posted_messages(self, season: int) -> Mapping[str, int]:
        """Return the ids of a season's posted messages, by kind."""
        row = await self._database.row("SELECT posts FROM seasons WHERE id = ?", (season,))
        return json.loads(row[0]) if row else {}

    async def store_post(self, season: int, kind: str, message: int) -> None:
        """Store that a message of a season was posted, or, if `message` is 0, that it cannot be posted."""

        def store_posted(connection: Transaction) -> None:
            run_statements([_posts_update(season, {**_read_posts(connection, season), kind: message})], connection)

        await self._database.change(store_posted)


def _season_update(season: Season) -> Statement:
    return update_of_row("seasons", season.id, season_columns(season))


def _read_posts(connection: Transaction, season: int) -> dict[str, int]:
    rows = connection.execute("SELECT posts FROM seasons WHERE id = ?", (season,)).fetchall()
    return dict(next((json.loads(text) for (text,) in rows), {}))


def _posts_update(season: int, posts: Mapping[str, int]) -> Statement:
    return "UPDATE seasons SET posts = ? WHERE id = ?", (json.dumps(dict(posts)), season)


_LEAGUE = ("guild", "channel", "game", "options", "state", "host", "silent")
_SEASON = ("league", "number", "opens", "starts", "ends", "seed", "state")
_ENTRANT = ("season", "user", "level", "former", "place", "leaves")
_FIXTURE = ("season", "level", "round", "seats", "table_id", "result")

EXTEND_SEASONS_IN_SERVER = (
    "UPDATE seasons SET ends = ends + ? WHERE state != 'past' AND state IN ('playing', 'extra')"
    " AND league IN (SELECT id FROM leagues WHERE guild = ?)"
)
"""The statement that extends the seasons in play on one server by a number of days."""

EXTEND_SEASONS = (
    "UPDATE seasons SET ends = ends + ? WHERE state != 'past' AND state IN ('playing', 'extra')"
    " AND league NOT IN (SELECT id FROM leagues WHERE guild IN (SELECT guild FROM departures))"
)
"""The statement that extends the seasons in play on all servers of which the bot is a member."""

LEAGUE_COLUMNS, SEASON_COLUMNS, ENTRANT_COLUMNS, FIXTURE_COLUMNS = (
    f"id, {', '.join(names)}" for names in (_LEAGUE, _SEASON, _ENTRANT, _FIXTURE)
)
"""The columns in the order in which rows are read."""

_INSERTIONS = {
    "leagues": f"INSERT INTO leagues ({', '.join(_LEAGUE)}) VALUES ({', '.join('?' * len(_LEAGUE))}) RETURNING id",
    "seasons": f"INSERT INTO seasons ({', '.join(_SEASON)}, posts) VALUES (?, ?, ?, ?, ?, ?, ?, '{{}}') RETURNING id",
    "entrants": f"INSERT INTO entrants ({', '.join(_ENTRANT)}) VALUES ({', '.join('?' * len(_ENTRANT))}) RETURNING id",
    "fixtures": f"INSERT INTO fixtures ({', '.join(_FIXTURE)}) VALUES ({', '.join('?' * len(_FIXTURE))}) RETURNING id",
}
_UPDATES = {
    "leagues": f"UPDATE leagues SET {', '.join(f'{name} = ?' for name in _LEAGUE)} WHERE id = ?",
    "seasons": f"UPDATE seasons SET {', '.join(f'{name} = ?' for name in _SEASON)} WHERE id = ?",
    "entrants": f"UPDATE entrants SET {', '.join(f'{name} = ?' for name in _ENTRANT)} WHERE id = ?",
}


def league_from_row(row: Row) -> League:
    """Return a league from the values of `LEAGUE_COLUMNS`."""
    number, guild, channel, game, options, state, host, silent = row
    return League(number, guild, channel, game, tuple(json.loads(options).items()), state, host, bool(silent))


def season_from_row(row: Row) -> Season:
    """Return a season from the values of `SEASON_COLUMNS`."""
    return Season(*row)


def entrant_from_row(row: Row) -> Entrant:
    """Return an entrant from the values of `ENTRANT_COLUMNS`."""
    number, season, user, level, former, place, leaves = row
    return Entrant(number, season, user, level, former, place, bool(leaves))


def fixture_from_row(row: Row) -> Fixture:
    """Return a game of a season from the values of `FIXTURE_COLUMNS`."""
    number, season, group, place, seats, table, result = row
    seat_results = None if result is None else tuple(_seat_result(*values) for values in json.loads(result))
    return Fixture(number, season, group, place, tuple(map(int, seats.split())), table, seat_results)


def _seat_result(entrant: int, rank: int, score: int, is_absent: int) -> SeatResult:
    return SeatResult(entrant, rank, score, bool(is_absent))


def insert_statement(table: str, columns: Mapping[str, object]) -> Statement:
    """Return the statement that stores a new row. The database assigns the row's number and returns it."""
    return _INSERTIONS[table], (*columns.values(),)


def update_of_row(table: str, row_id: int, columns: Mapping[str, object]) -> Statement:
    """Return the statement that stores changed columns of a row."""
    return _UPDATES[table], (*columns.values(), row_id)


def league_columns(league: League) -> dict[str, object]:
    """Return the columns of a league without its number."""
    return {
        "guild": league.guild,
        "channel": league.channel,
        "game": league.game,
        "options": json.dumps(dict(league.options)),
        "state": league.state,
        "host": league.host,
        "silent": int(league.is_silent),
    }


def season_columns(season: Season) -> dict[str, object]:
    """Return the columns of a season without its number."""
    return {name: getattr(season, name) for name in _SEASON}


def entrant_columns(entrant: Entrant) -> dict[str, object]:
    """Return the columns of an entrant without their number."""
    return {
        "season": entrant.season,
        "user": entrant.user,
        "level": entrant.group,
        "former": entrant.before,
        "place": entrant.place,
        "leaves": int(entrant.leaves),
    }


def fixture_columns(fixture: Fixture) -> dict[str, object]:
    """Return the columns of a game without its number."""
    return {
        "season": fixture.season,
        "level": fixture.group,
        "round": fixture.round,
        "seats": " ".join(map(str, fixture.seats)),
        "table_id": fixture.table,
        "result": None if fixture.result is None else result_text(fixture.result),
    }


def result_text(result: Sequence[SeatResult]) -> str:
    """Return the result of a game in its stored form."""
    return json.dumps(
        [
            [seat_result.entrant, seat_result.rank, seat_result.score, int(seat_result.is_absent)]
            for seat_result in result
        ]
    )


def new_season_statement(season: Season) -> Statement:
    """Return the statement that stores a new season, none of whose messages is posted yet."""
    return insert_statement("seasons", season_columns(season))


def insert_row(connection: Transaction, statement: Statement) -> int:
    """Store a new row and return its number."""
    ((row_id,),) = connection.execute(*statement)
    return int(row_id)
