"""What the outbox wants of Discord, and how Discord may refuse."""

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Protocol

import discord


@dataclass(frozen=True, slots=True)
class Attachment:
    """A file under a message; `alt` says in words what it shows."""

    name: str
    data: bytes = field(repr=False)
    alt: str = ""


@dataclass(frozen=True, slots=True)
class Message:
    """A message as it is to be. Of all it mentions only `pings` are notified; an edit notifies nobody, but takes the
    marking as mentioned from whom it leaves out. `otherwise`: texts that it may have been brought with, or been given
    since."""

    text: str
    controls: discord.ui.View | None = None
    pings: tuple[int, ...] = ()
    attachments: tuple[Attachment, ...] = ()
    otherwise: tuple[str, ...] = ()

    def is_in(self, text: str, files: Collection[str]) -> bool:
        """Whether a message with this text and these names of files is this letter: by its files, whose names no other
        has, or by its exact text."""
        if self.attachments:
            return any(one.name in files for one in self.attachments)
        return text.strip() in [one.strip() for one in (self.text, *self.otherwise)]


class Sender(Protocol):
    """Whoever brings letters. Each may raise TryLater, NoAccess or Rejected."""

    async def post(self, channel: int, letter: Message, nonce: str) -> int:
        """Bring a new message; its id. The same nonce within minutes brings nothing new."""
        ...

    async def edit(self, channel: int, message: int, letter: Message) -> None:
        """Change text and controls. Raises MessageGone."""
        ...

    async def attach(self, channel: int, message: int, attachment: Attachment, pings: tuple[int, ...]) -> None:
        """Put a file in the place of those there are; `pings` stay marked as mentioned. Raises MessageGone."""
        ...

    async def strip(self, channel: int, message: int, text: str) -> None:
        """Take the controls away, and change the text unless it is empty. Raises MessageGone."""
        ...

    async def remove(self, channel: int, message: int) -> None:
        """Delete a message of ours. Raises MessageGone."""
        ...

    async def begin_thread(self, channel: int, message: int, name: str) -> None:
        """Begin a thread on a message, whose number it gets; where there is one, that is it. Raises MessageGone."""
        ...

    async def invite(self, thread: int, user: int) -> None:
        """Let somebody into a thread."""
        ...

    async def sees(self, guild: int, channel: int, user: int) -> bool:
        """Whether somebody can see a channel, as far as can be known."""
        ...

    async def write(self, user: int, letter: Message, nonce: str) -> None:
        """Bring a direct message without a sound. Raises DmClosed."""
        ...

    async def posted(self, channel: int, letter: Message, nonce: str, after: int) -> int | None:
        """Return the id of a letter among our messages in a channel that are newer than message `after`: the first with
        its nonce or, where Discord tells none, with what is in it. Raises Unseen."""
        ...

    async def written(self, user: int, letter: Message, nonce: str, after: int) -> bool:
        """Whether a letter is among the direct messages that are newer than message `after`."""
        ...


class Undelivered(Exception):
    """A message that did not get there."""


class TryLater(Undelivered):
    """Not now; perhaps after so many seconds."""

    def __init__(self, after: float | None = None) -> None:
        super().__init__(after)
        self.after = after


class MessageGone(Undelivered):
    """The message was deleted, or is too old to be edited as often as this."""


class DmClosed(Undelivered):
    """The person takes no direct messages from us."""


class NoAccess(Undelivered):
    """The channel is gone, or we may not write there."""


class Unseen(NoAccess):
    """Whether a message is in the channel cannot be seen: we may not read there."""


class Rejected(Undelivered):
    """Discord will never take this."""
