"""Days and times as people type them."""

from datetime import date

import pytest

from bot.commands.parsing import begin, day_of, minute_of, today
from bot.model.errors import NoDate, NoTime

TODAY = date(2026, 3, 5)


@pytest.mark.parametrize(
    ("typed", "day"),
    [
        ("2026-12-24", date(2026, 12, 24)),
        (" 24.12.2026 ", date(2026, 12, 24)),
        ("24. 12.", date(2026, 12, 24)),
        ("4.3.", date(2027, 3, 4)),
        ("5.3", date(2026, 3, 5)),
    ],
)
def test_a_day(typed: str, day: date) -> None:
    assert day_of(typed, TODAY) == day


@pytest.mark.parametrize("typed", ["", "tomorrow", "2026-02-30", "31.4.", "12/24"])
def test_no_day(typed: str) -> None:
    with pytest.raises(NoDate):
        day_of(typed, TODAY)


@pytest.mark.parametrize(("typed", "minute"), [("7", 420), ("07:30", 450), ("22.00", 1320), ("0:00", 0)])
def test_a_time(typed: str, minute: int) -> None:
    assert minute_of(typed) == minute


@pytest.mark.parametrize("typed", ["", "24:00", "7:60", "noon", "7:5"])
def test_no_time(typed: str) -> None:
    with pytest.raises(NoTime):
        minute_of(typed)


def test_days_begin_at_local_midnight() -> None:
    assert begin(date(1970, 1, 2), "UTC") == 86400
    assert begin(date(1970, 1, 2), "Europe/Prague") == 86400 - 3600
    assert today(86400 - 1800, "Europe/Prague") == date(1970, 1, 2)
