"""When something is to happen by itself, in seconds since 1970."""

from collections.abc import Iterable, Mapping

from bot.model import orders, reminders
from bot.model.table import TableRecord


def due(now: float, times: Mapping[int, float]) -> tuple[int, ...]:
    """Return the numbers whose time has come, longest overdue first."""
    return tuple(sorted((number for number in times if times[number] <= now), key=lambda number: times[number]))


def earliest(times: Iterable[float], after: float = 0.0) -> float | None:
    """Return the first of some times that is later than `after`; None where there is none."""
    return min((time for time in times if time > after), default=None)


def of_table(row: TableRecord) -> tuple[float, ...]:
    """Return when a turn ends, somebody is to be reminded or an order is to be carried out at a table."""
    return (*((row.due,) if row.due is not None else ()), *reminders.times(row), *orders.times(row))
