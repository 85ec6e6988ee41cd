"""Gathering players: from an empty table to the first turn."""

import secrets
from collections.abc import Callable, Mapping
from dataclasses import replace

from bot.messages import changes, threads
from bot.messages.changes import Owing
from bot.messages.kinds import Opening
from bot.model.errors import AlreadyStarted, ChannelTaken, StillOpen, TooFew
from bot.model.orders import DELAYS
from bot.model.roster import Chair, Roster
from bot.model.themes import USUAL
from bot.runtime.clock import Clock
from bot.store.rows import TableRow
from bot.store.store import Store, Taken
from bot.tables import seating
from bot.tables.live_table import OpenTable, TableClosed, whole
from bot.tables.registry import Tables
from engine import codec, fold
from engine.chance import SEED_BYTES, Chance, commitment
from engine.games import AnyGame
from engine.record import Header, Record
from engine.table import Table


class Lobbies:
    """What may be done at a table before its game begins, and leaving it later."""

    def __init__(
        self, store: Store, tables: Tables, clock: Clock, seeds: Callable[[int], bytes] = secrets.token_bytes
    ) -> None:
        self._store = store
        self._tables = tables
        self._clock = clock
        self._seeds = seeds

    async def create(
        self,
        *,
        guild: int,
        channel: int,
        host: int,
        host_name: str,
        game: AnyGame,
        options: Mapping[str, str],
        language: str,
        key: int,
        auto_end: bool = True,
        reminders: int = 24,
        theme: str = USUAL,
        orders_delay: str = next(iter(DELAYS)),
        parent: int = 0,
        opening: Opening | None = None,
    ) -> OpenTable:
        """Return a new table, where its host sits; it gets a thread of `parent` by an `opening`. The same interaction
        `key` makes one. Raises ChannelTaken."""
        chosen = tuple((option.name, options.get(option.name, option.choices[0])) for option in game.options)
        chairs = Roster((Chair("", host, host_name),))
        row = TableRow(0, guild, channel, host, language, game.name, chosen, auto_end, "lobby", chairs)
        row = replace(row, reminders=reminders, theme=theme, orders_delay=orders_delay)
        row = replace(row, parent=parent)
        if opening is not None:
            return await whole(self._create(Owing(replace(row, channel=-key), (opening,)), key))
        return await whole(self._create(Owing(row, threads.first(row, game)), key))

    async def rematch(self, table_id: int, user: int, key: int) -> OpenTable:
        """A new table for the same people with the next seat first. Raises NotSeated, StillOpen or ChannelTaken."""
        at = await self._tables.find(table_id)
        at.roster.seated(user)
        if at.status != "over":
            raise StillOpen
        row = replace(
            at.row,
            id=0,
            host=user,
            status="lobby",
            roster=seating.rotated(at.roster),
            ordered=True,
            header="",
            snapshot="",
            told=0,
            asked=0,
            due=None,
            waits=(),
        )
        return await whole(self._create(Owing(row, threads.first(row, at.game)), key))

    async def join(self, table_id: int, user: int, name: str, mark: str | None) -> OpenTable:
        """Sit down, as `mark` if one is chosen; who sits already may choose another mark. Raises Refused."""
        return await self._seat(table_id, lambda at: seating.joined(at.roster, at.game, user, name, mark or ""))

    async def add_computer(self, table_id: int, user: int) -> OpenTable:
        """Seat a computer player. Raises NotSeated or TableFull."""

        def changed(at: OpenTable) -> Roster:
            at.roster.seated(user)
            return seating.with_computer(at.roster, at.game, at.language)

        return await self._seat(table_id, changed)

    async def remove_computer(self, table_id: int, user: int) -> OpenTable:
        """Remove the computer player that came last. Raises NotSeated or NoComputer."""

        def changed(at: OpenTable) -> Roster:
            at.roster.seated(user)
            return seating.without_computer(at.roster)

        return await self._seat(table_id, changed)

    async def leave(self, table_id: int, user: int) -> OpenTable:
        """Get up. In a game that goes on a computer takes the seat; without people it ends. Raises Refused."""
        at = await self._tables.find(table_id)
        return await whole(self._leave(at, user))

    async def start(self, table_id: int, user: int) -> OpenTable:
        """Shuffle the seats and begin. Raises NotSeated, TooFew or AlreadyStarted."""
        at = await self._tables.find(table_id)
        return await whole(self._start(at, user))

    async def _create(self, owing: Owing, key: int) -> OpenTable:
        try:
            row = await self._store.archive.create(owing.row, key, owing.debts)
        except Taken:
            made = await self._store.archive.made(key)
            if made is None:
                raise ChannelTaken from None
            return await self._tables.find(made)
        at = await self._tables.find(row.id)
        self._tables.changed(at)
        return at

    async def _seat(self, table_id: int, changed: Callable[[OpenTable], Roster]) -> OpenTable:
        at = await self._tables.find(table_id)
        return await whole(self._seated(at, changed))

    async def _seated(self, at: OpenTable, changed: Callable[[OpenTable], Roster]) -> OpenTable:
        async with at.lock:
            _gathering(at)
            row = replace(at.row, roster=changed(at))
            await self._tables.keep(at, changes.of_lobby(row, at.game))
        return at

    async def _leave(self, at: OpenTable, user: int) -> OpenTable:
        async with at.lock:
            seat = at.roster.seated(user)
            if at.status not in ("lobby", "open"):
                raise TableClosed
            if at.roster.users == (user,):
                await self._tables.close(at, user)
            else:
                await self._tables.keep(at, _without(at, seat))
        return at

    async def _start(self, at: OpenTable, user: int) -> OpenTable:
        async with at.lock:
            _gathering(at)
            at.roster.seated(user)
            if len(at.roster.chairs) < at.game.seats[0]:
                raise TooFew(at.game)
            header, row = _dealt(at, self._seeds(SEED_BYTES))
            start = fold.begin(at.game, header)
            row = replace(row, snapshot=codec.dumps(start.state))
            people = await self._tables.people(row.roster)
            owing = changes.of_start(row, at.game, header, start, people, self._clock.now())
            await self._tables.keep(at, owing, Table(at.game, header, start))
        return at


def _gathering(at: OpenTable) -> None:
    """Raise unless players are still being gathered."""
    if at.status == "open":
        raise AlreadyStarted
    if at.status != "lobby":
        raise TableClosed


def _dealt(at: OpenTable, seed: bytes) -> tuple[Header, TableRow]:
    """Who sits where, and the header that the game starts from."""
    game, roster = at.game, seating.seated(at.roster, at.game, Chance(seed), ordered=at.row.ordered)
    header = Header(game.name, game.rules, at.row.options, roster.marks, commitment(seed), seed)
    return header, replace(at.row, roster=roster, status="open", header=Record(header).text())


def _without(at: OpenTable, seat: int) -> Owing:
    """A table after somebody got up from `seat`; the next person is its host if it was theirs."""
    leaver = at.roster.chairs[seat]
    if at.status == "lobby":
        return changes.of_lobby(hosted(at.row, seating.without(at.roster, seat)), at.game)
    computer = Chair(leaver.mark, None, seating.computer_name(at.roster, at.language))
    row = hosted(at.row, seating.replaced(at.roster, seat, computer))
    return changes.of_leaving(row, at.game, at.table.fold, seat, leaver.name)


def hosted(row: TableRow, roster: Roster) -> TableRow:
    """A table where these people sit: its host if still there, else the first of them, is its host."""
    host = row.host if row.host in roster.users else roster.users[0]
    return replace(row, roster=roster, host=host)
