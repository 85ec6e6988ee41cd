"""Ten days at a table of four, each with another language: who hears what, and when."""

from datetime import UTC, datetime

import pytest

from tests.bot.house import House

FIRST = datetime(2026, 3, 2, 12, tzinfo=UTC).timestamp()
HOUR = 3600

REMINDING = {"en": "a reminder", "cs": "připomínám", "fi": "muistutus", "he": "תזכורת"}
CALLING = {"en": "your move is due", "cs": "se čeká na váš tah", "fi": "siirtoasi odotetaan", "he": "מחכים למהלך"}


class Diary:
    """What reaches whom, hour by hour of the days at a table; every night the bot is restarted."""

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
            await self.house.app.settled()
            if self.now[1] == 3:
                await self.house.restart()
            self.look()

    async def does(self, name: str, command: str, **options: str) -> None:
        """Somebody types a command."""
        await self.house.slash(name, command, **options)
        self.look()


def kind(text: str, language: str) -> str:
    """What sort of message called somebody who reads `language`."""
    if REMINDING[language] in text:
        return "reminder"
    return "call" if CALLING[language] in text else "turn"


@pytest.fixture
async def diary(house: House) -> Diary:
    """A game of four that begins at noon."""
    await house.clock.advance(FIRST - house.clock.now())
    diary = Diary(house)
    await house.begin("tigris", "Ann", "Ben", "Cyd", "Dan")
    diary.look()
    return diary


async def test_ten_days_of_four_people(house: House, diary: Diary) -> None:
    one, two, three, four = (await house.at()).roster.names
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
    assert [(day, hour, name, kind(text, languages[name])) for day, hour, name, text in diary.pings] == [
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
    assert f"{four} is to move" in notice[2]
