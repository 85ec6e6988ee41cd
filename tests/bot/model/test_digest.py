"""The daily digest is due once a day by its reader's clock, also where clocks are put forward and back."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.model.person import DailyDigest, NextDigest
from bot.model.quiet_hours import QuietHours

PRAGUE = "Europe/Prague"
EIGHT = DailyDigest(8 * 60, PRAGUE)
NIGHT = QuietHours(22 * 60, 7 * 60, PRAGUE)
START = datetime(2026, 3, 1, tzinfo=ZoneInfo("UTC")).timestamp()


def at(text: str, zone: str = PRAGUE) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()


@pytest.mark.parametrize(
    ("digest", "quiet", "digested", "now", "due", "day"),
    [
        (EIGHT, None, "2026-01-14", "2026-01-15T07:59", "2026-01-15T08:00", "2026-01-15"),
        (EIGHT, None, "2026-01-15", "2026-01-15T08:00", "2026-01-16T08:00", "2026-01-16"),
        (EIGHT, None, "2026-03-28", "2026-03-29T01:59", "2026-03-29T08:00", "2026-03-29"),
        (EIGHT, None, "2026-10-24", "2026-10-25T02:30", "2026-10-25T08:00", "2026-10-25"),
        (EIGHT, None, "2026-01-10", "2026-01-15T05:00", "2026-01-15T08:00", "2026-01-15"),
        (EIGHT, None, "2026-01-10", "2026-01-15T17:00", "2026-01-15T08:00", "2026-01-15"),
        (DailyDigest(6 * 60, PRAGUE), NIGHT, "2026-01-14", "2026-01-15T05:00", "2026-01-15T07:00", "2026-01-15"),
        (DailyDigest(23 * 60, PRAGUE), NIGHT, "2026-01-14", "2026-01-14T23:30", "2026-01-15T07:00", "2026-01-15"),
        (DailyDigest(23 * 60, PRAGUE), NIGHT, "2026-01-15", "2026-01-15T07:00", "2026-01-16T07:00", "2026-01-16"),
        (DailyDigest(150, PRAGUE), None, "2026-03-28", "2026-03-29T00:00", "2026-03-29T03:30", "2026-03-29"),
        (DailyDigest(150, PRAGUE), None, "2026-10-25", "2026-10-25T02:45", "2026-10-26T02:30", "2026-10-26"),
    ],
)
def test_the_next_digest_comes_when_local_clocks_say_so(
    digest: DailyDigest, quiet: QuietHours | None, digested: str, now: str, due: str, day: str
) -> None:
    assert digest.next_after(digested, quiet, at(now)) == NextDigest(at(due), day)


def test_a_digest_that_is_set_after_its_time_begins_the_day_after() -> None:
    assert EIGHT.last_past_day(at("2026-01-15T07:59")) == "2026-01-14"
    assert EIGHT.last_past_day(at("2026-01-15T08:00")) == "2026-01-15"


zones = st.sampled_from([PRAGUE, "UTC", "Pacific/Auckland", "America/Los_Angeles", "Australia/Lord_Howe"])
minutes = st.integers(0, 24 * 60 - 1)


@given(
    minutes, zones, st.none() | st.builds(QuietHours, minutes, minutes, zones), st.lists(st.floats(0, 3e5), max_size=12)
)
def test_looked_at_whenever_there_is_one_digest_a_day_and_none_at_quiet_hours(
    minute: int, zone: str, quiet: QuietHours | None, pauses: list[float]
) -> None:
    digest, now, last = DailyDigest(minute, zone), START, DailyDigest(minute, zone).last_past_day(START)
    for pause in pauses:
        due = digest.next_after(last, quiet, now)
        assert due.day > last
        assert quiet is None or quiet.starts == quiet.ends or quiet.end_after(due.due) is None
        if due.due <= now:
            assert datetime.fromtimestamp(now, ZoneInfo(zone)).date().isoformat() == due.day
            last = due.day
        now += pause
