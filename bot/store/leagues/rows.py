"""Conversion of league values to rows of the database, and back."""

import json
from collections.abc import Mapping, Sequence

from bot.model.league import Entrant, Fixture, League, Season, SeatResult
from bot.store.statements import Row, Statement, Transaction

_LEAGUE = ("guild", "channel", "game", "options", "state", "host", "silent")
_SEASON = ("league", "number", "opens", "starts", "ends", "seed", "state")
_ENTRANT = ("season", "user", "level", "former", "place", "leaves")
_FIXTURE = ("season", "level", "round", "seats", "table_id", "result")

LATER_IN_SERVER = (
    "UPDATE seasons SET ends = ends + ? WHERE state != 'past' AND state IN ('playing', 'extra')"
    " AND league IN (SELECT id FROM leagues WHERE guild = ?)"
)
"""The statement that extends the seasons in play on one server by a number of days."""

LATER = (
    "UPDATE seasons SET ends = ends + ? WHERE state != 'past' AND state IN ('playing', 'extra')"
    " AND league NOT IN (SELECT id FROM leagues WHERE guild IN (SELECT guild FROM departures))"
)
"""The statement that extends the seasons in play on all servers of which the bot is a member."""

LEAGUE, SEASON, ENTRANT, FIXTURE = (f"id, {', '.join(names)}" for names in (_LEAGUE, _SEASON, _ENTRANT, _FIXTURE))
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


def league_row(row: Row) -> League:
    """Return a league from its columns."""
    number, guild, channel, game, options, state, host, silent = row
    return League(number, guild, channel, game, tuple(json.loads(options).items()), state, host, bool(silent))


def season_row(row: Row) -> Season:
    """Return a season from its columns."""
    return Season(*row)


def entrant_row(row: Row) -> Entrant:
    """Return an entrant from their columns."""
    number, season, user, level, former, place, leaves = row
    return Entrant(number, season, user, level, former, place, bool(leaves))


def fixture_row(row: Row) -> Fixture:
    """Return a game of a season from its columns."""
    number, season, level, place, seats, table, result = row
    found = None if result is None else tuple(_seat_result(*one) for one in json.loads(result))
    return Fixture(number, season, level, place, tuple(map(int, seats.split())), table, found)


def _seat_result(entrant: int, rank: int, score: int, is_absent: int) -> SeatResult:
    return SeatResult(entrant, rank, score, bool(is_absent))


def insertion(table: str, columns: Mapping[str, object]) -> Statement:
    """Return the statement that stores a new row. The database assigns the row's number and returns it."""
    return _INSERTIONS[table], (*columns.values(),)


def update(table: str, number: int, columns: Mapping[str, object]) -> Statement:
    """Return the statement that stores changed columns of a row."""
    return _UPDATES[table], (*columns.values(), number)


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
        "level": entrant.level,
        "former": entrant.before,
        "place": entrant.place,
        "leaves": int(entrant.leaves),
    }


def fixture_columns(fixture: Fixture) -> dict[str, object]:
    """Return the columns of a game without its number."""
    return {
        "season": fixture.season,
        "level": fixture.level,
        "round": fixture.round,
        "seats": " ".join(map(str, fixture.seats)),
        "table_id": fixture.table,
        "result": None if fixture.result is None else result_text(fixture.result),
    }


def result_text(result: Sequence[SeatResult]) -> str:
    """Return the result of a game in its stored form."""
    return json.dumps([[one.entrant, one.rank, one.score, int(one.is_absent)] for one in result])


def new_season(season: Season) -> Statement:
    """Return the statement that stores a new season, with none of its messages posted."""
    return insertion("seasons", season_columns(season))


def insert(connection: Transaction, statement: Statement) -> int:
    """Store a new row and return its number."""
    ((number,),) = connection.execute(*statement)
    return int(number)
