"""Send each message once, even after an attempt with an unknown outcome."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Protocol

from msgspec.structs import replace

from bot.messages.outgoing import EditBoard, Outgoing, RetireBoard
from bot.outbox.sender import Message, Sender, TryLater, Undelivered, Unseen
from bot.runtime.clock import Clock

LONG_AGO = float("-inf")

KNOWN_AGAIN = 120.0
"""Seconds after the first attempt for which Discord reliably recognises a nonce: it promises "a few minutes"
(https://docs.discord.com/developers/resources/message#create-message)."""

PRUNED_AFTER = 60.0
"""Seconds after which attempts are compared with the queue again."""


class Queued(Protocol):
    """A message that is not yet sent."""

    @property
    def nonce(self) -> str:
        """Return the text by which Discord accepts it only once."""
        ...


class Queue(Protocol):
    """Messages that are not yet sent."""

    async def all(self) -> Sequence[Queued]:
        """Return all of them."""
        ...

    async def newest_message(self, nonce: str) -> int | None:
        """Return the id of a message on Discord that is older than any attempt with this nonce; None if there was
        none."""
        ...

    async def queued_after(self, channel: int, nonce: str) -> tuple[Outgoing, ...]:
        """Return the later messages that may change the one with this nonce."""
        ...


class DeduplicatedDelivery:
    """Looks for a message before it repeats an attempt with an unknown outcome.

    Discord recognises a nonce for a few minutes only
    (https://docs.discord.com/developers/resources/message#create-message), and the bot, or Discord, may have been away
    for longer. Other messages of the bot may be newer than the newest stored one, so a message is recognised by its
    nonce or its content.
    """

    def __init__(self, sender: Sender, queue: Queue, clock: Clock) -> None:
        self._sender = sender
        self._queue = queue
        self._clock = clock
        self._unsure: dict[str, float] = {}
        self._pruned = clock.now()

    async def assume_sent(self) -> None:
        """Assume that every queued message may have been sent: the last run may have ended before it stored that."""
        self._unsure.update(dict.fromkeys((queued.nonce for queued in await self._queue.all()), LONG_AGO))

    def is_first(self, nonce: str) -> bool:
        """Whether no attempt may have posted the message with this nonce."""
        return nonce not in self._unsure

    async def post(self, channel: int, content: Message, nonce: str) -> int:
        """Post a message with `content` and return its id, or that of an earlier attempt. Raises Unseen if the earlier
        outcome is unknown and Discord may no longer recognize `nonce`, and the errors of `Sender.post`."""
        try:
            message = await self.find(channel, content, nonce)
        except Unseen:
            if self._clock.now() - self._unsure[nonce] > KNOWN_AGAIN:
                raise
            message = None
        if message is None:
            with self._attempt(nonce):
                message = await self._sender.post(channel, content, nonce)
        return message

    async def find(self, channel: int, content: Message, nonce: str) -> int | None:
        """Return the id of the message that an earlier attempt posted; None if there is none. Raises Unseen."""
        newest = await self._newest(nonce)
        if newest is None:
            return None
        later = await self._queue.queued_after(channel, nonce)
        edited = [
            outgoing.text for outgoing in later if isinstance(outgoing, EditBoard | RetireBoard) and outgoing.text
        ]
        content = replace(content, otherwise=(*content.otherwise, *edited))
        return await self._sender.find_posted(channel, content, nonce, newest)

    async def write(self, user: int, content: Message, nonce: str) -> None:
        """Send a direct message, unless an earlier attempt has sent it. Raises the errors of `Sender.write`."""
        newest = await self._newest(nonce)
        if newest is None or not await self._sender.is_written(user, content, nonce, newest):
            with self._attempt(nonce):
                await self._sender.write(user, content, nonce)

    def forget(self, nonce: str) -> None:
        """Forget an attempt: its outcome is stored, and there will be no other."""
        self._unsure.pop(nonce, None)

    async def prune(self) -> None:
        """Forget attempts for messages that are no longer queued, such as those of deleted channels; not too often."""
        if not self._unsure or self._clock.now() - self._pruned < PRUNED_AFTER:
            return
        self._pruned = self._clock.now()
        known = list(self._unsure)
        queued = {one.nonce for one in await self._queue.all()}
        for nonce in known:
            if nonce not in queued:
                self.forget(nonce)

    async def _newest(self, nonce: str) -> int | None:
        """Return the newest known message at the time of an uncertain attempt; None if there was none."""
        return await self._queue.newest_message(nonce) if nonce in self._unsure else None

    @contextmanager
    def _attempt(self, nonce: str) -> Iterator[None]:
        """Note an attempt before it is made; forget it if Discord certainly refuses it."""
        self._unsure.setdefault(nonce, self._clock.now())
        try:
            yield
        except Undelivered as refused:
            if not isinstance(refused, TryLater) or refused.after is not None:
                self._unsure.pop(nonce, None)
            raise
