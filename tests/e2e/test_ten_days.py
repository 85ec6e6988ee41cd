"""Ten days at a table of four, each with another language: who hears what, and when."""

import pytest

from tests.e2e.diary import FIRST, Diary
from tests.support.house import House


@pytest.fixture
async def diary(house: House) -> Diary:
    """A game of four that begins at noon."""
    await house.clock.advance(FIRST - house.clock.now())
    diary = Diary(house)
    await house.begin("tigris", "Ann", "Ben", "Cyd", "Dan")
    diary.look()
    return diary


async def test_ten_days_of_four_people(house: House, diary: Diary) -> None:
    one, two, three, four = (await house.table()).roster.names
    languages = {one: "en", two: "cs", three: "fi", four: "he"}
    for name, language in languages.items():
        await diary.does(name, "settings language", language=language)
    await diary.does(two, "settings quiet", **{"from": "22:00", "to": "7", "timezone": "Prague"})
    await diary.does(three, "settings quiet", **{"from": "0:00", "to": "8.00", "timezone": "Europe/Helsinki"})
    await diary.does(four, "settings quiet", **{"from": "23:00", "to": "8:00", "timezone": "Asia/Jerusalem"})
    await diary.until(1, 22)
    await diary.does(one, "tigris end")
    await diary.until(2, 9)
    await diary.does(four, "table away", **{"from": "2026-03-05", "to": "7.3."})
    await diary.until(3, 10)
    await diary.does(two, "tigris end")
    await diary.until(4, 12)
    await diary.does(three, "tigris end")
    await diary.until(10, 7)
    await diary.does(four, "tigris end")
    await diary.until(10, 22)
    assert diary.calls(languages) == [
        (1, 12, one, "turn"),
        (2, 6, two, "call"),
        (3, 6, two, "reminder"),
        (3, 10, three, "turn"),
        (4, 10, three, "reminder"),
        (4, 12, four, "turn"),
        (7, 6, four, "reminder"),
        (8, 6, four, "reminder"),
        (9, 6, four, "reminder"),
        (10, 7, one, "turn"),
    ]
    whispers = [post for post in diary.posts if post[2] not in {ping[3] for ping in diary.pings}]
    quiet_turn, away, notice = whispers[-3:]
    assert [post[:2] for post in (quiet_turn, away, notice)] == [(1, 22), (2, 9), (10, 6)]
    assert house.person(two).mention in quiet_turn[2]
    assert f"{four} is away" in away[2]
    assert f"It is {four}'s turn" in notice[2]
