"""A diary of a table: what reaches whom, and when, while the days go by."""

from collections.abc import Mapping
from datetime import UTC, datetime

from bot.sandbox.people.seen import SeenMessage
from tests.support.house import House

FIRST = datetime(2026, 3, 2, 12, tzinfo=UTC).timestamp()
HOUR = 3600

_REMINDING = {"en": "a reminder", "cs": "připomínám", "fi": "muistutus", "he": "תזכורת"}
_CALLING = {"en": "it's your turn here", "cs": "se čeká na váš tah", "fi": "siirtoasi odotetaan", "he": "מחכים למהלך"}


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
            await self.house.app.wait_until_idle()
            if self.now[1] == 3:
                await self.house.restart()
            self.look()

    def calls(self, languages: Mapping[str, str]) -> list[tuple[int, int, str, str]]:
        """Who was called on which day, at which hour, and for what; `languages` are what each person reads."""
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
    """What sort of message called somebody who reads `language`."""
    if "🗳️" in text:
        return "vote"
    if _REMINDING[language] in text:
        return "reminder"
    return "call" if _CALLING[language] in text else "turn"
