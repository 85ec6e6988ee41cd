"""Deduplicated delivery: send each message only once, even after an attempt whose outcome is unknown."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Protocol

from msgspec.structs import replace

from bot.messages.outgoing import EditBoard, Outgoing, RetireBoard
from bot.outbox.sender import Message, Sender, TryLater, Undelivered, Unseen
from bot.runtime.clock import Clock

LONG_AGO = float("-inf")

NONCE_SECONDS = 120.0
"""Seconds after the first attempt for which Discord certainly recognizes a nonce: it promises "a few minutes"
(https://docs.discord.com/developers/resources/message#create-message)."""

PRUNE_INTERVAL_SECONDS = 60.0
"""Minimum seconds between two comparisons of past attempts with the queue."""


class Queued(Protocol):
    """A message that is not sent yet."""

    @property
    def nonce(self) -> str:
        """Return the text that lets Discord recognize a repetition."""
        ...


class Queue(Protocol):
    """A queue of messages that are not sent yet."""

    async def all(self) -> Sequence[Queued]:
        """Return all queued messages."""
        ...

    async def newest_message(self, nonce: str) -> int | None:
        """Return the id of a message on Discord that is older than any attempt with this nonce, or None if there was
        none."""
        ...

    async def queued_after(self, channel: int, nonce: str) -> tuple[Outgoing, ...]:
        """Return the messages queued later than the one with this nonce that may change it."""
        ...


class DeduplicatedDelivery:
    """Looks for a message before it repeats an attempt whose outcome is unknown.

    Discord recognizes a nonce for only a few minutes
    (https://docs.discord.com/developers/resources/message#create-message), and the bot or Discord may have been away
    for longer. The bot may also have posted newer messages than the newest one it has stored, so a message is
    recognized by its nonce or its content.
    """

    def __init__(self, sender: Sender, queue: Queue, clock: Clock) -> None:
        self._sender = sender
        self._queue = queue
        self._clock = clock
        self._unsure: dict[str, float] = {}
        self._pruned = clock.now()

    async def assume_sent(self) -> None:
        """Assume that every queued message may already have been sent: the last run may have ended before it could
        store this."""
        self._unsure.update(dict.fromkeys((queued.nonce for queued in await self._queue.all()), LONG_AGO))

    def is_first(self, nonce: str) -> bool:
        """Whether there was no attempt that may have posted the message with this nonce."""
        return nonce not in self._unsure

    async def post(self, channel: int, content: Message, nonce: str) -> int:
        """Post a message with `content` and return its id, or the id that an earlier attempt was given. Raises Unseen
        if the outcome of an earlier attempt is unknown and Discord may no longer recognize `nonce`. Raises the errors
        of `Sender.post`."""
        try:
            message = await self.find(channel, content, nonce)
        except Unseen:
            if self._clock.now() - self._unsure[nonce] > NONCE_SECONDS:
                raise
            message = None
        if message is None:
            with self._attempt(nonce):
                message = await self._sender.post(channel, content, nonce)
        return message

    async def find(self, channel: int, content: Message, nonce: str) -> int | None:
        """Return the id of the message that an earlier attempt posted, or None if there is none. Raises Unseen."""
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
        """Send a direct message, unless an earlier attempt has already sent it. Raises the errors of `Sender.write`."""
        newest = await self._newest(nonce)
        if newest is None or not await self._sender.is_written(user, content, nonce, newest):
            with self._attempt(nonce):
                await self._sender.write(user, content, nonce)

    def forget(self, nonce: str) -> None:
        """Forget an attempt whose outcome is stored: it will not be repeated."""
        self._unsure.pop(nonce, None)

    async def prune(self) -> None:
        """Forget attempts for messages that are no longer queued, such as those for deleted channels. Calls in quick
        succession do nothing."""
        if not self._unsure or self._clock.now() - self._pruned < PRUNE_INTERVAL_SECONDS:
            return
        self._pruned = self._clock.now()
        known = list(self._unsure)
        queued = {one.nonce for one in await self._queue.all()}
        for nonce in known:
            if nonce not in queued:
                self.forget(nonce)

    async def _newest(self, nonce: str) -> int | None:
        """Return the newest message known at the time of an attempt with an unknown outcome, or None."""
        return await self._queue.newest_message(nonce) if nonce in self._unsure else None

    @contextmanager
    def _attempt(self, nonce: str) -> Iterator[None]:
        """Note an attempt before it is made. Forget it if Discord certainly refuses it."""
        self._unsure.setdefault(nonce, self._clock.now())
        try:
            yield
        except Undelivered as refused:
            if not isinstance(refused, TryLater) or refused.after is not None:
                self._unsure.pop(nonce, None)
            raise
