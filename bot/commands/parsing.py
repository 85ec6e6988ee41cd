"""From what a person typed to a game's words, in any order and the reader's own language, to days and to times."""

import re
from collections.abc import Callable, Iterator, Sequence
from datetime import date, datetime, time, timedelta
from typing import TypeAlias
from zoneinfo import ZoneInfo

from bot.handlers.choices import Offer
from bot.model.errors import NoDate, NoTime
from bot.text.typed_moves import plain
from engine.game import STOP, Words

Worded: TypeAlias = Callable[[str], str]
"""A word as the reader is shown it."""


def recognise(typed: str, offered: Sequence[str], worded: Worded) -> str | None:
    """Return the word of `offered` that was meant, None if there is none. `worded`: gives the reader's word for it."""
    if typed and typed in offered:
        return typed
    meant = plain(typed)
    return next((word for word in offered if meant and meant in (plain(word), plain(worded(word)))), None)


def spell(verb: str, typed: Sequence[str], offered: Offer, worded: Worded) -> Words:
    """Return the move that was meant. Arguments that are not on offer stay as typed, but in the case of cells and
    words, so that the game can say what is wrong with them."""
    meant = next(_orders((verb,), tuple(typed), offered, worded), None)
    if meant is not None:
        return meant
    words: Words = (verb,)
    for argument in typed:
        words = (*words, recognise(argument, offered(words), worded) or _usual(argument))
    return words


def matching(typed: str, offered: Sequence[str], worded: Worded) -> list[tuple[str, str]]:
    """Return labels and words of `offered` that begin with or contain what was typed, the former first."""
    meant = plain(typed)
    pairs = [(worded(word), word) for word in offered]
    first = [pair for pair in pairs if any(plain(form).startswith(meant) for form in pair)]
    rest = [pair for pair in pairs if pair not in first and any(meant in plain(form) for form in pair)]
    return first + rest


def _orders(words: Words, typed: Words, offered: Offer, worded: Worded) -> Iterator[Words]:
    """The moves on offer that have just these arguments, in the typed order if there is one such."""
    next_words = offered(words)
    if not typed:
        if STOP in next_words:
            yield words
        return
    for place, argument in enumerate(typed):
        word = recognise(argument, next_words, worded)
        if word:
            yield from _orders((*words, word), typed[:place] + typed[place + 1 :], offered, worded)


def _usual(typed: str) -> str:
    """A cell in capitals, all else in small letters."""
    written = typed.strip()
    short = len(written) <= 3 and any(letter.isdigit() for letter in written)
    return written.upper() if short else "-".join(written.lower().split())


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
