"""From what a person typed to a day or a time of day."""

import re
from datetime import date, datetime, time, timedelta
from zoneinfo import ZoneInfo

from bot.model.errors import NoDate, NoTime

_ISO = re.compile(r"(?P<year>\d{4})-(?P<month>\d{1,2})-(?P<day>\d{1,2})")
_POINTS = re.compile(r"(?P<day>\d{1,2})\.\s*(?P<month>\d{1,2})\.?\s*(?P<year>\d{4})?")
_TIME = re.compile(r"(\d{1,2})(?:[:.](\d{2}))?")


def day_of(typed: str, today: date) -> date:
    """Return the day that was typed; without a year, the next such day from `today`. Raises NoDate."""
    found = _ISO.fullmatch(typed.strip()) or _POINTS.fullmatch(typed.strip())
    if found is None:
        raise NoDate(typed)
    try:
        day = date(int(found["year"] or today.year), int(found["month"]), int(found["day"]))
        return day if found["year"] or day >= today else day.replace(year=today.year + 1)
    except ValueError:
        raise NoDate(typed) from None


def minute_of(typed: str) -> int:
    """Return the time that was typed, in minutes after midnight. Raises NoTime."""
    found = _TIME.fullmatch(typed.strip())
    hour, minute = (int(part or 0) for part in found.groups()) if found else (24, 0)
    if hour > 23 or minute > 59:
        raise NoTime(typed)
    return hour * 60 + minute


def today(now: float, zone: str) -> date:
    """Return the date in `zone` (an IANA name) at `now` (seconds since 1970)."""
    return datetime.fromtimestamp(now, ZoneInfo(zone)).date()


def begin(day: date, zone: str) -> float:
    """Return when a day begins in `zone` (an IANA name), in seconds since 1970."""
    return datetime.combine(day, time(), ZoneInfo(zone)).timestamp()


def coming(first: date, count: int) -> list[date]:
    """Return `count` days in a row."""
    return [first + timedelta(days=number) for number in range(count)]
