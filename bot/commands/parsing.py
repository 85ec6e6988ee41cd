"""Typed arguments: parse words of a game in any order and language, days, times and time zones."""

import re
from collections.abc import Callable, Iterator, Sequence
from datetime import date, datetime, time, timedelta
from functools import cache
from typing import TypeAlias
from zoneinfo import ZoneInfo, available_timezones

from bot.handlers.choices import NextWords
from bot.model.errors import NotADate, NotATimeOfDay, UnknownZone
from bot.text.typed_moves import plain_form
from engine.game import STOP, Words

TranslateWord: TypeAlias = Callable[[str], str]
"""A function that translates a word of a game into the reader's language."""


def match_word(typed: str, offered: Sequence[str], worded: TranslateWord) -> str | None:
    """Return the one of `offered` that was typed, as itself or as `worded` translates it; None if it is none of
    them."""
    if typed and typed in offered:
        return typed
    plain = plain_form(typed)
    return next((word for word in offered if plain and plain in (plain_form(word), plain_form(worded(word)))), None)


def match_move(verb: str, typed: Sequence[str], offered: NextWords, worded: TranslateWord) -> Words:
    """Return the move that was typed. Arguments that match no offered word are only normalized, so that the game can
    explain what is wrong with them."""
    matched = next(_matching_orders((verb,), tuple(typed), offered, worded), None)
    if matched is not None:
        return matched
    words: Words = (verb,)
    for argument in typed:
        words = (*words, match_word(argument, offered(words), worded) or _normalize(argument))
    return words


def matching_words(typed: str, offered: Sequence[str], worded: TranslateWord) -> list[tuple[str, str]]:
    """Return the label and the word of each of `offered` whose label matches the typed text: first those that begin
    with the text, then those that contain it."""
    plain_typed = plain_form(typed)
    pairs = [(worded(word), word) for word in offered]
    beginning_pairs = [pair for pair in pairs if any(plain_form(form).startswith(plain_typed) for form in pair)]
    containing_pairs = [
        pair for pair in pairs if pair not in beginning_pairs and any(plain_typed in plain_form(form) for form in pair)
    ]
    return beginning_pairs + containing_pairs


def _matching_orders(words: Words, typed: Words, offered: NextWords, worded: TranslateWord) -> Iterator[Words]:
    """Yield the offered moves with exactly these arguments, in the typed order if that is possible."""
    next_words = offered(words)
    if not typed:
        if STOP in next_words:
            yield words
        return
    for place, argument in enumerate(typed):
        word = match_word(argument, next_words, worded)
        if word:
            yield from _matching_orders((*words, word), typed[:place] + typed[place + 1 :], offered, worded)


def _normalize(typed: str) -> str:
    """Return a cell in capitals, any other word in lower case."""
    written = typed.strip()
    short = len(written) <= 3 and any(letter.isdigit() for letter in written)
    return written.upper() if short else "-".join(written.lower().split())


_ISO_DATE = re.compile(r"(?P<year>\d{4})-(?P<month>\d{1,2})-(?P<day>\d{1,2})")
_DATE_WITH_POINTS = re.compile(r"(?P<day>\d{1,2})\.\s*(?P<month>\d{1,2})\.?\s*(?P<year>\d{4})?")
_TIME_PATTERN = re.compile(r"(\d{1,2})(?:[:.](\d{2}))?")


def parse_day(typed: str, today: date) -> date:
    """Return the day that was typed. Without a year, it is the next such day from `today` on. Raises NotADate."""
    match = _ISO_DATE.fullmatch(typed.strip()) or _DATE_WITH_POINTS.fullmatch(typed.strip())
    if match is None:
        raise NotADate(typed)
    try:
        day = date(int(match["year"] or today.year), int(match["month"]), int(match["day"]))
        return day if match["year"] or day >= today else day.replace(year=today.year + 1)
    except ValueError:
        raise NotADate(typed) from None


def parse_time(typed: str) -> int:
    """Return the time of day that was typed, in minutes after midnight. Raises NotATimeOfDay."""
    match = _TIME_PATTERN.fullmatch(typed.strip())
    hour, minute = (int(part or 0) for part in match.groups()) if match else (24, 0)
    if hour > 23 or minute > 59:
        raise NotATimeOfDay(typed)
    return hour * 60 + minute


@cache
def time_zones() -> tuple[str, ...]:
    """Return the IANA names of time zones, UTC first."""
    named = (name for name in available_timezones() if "/" in name and not name.startswith(("Etc/", "SystemV/")))
    return ("UTC", *sorted(named))


def parse_zone(typed: str) -> str:
    """Return the IANA name of the time zone that was typed, either in full or as the name of its place alone. Raises
    UnknownZone."""
    plain_typed = plain_form(typed)
    zones = [name for name in time_zones() if plain_typed in (plain_form(name), plain_form(name.rpartition("/")[2]))]
    if len(zones) != 1:
        raise UnknownZone(typed)
    return zones[0]


def today_in_zone(now: float, zone: str) -> date:
    """Return the date in `zone` (an IANA name) at `now` (seconds since 1970)."""
    return datetime.fromtimestamp(now, ZoneInfo(zone)).date()


def day_start(day: date, zone: str) -> float:
    """Return when a day begins in `zone` (an IANA name), in seconds since 1970."""
    return datetime.combine(day, time(), ZoneInfo(zone)).timestamp()


def coming_days(first_day: date, count: int) -> list[date]:
    """Return `count` consecutive days, starting with `first_day`."""
    return [first_day + timedelta(days=offset) for offset in range(count)]
