"""The calendar of leagues: takes the steps of each season when they are due, and opens its games one after the
other."""

import logging
from collections.abc import Callable, Sequence
from itertools import groupby

from msgspec.structs import replace

from bot.model.league import (
    EXTRA_DAYS,
    MIN_ENTRANTS,
    PLAY_DAYS,
    REST_DAYS,
    RETRY_DAYS,
    Entrant,
    Fixture,
    League,
    Season,
    day_of,
    divide_into_groups,
    draw_games,
    is_signed_up_again,
    next_order,
    season_groups,
    with_dates,
)
from bot.model.times import DAY, HOUR
from bot.runtime.clock import Clock
from bot.runtime.lifecycle import SleeperService
from bot.store.store import Store
from bot.tables.leagues.leagues import STATES_IN_PLAY, Leagues
from bot.tables.live_table import LiveTable
from bot.tables.results import Results
from bot.tables.schedule import RETRY_AFTER
from bot.tables.time.uptime import Uptime
from engine.registry import AnyGame

THREAD_PAUSE_SECONDS = 5.0
"""Seconds between the creation of two threads: all the bot's requests share one limit of Discord
(https://docs.discord.com/developers/topics/rate-limits#global-rate-limit)."""

THREAD_RETRY_AFTER = HOUR
"""Seconds before the next attempt to open a thread that Discord refused."""

_log = logging.getLogger(__name__)


class Seasons(SleeperService):
    """One task for all leagues. Its times are stored, so that steps that became due while the bot was stopped are taken
    at the next start, and no step is taken twice. `leagues`: changes that people make to leagues. `uptime`: tells
    whether people can reach the bot; no season ends while they cannot."""

    def __init__(self, store: Store, leagues: Leagues, results: Results, clock: Clock, uptime: Uptime) -> None:
        super().__init__(clock)
        self._uptime = uptime
        self._season_store = store.seasons
        self._league_store = store.leagues
        self.leagues = leagues
        self._games = leagues.games
        leagues.listen(self._sleeper.wake)
        self._results = results
        self._next_opening_time = 0.0
        self._retry_times: dict[int, float] = {}
        self._listeners: list[Callable[[], None]] = []

    def listen(self, wake: Callable[[], None]) -> None:
        """Call `wake` after each check of the leagues."""
        self._listeners.append(wake)

    def note_change(self, table: LiveTable) -> None:
        """Check the leagues, because the state of a league's table may have changed. `Tables` calls it as a
        listener."""
        if table.row.settings.league and table.status != "open":
            self._sleeper.wake()

    async def start(self) -> None:
        """Continue the seasons after a restart."""
        self._task.start(self._run())

    async def _run(self) -> None:
        while True:
            self._sleeper.clear_wakes()
            try:
                wake_time = await self._advance()
            except Exception:  # such as a database that cannot be used for now
                _log.exception("the leagues will be tried again later")
                wake_time = self._clock.now() + RETRY_AFTER
            await self._sleeper.sleep(wake_time)

    async def _advance(self) -> float | None:
        """Take the steps that are due in all leagues, and return when the next one is due."""
        times = list[float]()
        async with self.leagues.changing:
            live = groupby(await self._season_store.live_seasons(), key=lambda season: season.league)
            for league_id, seasons in [(league_id, list(seasons)) for league_id, seasons in live]:
                league = await self.leagues.get(league_id)
                try:
                    times += await self._advance_league(league, seasons)
                except Exception:  # one league must not stop the others
                    _log.exception("a league will be tried again later", extra={"league": league_id})
                    times.append(self._clock.now() + RETRY_AFTER)
        for wake in self._listeners:
            wake()
        return min(times, default=None)

    async def _advance_league(self, league: League, seasons: Sequence[Season]) -> list[float]:
        """Take the steps that are due in a league, and return the times at which to check it again."""
        current_season = next((season for season in seasons if season.state in STATES_IN_PLAY), None)
        coming_season = next((season for season in seasons if season.state in ("rest", "signup")), None)
        game = self._games.game(league)
        if game is None:
            return []
        now, times = self._clock.now(), list[float]()
        if current_season is not None:
            times += await self._advance_games(league, game, current_season, coming_season)
        elif coming_season is None:
            return []
        elif league.state == "stopping":
            await self._league_store.drop_season(coming_season, replace(league, state="over"))
        elif coming_season.state == "rest" and day_of(now) >= coming_season.opens:
            await self._season_store.store_season(replace(coming_season, state="signup"))
            times.append(now)
        elif coming_season.state == "signup" and day_of(now) >= coming_season.starts:
            await self._draw_groups(league, game, coming_season)
            times.append(now)
        else:
            return [DAY * (coming_season.opens if coming_season.state == "rest" else coming_season.starts)]
        return times

    async def _draw_groups(self, league: League, game: AnyGame, season: Season) -> None:
        """Draw the groups and games of a season. If it has too few entrants, postpone its start by a week."""
        entrants = [entrant for entrant in await self._season_store.entrants_of(season.id) if entrant.user is not None]
        if len(entrants) < MIN_ENTRANTS:
            postponed_season = replace(season, starts=season.starts + RETRY_DAYS, ends=season.ends + RETRY_DAYS)
            await self._season_store.store_season(postponed_season, forgets=("signup",))
            return
        max_seats, entrant_by_id = game.seats[-1], {entrant.id: entrant for entrant in entrants}
        groups = divide_into_groups(await self._rank_entrants(league, entrants), max_seats)
        placed_entrants, fixtures = list[Entrant](), list[Fixture]()
        for group_number, group in enumerate(groups, 1):
            placed_entrants += [replace(entrant_by_id[entrant], group=group_number) for entrant in group]
            games = enumerate(draw_games(group, max_seats, season.seed), 1)
            fixtures += [Fixture(0, season.id, group_number, place, seats) for place, seats in games]
        today = day_of(self._clock.now())
        season = replace(season, state="playing", starts=today, ends=today + PLAY_DAYS)
        next_season = Season(0, league.id, season.number + 1, 0, 0, 0, self.leagues.new_seed(), "rest")
        next_season = with_dates(next_season, season.ends + REST_DAYS)
        await self._season_store.store_beginning(season, placed_entrants, fixtures, next_season)

    async def _rank_entrants(self, league: League, entrants: Sequence[Entrant]) -> list[int]:
        """Return entrants in the order of their places before the season. Newcomers come last, ordered by rating."""
        all_ratings = await self._results.all_ratings(league.guild)
        ratings = {rated.user: rated.rating for rated in all_ratings if rated.game == league.game}
        last_place = len(entrants) + max((entrant.before or 0 for entrant in entrants), default=0)

        def sort_key(entrant: Entrant) -> tuple[int, int, int]:
            place = last_place if entrant.before is None else entrant.before
            return place, -ratings.get(entrant.user or 0, 0), entrant.id

        return [entrant.id for entrant in sorted(entrants, key=sort_key)]

    async def _advance_games(
        self, league: League, game: AnyGame, season: Season, next_season: Season | None
    ) -> list[float]:
        """Open games, store results, and end the season when its time has come. Return the times at which to check it
        again."""
        entrants = {item.id: item for item in await self._season_store.entrants_of(season.id)}
        for fixture in await self._season_store.fixtures_of(season.id):
            if fixture.result is None:
                await self._store_result(fixture, entrants)
        fixtures = await self._season_store.fixtures_of(season.id)
        unfinished_games = [item for item in fixtures if item.result is None]
        if self._uptime.is_behind:
            return [self._clock.now() + RETRY_AFTER]
        season = await self._season_store.find_season(season.id)
        today, now = day_of(self._clock.now()), self._clock.now()
        ends = season.ends + (EXTRA_DAYS if season.state == "extra" else 0)
        if today >= season.ends and not unfinished_games:
            await self._finish(league, season, next_season, today)
            return [now]
        if today >= ends and season.state == "playing":
            for fixture in unfinished_games:
                await self._games.hurry(fixture)
            await self._season_store.store_season(replace(season, state="extra"))
            return [now]
        if today >= ends:
            for fixture in unfinished_games:
                await self._season_store.store_result(fixture, await self._games.result_now(fixture, entrants))
            return [now]
        return [DAY * ends, *await self._open_next(league, game, unfinished_games, entrants)]

    async def _store_result(self, fixture: Fixture, entrants: dict[int, Entrant]) -> None:
        result = await self._games.find_result(fixture, entrants)
        if result is not None:
            await self._season_store.store_result(fixture, result)

    async def _open_next(
        self, league: League, game: AnyGame, unfinished: Sequence[Fixture], entrants: dict[int, Entrant]
    ) -> list[float]:
        """Open the table of one game that has none, and return the times at which the next ones are due."""
        now = self._clock.now()
        waiting = [fixture for fixture in unfinished if fixture.table is None]
        for fixture in waiting:
            if now >= max(self._next_opening_time, self._retry_times.get(fixture.id, 0.0)):
                self._next_opening_time = now + THREAD_PAUSE_SECONDS
                self._retry_times[fixture.id] = now + THREAD_RETRY_AFTER
                await self._games.open_table(league, game, fixture, entrants)
                waiting.remove(fixture)
                break
        return [max(self._next_opening_time, self._retry_times.get(fixture.id, 0.0)) for fixture in waiting]

    async def _finish(self, league: League, season: Season, next_season: Season | None, today: int) -> None:
        """Store everybody's final place, and sign up the entrants who stay for the next season."""
        entrants, fixtures = (
            await self._season_store.entrants_of(season.id),
            await self._season_store.fixtures_of(season.id),
        )
        groups = season_groups(season, entrants, fixtures)
        places = {entrant.entrant: place for group in groups for place, entrant in enumerate(group.standings, 1)}
        placed_entrants = [replace(entrant, place=places[entrant.id]) for entrant in entrants]
        entrant_by_id = {entrant.id: entrant for entrant in entrants}
        signed_up = [
            Entrant(0, 0, entrant_by_id[entrant].user, before=place)
            for place, entrant in enumerate(next_order(groups), 1)
            if is_signed_up_again(entrant_by_id[entrant], fixtures)
        ]
        dated_season = with_dates(next_season, max(today, season.ends) + REST_DAYS) if next_season is not None else None
        await self._season_store.store_end(replace(season, state="over"), placed_entrants, dated_season, signed_up)
