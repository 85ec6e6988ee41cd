"""The same games where nobody is ever killed: what people must have seen in the end."""

import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import zip_longest
from pathlib import Path

from bot.sandbox.model import Channel
from bot.sandbox.people.seen import SeenMessage, look_at
from bot.sandbox.sandbox import Sandbox
from bot.tables.lobby import Lobbies
from engine.registry import GAMES
from render.service import PictureService
from tests.support.core import Core
from tests.support.mailbox import Delivered, Mailbox
from tests.support.manual_clock import ManualClock
from tests.support.unpainted import no_picture


@dataclass(frozen=True)
class Told:
    """A message in short."""

    text: str
    labels: tuple[str, ...]
    files: tuple[str, ...]
    answered: bool = False


@dataclass(frozen=True)
class Story:
    """What people have seen of one channel: its messages, their own, and whose phone buzzed how often."""

    public: tuple[Told, ...]
    private: dict[int, tuple[Told, ...]]
    pings: dict[int, int]

    def against(self, other: "Story") -> list[str]:
        """Where another story differs; what somebody has answered in a message of their own may stand there."""
        found = _differences("the channel", self.public, other.public)
        for user in self.private.keys() | other.private.keys():
            found += _differences(f"to {user}", self.private.get(user, ()), other.private.get(user, ()))
        return found + ([] if self.pings == other.pings else [f"notified {other.pings}, not {self.pings}"])


def _differences(where: str, wanted: tuple[Told, ...], seen: tuple[Told, ...]) -> list[str]:
    pairs = enumerate(zip_longest(wanted, seen))
    return [
        f"{where}, message {place}: {there}, not {right}" for place, (right, there) in pairs if not same(right, there)
    ]


def same(right: Told | None, there: Told | None) -> bool:
    """Whether a message is what it should be."""
    if right is None or there is None or right.files != there.files:
        return False
    return there.answered or (right.text, right.labels) == (there.text, there.labels)


class Twin(Core):
    """The core of the bot, in memory next to the bot that suffers. Its pictures are empty."""

    def __init__(self, file: Path) -> None:
        super().__init__(file, Mailbox(), ManualClock(), GAMES)
        self.seed = b""
        self._places: dict[int, int] = {}

    async def open(self) -> None:
        """Build everything; the seed is the one that the other bot has drawn."""
        await super().open()
        self.lobbies = Lobbies(self.store, self.tables, self.clock, lambda _: self.seed)

    def know(self, real: int, own: int) -> None:
        """What is channel or thread number `real` for people has the number `own` here."""
        self._places[real] = own

    def place(self, channel: int) -> int:
        """The number that a channel or thread has here."""
        return self._places.get(channel, channel)

    def invited(self, channel: int) -> set[int]:
        """Who was let into a thread."""
        return {user for thread, user in self.mailbox.invited if thread == self.place(channel)}

    def story(self, channel: int) -> Story:
        """What people should have seen."""
        public = self.mailbox.channels.get(self.place(channel), [])
        private = {user: tuple(self._written(one) for one in self._direct(user)) for user in self.mailbox.direct}
        return Story(_pictured([self._written(one) for one in public]), private, dict(Counter(self.mailbox.pings)))

    def _written(self, one: Delivered) -> Told:
        """A message in short, with the channels by the numbers that people see."""
        text = one.text
        for real, own in self._places.items():
            text = text.replace(f"<#{own}>", f"<#{real}>")
        return Told(text, tuple(one.labels), _shown([file.name for file in one.content.attachments]))

    def _direct(self, user: int) -> list[Delivered]:
        return [Delivered(0, letter) for letter in self.mailbox.direct[user]]


def story(sandbox: Sandbox, channel: Channel) -> Story:
    """What people have seen."""
    public = [
        _seen(look_at(sandbox.state, one)) for one in channel.messages.values() if not (one.ephemeral or one.by_discord)
    ]
    private: dict[int, tuple[Told, ...]] = {}
    for person in sandbox.people.values():
        stored = [one for one in person.dm.messages.values() if not one.ephemeral]
        if stored:
            private[person.id] = tuple(_seen(look_at(sandbox.state, one)) for one in stored)
    return Story(_pictured(public), private, dict(Counter(ping.user.id for ping in sandbox.state.pings)))


def _seen(one: SeenMessage) -> Told:
    answered = one.edited and one.channel.recipient is not None
    return Told(one.text, tuple(one.labels), _shown([file.filename for file in one.attachments]), answered)


def _shown(files: Iterable[str]) -> tuple[str, ...]:
    """What files show, without the number of the move: a picture that looks like the one before keeps its file, but
    not where it was made by another process.
    """
    return tuple(re.sub(r"-[0-9]+[.]png$", ".png", name) for name in files)


def _pictured(told: list[Told]) -> tuple[Told, ...]:
    """Of the boards' pictures only the newest: others may have been skipped."""
    boards = [place for place, one in enumerate(told) if one.files and "-board-" in one.files[0]]
    shown = enumerate(told)
    return tuple(Told(one.text, one.labels, ()) if place in boards[:-1] else one for place, one in shown)


def without_pictures() -> None:
    """Let nothing be drawn in this process: the pictures of the other one are looked at."""
    PictureService._draw_png = no_picture  # type: ignore[method-assign]  # for the life of this process
