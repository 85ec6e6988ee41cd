"""The clocks of tables: warnings, flags and their consequences, rest and pause."""

from bot.messages import changes
from bot.messages import clocks as words
from bot.messages.outgoing import Consequences, Outgoing, QueuedMessage
from bot.messages.votes import replacement_text
from bot.model import pace, reminders
from bot.model.errors import NoExtraDay, NotResting, TableClosed
from bot.model.pace import ClockCheck
from bot.model.roster import Chair, with_chair
from bot.model.table import TableRecord, with_host
from bot.runtime.clock import Clock
from bot.store.store import Store
from bot.tables.live_table import LiveTable, shield
from bot.tables.lobby import computer_name
from bot.tables.tables import Tables
from bot.tables.time.uptime import Uptime
from engine.game import Seat


class Clocks:
    """Warns people whose time is running out, and carries out the consequence that a table has chosen. Everything is
    decided under the table's lock, so that a move that comes first counts."""

    def __init__(self, store: Store, tables: Tables, clock: Clock, uptime: Uptime) -> None:
        self._store = store
        self._tables = tables
        self._clock = clock
        self._uptime = uptime

    @property
    def can_judge(self) -> bool:
        """Whether warnings and flags are possible now: the bot is working, and people can reach it."""
        return self._uptime.is_up

    @shield
    async def check_clocks(self, table: LiveTable) -> None:
        """Warn people whose time is running out, and carry out the consequences for those whose time is up."""
        async with self._tables.changing(table):
            row, now = table.row, self._clock.now()
            if table.status != "open" or not any(time <= now for time in pace.clock_check_times(row)):
                return
            if row.rest is not None:
                await self._end_rest_if_due(table)
                return
            people = await self._tables.people_in(table.roster)
            check = pace.check_clocks(row, people, now)
            row = reminders.without_reminders(check.row, _users_on(row, check.warned))
            outgoing = words.warning_messages(row, check.warned, people, now)
            consequences = Consequences(row, outgoing)
            if check.fallen:
                consequences = await self._consequences_of_flags(table, check, now)
            if consequences.row != table.row or consequences.outgoing:
                await self._tables.store_change(table, consequences)

    async def _end_rest_if_due(self, table: LiveTable) -> None:
        """End a pause, or cancel a game that has rested for too long."""
        row = table.row
        if row.rest is not None and row.rest.kind == "rest":
            await self._tables.store_change(table, changes.abandoned_messages(row, table.record))
        else:
            resumed_row = pace.without_rest(row, self._clock.now())
            await self._tables.store_change(table, Consequences(resumed_row, (words.resumed_text(resumed_row, None),)))

    async def _consequences_of_flags(self, table: LiveTable, check: ClockCheck, now: float) -> Consequences:
        """Return the consequences for the people whose time is up."""
        row, outgoing = check.row, list[Outgoing]()
        if pace.are_all_late(row):
            row = pace.with_rest(row, "rest", now)
            return Consequences(row, (words.rest_text(row),))
        has_moved = any(move.entry.seat in table.roster.humans for move in table.log.fold.moves)
        is_first_turn = not has_moved and not row.settings.league
        clock_by_seat = {clock.seat: clock for clock in table.row.clocks}
        for seat in check.fallen:
            consequence = "vote" if is_first_turn else words.consequence_of_next_flag(table.row, clock_by_seat[seat])
            match consequence:
                case "turn":
                    row = pace.with_computer_turn(row, (seat,))
                    outgoing.append(words.computer_turn_text(row, seat))
                case "seat":
                    seating = await self._seat_computer(table, row, seat, now)
                    row, outgoing = seating.row, [*outgoing, *seating.outgoing]
                case _:
                    row = reminders.with_notice(row, _users_on(row, (seat,)))
                    outgoing.append(words.flag_notice(row, seat, is_first_turn=is_first_turn))
        return Consequences(row, tuple(outgoing))

    async def _seat_computer(self, table: LiveTable, row: TableRecord, seat: Seat, now: float) -> Consequences:
        """Return the consequences of a fallen flag at a table where a computer then has the seat until its person
        returns."""
        chair = row.roster.chairs[seat]
        if chair.user is not None:
            await self._store.votes.store_replaced(table.id, chair.user, seat, chair.name)
        computer = Chair(chair.mark, None, computer_name(row.roster, table.language))
        row = with_host(row, with_chair(row.roster, seat, computer))
        text = replacement_text(row, "seat-late", seat, chair.name)
        people = await self._tables.people_in(row.roster)
        return changes.seating_messages(row, table.game, table.log.fold, seat, text, people, now)

    @shield
    async def add_day(self, table: LiveTable, user: int) -> None:
        """Give `user` the requested extra day. Raises NotSeated, TableClosed, or NoExtraDay if there is none to
        give."""
        async with self._tables.changing(table):
            seat = _seat_in_play(table, user)
            if not pace.can_extend(table.row, user):
                raise NoExtraDay
            row = pace.with_extra_day(table.row, user)
            await self._tables.store_change(table, Consequences(row, (words.extra_day_text(row, seat),)))

    @shield
    async def resume(self, table: LiveTable, user: int) -> None:
        """Resume a resting table. Raises NotSeated, TableClosed or NotResting."""
        async with self._tables.changing(table):
            seat = _seat_in_play(table, user)
            if table.row.rest is None:
                raise NotResting
            row = pace.without_rest(table.row, self._clock.now())
            await self._tables.store_change(table, Consequences(row, (words.resumed_text(row, seat),)))

    def is_warning_due(self, table: LiveTable, user: int) -> bool:
        """Whether a queued warning to a person is still needed: the table waits for them, their clock is running, and
        its time has not changed since."""
        clock = pace.clock_of(table.row, user)
        return (
            table.status == "open"
            and clock is not None
            and clock.is_warning_queued
            and clock in pace.running_clocks(table.row)
        )

    @shield
    async def note_warning(self, queued: QueuedMessage, table: LiveTable, user: int, message: int | None) -> None:
        """Remove a warning from the queue, and store in the same transaction that it was delivered as `message`, or, if
        `message` is None, that it has to wait."""
        async with self._tables.changing(table):
            row = pace.with_warning(table.row, user, None if message is None else self._clock.now())
            await self._store.outbox.store_change(queued, row, message=message)
            self._tables.adopt(table, row, table.started)


def _users_on(row: TableRecord, seats: tuple[Seat, ...]) -> tuple[int, ...]:
    return tuple(user for seat in seats if (user := row.roster.user_of(seat)) is not None)


def _seat_in_play(table: LiveTable, user: int) -> Seat:
    if table.status != "open":
        raise TableClosed
    return table.roster.seat_of_user(user)
