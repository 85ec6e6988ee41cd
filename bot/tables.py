"""The tables: channel to table, in memory while somebody uses it; every move goes through here."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import TypeAlias
from weakref import WeakValueDictionary

from bot import debts, reminders, signposts, watching
from bot.clock import Clock
from bot.debts import Owing
from bot.debts_kinds import Debt
from bot.people import Person
from bot.seats import Roster
from bot.store import Store
from bot.store_rows import EntryRow
from bot.tables_open import (
    AnyChange,
    AnyTable,
    NoTable,
    NotHost,
    NotStarted,
    OpenTable,
    TableClosed,
    load,
    record,
    whole,
)
from engine import codec
from engine.fold import Fold
from engine.game import Seat, Words
from engine.games import AnyGame
from engine.table import Change, Save

__all__ = ["AnyChange", "NoTable", "NotHost", "NotStarted", "OpenTable", "TableClosed", "Tables", "Wider"]

KEPT = 256
"""So many tables stay in memory although nobody uses them now."""

Heard: TypeAlias = Callable[[OpenTable], None]
Act: TypeAlias = Callable[[Save[object]], Awaitable[AnyChange]]

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Wider:
    """More than a player may take back alone: entry `first` and all after it. `said` tells the table why."""

    first: int
    said: str


class Tables:
    """All tables. One object a table: whoever holds one sees what everybody else does to it."""

    def __init__(self, store: Store, games: tuple[AnyGame, ...], clock: Clock) -> None:
        self._store = store
        self._games = games
        self._clock = clock
        self._alive: WeakValueDictionary[int, OpenTable] = WeakValueDictionary()
        self._recent: OrderedDict[int, OpenTable] = OrderedDict()
        self._loading = asyncio.Lock()
        self._heard: list[Heard] = []

    def listen(self, heard: Heard) -> None:
        """Have `heard` called after every change that was stored."""
        self._heard.append(heard)

    async def here(self, channel: int) -> OpenTable:
        """The table of a channel. Raises NoTable."""
        number = await self._store.archive.newest(channel)
        if number is None:
            raise NoTable
        return await self.find(number)

    async def find(self, table_id: int) -> OpenTable:
        """The table with this number. Raises NoTable."""
        async with self._loading:
            at = self._alive.get(table_id)
            if at is None:
                at = self._alive[table_id] = await load(self._store.archive, table_id, self._games)
        self._recent[table_id] = at
        self._recent.move_to_end(table_id)
        while len(self._recent) > KEPT:
            self._recent.popitem(last=False)
        return at

    async def play(self, at: OpenTable, user: int, words: Words, version: int | None, key: int) -> AnyChange:
        """Play for whoever sits there. The same interaction `key` plays once. Raises Refused."""
        return await self.play_seat(at, at.roster.seated(user), words, version, key)

    async def play_seat(
        self, at: OpenTable, seat: Seat, words: Words, version: int | None, key: int | None = None
    ) -> AnyChange:
        """Play for a seat. Raises Refused."""
        return await self._once(at, seat, key, lambda save: at.table.play(seat, words, version, save))

    async def undo(
        self, at: OpenTable, user: int | None, version: int | None, key: int | None, wider: Wider | None = None
    ) -> AnyChange:
        """Take the last move of `user` back, or what they may take back by the word of others. Raises Refused."""
        if wider is not None:
            seat = next((entry.seat for entry in at.table.entries if entry.number == wider.first), 0)
            taken = partial(at.table.undo_to, wider.first, seat, version)
            return await whole(self._act(at, seat, key, taken, user, wider.said))
        seat = at.roster.seated(user or 0)
        return await self._once(at, seat, key, lambda save: at.table.undo(seat, version, save))

    async def cancel(self, at: OpenTable, user: int, may_manage: bool, key: int) -> None:
        """Close a table before its end. Raises NotHost or TableClosed."""
        if user != at.host and not may_manage:
            raise NotHost
        await whole(self._cancel(at, user))
        _log.info("a table was cancelled", extra={"table": at.id, "interaction": key})

    async def close(self, at: OpenTable, user: int) -> None:
        """Close a table because of what `user` did. The caller holds its lock. Raises TableClosed."""
        if at.status not in ("lobby", "open"):
            raise TableClosed
        lobby = at.status == "lobby"
        await self.keep(at, debts.of_closing(at.row) if lobby else debts.of_cancelling(at.row, user, at.record))

    def forget(self, table_id: int) -> None:
        """A table was deleted: whoever still holds it finds it closed."""
        self._recent.pop(table_id, None)
        at = self._alive.pop(table_id, None)
        if at is not None:
            at.row = replace(at.row, status="cancelled", due=None)
            self.changed(at)

    async def keep(self, at: OpenTable, owing: Owing, started: AnyTable | None = None) -> None:
        """Store what has changed of a table besides its log, or its start, and tell. The caller holds its lock."""
        table = started or at.started
        decision = at.game.decision(table.fold.state) if table else None
        row = reminders.kept(owing.row, decision, None, self._clock.now())
        seen = await self._seen(at, owing, table.fold) if table is not None else ()
        await self._store.archive.keep(row, (*owing.debts, *seen, *signposts.owed(at.row, row)))
        at.row, at.started = row, table
        self.changed(at)

    def changed(self, at: OpenTable) -> None:
        """Tell whoever listens."""
        for heard in self._heard:
            heard(at)

    async def people(self, roster: Roster) -> Mapping[int, Person]:
        """The settings of who sits there."""
        return {user: await self._store.person(user) for user in roster.users}

    async def _cancel(self, at: OpenTable, user: int) -> None:
        async with at.lock:
            await self.close(at, user)

    async def _once(self, at: OpenTable, seat: Seat, key: int | None, act: Act) -> AnyChange:
        return await whole(self._act(at, seat, key, act))

    async def _act(
        self, at: OpenTable, seat: Seat, key: int | None, act: Act, user: int | None = None, said: str = ""
    ) -> AnyChange:
        async with at.lock:
            number = await self._store.archive.played(key) if key is not None else None
            if number is not None:
                return _again(at.table, number)
            if at.status == "cancelled":
                raise TableClosed
            change = await act(partial(self._save, at, user or at.roster.user_of(seat), key, said))
        self.changed(at)
        return change

    async def _save(self, at: OpenTable, user: int | None, key: int | None, said: str, change: AnyChange) -> None:
        """Store a change and what is owed for it, at once."""
        now = self._clock.now()
        state = change.after.state
        kept = record(at.table.header, change.after, (*at.table.entries, change.entry))
        owing = debts.of_change(at.row, at.game, kept, change, await self.people(at.roster), now, said)
        row = reminders.kept(owing.row, at.game.decision(state), change.entry.seat, now)
        row = replace(row, snapshot=codec.dumps(state))
        told = (*owing.debts, *await self._seen(at, owing, change.after), *signposts.owed(at.row, row))
        await self._store.archive.append(row, EntryRow(change.entry, user, now, codec.digest(state), key), told)
        at.row = row

    async def _seen(self, at: OpenTable, owing: Owing, fold: Fold[object]) -> tuple[Debt, ...]:
        """What is owed to those who watch."""
        if not watching.waits_anew(owing):
            return ()
        people = [await self._store.person(user) for user in await self._store.watchers.of(at.id)]
        return watching.sights(owing, at.game, fold, people)


def _again(table: AnyTable, number: int) -> AnyChange:
    """What an entry did that was made before."""
    entry = table.entries[number - 1]
    moments = table.fold.moments
    place = next((place for place, moment in enumerate(moments) if moment.entry == entry), None)
    if place is None:
        return Change(entry, table.fold, table.fold, None)
    start = table.fold.start
    return Change(entry, Fold(start, moments[:place]), Fold(start, moments[: place + 1]), moments[place].step)
