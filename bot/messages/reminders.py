"""What those are told for whom a table waits, and the others, when it is time."""

from collections.abc import Mapping
from dataclasses import replace

from bot.messages import notices
from bot.messages.kinds import Consequences, Outgoing
from bot.model.pending import Wait
from bot.model.person import Person
from bot.model.reminders import UNANSWERED, later
from bot.model.table import TableRecord
from engine.game import Decision


def owed(row: TableRecord, decision: Decision, people: Mapping[int, Person], now: float) -> Consequences:
    """What is owed for the waits whose time has come, with their next times."""
    told: list[Outgoing] = []
    waits = []
    for wait in row.waits:
        if wait.due is None or wait.due > now:
            waits.append(wait)
            continue
        put_off = _put_off(row, wait, people[wait.user], now)
        after, debts = (replace(wait, due=put_off), ()) if put_off else _told(row, decision, wait, people, now)
        waits.append(after)
        told += debts
    return Consequences(replace(row, waits=tuple(waits)), tuple(told))


def _put_off(row: TableRecord, wait: Wait, person: Person, now: float) -> float | None:
    """Until when nothing is said: no reminders in an absence, no pings in quiet hours."""
    absence = max((a.ends for a in row.away if a.user == wait.user and a.starts <= now < a.ends), default=None)
    if absence is not None and wait.called:
        return absence
    silent = wait.called and wait.reminders >= UNANSWERED
    return None if silent or person.quiet is None else person.quiet.until(now)


def _told(
    row: TableRecord, decision: Decision, wait: Wait, people: Mapping[int, Person], now: float
) -> tuple[Wait, tuple[Outgoing, ...]]:
    person = people[wait.user]
    if not wait.called:
        called = replace(wait, called=True, due=later(row, now))
        return called, (notices.call(row, decision, wait, person),)
    if wait.reminders >= UNANSWERED:
        return replace(wait, due=None), (notices.notice(row, wait, row.roster.seated(wait.user)),)
    reminded = replace(wait, reminders=wait.reminders + 1, due=later(row, now))
    return reminded, (notices.reminder(row, decision, wait, person),)
