"""Which interactions have no answer yet: an answer comes before whatever else the bot does."""

import asyncio
import threading
from contextlib import suppress

A_LITTLE = 0.5
"""Seconds for which queued messages give way to answers, which Discord expects within three
(https://docs.discord.com/developers/interactions/receiving-and-responding)."""


class PendingAnswers:
    """The interactions whose answer is not on its way, by their ids."""

    def __init__(self) -> None:
        self._ids: set[int] = set()
        self._none = asyncio.Event()
        self._none.set()
        self._free = threading.Event()
        self._free.set()

    def add(self, interaction: int) -> None:
        """Note that an answer is being prepared."""
        self._ids.add(interaction)
        self._none.clear()
        self._free.clear()

    def discard(self, interaction: int) -> None:
        """Note that an answer is on its way, or that there will be none."""
        self._ids.discard(interaction)
        if not self._ids:
            self._none.set()
            self._free.set()

    async def ended(self) -> None:
        """Return when no answer is being prepared, or after `A_LITTLE` seconds."""
        if self._ids:
            with suppress(TimeoutError):
                async with asyncio.timeout(A_LITTLE):
                    await self._none.wait()

    def free(self, seconds: float) -> None:
        """Return when no answer is being prepared, or after so many seconds, in a thread that can wait."""
        self._free.wait(seconds)
