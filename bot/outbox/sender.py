"""The outbox's interface for sending messages, and its errors."""

from collections.abc import Collection
from typing import Protocol

from msgspec import Struct

from bot.ui.components import Controls


class Attachment(Struct, frozen=True):
    """A file of a message.

    `name`: its name. `data`: its content, or b"" to keep a file of that name which the message already has. `alt`: its
    description.
    """

    name: str
    data: bytes
    alt: str = ""


class Message(Struct, frozen=True):
    """The content of a message.

    `text`: the text, of at most `limits.MESSAGE` characters.
    `controls`: buttons and menus.
    `pings`: the only people whom its mentions notify. An edit notifies nobody, but people whom it leaves out are no
        longer marked as mentioned.
    `attachments`: files.
    `other_texts`: other texts that the message may have from an earlier attempt or a later edit.
    `layout`: whether it is made of layout components (https://docs.discord.com/developers/components/reference): the
        text, each picture at Discord's full width, the controls.
    `role`: the only role whose members are notified, or 0.
    `mark`: a part of the text that no other message of the bot has, or "".
    """

    text: str
    controls: Controls | None = None
    pings: tuple[int, ...] = ()
    attachments: tuple[Attachment, ...] = ()
    other_texts: tuple[str, ...] = ()
    layout: bool = False
    role: int = 0
    mark: str = ""

    def is_shown_in(self, text: str, files: Collection[str]) -> bool:
        """Whether this is the message with the given text and file names. It is recognized by its mark, or else by its
        files, whose names are unique, or else by its exact text."""
        if self.mark:
            return self.mark in text
        if self.attachments:
            return any(attachment.name in files for attachment in self.attachments)
        return text.strip() in [own_text.strip() for own_text in (self.text, *self.other_texts)]


class Sender(Protocol):
    """Sends, edits and finds messages. Every method may raise TryLater, NoAccess or Rejected."""

    async def post(self, channel: int, content: Message, nonce: str) -> int:
        """Post a message and return its id. If the same `nonce` is used again within minutes, no second message is
        posted."""
        ...

    async def edit(self, channel: int, message: int, content: Message) -> None:
        """Change the text and the controls of a message. Its files stay. Raises MessageGone and EditedTooOften."""
        ...

    async def attach(self, channel: int, message: int, content: Message) -> None:
        """Replace everything in a message of layout components, including its files. Raises MessageGone and
        EditedTooOften."""
        ...

    async def retire(self, channel: int, message: int, text: str) -> None:
        """Remove everything from a message but `text`; if that is empty, remove only its controls. Raises MessageGone
        and EditedTooOften."""
        ...

    async def remove(self, channel: int, message: int) -> None:
        """Delete one of the bot's messages. Raises MessageGone."""
        ...

    async def begin_thread(self, channel: int, message: int, name: str) -> None:
        """Start a thread on a message. The thread has the same id as the message. Do nothing if the thread exists.
        Raises MessageGone."""
        ...

    async def invite(self, thread: int, user: int) -> None:
        """Add a person to a thread."""
        ...

    async def tag(self, post: int, tag: int | None, tags_to_remove: Collection[int]) -> None:
        """Give a forum post the tag `tag` instead of `tags_to_remove`. Its other tags stay. Do nothing if the post has
        no room for another tag, the forum does not have this tag, or the bot lacks the permission. Raises
        EditedTooOften."""
        ...

    async def can_see(self, guild: int, channel: int, user: int) -> bool:
        """Whether a person can see a channel. True if that is unknown."""
        ...

    async def write(self, user: int, content: Message, nonce: str) -> None:
        """Send a direct message that makes no notification sound. Raises DmClosed."""
        ...

    async def find_posted(self, channel: int, content: Message, nonce: str, after: int) -> int | None:
        """Return the id of the bot's message in a channel that has this nonce, or, if Discord no longer returns nonces,
        this content. Only messages newer than message `after` are searched. Return None if there is none. Raises
        Unseen."""
        ...

    async def has_been_written(self, user: int, content: Message, nonce: str, after: int) -> bool:
        """Whether `content` is one of the direct messages to `user` newer than message `after`."""
        ...


class Undelivered(Exception):
    """Raised for a message that was not delivered."""


class TryLater(Undelivered):
    """Raised if Discord or the network cannot accept a request now. `after_seconds`: the seconds to wait, if Discord
    gives them."""

    def __init__(self, after_seconds: float | None = None) -> None:
        super().__init__(after_seconds)
        self.after_seconds = after_seconds


class MessageGone(Undelivered):
    """Raised for a message that was deleted, or can no longer be edited."""


class EditedTooOften(Undelivered):
    """Raised for an edit that must wait: the message is old, and too many old messages were edited in its channel
    recently."""


class DmClosed(Undelivered):
    """Raised for a person who accepts no direct messages from the bot, or whose account no longer exists."""


class NoAccess(Undelivered):
    """Raised for a channel that is gone, or in which the bot may not write."""


class ChannelGone(NoAccess):
    """Raised for a channel that was deleted."""


class Unseen(NoAccess):
    """Raised if it is unknown whether a message is in a channel, because the bot may not read its history."""


class Rejected(Undelivered):
    """Raised for a request that Discord will never accept."""
