"""For whom a table waits, and when they are to hear of it."""

from dataclasses import replace

from bot.model.pending import Wait
from bot.model.table import TableRecord
from engine.game import Decision, Seat

HOUR = 3600.0
"""Seconds."""

UNANSWERED = 3
"""So many reminders without an answer, and the table is told."""


def kept(row: TableRecord, decision: Decision | None, mover: Seat | None, now: float) -> TableRecord:
    """The table with the waits that its decision makes. A wait goes on until its player has moved; a moved one who owes
    the next decision as well begins a new one."""
    if row.status not in ("lobby", "open"):
        return replace(row, waits=(), away=())
    before = {wait.user: wait for wait in row.waits if mover is None or wait.user != row.roster.user_of(mover)}
    owing = [user for seat in (decision.seats if decision else ()) if (user := row.roster.user_of(seat)) is not None]
    waits = tuple(before.get(user) or Wait(user, now, later(row, now)) for user in owing)
    away = tuple(away for away in row.away if away.ends > now and away.user in row.roster.users)
    return replace(row, waits=waits, away=away)


def times(row: TableRecord) -> tuple[float, ...]:
    """When somebody is to hear of a wait."""
    return tuple(wait.due for wait in row.waits if wait.due is not None) if row.status == "open" else ()


def later(row: TableRecord, now: float) -> float | None:
    """When the next reminder is due; None where there are none."""
    return now + row.reminders * HOUR if row.reminders else None


def told_of(row: TableRecord, seat: Seat) -> bool:
    """Whether the table was told that whoever sits there does not answer, and they still do not."""
    user = row.roster.user_of(seat)
    return any(wait.user == user and wait.due is None and wait.reminders >= UNANSWERED for wait in row.waits)


def hushed(row: TableRecord, user: int, until: float) -> TableRecord:
    """`user` is to be called at `until`, and not before."""
    changed = [replace(wait, called=False, due=until) if wait.user == user else wait for wait in row.waits]
    return replace(row, waits=tuple(changed))


def anew(row: TableRecord, user: int, now: float) -> TableRecord:
    """Whoever is back is reminded no sooner than somebody who was called now."""
    changed = [
        replace(wait, due=later(row, now)) if wait.user == user and wait.called and wait.due else wait
        for wait in row.waits
    ]
    return replace(row, waits=tuple(changed))


def patient(row: TableRecord, user: int, now: float) -> TableRecord:
    """`user` is reminded anew, as often as at first: the others have said that they wait."""
    changed = [
        replace(wait, due=later(row, now), reminders=0) if wait.user == user and wait.called else wait
        for wait in row.waits
    ]
    return replace(row, waits=tuple(changed))
