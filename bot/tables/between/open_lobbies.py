"""Help for lobbies that need players: the call to a role, the countdown of a full lobby, and the end of an unchanged
one."""

import logging
from collections.abc import Callable

from msgspec.structs import replace

from bot.messages import changes, lobby
from bot.messages.outgoing import Consequences
from bot.model.errors import AlreadyCalled, NotHost, TableFull
from bot.model.gathering import is_closing_due, is_countdown_over, is_full, most_seats
from bot.model.table import TableRecord
from bot.runtime.clock import Clock
from bot.store.tables import TableStore
from bot.tables.live_table import LiveTable, shield
from bot.tables.lobby import Lobbies, require_gathering
from bot.tables.tables import Tables
from engine.game import Refused

_log = logging.getLogger(__name__)


class OpenLobbies:
    """Changes lobbies in ways that do not affect their players."""

    def __init__(self, store: TableStore, tables: Tables, lobbies: Lobbies, clock: Clock) -> None:
        self._store = store
        self._tables = tables
        self._lobbies = lobbies
        self._clock = clock

    async def stop_countdown(self, table_id: int, user: int) -> LiveTable:
        """Stop the countdown of a full lobby, so that its game begins only when somebody starts it. Raises NotHost,
        AlreadyStarted or TableClosed."""
        table = await self._tables.find(table_id)
        _require_host(table, user)
        return await self._store_change(table, lambda row: replace(row, due=None))

    async def keep_open(self, table_id: int, user: int) -> LiveTable:
        """Keep an unchanged lobby open that would otherwise be closed. Raises NotHost, AlreadyStarted or
        TableClosed."""
        table = await self._tables.find(table_id)
        _require_host(table, user)
        now = self._clock.now()
        return await self._store_change(table, lambda row: replace(row, gathers=now, closes=None))

    @shield
    async def call_players(self, table_id: int, user: int, role: int, limit: int) -> LiveTable:
        """Post a message that mentions `role`, at most once for each table and `limit` times a day on its server.
        Raises NotHost, AlreadyStarted, TableClosed, AlreadyCalled, TableFull or TooManyCalls."""
        table = await self._tables.find(table_id)
        _require_host(table, user)
        async with self._tables.changing(table):
            require_gathering(table)
            if table.row.called is not None:
                raise AlreadyCalled
            max_seats, now = most_seats(table.row, table.game), self._clock.now()
            if is_full(table.row, table.game):
                raise TableFull(max_seats)
            row = replace(table.row, call_role=role, called=now)
            call = lobby.role_call(row, table.roster.seat_of(user) or 0, max_seats)
            outgoing = (call, *changes.lobby_messages(row, table.game).outgoing)
            await self._store.store_call(row, outgoing, now, limit)
            self._tables.adopt(table, row, None)
        return table

    @shield
    async def start_full(self, table: LiveTable) -> None:
        """Start the game of a lobby whose countdown has ended. If the game cannot begin, wait until somebody starts
        it."""
        try:
            async with self._tables.changing(table):
                if is_countdown_over(table.row, self._clock.now()):
                    await self._lobbies.begin_game(table)
        except Refused as refused:
            _log.info("a full table could not start", extra={"table": table.id, "reason": refused.reason})
            await self._store_change(table, lambda row: replace(row, due=None))

    @shield
    async def ask_host(self, table: LiveTable, closes: float) -> None:
        """Ask the host of an unchanged lobby whether to keep it open. Without an answer it closes at `closes`."""
        async with self._tables.changing(table):
            if table.status == "lobby" and table.row.closes is None:
                row = replace(table.row, closes=closes)
                await self._tables.store_change(table, Consequences(row, (lobby.keep_open_question(row, closes),)))

    @shield
    async def close_unkept(self, table: LiveTable) -> None:
        """Close a lobby that its host has not kept open."""
        async with self._tables.changing(table):
            if is_closing_due(table.row, self._clock.now()):
                await self._tables.store_change(table, changes.closing_messages(table.row, "lobby-unkept"))

    @shield
    async def _store_change(self, table: LiveTable, changed: Callable[[TableRecord], TableRecord]) -> LiveTable:
        """Store a change of a lobby that affects neither its players nor its options."""
        async with self._tables.changing(table):
            require_gathering(table)
            await self._tables.store_change(table, changes.lobby_messages(changed(table.row), table.game))
        return table


def _require_host(table: LiveTable, user: int) -> None:
    if table.host != user:
        raise NotHost
