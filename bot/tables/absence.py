"""Events at a table between moves: delayed pings, reminders, absences."""

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from bot.messages.outgoing import Consequences
from bot.messages.reminders import absence_text, due_messages, return_text
from bot.model import pace, reminders
from bot.model.errors import NoAnnouncedAbsence, TableClosed
from bot.model.person import Person
from bot.model.table import Absence, TableRecord
from bot.runtime.clock import Clock
from bot.tables.live_table import LiveTable, shield
from bot.tables.tables import Tables
from engine.game import Seat


class Absences:
    """The waits and absences of all tables, stored together with their messages."""

    def __init__(self, tables: Tables, clock: Clock) -> None:
        self._tables = tables
        self._clock = clock

    def now(self) -> float:
        """Return the seconds since 1970."""
        return self._clock.now()

    async def people_to_ping(self, table: LiveTable, people: Sequence[Person]) -> tuple[int, ...]:
        """Return the ids of the `people` to ping now. Pings of people in quiet hours are delayed."""
        quiet = {person.user: end for person in people if (end := person.quiet_until(self.now()))}
        later = {wait.user for wait in table.row.waits if not wait.called}
        if quiet:
            await self._delay_pings(table, quiet)
        return tuple(person.user for person in people if person.user not in later | quiet.keys())

    def is_quiet(self, person: Person) -> bool:
        """Whether it is now within a person's quiet hours."""
        return person.quiet_until(self.now()) is not None

    async def begin_waits(self, table: LiveTable) -> None:
        """Begin to wait for the deciding players of a table that is not waiting for anybody yet, and store this."""
        await self._store_changed(table, lambda row: row)

    async def restart_reminders(self, table: LiveTable, user: int) -> None:
        """Restart the reminders of `user`, because the others have voted to wait."""
        await self._store_changed(table, lambda row: reminders.with_reminders_reset(row, user, self.now()))

    @shield
    async def _store_changed(self, table: LiveTable, change: Callable[[TableRecord], TableRecord]) -> None:
        async with self._tables.changing(table):
            await self._tables.store_change(table, Consequences(change(table.row)))

    @shield
    async def queue_due_reminders(self, table: LiveTable) -> None:
        """Queue the pings, reminders and notices that are due at a table, and store when the next ones are."""
        async with self._tables.changing(table):
            now = self.now()
            decision = table.decision if table.status == "open" else None
            if decision is not None and any(due <= now for due in reminders.reminder_times(table.row)):
                people = await self._tables.people_in(table.roster)
                await self._tables.store_change(table, due_messages(table.row, decision, people, now))

    @shield
    async def _delay_pings(self, table: LiveTable, quiet_ends: dict[int, float]) -> None:
        async with self._tables.changing(table):
            row = table.row
            for user, end in quiet_ends.items():
                row = reminders.with_ping_delayed(row, user, end)
            await self._tables.store_change(table, Consequences(row))

    @shield
    async def announce_absence(self, table: LiveTable, user: int, starts: float, ends: float) -> None:
        """Announce that `user` is away between two times (seconds since 1970). Raises NotSeated or TableClosed."""
        async with self._tables.changing(table):
            seat, absence = _seat_at_open_table(table, user), Absence(user, starts, ends)
            others = tuple(other for other in table.row.away if other.user != user)
            row = pace.with_absence(replace(table.row, away=(*others, absence)), absence, self.now())
            await self._tables.store_change(table, Consequences(row, (absence_text(table.row, absence, seat),)))

    @shield
    async def announce_return(self, table: LiveTable, user: int) -> None:
        """Announce that `user` is back. Their reminders start again. Raises NotSeated, NoAnnouncedAbsence or
        TableClosed."""
        async with self._tables.changing(table):
            seat = _seat_at_open_table(table, user)
            other_absences = tuple(absence for absence in table.row.away if absence.user != user)
            if other_absences == table.row.away:
                raise NoAnnouncedAbsence
            row = pace.with_return(replace(table.row, away=other_absences), user, self.now())
            row = reminders.restart_reminder(row, user, self.now())
            await self._tables.store_change(table, Consequences(row, (return_text(row, seat),)))


def _seat_at_open_table(table: LiveTable, user: int) -> Seat:
    seat = table.roster.seat_of_user(user)
    if table.status not in ("lobby", "open"):
        raise TableClosed
    return seat
