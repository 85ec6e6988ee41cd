"""All changes of tables: moves, undos, cancellations. Every move passes through here."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from functools import partial
from typing import TypeAlias

from msgspec.structs import replace

from bot.messages import changes
from bot.messages.changes import consequences_of_change, consequences_of_other_change
from bot.messages.outgoing import Consequences
from bot.model import orders, pace
from bot.model.errors import NotHost, TableClosed, VoteFirst
from bot.model.person import Person
from bot.model.roster import Roster
from bot.model.table import LogEntry, TableRecord
from bot.runtime.clock import Clock
from bot.store.store import Store
from bot.tables.live_table import AnyChange, AnyLog, LiveTable, record_of, shield
from bot.tables.loaded import LoadedTables
from engine import codec
from engine.game import Seat, Words
from engine.registry import AnyGame
from engine.replay import Fold
from engine.table import CannotUndo, change_made_by, check_play, play, undo, undo_from

Notice: TypeAlias = Callable[[TableRecord, Fold[object]], str]
"""A function that returns a text for a table, given the table and its position before a change."""

_log = logging.getLogger(__name__)


class Tables(LoadedTables):
    """All tables, and their changes.

    Each change is made inside `changing(table)`, which holds the table's lock, and is stored by `_store_move` if it
    adds entries to the log, otherwise by `store_change`. Then the listeners are called.
    """

    def __init__(self, store: Store, games: tuple[AnyGame, ...], clock: Clock) -> None:
        super().__init__(store, games)
        self._store = store
        self._clock = clock
        self._changed_tables: set[LiveTable] = set()

    @shield
    async def play(
        self, table: LiveTable, user: int, words: Words, version: int | None, interaction: int | None
    ) -> AnyChange | None:
        """Play for `user` and return the change. Return None if the answer is held until the time at which standing
        orders would be played. `interaction`: the id of the interaction or direct message with the move; a second call
        with the same id plays nothing. Raises Refused."""
        seat = table.roster.seat_of_user(user)
        async with self._changing_once(table, interaction) as earlier:
            if earlier is not None:
                return earlier
            if orders.is_answer_held(table.row, seat, self._clock.now()):
                await self._store_held_answer(table, seat, words, version)
                return None
            change = _play(table, seat, words, version)
            await self._store_move(table, change, user, interaction)
        return change

    @shield
    async def play_seat(
        self, table: LiveTable, seat: Seat, words: Words, version: int | None, *, by_computer: bool = False
    ) -> AnyChange:
        """Play for a seat and return the change: for a computer player, or to end a turn automatically. `by_computer`:
        whether a computer plays, which it may also do for a person whose time is up. Raises Refused."""
        async with self.changing(table):
            _require_not_cancelled(table)
            change = _play(table, seat, words, version)
            user = None if by_computer else _person_playing(table, seat)
            await self._store_move(table, change, user, None, has_acted=False)
        return change

    @shield
    async def play_due_answer(self, table: LiveTable, seat: Seat) -> AnyChange | None:
        """Play a seat's held answer or standing order if it is due, and return the change. Return None if there is
        nothing to play. Raises Refused."""
        async with self.changing(table):
            _require_not_cancelled(table)
            if seat not in orders.seats_with_due_answers(table.row, self._clock.now()):
                return None
            words = orders.due_answer(table.row, table.game, table.state, seat)
            if words is None:
                await self.store_change(table, Consequences(orders.with_answer_passed(table.row, seat)))
                return None
            change = _play(table, seat, words, None)
            await self._store_move(table, change, table.roster.user_of(seat), None)
        return change

    @shield
    async def undo(self, table: LiveTable, user: int, version: int | None, interaction: int) -> AnyChange:
        """Undo the last move of `user`, and return the change. A second call with the same id of an `interaction`
        undoes nothing more. Raises Refused."""
        seat = table.roster.seat_of_user(user)
        async with self._changing_once(table, interaction) as earlier:
            if earlier is not None:
                return earlier
            await self._require_no_computer_move(table, seat)
            change = await asyncio.to_thread(undo, table.game, table.log, seat, version)
            await self._store_move(table, change, user, interaction)
        return change

    @shield
    async def undo_from(
        self,
        table: LiveTable,
        entry_number: int,
        notice: Notice,
        version: int | None,
        user: int | None = None,
        interaction: int | None = None,
    ) -> AnyChange:
        """Undo an entry and all later ones, because others have decided so, and return the change. `notice`: returns
        the text that gives the table the reason. `user`: the person who undoes them, or None for the player who made
        the entry. Raises Refused."""
        async with self._changing_once(table, interaction) as earlier:
            if earlier is not None:
                return earlier
            seat = next((entry.seat for entry in table.log.entries if entry.number == entry_number), 0)
            change = await asyncio.to_thread(undo_from, table.game, table.log, entry_number, seat, version)
            undoer = table.roster.user_of(seat) if user is None else user
            await self._store_move(table, change, undoer, interaction, notice(table.row, table.log.fold))
        return change

    @shield
    async def cancel(self, table: LiveTable, user: int, may_manage: bool, interaction: int) -> None:
        """Close a table before its end. `may_manage`: whether `user` may manage the server. Raises NotHost, VoteFirst
        or TableClosed."""
        if not may_cancel(table, user, may_manage):
            raise NotHost
        async with self.changing(table):
            if not may_manage and _has_others_moves(table, user):
                raise VoteFirst
            await self.store_cancellation(table, user)
        _log.info("a table was cancelled", extra={"table": table.id, "interaction": interaction})

    async def store_cancellation(self, table: LiveTable, user: int) -> None:
        """Store that `user` has closed a table before its end, with the messages about it. The caller must hold
        `changing(table)`. Raises TableClosed."""
        if table.status not in ("lobby", "open"):
            raise TableClosed
        if not table.row.has_place:
            consequences = Consequences(replace(table.row, status="cancelled"))
        elif table.status == "lobby":
            consequences = changes.closing_messages(table.row)
        else:
            consequences = changes.cancelling_messages(table.row, user, table.record)
        await self.store_change(table, consequences)

    @asynccontextmanager
    async def changing(self, table: LiveTable) -> AsyncIterator[None]:
        """Hold a table's lock during one change. Then call the listeners if a change was stored, even if an error
        followed. Every change of a table uses this."""
        await table.change_lock.acquire()
        try:
            yield
        finally:
            table.change_lock.release()
            if table in self._changed_tables:
                self._changed_tables.discard(table)
                self.notify_listeners(table)

    @asynccontextmanager
    async def _changing_once(self, table: LiveTable, interaction: int | None) -> AsyncIterator[AnyChange | None]:
        """Hold a table's lock like `changing`. Yield the change that `interaction` made earlier, or None if it has made
        none. Raises TableClosed for a cancelled table."""
        async with self.changing(table):
            entry_number = None if interaction is None else await self._store.tables.entry_of_interaction(interaction)
            if entry_number is None:
                _require_not_cancelled(table)
                yield None
            else:
                yield await asyncio.to_thread(change_made_by, table.game, table.log, entry_number)

    async def store_change(self, table: LiveTable, consequences: Consequences, started: AnyLog | None = None) -> None:
        """Store a table after a change that adds no entry to its log, with the log of a game that has just started. The
        caller must hold `changing(table)`. Raises StoreUnavailable."""
        log, watchers = started or table.started, await self._find_watchers(table)
        after = consequences_of_other_change(table.row, table.game, consequences, log, watchers, self._clock.now())
        await self._store.tables.store_row(after.row, after.outgoing)
        self.adopt(table, after.row, log)

    def adopt(self, table: LiveTable, row: TableRecord, started: AnyLog | None) -> None:
        """Apply a stored change of a table in memory. The caller must hold `changing(table)`."""
        table.row, table.started = row, started
        self._changed_tables.add(table)

    async def people_in(self, roster: Roster) -> Mapping[int, Person]:
        """Return the settings of the people in a roster, by id."""
        return {user: await self._store.people.find(user) for user in roster.users}

    async def _store_held_answer(self, table: LiveTable, seat: Seat, words: Words, version: int | None) -> None:
        """Store a player's answer, to be played when the seat's standing orders would be. Raises Refused."""
        check_play(table.game, table.log, seat, words, version)
        await self.store_change(table, Consequences(orders.with_answer(table.row, seat, words)))

    async def _store_move(
        self,
        table: LiveTable,
        change: AnyChange,
        user: int | None,
        interaction: int | None,
        notice: str = "",
        *,
        has_acted: bool = True,
    ) -> None:
        """Store a change and its consequences in one transaction, then apply the change in memory. `user`: the person
        who made it, or None for a computer. `interaction`: the id of the interaction that asked for it, or None.
        `notice` and `has_acted`: as in `consequences_of_change`."""
        now, log = self._clock.now(), table.log.with_change(change)
        people, watchers = await self.people_in(table.roster), await self._find_watchers(table)
        row = table.row
        if change.step is None and row.clocks:
            former_clocks = await self._store.clocks.clocks_before(table.id, _first_undone_entry(change))
            row = pace.restore_clocks(row, former_clocks, now)
        consequences = consequences_of_change(
            row, table.game, record_of(log), change, people, watchers, now, notice, has_acted=has_acted
        )
        first_entry, *later_entries = _stored_entries(table, change, consequences.row.snapshot, user, interaction, now)
        entries = (replace(first_entry, clocks=pace.current_clocks(table.row, now)), *later_entries)
        await self._store.tables.store_entries(consequences.row, entries, consequences.outgoing)
        self.adopt(table, consequences.row, log)

    async def _require_no_computer_move(self, table: LiveTable, seat: Seat) -> None:
        """Raise CannotUndo if a computer made the seat's last move for a late person: undoing that move takes a
        vote."""
        own_entries = [move.entry.number for move in table.log.fold.moves if move.entry.seat == seat]
        if table.row.clocks and own_entries and await self._store.clocks.is_by_computer(table.id, own_entries[-1]):
            raise CannotUndo

    async def _find_watchers(self, table: LiveTable) -> Sequence[Person]:
        """Return the settings of a table's watchers."""
        return [await self._store.people.find(user) for user in await self._store.watchers.watchers_of(table.id)]


def _play(table: LiveTable, seat: Seat, words: Words, version: int | None) -> AnyChange:
    """Return the change of a move, including the answers that follow it without delay. Raises Refused."""
    follow = partial(orders.immediate_answer, table.game, table.row)
    return play(table.game, table.log, seat, words, version, follow)


def may_cancel(table: LiveTable, user: int, may_manage: bool) -> bool:
    """Whether `user` may close a table before its end. `may_manage`: whether they may manage its server."""
    return may_manage or (user == table.host and not table.row.settings.league)


def _has_others_moves(table: LiveTable, user: int) -> bool:
    """Whether people other than `user` are in a running game and have moved in it."""
    if table.status != "open":
        return False
    other_seats = {seat for seat in table.roster.humans if table.roster.user_of(seat) != user}
    return any(move.entry.seat in other_seats for move in table.log.fold.moves)


def _person_playing(table: LiveTable, seat: Seat) -> int | None:
    """Return the person who plays for a seat, or None if a computer does, even if only for a late person's turn."""
    return None if seat in pace.covered_seats(table.row) else table.roster.user_of(seat)


def _first_undone_entry(change: AnyChange) -> int:
    """Return the number of the first entry that an undo takes back."""
    remaining = {move.entry.number for move in change.after.moves}
    return min(move.entry.number for move in change.before.moves if move.entry.number not in remaining)


def _require_not_cancelled(table: LiveTable) -> None:
    if table.status == "cancelled":
        raise TableClosed


def _stored_entries(
    table: LiveTable, change: AnyChange, snapshot: str, user: int | None, interaction: int | None, now: float
) -> tuple[LogEntry, ...]:
    """Return the entries of a change in their stored form. `snapshot`: the text of the position after the change."""
    rows = [(change.entry, user, change.step.state if change.step else change.after.state, interaction)]
    rows += [
        (answer.entry, _person_playing(table, answer.entry.seat), answer.step.state, None)
        for answer in change.follow_ups
    ]
    digests = [*(codec.digest(state) for _, _, state, _ in rows[:-1]), codec.digest_of(snapshot)]
    return tuple(
        LogEntry(entry, player, now, digest, interaction_id)
        for (entry, player, _, interaction_id), digest in zip(rows, digests, strict=True)
    )
