"""Brings each letter once, also where an earlier attempt may have succeeded without our having heard of it."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

from bot.messages.kinds import EditBoard, RetireBoard
from bot.outbox.sender import Message, Sender, TryLater, Undelivered, Unseen
from bot.runtime.clock import Clock
from bot.store.outbox import OutboxStore

LONG_AGO = float("-inf")

KNOWN_AGAIN = 120.0
"""Seconds for which Discord surely knows a nonce again, counted from the first attempt."""


class Delivery:
    """Looks before it repeats: Discord knows a nonce again for a few minutes only, and the bot, or Discord, may have
    been away for longer. Other messages of ours may be newer than what we know of, so a letter is known by its nonce or
    by what is in it."""

    def __init__(self, sender: Sender, ledger: OutboxStore, clock: Clock) -> None:
        self._sender = sender
        self._ledger = ledger
        self._clock = clock
        self._doubted: dict[str, float] = {}

    async def doubt(self) -> None:
        """What is owed may have been under way when the bot stopped, or brought and forgotten in a power cut."""
        self._doubted.update(dict.fromkeys(await self._ledger.nonces(), LONG_AGO))

    async def post(self, channel: int, letter: Message, nonce: str) -> int:
        """Bring a new message, or find it there, and return its id. Raises Unseen where neither can be done safely."""
        try:
            message = await self.find(channel, letter, nonce)
        except Unseen:
            if self._clock.now() - self._doubted[nonce] > KNOWN_AGAIN:
                raise
            message = None
        if message is None:
            with self._attempt(nonce):
                message = await self._sender.post(channel, letter, nonce)
        return message

    async def find(self, channel: int, letter: Message, nonce: str) -> int | None:
        """Return the message in which an earlier attempt has brought a letter; None where there is none."""
        newest = await self._newest(nonce)
        if newest is None:
            return None
        later = await self._ledger.later(nonce)
        renewed = [debt.text for debt in later if isinstance(debt, EditBoard | RetireBoard) and debt.text]
        letter = replace(letter, otherwise=(*letter.otherwise, *renewed))
        return await self._sender.posted(channel, letter, nonce, newest)

    async def write(self, user: int, letter: Message, nonce: str) -> None:
        """Bring a direct message, unless it is there."""
        newest = await self._newest(nonce)
        if newest is None or not await self._sender.written(user, letter, nonce, newest):
            with self._attempt(nonce):
                await self._sender.write(user, letter, nonce)

    def noted(self, nonce: str) -> None:
        """It stands in the store that a letter was brought, or that it never will be."""
        self._doubted.pop(nonce, None)

    async def _newest(self, nonce: str) -> int | None:
        """The newest message that we know of where a doubtful letter was to go; None when there is nothing to doubt."""
        return await self._ledger.newest(nonce) if nonce in self._doubted else None

    @contextmanager
    def _attempt(self, nonce: str) -> Iterator[None]:
        """What Discord does not refuse may have been taken, also if we hear of it or can write it down only later."""
        self._doubted.setdefault(nonce, self._clock.now())
        try:
            yield
        except Undelivered as refused:
            if not isinstance(refused, TryLater) or refused.after is not None:
                self._doubted.pop(nonce, None)
            raise
