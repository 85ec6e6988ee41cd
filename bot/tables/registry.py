"""The tables: channel to table, in memory while somebody uses it; every move goes through here."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import TypeAlias, TypeVar
from weakref import WeakValueDictionary

from bot.messages import changes, reminders, threads
from bot.messages import orders as orders_words
from bot.messages.changes import Consequences
from bot.messages.kinds import Outgoing
from bot.model import orders
from bot.model.errors import NoTable, NotHost, NotStarted, TableClosed
from bot.model.person import Person
from bot.model.roster import Roster
from bot.model.table import LogEntry, TableRecord
from bot.runtime.clock import Clock
from bot.store.store import Store
from bot.tables import watching
from bot.tables.live_table import AnyChange, AnyTable, LiveTable, load, record, whole
from engine import codec, fold
from engine.fold import Fold
from engine.game import Seat, Words
from engine.games import AnyGame
from engine.table import Answer, Change, Save

__all__ = ["AnyChange", "NoTable", "NotHost", "NotStarted", "LiveTable", "TableClosed", "Tables", "Wider"]

KEPT = 1000
"""So many tables stay in memory although nobody uses them now."""

Heard: TypeAlias = Callable[[LiveTable], None]
T = TypeVar("T")
Act: TypeAlias = Callable[[Save[object]], Awaitable[T]]

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
        self._alive: WeakValueDictionary[int, LiveTable] = WeakValueDictionary()
        self._recent: OrderedDict[int, LiveTable] = OrderedDict()
        self._loading: dict[int, asyncio.Task[LiveTable]] = {}
        self._heard: list[Heard] = []

    def listen(self, heard: Heard) -> None:
        """Have `heard` called after every change that was stored."""
        self._heard.append(heard)

    async def here(self, channel: int) -> LiveTable:
        """The table of a channel. Raises NoTable."""
        number = await self._store.archive.newest(channel)
        if number is None:
            raise NoTable
        return await self.find(number)

    async def find(self, table_id: int) -> LiveTable:
        """The table with this number. Raises NoTable."""
        at = self._alive.get(table_id) or await self._load(table_id)
        self._recent[table_id] = at
        self._recent.move_to_end(table_id)
        while len(self._recent) > KEPT:
            self._recent.popitem(last=False)
        return at

    async def _load(self, table_id: int) -> LiveTable:
        """What several ask for at once is loaded once. Raises NoTable, also when it is deleted meanwhile."""

        async def loaded() -> LiveTable:
            try:
                table = await load(self._store.archive, table_id, self._games)
            finally:
                wanted = self._loading.pop(table_id, None)
            if wanted is None:
                raise NoTable
            self._alive[table_id] = table
            return table

        if table_id not in self._loading:
            self._loading[table_id] = asyncio.create_task(loaded())
        return await asyncio.shield(self._loading[table_id])

    async def play(self, table: LiveTable, user: int, words: Words, version: int | None, key: int) -> AnyChange | None:
        """Play for whoever sits there; None: it is held back until orders of theirs would be played. The same
        interaction `key` plays once. Raises Refused."""
        seat = table.roster.seated(user)
        return await whole(self._act(table, seat, key, partial(self._say, table, seat, words, version)))

    async def play_seat(
        self, table: LiveTable, seat: Seat, words: Words | None, version: int | None, key: int | None = None
    ) -> AnyChange | None:
        """Play for a seat: `words`, or (None) what it has said or ordered if the time for that has come; None when that
        is nothing. Raises Refused."""
        return await whole(self._act(table, seat, key, partial(self._move, table, seat, words, version)))

    async def undo(
        self, table: LiveTable, user: int | None, version: int | None, key: int | None, wider: Wider | None = None
    ) -> AnyChange:
        """Take the last move of `user` back, or what they may take back by the word of others. Raises Refused."""
        if wider is not None:
            seat = next((entry.seat for entry in table.table.entries if entry.number == wider.first), 0)
            taken = partial(table.table.undo_to, wider.first, seat, version)
            return await whole(self._act(table, seat, key, taken, user, wider.said))
        seat = table.roster.seated(user or 0)
        return await whole(self._act(table, seat, key, partial(table.table.undo, seat, version)))

    async def cancel(self, table: LiveTable, user: int, may_manage: bool, key: int) -> None:
        """Close a table before its end. Raises NotHost or TableClosed."""
        if user != table.host and not may_manage:
            raise NotHost
        await whole(self._cancel(table, user))
        _log.info("a table was cancelled", extra={"table": table.id, "interaction": key})

    async def close(self, table: LiveTable, user: int) -> None:
        """Close a table because of what `user` did. The caller holds its lock. Raises TableClosed."""
        if table.status not in ("lobby", "open"):
            raise TableClosed
        if not table.row.placed:
            owing = Consequences(replace(table.row, status="cancelled"))
        elif table.status == "lobby":
            owing = changes.of_closing(table.row)
        else:
            owing = changes.of_cancelling(table.row, user, table.record)
        await self.keep(table, owing)

    def forget(self, table_id: int) -> None:
        """A table was deleted: whoever still holds it finds it closed."""
        self._recent.pop(table_id, None)
        self._loading.pop(table_id, None)
        at = self._alive.pop(table_id, None)
        if at is not None:
            at.row = replace(at.row, status="cancelled", due=None)
            self.changed(at)

    async def keep(self, at: LiveTable, owing: Consequences, started: AnyTable | None = None) -> None:
        """Store what has changed of a table besides its log, or its start, and tell. The caller holds its lock."""
        table = started or at.started
        decision = at.game.decision(table.fold.state) if table else None
        now = self._clock.now()
        row = reminders.kept(owing.row, decision, None, now)
        if table is not None:
            stays = decision.seats if decision else ()
            row = orders.kept(row, at.game, table.fold.state, stays, table.header.seed, table.version, now)
        seen = await self._seen(at, owing, table.fold) if table is not None else ()
        await self._store.archive.keep(row, (*owing.debts, *seen, *threads.owed(at.row, row)))
        at.row, at.started = row, table
        self.changed(at)

    def changed(self, table: LiveTable) -> None:
        """Tell whoever listens."""
        for heard in self._heard:
            heard(table)

    async def people(self, roster: Roster) -> Mapping[int, Person]:
        """The settings of who sits there."""
        return {user: await self._store.person(user) for user in roster.users}

    async def _cancel(self, table: LiveTable, user: int) -> None:
        async with table.lock:
            await self.close(table, user)

    async def _say(
        self, table: LiveTable, seat: Seat, words: Words, version: int | None, save: Save[object]
    ) -> AnyChange | None:
        """Play what somebody says, unless what they have ordered is still to wait: then so does this."""
        if not orders.waiting(table.row, seat, self._clock.now()):
            return await self._move(table, seat, words, version, save)
        table.table.examine(seat, words, version)
        await self.keep(table, Consequences(orders.said(table.row, seat, words)))
        return None

    async def _move(
        self, table: LiveTable, seat: Seat, words: Words | None, version: int | None, save: Save[object]
    ) -> AnyChange | None:
        """Play, and what may follow at once."""
        state = table.table.fold.state
        if words is None:
            if seat not in orders.due(table.row, self._clock.now()):
                return None
            words = orders.answer(table.row, table.game, state, seat)
        if words is None:
            await self.keep(table, Consequences(orders.passed(table.row, seat)))
            return None
        return await table.table.play(seat, words, version, save, partial(orders.at_once, table.game, table.row))

    async def _act(
        self, table: LiveTable, seat: Seat, key: int | None, act: Act[T], user: int | None = None, said: str = ""
    ) -> T | AnyChange:
        async with table.lock:
            number = await self._store.archive.played(key) if key is not None else None
            if number is not None:
                return _again(table.table, number)
            if table.status == "cancelled":
                raise TableClosed
            change = await act(partial(self._save, table, user or table.roster.user_of(seat), key, said))
        self.changed(table)
        return change

    async def _save(self, table: LiveTable, user: int | None, key: int | None, said: str, change: AnyChange) -> None:
        """Store a change and what is owed for it, at once."""
        now = self._clock.now()
        kept = record(table.table.header, change.after, (*table.table.entries, *change.entries))
        people = await self.people(table.roster)
        owing = changes.of_change(table.row, table.game, kept, change, people, now, said)
        row = self._timed(table, owing.row, change, now)
        noted = orders_words.noted(row, owing.debts, people)
        told = (*noted, *await self._seen(table, owing, change.after), *threads.owed(table.row, row))
        await self._store.archive.append(row, _rows(table, change, user, key, now), told)
        table.row = row

    def _timed(self, table: LiveTable, row: TableRecord, change: AnyChange, now: float) -> TableRecord:
        """The table after a change, with the times at which something is to happen."""
        state, seed, version = change.after.state, table.table.header.seed, change.entries[-1].number
        before, after = table.game.decision(change.before.state), table.game.decision(state)
        row = reminders.kept(row, after, change.entry.seat, now)
        row = orders.kept(row, table.game, state, orders.same_question(before, after, change), seed, version, now)
        return replace(row, snapshot=codec.dumps(state))

    async def _seen(self, table: LiveTable, owing: Consequences, fold: Fold[object]) -> tuple[Outgoing, ...]:
        """What is owed to those who watch."""
        if not watching.waits_anew(owing):
            return ()
        people = [await self._store.person(user) for user in await self._store.watchers.of(table.id)]
        return watching.sights(owing, table.game, fold, people)


def _rows(table: LiveTable, change: AnyChange, user: int | None, key: int | None, now: float) -> tuple[LogEntry, ...]:
    """What is kept of the entries of a change."""
    state = change.step.state if change.step else change.after.state
    first = LogEntry(change.entry, user, now, codec.digest(state), key)
    followed = [
        LogEntry(answer.entry, table.roster.user_of(answer.entry.seat), now, codec.digest(answer.step.state), None)
        for answer in change.followed
    ]
    return (first, *followed)


def _again(table: AnyTable, number: int) -> AnyChange:
    """What an entry did that was made before, with what followed it."""
    entry = table.entries[number - 1]
    moments = table.fold.moments
    place = next((place for place, moment in enumerate(moments) if moment.entry == entry), None)
    if place is None:
        return Change(entry, table.fold, table.fold, None)
    last = place + 1
    while last < len(moments) and moments[last].entry.follows:
        last += 1
    did = [fold.first(table.game, table.fold, count) for count in range(place, last + 1)]
    answers = [Answer(folded.moments[-1].entry, folded.step) for folded in did[2:]]
    return Change(entry, did[0], did[-1], did[1].step, tuple(answers))
