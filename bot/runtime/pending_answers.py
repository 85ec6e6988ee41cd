"""Interactions that are still unanswered. Answers come before everything else that the bot does."""

import asyncio
import math
import threading
import time
from collections.abc import Callable
from contextlib import suppress

MAX_YIELD_SECONDS = 0.5
"""Maximum seconds for which queued messages wait for answers, which Discord expects within three
(https://docs.discord.com/developers/interactions/receiving-and-responding)."""

BUSY_SECONDS_AFTER_ANSWER = 2.0
"""Seconds after an answer for which another interaction is considered likely."""

REST_FACTOR = 2.0
"""A task that gives way rests for this multiple of the time that it worked, so that it uses at most a third of the
time. People wait for computer players as well: with 9.0 a bot made 30 computer moves a second, with 2.0 twice as
many."""


class PendingAnswers:
    """The ids of interactions that are still unanswered. `monotonic`: returns the seconds of a monotonic clock."""

    def __init__(self, monotonic: Callable[[], float] = time.monotonic) -> None:
        self._monotonic = monotonic
        self._ids: set[int] = set()
        self._all_answered = asyncio.Event()
        self._all_answered.set()
        self._all_answered_in_threads = threading.Event()
        self._all_answered_in_threads.set()
        self._last_answer_time = -math.inf
        self._turn = asyncio.Lock()

    def add(self, interaction: int) -> None:
        """Note that an answer is being prepared."""
        self._ids.add(interaction)
        self._all_answered.clear()
        self._all_answered_in_threads.clear()

    def discard(self, interaction: int) -> None:
        """Note that an answer is on its way, or that there will be none."""
        self._ids.discard(interaction)
        self._last_answer_time = self._monotonic()
        if not self._ids:
            self._all_answered.set()
            self._all_answered_in_threads.set()

    async def wait_until_idle(self) -> None:
        """Wait until no answer is being prepared, for at most `MAX_YIELD_SECONDS` seconds."""
        if self._ids:
            with suppress(TimeoutError):
                async with asyncio.timeout(MAX_YIELD_SECONDS):
                    await self._all_answered.wait()

    async def take_turn(self) -> None:
        """Wait until no answer is being prepared, as `wait_until_idle` does. Callers that wait at the same time
        continue one by one, so that new interactions are answered between them."""
        async with self._turn:
            await self.wait_until_idle()

    async def give_way(self, worked: float) -> None:
        """Wait until no answer is being prepared. If people were answered recently, first rest in proportion to the
        `worked` seconds, but for at most `MAX_YIELD_SECONDS`, since one slow disk access is no reason for a
        long rest."""
        if self._monotonic() - self._last_answer_time < BUSY_SECONDS_AFTER_ANSWER:
            await asyncio.sleep(min(REST_FACTOR * worked, MAX_YIELD_SECONDS))
        await self.wait_until_idle()

    def wait_in_thread(self, seconds: float) -> None:
        """Wait in a thread until no answer is being prepared, for at most this many seconds."""
        self._all_answered_in_threads.wait(seconds)
