"""Deduplicated delivery: send each message only once, even after an attempt whose outcome is unknown."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Protocol

from msgspec.structs import replace

from bot.messages.outgoing import EditBoard, Outgoing, RetireBoard
from bot.outbox.sender import Message, Sender, TryLater, Undelivered, Unseen
from bot.runtime.clock import Clock

NO_ATTEMPT_TIME = float("-inf")

NONCE_SECONDS = 120.0
"""Seconds after the first attempt for which Discord certainly recognizes a nonce: it promises "a few minutes"
(https://docs.discord.com/developers/resources/message#create-message)."""

PRUNE_INTERVAL_SECONDS = 60.0
"""Minimum seconds between two comparisons of past attempts with the queue."""


class QueuedItem(Protocol):
    """A message that is not sent yet."""

    @property
    def nonce(self) -> str:
        """Return the text that lets Discord recognize a repetition."""
        ...


class Queue(Protocol):
    """A queue of messages that are not sent yet."""

    async def all_queued(self) -> Sequence[QueuedItem]:
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
        self._attempt_times: dict[str, float] = {}
        self._last_prune_time = clock.now()

    async def assume_sent(self) -> None:
        """Assume that every queued message may already have been sent: the last run may have ended before it could
        store this."""
        self._attempt_times.update(
            dict.fromkeys((queued.nonce for queued in await self._queue.all_queued()), NO_ATTEMPT_TIME)
        )

    def is_first_attempt(self, nonce: str) -> bool:
        """Whether there was no attempt that may have posted the message with this nonce."""
        return nonce not in self._attempt_times

    async def post(self, channel: int, content: Message, nonce: str) -> int:
        """Post a message with `content` and return its id, or the id that an earlier attempt was given. Raises Unseen
        if the outcome of an earlier attempt is unknown and Discord may no longer recognize `nonce`. Raises the errors
        of `Sender.post`."""
        try:
            message = await self.find(channel, content, nonce)
        except Unseen:
            if self._clock.now() - self._attempt_times[nonce] > NONCE_SECONDS:
                raise
            message = None
        if message is None:
            with self._noting_attempt(nonce):
                message = await self._sender.post(channel, content, nonce)
        return message

    async def find(self, channel: int, content: Message, nonce: str) -> int | None:
        """Return the id of the message that an earlier attempt posted, or None if there is none. Raises Unseen."""
        newest = await self._newest_message_before(nonce)
        if newest is None:
            return None
        later = await self._queue.queued_after(channel, nonce)
        edited = [
            outgoing.text for outgoing in later if isinstance(outgoing, EditBoard | RetireBoard) and outgoing.text
        ]
        content = replace(content, other_texts=(*content.other_texts, *edited))
        return await self._sender.find_posted(channel, content, nonce, newest)

    async def write(self, user: int, content: Message, nonce: str) -> None:
        """Send a direct message, unless an earlier attempt has already sent it. Raises the errors of `Sender.write`."""
        newest = await self._newest_message_before(nonce)
        if newest is None or not await self._sender.has_been_written(user, content, nonce, newest):
            with self._noting_attempt(nonce):
                await self._sender.write(user, content, nonce)

    def forget(self, nonce: str) -> None:
        """Forget an attempt whose outcome is stored: it will not be repeated."""
        self._attempt_times.pop(nonce, None)

    async def prune(self) -> None:
        """Forget attempts for messages that are no longer queued, such as those for deleted channels. Calls in quick
        succession do nothing."""
        if not self._attempt_times or self._clock.now() - self._last_prune_time < PRUNE_INTERVAL_SECONDS:
            return
        self._last_prune_time = self._clock.now()
        nonces = list(self._attempt_times)
        queued = {item.nonce for item in await self._queue.all_queued()}
        for nonce in nonces:
            if nonce not in queued:
                self.forget(nonce)

    async def _newest_message_before(self, nonce: str) -> int | None:
        """Return the newest message known at the time of an attempt with an unknown outcome, or None."""
        return await self._queue.newest_message(nonce) if nonce in self._attempt_times else None

    @contextmanager
    def _noting_attempt(self, nonce: str) -> Iterator[None]:
        """Note an attempt before it is made. Forget it if Discord certainly refuses it."""
        self._attempt_times.setdefault(nonce, self._clock.now())
        try:
            yield
        except Undelivered as refused:
            if not isinstance(refused, TryLater) or refused.after_seconds is not None:
                self._attempt_times.pop(nonce, None)
            raise
