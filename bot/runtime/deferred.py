"""Deferred answers for which people are waiting, kept even across a restart."""

import logging
from collections.abc import Awaitable, Callable
from typing import Protocol

from bot.model.person import TOKEN_LIFETIME_SECONDS, DeferredAnswer
from bot.runtime.clock import Clock
from bot.store.database import StoreUnavailable

_log = logging.getLogger(__name__)


class AnswerStorage(Protocol):
    """Permanent storage of deferred answers."""

    async def add(self, answer: DeferredAnswer) -> None:
        """Store an answer, before Discord is asked to defer it."""
        ...

    async def remove(self, interaction: int) -> None:
        """Delete an answer."""
        ...

    async def all(self) -> tuple[DeferredAnswer, ...]:
        """Return all stored answers, including those of earlier runs."""
        ...


class DeferredAnswers:
    """Stores each answer before it is deferred, and deletes it once it is given. If storing fails, nobody waits for
    it.

    `take_turn`: waits after a deferral, while other people wait for their initial responses.
    """

    take_turn: Callable[[], Awaitable[None]]

    def __init__(self, storage: AnswerStorage, clock: Clock) -> None:
        self._storage = storage
        self._clock = clock
        self._noted_interactions: set[int] = set()

    async def note_deferral(self, interaction: int, token: str, language: str) -> None:
        """Note that an answer is about to be deferred."""
        self._noted_interactions.add(interaction)
        try:
            await self._storage.add(
                DeferredAnswer(interaction, token, language, self._clock.now() + TOKEN_LIFETIME_SECONDS)
            )
        except StoreUnavailable as unstored:
            _log.warning("a deferred answer could not be noted: %s", unstored)

    async def note_answer(self, interaction: int) -> None:
        """Note that an interaction was answered, even if its answer was not deferred."""
        if interaction in self._noted_interactions:
            self._noted_interactions.discard(interaction)
            await self.forget(interaction)

    async def forget(self, interaction: int) -> None:
        """Delete a noted answer."""
        try:
            await self._storage.remove(interaction)
        except StoreUnavailable as unstored:
            _log.warning("a deferred answer could not be deleted: %s", unstored)

    async def interrupted_answers(self) -> tuple[DeferredAnswer, ...]:
        """Return the answers that an earlier run of the bot has not given and that can still be edited. Forget the
        others."""
        try:
            unnoted = [
                answer for answer in await self._storage.all() if answer.interaction not in self._noted_interactions
            ]
        except StoreUnavailable as unstored:
            _log.warning("deferred answers could not be read: %s", unstored)
            return ()
        for expired in [answer for answer in unnoted if answer.until <= self._clock.now()]:
            await self.forget(expired.interaction)
        return tuple(answer for answer in unnoted if answer.until > self._clock.now())
