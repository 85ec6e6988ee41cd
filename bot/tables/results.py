"""Keeping the results of finished games, each once, also those that ended while nobody looked."""

from bot.model.errors import NoTable
from bot.model.ratings import Rating, rated, standings
from bot.model.table import PastTable
from bot.runtime.workers import Workers
from bot.store.store import Store
from bot.tables.live_table import LiveTable
from bot.tables.registry import Tables

PAST = 50
"""So many games that are over are found again by their channel."""


class Results:
    """Who has won how often. Computers are in no result, nor are people who want none kept."""

    def __init__(self, store: Store, tables: Tables) -> None:
        self._book = store.results
        self._past = store.tables
        self._tables = tables
        self._workers = Workers(self._note_all)

    @property
    def idle(self) -> bool:
        """Whether nothing is being entered."""
        return self._workers.idle

    def wake(self, table: LiveTable) -> None:
        """A table has changed (a listener)."""
        if table.status == "over":
            self._workers.wake(0)

    async def start(self) -> None:
        """Enter what is missing."""
        self._workers.wake(0)

    async def settled(self) -> None:
        """Return when all is entered."""
        await self._workers.settled()

    async def close(self) -> None:
        """Leave the rest for the next start."""
        await self._workers.close()

    async def past(self, channel: int) -> tuple[PastTable, ...]:
        """Return the last games that are over in a channel and in its threads, the newest first."""
        return await self._past.past(channel, PAST)

    async def of(self, guild: int, user: int) -> tuple[Rating, ...]:
        """How a person stands in each kind of game."""
        return standings(await self._book.of(guild, user))

    async def everybody(self, guild: int) -> tuple[Rating, ...]:
        """How everybody in a server stands."""
        return standings(await self._book.everybody(guild))

    async def kept(self, user: int) -> bool:
        """Whether this person lets results be kept."""
        return not await self._book.unlisted(user)

    async def keep(self, user: int, on: bool) -> None:
        """Keep their results from now on, or forget them."""
        await (self._book.list_again(user) if on else self._book.unlist(user))

    async def _note_all(self, _: int) -> None:
        for table in await self._book.unnoted():
            try:
                await self._note(await self._tables.find(table))
            except NoTable:
                await self._book.note(table, 0, ())

    async def _note(self, table: LiveTable) -> None:
        result = table.game.result(table.state)
        ranks: dict[int, int] = {}
        for seat in table.roster.humans if result else ():
            user = table.roster.user_of(seat)
            if user is not None and result and await self.kept(user):
                ranks[user] = result.ranks[seat]
        before = await self._book.everybody(table.guild)
        found = rated(table.game.name, ranks, before, rival=result is not None and bool(result.rival))
        await self._book.note(table.id, table.guild, found)
