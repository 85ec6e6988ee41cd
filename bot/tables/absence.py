"""What goes on at a table between moves: calls put off, reminders, absences."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from bot.messages import notices, reminders
from bot.messages.changes import Owing
from bot.model.pending import Away
from bot.runtime.clock import Clock
from bot.store.rows import TableRow
from bot.tables.live_table import whole
from bot.tables.people import Person
from bot.tables.registry import OpenTable, TableClosed, Tables
from engine.game import Refused, Seat


class NotAway(Refused):
    """They have announced no absence."""

    def __init__(self) -> None:
        super().__init__("not-away")


class Days:
    """The waits of all tables. They stand in the tables' rows, so that what is owed is stored together with them."""

    def __init__(self, tables: Tables, clock: Clock) -> None:
        self._tables = tables
        self._clock = clock

    def now(self) -> float:
        """What time it is."""
        return self._clock.now()

    async def pass_by(self, at: OpenTable) -> None:
        """Tell whoever is to be told by now."""
        await whole(self._pass_by(at))

    async def audible(self, at: OpenTable, people: Sequence[Person]) -> tuple[int, ...]:
        """Whom of them to ping now; whoever has quiet hours is called when these end."""
        quiet = {person.user: end for person in people if person.quiet and (end := person.quiet.until(self.now()))}
        later = {wait.user for wait in at.row.waits if not wait.called}
        if quiet:
            await whole(self._hush(at, quiet))
        return tuple(person.user for person in people if person.user not in later | quiet.keys())

    async def leave(self, at: OpenTable, user: int, starts: float, ends: float) -> None:
        """Announce that `user` is away. Raises NotSeated or TableClosed."""
        await whole(self._leave(at, Away(user, starts, ends)))

    async def come_back(self, at: OpenTable, user: int) -> None:
        """Announce that `user` is back; their reminders start anew. Raises NotSeated, NotAway or TableClosed."""
        await whole(self._come_back(at, user))

    async def begin_waits(self, at: OpenTable) -> None:
        """Count from now on how long a table waits for whom, where nobody has counted yet."""
        await whole(self._keep(at, lambda row: row))

    async def wait_on(self, at: OpenTable, user: int) -> None:
        """The others go on waiting for `user`, whose reminders begin anew."""
        await whole(self._keep(at, lambda row: reminders.patient(row, user, self.now())))

    async def _keep(self, at: OpenTable, changed: Callable[[TableRow], TableRow]) -> None:
        async with at.lock:
            await self._tables.keep(at, Owing(changed(at.row)))

    async def _pass_by(self, at: OpenTable) -> None:
        async with at.lock:
            now = self.now()
            decision = at.game.decision(at.table.fold.state) if at.status == "open" else None
            if decision is not None and any(due <= now for due in reminders.times(at.row)):
                people = await self._tables.people(at.roster)
                await self._tables.keep(at, reminders.owed(at.row, decision, people, now))

    async def _hush(self, at: OpenTable, quiet: dict[int, float]) -> None:
        async with at.lock:
            row = at.row
            for user, end in quiet.items():
                row = reminders.hushed(row, user, end)
            await self._tables.keep(at, Owing(row))

    async def _leave(self, at: OpenTable, away: Away) -> None:
        async with at.lock:
            seat = _seat(at, away.user)
            others = tuple(other for other in at.row.away if other.user != away.user)
            await self._tables.keep(
                at, Owing(replace(at.row, away=(*others, away)), (notices.leaving(at.row, away, seat),))
            )

    async def _come_back(self, at: OpenTable, user: int) -> None:
        async with at.lock:
            seat = _seat(at, user)
            others = tuple(other for other in at.row.away if other.user != user)
            if others == at.row.away:
                raise NotAway
            row = reminders.anew(replace(at.row, away=others), user, self.now())
            await self._tables.keep(at, Owing(row, (notices.returning(row, seat),)))


def _seat(at: OpenTable, user: int) -> Seat:
    seat = at.roster.seated(user)
    if at.status not in ("lobby", "open"):
        raise TableClosed
    return seat
