"""The outbox's interface for sending, and its errors."""

from collections.abc import Collection
from typing import Protocol

from msgspec import Struct

from bot.ui.components import Controls


class Attachment(Struct, frozen=True):
    """A file of a message.

    `name`: its name.
    `data`: its content; empty: the message already has a file of that name, which stays.
    `alt`: its description in words.
    """

    name: str
    data: bytes
    alt: str = ""


class Message(Struct, frozen=True):
    """The content of a message.

    `text`: the text, at most `limits.MESSAGE` characters.
    `controls`: buttons and menus.
    `pings`: the only people whom its mentions notify. An edit notifies nobody, but people whom it leaves out are no
        longer marked as mentioned.
    `attachments`: files.
    `otherwise`: other texts that an earlier attempt may have given it, or an edit since.
    `layout`: whether it is made of layout components (https://docs.discord.com/developers/components/reference): the
        text, each picture as wide as Discord shows one, the controls.
    `role`: the only role whose members are notified; 0: none.
    `mark`: a part of the text that no other message of the bot has; empty: none.
    """

    text: str
    controls: Controls | None = None
    pings: tuple[int, ...] = ()
    attachments: tuple[Attachment, ...] = ()
    otherwise: tuple[str, ...] = ()
    layout: bool = False
    role: int = 0
    mark: str = ""

    def is_shown_in(self, text: str, files: Collection[str]) -> bool:
        """Whether this is the message with this text and these file names: by its files, whose names are unique, by its
        mark, or else by its exact text."""
        if self.mark:
            return self.mark in text
        if self.attachments:
            return any(one.name in files for one in self.attachments)
        return text.strip() in [one.strip() for one in (self.text, *self.otherwise)]


class Sender(Protocol):
    """Sends, edits and finds messages. Every method may raise TryLater, NoAccess or Rejected."""

    async def post(self, channel: int, content: Message, nonce: str) -> int:
        """Return the id of a new message. Within minutes the same `nonce` posts nothing new."""
        ...

    async def edit(self, channel: int, message: int, content: Message) -> None:
        """Change the text and the controls of a message; its files stay. Raises MessageGone and
        EditedTooOften.
        """
        ...

    async def attach(self, channel: int, message: int, content: Message) -> None:
        """Change all of a message of layout components, its files too. Raises MessageGone and
        EditedTooOften.
        """
        ...

    async def retire(self, channel: int, message: int, text: str) -> None:
        """Remove everything from a message but `text`; if that is empty, remove only its controls. Raises MessageGone
        and EditedTooOften."""
        ...

    async def remove(self, channel: int, message: int) -> None:
        """Delete a message of ours. Raises MessageGone."""
        ...

    async def begin_thread(self, channel: int, message: int, name: str) -> None:
        """Start a thread on a message; the thread has the message's id. Do nothing if one exists. Raises
        MessageGone."""
        ...

    async def invite(self, thread: int, user: int) -> None:
        """Add a person to a thread."""
        ...

    async def tag(self, post: int, tag: int | None, others: Collection[int]) -> None:
        """Give a forum post `tag`, in the place of `others`; its further tags stay. Do nothing if the post has no room
        for it, the forum does not have it, or the bot may not. Raises EditedTooOften."""
        ...

    async def can_see(self, guild: int, channel: int, user: int) -> bool:
        """Whether a person can see a channel; True if that is unknown."""
        ...

    async def write(self, user: int, content: Message, nonce: str) -> None:
        """Send a direct message that makes no sound. Raises DmClosed."""
        ...

    async def find_posted(self, channel: int, content: Message, nonce: str, after: int) -> int | None:
        """Return the id of the bot's message in a channel, newer than message `after`, with this nonce or, if Discord
        no longer returns nonces, this content. `after`: the first with this nonce or, where Discord does not tell the
        nonce, with this content. Raises Unseen."""
        ...

    async def is_written(self, user: int, content: Message, nonce: str, after: int) -> bool:
        """Whether `content` is one of the direct messages to `user` newer than message `after`."""
        ...


class Undelivered(Exception):
    """A message was not delivered."""


class TryLater(Undelivered):
    """Discord or the network cannot accept it now. `after`: the seconds to wait, if Discord names them."""

    def __init__(self, after: float | None = None) -> None:
        super().__init__(after)
        self.after = after


class MessageGone(Undelivered):
    """The message was deleted, or cannot be edited any more."""


class EditedTooOften(Undelivered):
    """The message is old, and too many old messages were edited in its channel recently; it can be edited later."""


class DmClosed(Undelivered):
    """The person accepts no direct messages from the bot, or has no account any more."""


class NoAccess(Undelivered):
    """The bot may not write in the channel, or it is gone."""


class ChannelGone(NoAccess):
    """The channel was deleted."""


class Unseen(NoAccess):
    """It is unknown whether a message is in the channel: the bot may not read its history."""


class Rejected(Undelivered):
    """Discord will never accept this."""
