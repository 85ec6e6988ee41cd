"""The waits of a table for people, their reminders, and the next time at which the table acts automatically."""

from collections.abc import Collection, Iterable, Mapping

from msgspec.structs import replace

from bot.model import orders, pace
from bot.model.table import TableRecord, Wait
from bot.model.times import HOUR
from engine.game import Decision, Seat

MAX_REMINDERS = 3
"""Number of unanswered reminders after which the table is notified."""


def with_waits(row: TableRecord, decision: Decision | None, mover: Seat | None, now: float) -> TableRecord:
    """Return the table with the waits for `decision`. A wait lasts until its person has moved. If `mover` has moved and
    is asked again, a new wait begins. `now`: seconds since the epoch."""
    if row.status not in ("lobby", "open"):
        return replace(row, waits=(), away=(), clocks=(), rest=None)
    former_waits = {wait.user: wait for wait in row.waits if mover is None or wait.user != row.roster.user_of(mover)}
    users = [user for seat in (decision.seats if decision else ()) if (user := row.roster.user_of(seat)) is not None]
    waits = tuple(former_waits.get(user) or Wait(user, now, next_reminder(row, now)) for user in users)
    absences = tuple(absences for absences in row.away if absences.ends > now and absences.user in row.roster.users)
    return replace(row, waits=waits, away=absences)


def reminder_times(row: TableRecord) -> tuple[float, ...]:
    """Return the times at which messages about waits are due, in seconds since the epoch."""
    if row.status != "open" or row.rest is not None:
        return ()
    return tuple(wait.due for wait in row.waits if wait.due is not None)


def next_reminder(row: TableRecord, now: float) -> float | None:
    """Return the time of the next reminder, in seconds since the epoch, or None for a table without reminders."""
    return now + row.settings.reminders * HOUR if row.settings.reminders else None


def waited_since(row: TableRecord, seat: Seat, now: float) -> float:
    """Return the time at which the table began to wait for the person on `seat`, or `now` if it does not wait for
    them."""
    user = row.roster.user_of(seat)
    return min((wait.since for wait in row.waits if wait.user == user), default=now)


def is_table_notified(row: TableRecord, seat: Seat) -> bool:
    """Whether the table was notified that the person on `seat` does not answer, and they have not answered since."""
    user = row.roster.user_of(seat)
    return any(wait.user == user and wait.due is None and wait.reminders >= MAX_REMINDERS for wait in row.waits)


def with_notice(row: TableRecord, users: Collection[int]) -> TableRecord:
    """Return the table without further reminders for `users`, because the table was notified that they do not
    answer."""
    changed = [
        replace(wait, due=None, reminders=max(wait.reminders, MAX_REMINDERS)) if wait.user in users else wait
        for wait in row.waits
    ]
    return replace(row, waits=tuple(changed))


def without_reminders(row: TableRecord, users: Collection[int]) -> TableRecord:
    """Return the table without further reminders for `users`, because they were warned. A delayed ping stays."""
    changed = [replace(wait, due=None) if wait.user in users and wait.called else wait for wait in row.waits]
    return replace(row, waits=tuple(changed))


def with_ping_delayed(row: TableRecord, user: int, until: float) -> TableRecord:
    """Return the table with the ping of `user` delayed to `until`, in seconds since the epoch."""
    changed = [replace(wait, called=False, due=until) if wait.user == user else wait for wait in row.waits]
    return replace(row, waits=tuple(changed))


def restart_reminder(row: TableRecord, user: int, now: float) -> TableRecord:
    """Return the table with the next reminder of `user`, who is back, timed as if they had been pinged at `now`."""
    changed = [
        replace(wait, due=next_reminder(row, now)) if wait.user == user and wait.called and wait.due else wait
        for wait in row.waits
    ]
    return replace(row, waits=tuple(changed))


def with_reminders_reset(row: TableRecord, user: int, now: float) -> TableRecord:
    """Return the table with the count of reminders to `user` reset to zero, because the others have voted to wait."""
    changed = [
        replace(wait, due=next_reminder(row, now), reminders=0) if wait.user == user and wait.called else wait
        for wait in row.waits
    ]
    return replace(row, waits=tuple(changed))


def due_ids(now: float, times: Mapping[int, float]) -> tuple[int, ...]:
    """Return the ids in `times` that are due at `now`, the longest overdue first."""
    return tuple(sorted((due_id for due_id in times if times[due_id] <= now), key=lambda due_id: times[due_id]))


def earliest_time_after(times: Iterable[float], after: float = 0.0) -> float | None:
    """Return the earliest time later than `after`, or None if there is none."""
    return min((time for time in times if time > after), default=None)


def wake_times(row: TableRecord) -> tuple[float, ...]:
    """Return the times at which a turn ends, a reminder is due, a held answer is due or a clock must be checked."""
    turn = (row.due,) if row.due is not None and row.status == "open" else ()
    return (*turn, *reminder_times(row), *orders.held_answer_times(row), *pace.clock_check_times(row))
