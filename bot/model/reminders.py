"""The waits of a table for people, their reminders, and the next time at which a table acts by itself."""

from collections.abc import Collection, Iterable, Mapping

from msgspec.structs import replace

from bot.model import orders, pace
from bot.model.table import TableRecord, Wait
from bot.model.times import HOUR
from engine.game import Decision, Seat

MAX_REMINDERS = 3
"""Number of unanswered reminders after which the table is informed."""


def with_waits(row: TableRecord, decision: Decision | None, mover: Seat | None, now: float) -> TableRecord:
    """Return the table with the waits for `decision`. A wait lasts until its person has moved; `mover`, asked again
    after a move, gets a new one. `now`: seconds since the epoch."""
    if row.status not in ("lobby", "open"):
        return replace(row, waits=(), away=(), clocks=(), rest=None)
    before = {wait.user: wait for wait in row.waits if mover is None or wait.user != row.roster.user_of(mover)}
    users = [user for seat in (decision.seats if decision else ()) if (user := row.roster.user_of(seat)) is not None]
    waits = tuple(before.get(user) or Wait(user, now, next_reminder(row, now)) for user in users)
    away = tuple(away for away in row.away if away.ends > now and away.user in row.roster.users)
    return replace(row, waits=waits, away=away)


def reminder_times(row: TableRecord) -> tuple[float, ...]:
    """Return when messages about waits are due, in seconds since the epoch."""
    if row.status != "open" or row.rest is not None:
        return ()
    return tuple(wait.due for wait in row.waits if wait.due is not None)


def next_reminder(row: TableRecord, now: float) -> float | None:
    """Return when the next reminder is due, in seconds since the epoch; None for a table without reminders."""
    return now + row.settings.reminders * HOUR if row.settings.reminders else None


def waited_since(row: TableRecord, seat: Seat, now: float) -> float:
    """Return since when the table waits for the person on `seat`; `now` if it does not."""
    user = row.roster.user_of(seat)
    return min((wait.since for wait in row.waits if wait.user == user), default=now)


def has_notice(row: TableRecord, seat: Seat) -> bool:
    """Whether the table was informed that the person on `seat` does not answer, and they still have not."""
    user = row.roster.user_of(seat)
    return any(wait.user == user and wait.due is None and wait.reminders >= MAX_REMINDERS for wait in row.waits)


def with_notice(row: TableRecord, users: Collection[int]) -> TableRecord:
    """Return the table without further reminders for `users`: it was informed that they do not answer."""
    changed = [
        replace(wait, due=None, reminders=max(wait.reminders, MAX_REMINDERS)) if wait.user in users else wait
        for wait in row.waits
    ]
    return replace(row, waits=tuple(changed))


def without_reminders(row: TableRecord, users: Collection[int]) -> TableRecord:
    """Return the table without further reminders for `users`, who are warned; a delayed ping stays."""
    changed = [replace(wait, due=None) if wait.user in users and wait.called else wait for wait in row.waits]
    return replace(row, waits=tuple(changed))


def with_ping_delayed(row: TableRecord, user: int, until: float) -> TableRecord:
    """Return the table with the ping of `user` delayed to `until`, in seconds since the epoch."""
    changed = [replace(wait, called=False, due=until) if wait.user == user else wait for wait in row.waits]
    return replace(row, waits=tuple(changed))


def restart_reminder(row: TableRecord, user: int, now: float) -> TableRecord:
    """Return the table with the next reminder of `user`, who is back, timed as if they were pinged `now`."""
    changed = [
        replace(wait, due=next_reminder(row, now)) if wait.user == user and wait.called and wait.due else wait
        for wait in row.waits
    ]
    return replace(row, waits=tuple(changed))


def with_reminders_reset(row: TableRecord, user: int, now: float) -> TableRecord:
    """Return the table with the reminders of `user` counted from zero, since the others have voted to wait."""
    changed = [
        replace(wait, due=next_reminder(row, now), reminders=0) if wait.user == user and wait.called else wait
        for wait in row.waits
    ]
    return replace(row, waits=tuple(changed))


def due_numbers(now: float, times: Mapping[int, float]) -> tuple[int, ...]:
    """Return the numbers with a time at or before now, longest overdue first."""
    return tuple(sorted((number for number in times if times[number] <= now), key=lambda number: times[number]))


def earliest_after(times: Iterable[float], after: float = 0.0) -> float | None:
    """Return the earliest time later than `after`; None if there is none."""
    return min((time for time in times if time > after), default=None)


def wake_times(row: TableRecord) -> tuple[float, ...]:
    """Return the times at which a turn ends, a reminder is due, a standing order is carried out or a clock is
    checked."""
    turn = (row.due,) if row.due is not None and row.status == "open" else ()
    return (*turn, *reminder_times(row), *orders.due_times(row), *pace.look_times(row))
