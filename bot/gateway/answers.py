"""Send answers to interactions through discord.py, each once more where its connection broke."""

import asyncio
import logging
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any, TypedDict, Unpack

import aiohttp
import discord
from cachetools import LRUCache
from discord.http import MultipartParameters, Route
from discord.webhook.async_ import AsyncWebhookAdapter

from bot.gateway.codes import ALREADY_ANSWERED, Meaning, decide
from bot.gateway.connector import DatabaseAway
from bot.handlers.respond import short_reference

_MESSAGE = discord.InteractionResponseType.channel_message.value
_SUGGESTIONS = discord.InteractionResponseType.autocomplete_result.value

_REMEMBERED = 1000
"""Interactions of which we remember that an answer failed: the next one may be refused because Discord took that."""

PAUSE = 1.0
"""Seconds between attempts to send an answer while the database is away."""

TRIES = 900
"""Maximum number of such attempts: Discord takes an answer that was deferred for fifteen minutes
(https://docs.discord.com/developers/interactions/receiving-and-responding)."""

_log = logging.getLogger(__name__)


class Proxies(TypedDict, total=False):
    """The proxy of a request: its address and its password."""

    proxy: str | None
    proxy_auth: aiohttp.BasicAuth | None


class Carried(Proxies, total=False):
    """What a request carries beside its files, as discord.py has it."""

    payload: dict[str, Any] | None
    multipart: list[dict[str, Any]] | None
    reason: str | None
    auth_token: str | None
    params: dict[str, Any] | None


class AnswerAdapter(AsyncWebhookAdapter):
    """The requests that belong to interactions of an application.

    A request whose connection breaks may have reached Discord or not. An answer counts once, so it can be sent again:
    Discord refuses the second where it took the first. Edits can be sent twice anyway. A follow-up message would appear
    twice, so it is sent again only where no connection was made.
    """

    def __init__(self, application: int) -> None:
        super().__init__()  # type: ignore[no-untyped-call]  # as discord.py has it
        self._application = application
        self._failed: LRUCache[int, None] = LRUCache(_REMEMBERED)

    async def request(
        self,
        route: Route,
        session: aiohttp.ClientSession,
        *,
        files: Sequence[discord.File] | None = None,
        **rest: Unpack[Carried],
    ) -> object:
        """Return what Discord answers. While the database is away, wait for it, but not with the first answer, which
        Discord takes for three seconds only. Raises HTTPException, aiohttp.ClientError, OSError.
        """
        for tries in range(TRIES):
            try:
                return await self._request(route, session, files, **rest)
            except (aiohttp.ClientError, OSError) as lost:
                if _is_first(route) or not isinstance(lost.__cause__, DatabaseAway):
                    raise
                if not tries:
                    _log.info("an answer waits for the database")
            await asyncio.sleep(PAUSE)
        return await self._request(route, session, files, **rest)

    async def _request(
        self,
        route: Route,
        session: aiohttp.ClientSession,
        files: Sequence[discord.File] | None,
        **rest: Unpack[Carried],
    ) -> object:
        """Return what Discord answers; a request whose connection breaks is sent once more where that does no harm."""
        try:
            return await super().request(route, session, files=files, **rest)
        except (aiohttp.ClientError, OSError) as lost:
            if isinstance(lost.__cause__, DatabaseAway) or not _may_repeat(route, lost):
                raise
            _log.info("a request is sent again: %s", lost or type(lost).__name__)
        for file in files or ():
            file.reset(seek=True)
        return await super().request(route, session, files=files, **rest)

    async def create_interaction_response(  # type: ignore[override]  # a coroutine, as discord.py uses it
        self,
        interaction_id: int,
        token: str,
        *,
        session: aiohttp.ClientSession,
        params: MultipartParameters,
        **proxies: Unpack[Proxies],
    ) -> Mapping[str, Any]:
        """Return what Discord tells of the first answer to an interaction, also where it took an earlier attempt.
        Nobody waits for suggestions that come too late. Raises HTTPException, aiohttp.ClientError, OSError.
        """
        kind = (params.payload or {}).get("type")
        told: dict[str, Any] = {"interaction": {"id": interaction_id}}
        try:
            return await super().create_interaction_response(
                interaction_id, token, session=session, params=params, **proxies
            )
        except (discord.HTTPException, aiohttp.ClientError, OSError) as lost:
            if interaction_id in self._failed or not (_is_answered(lost) or (kind == _SUGGESTIONS and _is_late(lost))):
                self._failed[interaction_id] = None
                raise
            _log.info("an answer had arrived or came too late", extra={"reference": short_reference(interaction_id)})
        if kind == _MESSAGE:
            with suppress(discord.HTTPException, aiohttp.ClientError, OSError):
                message = await self.get_original_interaction_response(
                    self._application, token, session=session, **proxies
                )
                told["interaction"]["response_message_id"] = message["id"]
        return told


def _is_answered(lost: Exception) -> bool:
    """Whether an interaction has its answer."""
    return isinstance(lost, discord.HTTPException) and lost.code == ALREADY_ANSWERED


def _is_late(lost: Exception) -> bool:
    """Whether an answer was lost that Discord would have taken."""
    return not isinstance(lost, discord.HTTPException) or decide(lost).meaning is not Meaning.OURS


def _is_first(route: Route) -> bool:
    """Whether a request is the first answer to an interaction."""
    return route.path.endswith("/callback")


def _may_repeat(route: Route, lost: Exception) -> bool:
    """Whether a request leaves the same when it is sent again: it cannot have arrived, or may arrive twice."""
    return route.method != "POST" or _is_first(route) or isinstance(lost, aiohttp.ClientConnectorError)
