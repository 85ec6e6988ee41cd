"""The results of finished games, each stored once, including those of games that ended while the bot was stopped."""

from bot.model.errors import MissingComponents, NoTable
from bot.model.ratings import Rating, has_given_up, ranks_with_leavers, rate_game, ratings_of
from bot.model.table import PastTable
from bot.runtime.workers import WorkerService
from bot.store.store import Store
from bot.tables.live_table import LiveTable
from bot.tables.tables import Tables
from engine.game import Seat

MAX_LISTED_GAMES = 50
"""Maximum number of finished games to list for a channel."""


class Results(WorkerService):
    """The results of people on each server. Computers and people who opted out have none."""

    def __init__(self, store: Store, tables: Tables) -> None:
        self._result_store = store.results
        self._table_store = store.tables
        self._vote_store = store.votes
        self._tables = tables
        super().__init__(self._store_all)

    def note_change(self, table: LiveTable) -> None:
        """Store the result of a game that is over. `Tables` calls it as a listener."""
        if table.status == "over":
            self._workers.wake(0)

    async def start(self) -> None:
        """Store the results that are missing."""
        self._workers.wake(0)

    async def past_games(self, channel: int) -> tuple[PastTable, ...]:
        """Return the last finished games in a channel and its threads, the newest first."""
        return await self._table_store.past_games(channel, MAX_LISTED_GAMES)

    async def ratings_of(self, guild: int, user: int) -> tuple[Rating, ...]:
        """Return the ratings of a person in a server, one for each kind of game."""
        return ratings_of(await self._result_store.results_of(guild, user))

    async def all_ratings(self, guild: int) -> tuple[Rating, ...]:
        """Return the ratings of everybody in a server."""
        return ratings_of(await self._result_store.all_results(guild))

    async def is_new(self, user: int, game: str) -> bool:
        """Whether a person is known not to have finished this game yet. False for people who opted out of results,
        since it is unknown."""
        return await self.stores_results(user) and not await self._result_store.has_finished(user, game)

    async def stores_results(self, user: int) -> bool:
        """Whether a person has not opted out of results."""
        return not await self._result_store.has_opted_out(user)

    async def set_storing(self, user: int, on: bool) -> None:
        """Store a person's results from now on if `on`, or else delete them."""
        await (self._result_store.opt_in(user) if on else self._result_store.opt_out(user))

    async def _store_all(self, _: int) -> None:
        for table in await self._result_store.tables_without_results():
            try:
                await self._store_result(await self._tables.find(table))
            except MissingComponents:
                continue
            except NoTable:
                await self._result_store.store_results(table, 0, ())

    async def _store_result(self, table: LiveTable) -> None:
        result = table.game.result(table.state)
        against_game = result is not None and bool(result.rivals)
        ranks: dict[int, int] = {}
        if result is not None:
            leavers = {} if against_game else await self._find_leavers(table)
            users = [(table.roster.user_of(seat), seat) for seat in table.roster.humans]
            seats = {user: seat for user, seat in users if user is not None and await self.stores_results(user)}
            ranks = ranks_with_leavers(seats, result.ranks, leavers)
        earlier_results = await self._result_store.all_results(table.guild)
        ratings = rate_game(table.game.name, ranks, earlier_results, against_game=against_game)
        await self._result_store.store_results(table.id, table.guild, ratings)

    async def _find_leavers(self, table: LiveTable) -> dict[int, Seat]:
        """Return the people who gave up a seat that a computer then had until the end, and who have not opted out of
        results."""
        leavers = await self._vote_store.find_leavers(table.id)
        standing = {move.entry.number for move in table.log.fold.moves}
        log = (
            [item for item in await self._table_store.find_log(table.id) if item.entry.number in standing]
            if leavers
            else []
        )
        leaving_entries = [
            (user, seat)
            for user, seat in leavers
            if table.roster.user_of(seat) is None and has_given_up(user, seat, log)
        ]
        return {user: seat for user, seat in leaving_entries if await self.stores_results(user)}
