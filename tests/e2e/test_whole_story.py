"""Everything that may happen at a table of four in ten days, in one story: who is called for what, and when."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.e2e.diary import FIRST, Diary
from tests.e2e.test_votes import vote
from tests.support.house import House

SEED = 7


@pytest.fixture
async def diary(tmp_path: Path) -> AsyncIterator[Diary]:
    """A game of four, begun at noon: the same people sit in the same places with the same tiles each time."""
    house = House(tmp_path / "story.sqlite")
    house.seeds = lambda count: bytes([SEED]) * count
    await house.open()
    await house.clock.advance(FIRST - house.clock.now())
    diary = Diary(house)
    await house.begin("tigris", "Ann", "Ben", "Cyd", "Dan")
    yield diary
    await house.shut()


async def they_settle_in(diary: Diary, people: tuple[str, ...]) -> None:
    """Each speaks another language; three sleep at night."""
    diary.look()
    for name, language in zip(people, ("en", "cs", "fi", "he"), strict=True):
        await diary.does(name, "settings language", language=language)
    await diary.does(people[1], "settings quiet", **{"from": "22:00", "to": "7", "timezone": "Prague"})
    await diary.does(people[2], "settings quiet", **{"from": "0:00", "to": "8.00", "timezone": "Europe/Helsinki"})
    await diary.does(people[3], "settings quiet", **{"from": "23:00", "to": "8:00", "timezone": "Asia/Jerusalem"})


async def two_turns_with_second_thoughts(diary: Diary, people: tuple[str, ...]) -> None:
    """One takes a move back alone; another, who has drawn a tile, with the consent of all."""
    one, two, three, four = people
    await diary.until(1, 13)
    await diary.does(one, "tigris leader", leader="king", cell="C2")
    await diary.does(one, "game undo")
    await diary.does(one, "tigris leader", leader="trader", cell="C2")
    await diary.does(one, "tigris tile", tile="settlement", cell="D2")
    await diary.until(1, 20)
    await diary.does(one, "tigris end")
    await diary.until(2, 9)
    await diary.does(two, "tigris leader", leader="trader", cell="F2")
    await diary.does(two, "tigris tile", tile="market", cell="G2")
    await diary.does(two, "tigris end")
    await diary.until(2, 11)
    await diary.does(two, "game undo")
    for name in (one, three, four):
        await diary.presses(name, "Yes", vote(diary.house))
    await diary.does(two, "tigris end")


async def one_goes_missing(diary: Diary, people: tuple[str, ...]) -> None:
    """A reminder brings the third; the fourth, who was away, never answers: a computer plays on."""
    one, two, three, four = people
    await diary.until(3, 14)
    await diary.does(three, "tigris end")
    await diary.does(four, "table away", **{"from": "2026-03-05", "to": "2026-03-05"})
    await diary.until(9, 10)
    await diary.presses(one, "A computer plays on")
    await diary.presses(two, "Yes", vote(diary.house))


async def the_missing_one_returns_and_a_war_is_fought_by_orders(diary: Diary, people: tuple[str, ...]) -> None:
    """Both sides have left orders; one sleeps through it."""
    one, two, _, four = people
    await diary.until(9, 20)
    await diary.does(four, "table return")
    await diary.does(one, "orders set", question="attack", answer="win", about="trader")
    await diary.does(two, "orders set", question="defence", answer="2")
    await diary.until(9, 22)
    await diary.does(one, "tigris tile", tile="farm", cell="E2")
    await diary.until(10, 12)


async def test_ten_days_with_everything(diary: Diary) -> None:
    people = (await diary.house.table()).roster.names
    await they_settle_in(diary, people)
    await two_turns_with_second_thoughts(diary, people)
    await one_goes_missing(diary, people)
    await the_missing_one_returns_and_a_war_is_fought_by_orders(diary, people)
    one, two, three, four = people
    assert diary.calls(dict(zip(people, ("en", "cs", "fi", "he"), strict=True))) == [
        (1, 12, one, "turn"),
        (1, 14, two, "turn"),
        (2, 9, three, "turn"),
        (2, 11, three, "vote"),
        (2, 11, four, "vote"),
        (2, 11, one, "vote"),
        (2, 11, two, "turn"),
        (2, 11, three, "turn"),
        (3, 11, three, "reminder"),
        (3, 14, four, "turn"),
        (5, 6, four, "reminder"),
        (6, 6, four, "reminder"),
        (7, 6, four, "reminder"),
        (9, 10, three, "vote"),
        (9, 10, two, "vote"),
        (9, 10, one, "turn"),
        (10, 0, one, "turn"),
    ]
    told = "\n".join(text for _, _, text in diary.posts)
    for said in (
        f"{four} is away",
        f"It is {four}'s turn. The call went out",
        f"plays on for {four}",
        f"{four} is back",
        f"{two} adds 2 markets",
        f"wins and {one} loses the trader",
    ):
        assert told.count(said) == 1
    table = await diary.house.table()
    assert [entry.words for entry in table.log.entries if entry.first_undone] == [("undo", "1"), ("undo", "8")]
    assert [entry.words for entry in table.log.entries][-2:] == [("support", "0"), ("support", "2")]
    assert table.roster.names == people
