"""The tables that wait for each person, cached, so that after a move the person's next table is known at once."""

import logging
from collections.abc import Sequence

from cachetools import LRUCache

from bot.messages.table_lines import ListedTable
from bot.model.gathering import most_seats
from bot.model.mentions import web_address
from bot.model.table import TableRecord
from bot.model.waiting import PlaceInOrder, WaitingTable, next_waiting, table_sort_key, waits_by_person
from bot.store.database import StoreUnavailable
from bot.store.store import Store
from bot.tables.between.places import NoPlaces, Places
from bot.tables.live_table import LiveTable
from engine.registry import AnyGame, UnknownGame, find_game

MAX_CACHED_PLACES = 10000
"""Maximum number of remembered positions in the order of waiting tables from which people went on, and of remembered
tables that people may not see."""

_FIRST_PLACE: PlaceInOrder = (0.0, 0.0, 0)

_log = logging.getLogger(__name__)


class WaitingTables:
    """The tables that wait for each person. They are cached, since only one process works at a time."""

    def __init__(self, store: Store, games: tuple[AnyGame, ...]) -> None:
        self._store = store
        self._games = games
        self._tables_by_person: dict[int, dict[int, WaitingTable]] = {}
        self._people_by_table: dict[int, Sequence[int]] = {}
        self._last_places: LRUCache[tuple[int, int], PlaceInOrder] = LRUCache(MAX_CACHED_PLACES)
        self._hidden_tables: LRUCache[tuple[int, int], bool] = LRUCache(MAX_CACHED_PLACES)
        self.places: Places = NoPlaces()

    @property
    def is_idle(self) -> bool:
        """Return True, because nothing runs in the background."""
        return True

    async def start(self) -> None:
        """Read the tables that wait from the store, except those that changed since the process started: their changes
        have already been noted."""
        try:
            rows = await self._store.tables.unfinished_tables()
        except StoreUnavailable as unread:
            _log.warning("the tables that wait for people could not be read: %s", unread)
            return
        for row in rows:
            if row.id not in self._people_by_table:
                self._note_waits(row)

    async def wait_until_idle(self) -> None:
        """Return at once, because nothing runs in the background."""

    async def close(self) -> None:
        """Do nothing."""

    def note_change(self, table: LiveTable) -> None:
        """Note the people for whom a table waits. `Tables` calls it as a listener."""
        self._note_waits(table.row)

    def _note_waits(self, row: TableRecord) -> None:
        waiting_by_person = waits_by_person(row)
        for user in self._people_by_table.get(row.id, ()):
            tables_of_person = self._tables_by_person[user]
            self._last_places[user, row.id] = tables_of_person.pop(row.id).sort_key
            self._hidden_tables.pop((user, row.id), None)
            if not tables_of_person:
                del self._tables_by_person[user]
        for user, waiting in waiting_by_person.items():
            self._tables_by_person.setdefault(user, {})[row.id] = waiting
        self._people_by_table[row.id] = tuple(waiting_by_person)

    def other_tables(self, user: int, table: int) -> tuple[WaitingTable, ...]:
        """Return the other tables that wait for `user`, the next one first. Only tables on servers with the bot and in
        channels that the person can probably see are included."""
        other_tables = [
            waiting
            for waiting in self._tables_by_person.get(user, {}).values()
            if waiting.table != table
            and (user, waiting.table) not in self._hidden_tables
            and self.places.server_name(waiting.guild) is not None
        ]
        next_table = next_waiting(other_tables, self._last_places.get((user, table), _FIRST_PLACE))
        return (
            ()
            if next_table is None
            else (next_table, *(waiting for waiting in other_tables if waiting is not next_table))
        )

    async def tables_of(self, user: int) -> tuple[TableRecord, ...]:
        """Return the unfinished tables of `user`: first those that wait for them, then the other games, then the
        lobbies."""
        rows = await self._store.tables.unfinished_of(user)
        return tuple(sorted((row for row in rows if row.has_place), key=lambda row: table_sort_key(row, user)))

    async def tables_in_server(self, guild: int) -> tuple[TableRecord, ...]:
        """Return the unfinished tables of a server, lobbies and games."""
        return await self._store.tables.unfinished_tables(guild)

    async def is_shown(self, row: TableRecord, user: int) -> bool:
        """Whether `user` is known to see the channel of a table or of its thread. A table that they are not known to
        see is not offered to them as the next one."""
        is_seen = await self.places.can_see(row.guild, row.parent_channel or row.channel, user)
        if is_seen:
            self._hidden_tables.pop((user, row.id), None)
        else:
            self._hidden_tables[user, row.id] = True
        return is_seen

    async def link_to(self, table: TableRecord | WaitingTable) -> str:
        """Return the address of a table's newest board, or of its channel if there is no board yet."""
        table_id = table.table if isinstance(table, WaitingTable) else table.id
        board = await self._store.outbox.find_board(table_id)
        return web_address(table.guild, table.channel, board.message if board is not None else None)

    async def describe(self, row: TableRecord) -> ListedTable:
        """Return a table with the facts that a list of tables shows."""
        channel, server = self.places.channel_name(row.guild, row.channel), self.places.server_name(row.guild)
        return ListedTable(row, await self.link_to(row), channel or "", server or "", self._most_players(row))

    def _most_players(self, row: TableRecord) -> int:
        try:
            return most_seats(row, find_game(row.game, self._games))
        except UnknownGame:
            return len(row.roster.chairs)
