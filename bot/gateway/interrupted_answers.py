"""Interrupted answers: after a kill, report the interruption where an answer still shows the bot as thinking."""

import logging
from typing import cast

import discord

from bot.gateway.errors import NETWORK_ERRORS
from bot.model.person import DeferredAnswer
from bot.runtime.deferred import DeferredAnswers
from bot.runtime.lifecycle import TaskService
from bot.text.voice import Voice

_ORIGINAL = cast("int", "@original")
"""The value that stands for the answer itself instead of a message's id
(https://docs.discord.com/developers/interactions/receiving-and-responding#followup-messages)."""

_log = logging.getLogger(__name__)


class InterruptedAnswers(TaskService):
    """Edits each answer that an earlier run deferred and never gave, once after the start."""

    def __init__(self, client: discord.Client, deferred: DeferredAnswers) -> None:
        self._client = client
        self._deferred = deferred
        super().__init__()

    async def start(self) -> None:
        """Start editing the answers that an earlier run did not give."""
        self._task.start(self._edit_all())

    async def _edit_all(self) -> None:
        for answer in await self._deferred.interrupted_answers():
            try:
                await self._edit(answer)
            except discord.HTTPException as refused:
                _log.info("an interrupted answer is gone: %s", refused)
            except NETWORK_ERRORS as lost:
                _log.warning("an interrupted answer was not edited: %s", lost)
                continue
            await self._deferred.forget(answer.interaction)

    async def _edit(self, answer: DeferredAnswer) -> None:
        """Report the interruption in an answer, unless the answer was given just before the process ended."""
        webhook = discord.Webhook.partial(self._client.application_id or 0, answer.token, client=self._client)
        if (await webhook.fetch_message(_ORIGINAL)).flags.loading:
            await webhook.edit_message(_ORIGINAL, content=Voice(answer.language).say("interrupted"))
