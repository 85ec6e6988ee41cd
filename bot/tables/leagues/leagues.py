"""The leagues of servers: started and stopped by a server's managers, joined and left by everybody."""

import asyncio
from collections.abc import Callable

from msgspec.structs import replace

from bot.model.errors import (
    AlreadyInLeague,
    LeagueExists,
    LeagueStops,
    NoLeague,
    NotInLeague,
    ResultsOff,
    SeveralLeagues,
)
from bot.model.league import Entrant, Group, League, Season, SeasonView, day_of, season_groups, with_dates
from bot.runtime.clock import Clock
from bot.store.store import Store
from bot.tables.leagues.games import LeagueGames
from bot.tables.results import Results

STATES_IN_PLAY = ("playing", "extra")
"""The states of a season whose games are being played."""

STATES_AFTER_DRAW = (*STATES_IN_PLAY, "over", "past")
"""The states of a season whose groups have been drawn."""

_SEED_BYTES = 8


class Leagues:
    """Changes that people make to leagues.

    `games`: the tables of leagues. `changing`: a lock held during each change of a league, including changes by the
    calendar. `seeds`: returns a number of random bytes.
    """

    def __init__(
        self, store: Store, games: LeagueGames, results: Results, clock: Clock, seeds: Callable[[int], bytes]
    ) -> None:
        self._league_store = store.leagues
        self._season_store = store.seasons
        self.games = games
        self._results = results
        self._clock = clock
        self._seeds = seeds
        self._listeners: list[Callable[[], None]] = []
        self.changing = asyncio.Lock()

    def listen(self, wake: Callable[[], None]) -> None:
        """Call `wake` after each change of a league."""
        self._listeners.append(wake)

    def notify_listeners(self) -> None:
        """Call the listeners, because a league has changed."""
        for wake in self._listeners:
            wake()

    def new_seed(self) -> str:
        """Return the seed for the lots of a new season."""
        return self._seeds(_SEED_BYTES).hex()

    async def find(self, guild: int, game: str | None) -> League:
        """Return the league of a server for a game, or its only league if `game` is None. Raises NoLeague or
        SeveralLeagues."""
        leagues = await self._league_store.leagues_in_server(guild)
        live = [league for league in leagues if league.state != "over"] or leagues[-1:]
        matching_leagues = [league for league in (leagues if game else live) if game in (None, league.game)]
        if not matching_leagues:
            raise NoLeague
        if game is None and len(matching_leagues) > 1:
            raise SeveralLeagues
        return matching_leagues[-1]

    async def get(self, league_id: int) -> League:
        """Return the league with this id. Raises NoLeague."""
        league = await self._league_store.find(league_id)
        if league is None:
            raise NoLeague
        return league

    async def start(self, league: League) -> tuple[League, Season]:
        """Start a league, whose sign-up begins today, and return it with its season. A league that was stopping, or
        that lost its channel, continues in the channel of `league`. Raises LeagueExists."""
        async with self.changing:
            leagues_of_game = [
                known_league
                for known_league in await self._league_store.leagues_in_server(league.guild)
                if known_league.game == league.game
            ]
            former_league = leagues_of_game[-1] if leagues_of_game and leagues_of_game[-1].state != "over" else None
            if former_league is not None:
                if (former_league.state, former_league.is_silent, former_league.channel) == (
                    "running",
                    False,
                    league.channel,
                ):
                    raise LeagueExists
                league = replace(
                    former_league, state="running", is_silent=False, channel=league.channel, host=league.host
                )
                await self._league_store.store(league)
            else:
                first_season = Season(0, 0, 1, 0, 0, 0, self.new_seed(), "signup")
                league = await self._league_store.create(league, with_dates(first_season, day_of(self._clock.now())))
            season = (await self._season_store.seasons_of(league.id))[-1]
        self.notify_listeners()
        return league, season

    async def stop(self, league: League) -> Season | None:
        """Stop a league, so that no further season begins. Return the season in play, or None if the league is over.
        Raises NoLeague."""
        async with self.changing:
            if league.state == "over":
                raise NoLeague
            seasons = await self._season_store.seasons_of(league.id)
            await self._league_store.store(replace(league, state="stopping"))
        self.notify_listeners()
        return next((season for season in seasons if season.state in STATES_IN_PLAY), None)

    async def join(self, league: League, user: int) -> Season:
        """Add `user` to the next season of a league, and return the season. Raises AlreadyInLeague, LeagueStops or
        ResultsOff."""
        if not await self._results.stores_results(user):
            raise ResultsOff
        async with self.changing:
            league = await self.get(league.id)
            current_season, coming_season = await self._current_seasons(league)
            if league.state != "running" or coming_season is None:
                raise LeagueStops
            entrant = await self._find_entrant(current_season, user)
            if entrant is not None and not entrant.leaves:
                raise AlreadyInLeague
            if entrant is not None:
                await self._league_store.store_entrant(replace(entrant, leaves=False))
            elif not await self._league_store.add_entrant(Entrant(0, coming_season.id, user)):
                raise AlreadyInLeague
        self.notify_listeners()
        return coming_season

    async def leave(self, league: League, user: int) -> Season | None:
        """Remove `user` from the seasons after the current one. Return the current season if they are playing in it, or
        None. Raises NotInLeague."""
        async with self.changing:
            current_season, coming_season = await self._current_seasons(league)
            current_entrant, coming_entrant = (
                await self._find_entrant(current_season, user),
                await self._find_entrant(coming_season, user),
            )
            if coming_entrant is None and (current_entrant is None or current_entrant.leaves):
                raise NotInLeague
            if coming_entrant is not None:
                await self._league_store.delete_entrant(coming_entrant)
            if current_entrant is not None:
                await self._league_store.store_entrant(replace(current_entrant, leaves=True))
        self.notify_listeners()
        return current_season if current_entrant is not None else None

    async def replace(self, league: League, former: int | None, user: int, name: str) -> int:
        """Give the place of `former` in the current season to `user`, called `name`, with the seats in its unfinished
        games. `former`: the id of the person, or None for one whose data is deleted. Return the number of seats. Raises
        NotInLeague, AlreadyInLeague or ResultsOff."""
        if not await self._results.stores_results(user):
            raise ResultsOff
        async with self.changing:
            current_season, _ = await self._current_seasons(league)
            if current_season is None or (entrant := await self._find_entrant(current_season, former)) is None:
                raise NotInLeague
            if await self._find_entrant(current_season, user) is not None:
                raise AlreadyInLeague
            fixtures = [
                fixture
                for fixture in await self._season_store.fixtures_of(current_season.id)
                if entrant.id in fixture.seats
            ]
            await self._league_store.store_entrant(replace(entrant, user=user, leaves=False))
            seats = [await self.games.hand_over_seat(fixture, entrant, user, name) for fixture in fixtures]
        self.notify_listeners()
        return sum(seats)

    async def note_silence(self, league: League) -> None:
        """Store that a league's channel cannot be written to."""
        async with self.changing:
            await self._league_store.store(replace(await self.get(league.id), is_silent=True))

    async def note_end_announced(self, season: Season) -> None:
        """Store that the end of a season was announced."""
        async with self.changing:
            await self._season_store.store_season(replace(season, state="past"))

    async def find_view(self, league: League, season_number: int | None = None) -> SeasonView:
        """Return season `season_number` of a league, or by default the newest drawn season, or else the first. Raises
        NoLeague if there is no such season."""
        seasons = await self._season_store.seasons_of(league.id)
        newest_number = max((season.number for season in seasons if season.state in STATES_AFTER_DRAW), default=1)
        season = next((season for season in seasons if season.number == (season_number or newest_number)), None)
        if season is None:
            raise NoLeague
        return replace(await self.view_of(league, season), newest=newest_number)

    async def view_of(self, league: League, season: Season) -> SeasonView:
        """Return everything that is shown of a season."""
        entrants, fixtures = (
            await self._season_store.entrants_of(season.id),
            await self._season_store.fixtures_of(season.id),
        )
        groups = season_groups(season, entrants, fixtures)
        return SeasonView(league, season, entrants, groups, await self.games.channels_of(fixtures))

    async def names(self, view: SeasonView, group: Group) -> dict[int, str]:
        """Return the names of those entrants of a group who have a name at one of its tables, by their ids."""
        return await self.games.names(group.fixtures, view.entrants)

    async def _current_seasons(self, league: League) -> tuple[Season | None, Season | None]:
        """Return the season in play, and the season with open sign-up."""
        seasons = await self._season_store.seasons_of(league.id)
        playing = next((season for season in seasons if season.state in STATES_IN_PLAY), None)
        coming = next((season for season in seasons if season.state in ("rest", "signup")), None)
        return playing, coming

    async def _find_entrant(self, season: Season | None, user: int | None) -> Entrant | None:
        entrants = await self._season_store.entrants_of(season.id) if season is not None else ()
        return next((entrant for entrant in entrants if entrant.user == user), None)
