"""Brings each letter once, also where an earlier attempt may have succeeded without our having heard of it."""

from collections.abc import Iterator
from contextlib import contextmanager

from bot.outbox_sender import Letter, Sender, TryLater, Undelivered
from bot.store import Ledger


class Careful:
    """Looks before it repeats: Discord knows a nonce again for a few minutes only, and the bot, or Discord, may have
    been away for longer. In a channel one letter at a time is under way, so whatever of ours is newer there than what
    we know of is that letter."""

    def __init__(self, sender: Sender, ledger: Ledger) -> None:
        self._sender = sender
        self._ledger = ledger
        self._doubted: set[str] = set()

    async def doubt(self) -> None:
        """What is owed may have been under way when the bot stopped, or brought and forgotten in a power cut."""
        self._doubted.update(await self._ledger.nonces())

    async def post(self, channel: int, letter: Letter, nonce: str) -> int:
        """Bring a new message, or find it there; its id."""
        newest = await self._newest(nonce)
        message = await self._sender.posted(channel, newest) if newest is not None else None
        if message is None:
            with self._attempt(nonce):
                message = await self._sender.post(channel, letter, nonce)
        return message

    async def write(self, user: int, letter: Letter, nonce: str) -> None:
        """Bring a direct message, unless it is there."""
        newest = await self._newest(nonce)
        if newest is None or not await self._sender.written(user, letter, newest):
            with self._attempt(nonce):
                await self._sender.write(user, letter, nonce)

    def noted(self, nonce: str) -> None:
        """It stands in the store that a letter was brought, or that it never will be."""
        self._doubted.discard(nonce)

    async def _newest(self, nonce: str) -> int | None:
        """The newest message that we know of where a doubtful letter was to go; None when there is nothing to doubt."""
        return await self._ledger.newest(nonce) if nonce in self._doubted else None

    @contextmanager
    def _attempt(self, nonce: str) -> Iterator[None]:
        """What Discord does not refuse may have been taken, also if we hear of it or can write it down only later."""
        self._doubted.add(nonce)
        try:
            yield
        except Undelivered as refused:
            if not isinstance(refused, TryLater) or refused.after is not None:
                self._doubted.discard(nonce)
            raise
