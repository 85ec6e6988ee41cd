"""Everything that may happen at a table of four in ten days, in one story: who is called for what, and when."""

from collections.abc import AsyncIterator, Mapping
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.sandbox.people.seen import SeenMessage
from tests.e2e.test_votes import vote
from tests.support.house import House

SEED = 7
FIRST = datetime(2026, 3, 2, 12, tzinfo=UTC).timestamp()
HOUR = 3600

_REMINDING = {"en": "a reminder", "cs": "připomínám", "fi": "muistutus", "he": "תזכורת"}
_CALLING = {"en": "it's your turn here", "cs": "se čeká na váš tah", "fi": "siirtoasi odotetaan", "he": "מחכים למהלך"}


class Diary:
    """The messages that reach each person, hour by hour, over the days at a table. The bot restarts every night."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.pings: list[tuple[int, int, str, str]] = []
        self.posts: list[tuple[int, int, str]] = []
        self._heard = dict.fromkeys(house.sandbox.people, 0)
        self._seen = len(house.person("Guest").sees(house.channel))

    @property
    def now(self) -> tuple[int, int]:
        """The day, counted from one, and the hour."""
        now = datetime.fromtimestamp(self.house.clock.now(), UTC)
        return now.day - 1, now.hour

    def look(self) -> None:
        """Write down what has come since the last look."""
        for name in self._heard:
            pings = self.house.person(name).pings[self._heard[name] :]
            self._heard[name] += len(pings)
            self.pings += [(*self.now, name, ping.message.text) for ping in pings]
        posts = self.house.person("Guest").sees(self.house.channel)[self._seen :]
        self._seen += len(posts)
        self.posts += [(*self.now, post.text) for post in posts]

    async def until(self, day: int, hour: int) -> None:
        """Let the hours go by."""
        while self.now < (day, hour):
            await self.house.clock.advance(HOUR)
            await self.house.app.wait_until_idle()
            if self.now[1] == 3:
                await self.house.restart()
            self.look()

    def calls(self, languages: Mapping[str, str]) -> list[tuple[int, int, str, str]]:
        """Return the day, hour, person and reason of each ping. `languages`: the language that each person reads."""
        return [(day, hour, name, _kind(text, languages[name])) for day, hour, name, text in self.pings]

    async def does(self, name: str, command: str, **options: str) -> None:
        """Somebody types a command."""
        await self.house.slash(name, command, **options)
        self.look()

    async def presses(self, name: str, button: str, message: SeenMessage | None = None) -> None:
        """Somebody presses a button, by default on the newest public message that has it."""
        await self.house.click(name, button, message)
        self.look()


def _kind(text: str, language: str) -> str:
    """Return the kind of message with which the bot pinged a reader of `language`."""
    if "🗳️" in text:
        return "vote"
    if _REMINDING[language] in text:
        return "reminder"
    return "call" if _CALLING[language] in text else "turn"


@pytest.fixture
async def diary(tmp_path: Path) -> AsyncIterator[Diary]:
    """A game of four, begun at noon: the same people sit in the same places with the same tiles each time."""
    house = House(tmp_path / "story.sqlite")
    house.seeds = lambda count: bytes([SEED]) * count
    async with house:
        await house.clock.advance(FIRST - house.clock.now())
        diary = Diary(house)
        await house.begin("tigris", "Ann", "Ben", "Cyd", "Dan")
        yield diary


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
    await diary.until(1, 22)
    await diary.does(one, "tigris tile", tile="settlement", cell="D2")
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
        (2, 6, two, "call"),
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
    assert [two in text for day, hour, text in diary.posts if (day, hour) == (1, 22)][-1], "called without a sound"
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
