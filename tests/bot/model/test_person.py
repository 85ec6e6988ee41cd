"""The hours in which nobody's phone rings, also where clocks are put forward and back."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from bot.model.person import clock_time
from bot.model.quiet_hours import QuietHours

PRAGUE = "Europe/Prague"


def at(text: str, zone: str = PRAGUE, fold: int = 0) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone), fold=fold).timestamp()


NIGHT = QuietHours(22 * 60, 7 * 60, PRAGUE)
NOON = QuietHours(12 * 60, 13 * 60 + 30, PRAGUE)


@pytest.mark.parametrize(
    ("quiet", "now", "end"),
    [
        (NIGHT, "2026-03-02T21:59:59", None),
        (NIGHT, "2026-03-02T22:00", "2026-03-03T07:00"),
        (NIGHT, "2026-03-03T00:30", "2026-03-03T07:00"),
        (NIGHT, "2026-03-03T06:59:59", "2026-03-03T07:00"),
        (NIGHT, "2026-03-03T07:00", None),
        (NOON, "2026-03-03T11:59", None),
        (NOON, "2026-03-03T12:00", "2026-03-03T13:30"),
        (NOON, "2026-03-03T13:30", None),
        (NIGHT, "2026-03-28T23:00", "2026-03-29T07:00"),
        (NIGHT, "2026-10-24T23:00", "2026-10-25T07:00"),
    ],
)
def test_quiet_hours_end_when_local_clocks_say_so(quiet: QuietHours, now: str, end: str | None) -> None:
    assert quiet.end_after(at(now)) == (None if end is None else at(end))


def test_an_end_that_comes_twice_is_never_in_the_past() -> None:
    quiet = QuietHours(60, 150, PRAGUE)
    second = at("2026-10-25T02:10", fold=1)
    assert quiet.end_after(second) == at("2026-10-25T02:30", fold=1)
    for minute in range(0, 24 * 60, 10):
        now = at("2026-10-25T00:00") + 60 * minute
        end = quiet.end_after(now)
        assert end is None or now < end <= now + 3 * 3600


def test_an_end_that_does_not_come_that_night_comes_after_the_gap() -> None:
    quiet = QuietHours(60, 150, PRAGUE)
    end = quiet.end_after(at("2026-03-29T01:30"))
    assert end == at("2026-03-29T03:30")
    assert quiet.end_after(end) is None


def test_hours_are_stored_and_written() -> None:
    assert QuietHours.from_text(NIGHT.text) == NIGHT
    assert clock_time(NIGHT.ends) == "07:00"
