"""The games of a league. Each has a thread, a table at which everybody is seated from the start, and a result."""

import logging
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress

from msgspec.structs import replace

from bot.messages import lobby as choices
from bot.messages.leagues import thread_opening
from bot.messages.outgoing import Consequences
from bot.model.errors import MissingComponents, NoTable
from bot.model.league import Entrant, Fixture, League, SeatResult, ranks_by_points, seat_results
from bot.model.pace import with_pace
from bot.model.roster import Chair, Roster
from bot.model.table import START_CHOICES, TableRecord
from bot.runtime.clock import Clock
from bot.store.store import Store
from bot.tables.between.places import NoPlaces, Places
from bot.tables.live_table import LiveTable
from bot.tables.lobby import Lobbies, computer_name
from bot.tables.tables import Tables
from bot.tables.votes import Votes
from bot.text.voice import FALLBACK_LANGUAGE, Voice
from engine.game import Refused
from engine.registry import AnyGame

_EPOCH_MS = 1_420_070_400_000
"""The number of milliseconds from 1970 to the time from which Discord's ids count
(https://docs.discord.com/developers/reference#snowflakes)."""

LEAGUE_CHOICES = {"pace": "bank-5d", "late": "seat", "seats": choices.ANY_SEAT_COUNT, "start": START_CHOICES[0]}
"""The choices that the tables of all leagues have."""

HURRIED_PACE = "1d"
"""The pace of games that are unfinished at the end of a season."""

_log = logging.getLogger(__name__)


class LeagueGames:
    """Opens the tables of a league and reads their results. `places`: the servers and their members. `refused_seasons`:
    the seasons for which Discord has refused a thread since the last start."""

    def __init__(self, store: Store, tables: Tables, lobbies: Lobbies, votes: Votes, clock: Clock) -> None:
        self._season_store = store.seasons
        self._vote_store = store.votes
        self._tables = tables
        self._lobbies = lobbies
        self._votes = votes
        self._clock = clock
        self.places: Places = NoPlaces()
        self.refused_seasons: set[int] = set()

    def game(self, league: League) -> AnyGame | None:
        """Return the game that a league plays, or None if this bot does not have it."""
        return next((game for game in self._tables.games if game.name == league.game), None)

    async def open_table(
        self, league: League, game: AnyGame, fixture: Fixture, entrants: Mapping[int, Entrant]
    ) -> None:
        """Open a table for a league game that has none, with a thread and everybody seated. A computer gets the seat of
        a person whose data is deleted. If no people are left, the game is stored as one that does not count.
        `entrants`: those of the whole season."""
        options = {**dict(league.options), **LEAGUE_CHOICES}
        language = options.get("language", FALLBACK_LANGUAGE)
        settings = replace(choices.table_settings(game, options, {}, language), league=True)
        roster = await self._seat_entrants(league, fixture, entrants, language)
        if not roster.users:
            await self._season_store.store_result(fixture, ())
            return
        key = (max(0, int(self._clock.now() * 1000) - _EPOCH_MS) << 22) + fixture.id % (1 << 22)
        row = TableRecord(
            0,
            league.guild,
            -key,
            roster.users[0],
            league.game,
            settings,
            "lobby",
            roster,
            ordered=True,
            parent_channel=league.channel,
        )
        groups = max(entrant.group for entrant in entrants.values())
        opening = thread_opening(game, fixture, groups, language)
        await self._lobbies.open_seated(
            Consequences(row, (opening,)), key, lambda table: self._season_store.opening_statement(fixture, table)
        )

    async def _seat_entrants(
        self, league: League, fixture: Fixture, entrants: Mapping[int, Entrant], language: str
    ) -> Roster:
        roster = Roster()
        for place, entrant in enumerate(fixture.seats, 1):
            user = entrants[entrant].user
            if user is None:
                name = computer_name(roster, language)
            else:
                member_name = await self.places.member_name(league.guild, user)
                name = member_name or Voice(language).say("league-player", number=place)
            roster = Roster((*roster.chairs, Chair("", user, name)))
        return roster

    async def find_result(self, fixture: Fixture, entrants: Mapping[int, Entrant]) -> tuple[SeatResult, ...] | None:
        """Return the result of a game whose table is over, () if it was ended early, or None while it is unfinished. A
        game whose thread exists by now is started. If its thread was refused, its table is opened again later."""
        if fixture.table is None:
            return None
        try:
            table = await self._tables.find(fixture.table)
        except MissingComponents:
            return None
        except NoTable:
            return ()
        if table.status == "over":
            return _final_result(table, fixture, entrants)
        if table.status == "lobby" and table.row.has_place:
            await self._start_game(table)
        if table.status == "cancelled":
            if table.row.has_place:
                return ()
            await self._season_store.close_table(fixture)
            self.refused_seasons.add(fixture.season)
        return None

    async def _start_game(self, table: LiveTable) -> None:
        try:
            await self._lobbies.start(table.id, table.roster.users[0])
        except (Refused, IndexError) as refused:
            _log.warning("a league game does not start: %s", refused, extra={"table": table.id})

    async def hurry(self, fixture: Fixture) -> None:
        """Change the pace of a late game to a day for each turn."""
        table = await self._find_table(fixture)
        if table is None or table.status != "open":
            return
        async with self._tables.changing(table):
            await self._tables.store_change(table, Consequences(with_pace(table.row, HURRIED_PACE, self._clock.now())))

    async def result_now(self, fixture: Fixture, entrants: Mapping[int, Entrant]) -> tuple[SeatResult, ...]:
        """Return the result of a game whose time has run out, based on the points so far, or () if it has not begun."""
        with suppress(NoTable, MissingComponents):
            table = await self._tables.find(fixture.table or 0)
            if table.started is not None and table.status == "open":
                points = [table.game.points(table.state, seat) for seat in range(len(fixture.seats))]
                return seat_results(
                    fixture.seats, ranks_by_points(points), points, _find_absent(table, fixture, entrants)
                )
        return ()

    async def hand_over_seat(self, fixture: Fixture, former: Entrant, user: int, name: str) -> bool:
        """Give an entrant's seat in an unfinished game to `user`, called `name`. Return whether there was such a
        seat."""
        with suppress(NoTable, MissingComponents):
            table = await self._tables.find(fixture.table or 0)
            if fixture.result is None and table.status == "open" and user not in table.roster.users:
                await self._votes.hand_over_seat(table, fixture.seats.index(former.id), user, name)
                return True
        return False

    async def channels_of(self, fixtures: Iterable[Fixture]) -> dict[int, int]:
        """Return the channel of each game that has a table, by the id of its fixture."""
        tables = {fixture.id: await self._find_table(fixture) for fixture in fixtures}
        return {
            table_id: fixture.channel
            for table_id, fixture in tables.items()
            if fixture is not None and fixture.row.has_place
        }

    async def names(self, fixtures: Sequence[Fixture], entrants: Sequence[Entrant]) -> dict[int, str]:
        """Return the names of entrants at the tables of these games, by the entrants' ids. People who gave up their
        seat keep the name that they had there."""
        names: dict[int, str] = {}
        users = {entrant.id: entrant.user for entrant in entrants}
        for fixture in fixtures:
            table = await self._find_table(fixture)
            for seat, entrant in enumerate(fixture.seats if table is not None else ()):
                user = users[entrant]
                if table is None or user is None or entrant in names:
                    continue
                chair = table.roster.chairs[seat]
                replaced = None if chair.user == user else await self._vote_store.find_replaced(table.id, user)
                if chair.user == user or replaced is not None:
                    names[entrant] = chair.name if replaced is None else replaced[1]
        return names

    async def _find_table(self, fixture: Fixture) -> LiveTable | None:
        with suppress(NoTable, MissingComponents):
            return await self._tables.find(fixture.table) if fixture.table is not None else None
        return None


def _final_result(table: LiveTable, fixture: Fixture, entrants: Mapping[int, Entrant]) -> tuple[SeatResult, ...]:
    result = table.game.result(table.state)
    if result is None:
        return ()
    scores = [score[0] if score else 0 for score in result.scores]
    return seat_results(fixture.seats, result.ranks, scores, _find_absent(table, fixture, entrants))


def _find_absent(table: LiveTable, fixture: Fixture, entrants: Mapping[int, Entrant]) -> set[int]:
    """Return the entrants who no longer have their seats."""
    seats = zip(fixture.seats, table.roster.chairs, strict=True)
    return {entrant for entrant, chair in seats if chair.user is None or chair.user != entrants[entrant].user}
