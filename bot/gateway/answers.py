"""Answers to interactions, sent through discord.py. They are sent again if the connection breaks, or without emojis if
Discord refused one."""

import asyncio
import json
import logging
from collections.abc import Mapping, Sequence
from contextlib import nullcontext, suppress
from typing import Any, TypeAlias, TypedDict, Unpack

import aiohttp
import discord
from cachetools import LRUCache
from discord.http import MultipartParameters, Route
from discord.webhook.async_ import AsyncWebhookAdapter

from bot.gateway.connector import DatabaseUnavailable, allow_without_database
from bot.gateway.error_codes import ALREADY_ANSWERED, Reaction, find_refusal
from bot.gateway.unreadable import treat_as_lost
from bot.handlers.respond import short_reference
from bot.text.signs import Signs

_MESSAGE_TYPE = discord.InteractionResponseType.channel_message.value
_SUGGESTIONS_TYPE = discord.InteractionResponseType.autocomplete_result.value

_MAX_FAILED_ANSWERS = 1000
"""Number of interactions whose failed answers are remembered: Discord may refuse a second attempt because it did accept
the first."""

RETRY_PAUSE_SECONDS = 1.0
"""Seconds between attempts to send an answer while the database is unavailable."""

MAX_TRIES = 900
"""Maximum number of such attempts: Discord accepts a deferred answer for fifteen minutes
(https://docs.discord.com/developers/interactions/receiving-and-responding)."""

Json: TypeAlias = dict[str, Any]
"""The JSON fields of a request."""

_INVALID_FORM = 50035
_EMOJI = "emoji"

_log = logging.getLogger(__name__)


class Proxies(TypedDict, total=False):
    """The proxy of a request: its address and its credentials."""

    proxy: str | None
    proxy_auth: aiohttp.BasicAuth | None


class RequestParts(Proxies, total=False):
    """The parts of a request other than its files, as discord.py passes them."""

    payload: dict[str, Any] | None
    multipart: list[dict[str, Any]] | None
    reason: str | None
    auth_token: str | None
    params: dict[str, Any] | None


class AnswerAdapter(AsyncWebhookAdapter):
    """Sends the requests that answer interactions.

    If the connection breaks, a request may or may not have reached Discord. An initial response is safe to repeat,
    since Discord refuses the second. An edit does no harm if it is sent twice. A follow-up message would appear twice,
    so it is only repeated if no connection was made.
    """

    def __init__(self, application: int, signs: Signs) -> None:
        super().__init__()  # type: ignore[no-untyped-call]  # as discord.py has it
        self._application = application
        self._signs = signs
        self._failed_answers: LRUCache[int, None] = LRUCache(_MAX_FAILED_ANSWERS)

    async def request(
        self,
        route: Route,
        session: aiohttp.ClientSession,
        *,
        files: Sequence[discord.File] | None = None,
        **rest: Unpack[RequestParts],
    ) -> object:
        """Send a request and return Discord's answer. Wait while the database is unavailable, except before an initial
        response, which Discord accepts for three seconds only. Raises HTTPException, aiohttp.ClientError, OSError."""
        for tries in range(MAX_TRIES):
            try:
                return await self._request(route, session, files, **rest)
            except (aiohttp.ClientError, OSError) as lost:
                if _is_initial_response(route) or not isinstance(lost.__cause__, DatabaseUnavailable):
                    raise
                if not tries:
                    _log.info("an answer waits for the database")
            await asyncio.sleep(RETRY_PAUSE_SECONDS)
        return await self._request(route, session, files, **rest)

    async def _request(
        self,
        route: Route,
        session: aiohttp.ClientSession,
        files: Sequence[discord.File] | None,
        **rest: Unpack[RequestParts],
    ) -> object:
        """Send a request and return Discord's answer. Repeat the request without emojis if Discord refused one."""
        try:
            return await self._send_with_retry(route, session, files, **rest)
        except discord.HTTPException as refused:
            if not is_about_emoji(refused):
                raise
        self._signs.clear()
        for file in files or ():
            file.reset(seek=True)
        rest["payload"], rest["multipart"] = (
            without_emojis(rest.get("payload")),
            form_without_emojis(rest.get("multipart")),
        )
        return await self._send_with_retry(route, session, files, **rest)

    async def _send_with_retry(
        self,
        route: Route,
        session: aiohttp.ClientSession,
        files: Sequence[discord.File] | None,
        **rest: Unpack[RequestParts],
    ) -> object:
        """Send a request and return Discord's answer. Repeat the request after a broken connection if that is
        harmless."""
        send = treat_as_lost(super().request)
        try:
            return await send(route, session, files=files, **rest)
        except (aiohttp.ClientError, OSError) as lost:
            if isinstance(lost.__cause__, DatabaseUnavailable) or not _can_repeat(route, lost):
                raise
            _log.info("a request is sent again: %s", lost or type(lost).__name__)
        for file in files or ():
            file.reset(seek=True)
        return await send(route, session, files=files, **rest)

    async def create_interaction_response(  # type: ignore[override]  # a coroutine, as discord.py uses it
        self,
        interaction_id: int,
        token: str,
        *,
        session: aiohttp.ClientSession,
        params: MultipartParameters,
        **proxies: Unpack[Proxies],
    ) -> Mapping[str, Any]:
        """Send the initial response to an interaction. Return Discord's answer to this attempt or to an earlier one.
        Suggestions that are too late are not repeated. Raises HTTPException, aiohttp.ClientError, OSError."""
        kind = (params.payload or {}).get("type")
        response: dict[str, Any] = {"interaction": {"id": interaction_id}}
        try:
            with allow_without_database() if kind == _SUGGESTIONS_TYPE else nullcontext():
                return await super().create_interaction_response(
                    interaction_id, token, session=session, params=params, **proxies
                )
        except (discord.HTTPException, aiohttp.ClientError, OSError) as lost:
            if interaction_id in self._failed_answers or not (
                _is_answered(lost) or (kind == _SUGGESTIONS_TYPE and _failed_by_lateness(lost))
            ):
                self._failed_answers[interaction_id] = None
                raise
            _log.info("an answer had arrived or came too late", extra={"reference": short_reference(interaction_id)})
        if kind == _MESSAGE_TYPE:
            with suppress(discord.HTTPException, aiohttp.ClientError, OSError):
                message = await self.get_original_interaction_response(
                    self._application, token, session=session, **proxies
                )
                response["interaction"]["response_message_id"] = message["id"]
        return response


def _is_answered(lost: Exception) -> bool:
    """Whether a request failed because its interaction already has an answer."""
    return isinstance(lost, discord.HTTPException) and lost.code == ALREADY_ANSWERED


def _failed_by_lateness(lost: Exception) -> bool:
    """Whether an answer failed only because it came too late, and not because it was wrong."""
    return not isinstance(lost, discord.HTTPException) or find_refusal(lost).reaction is not Reaction.OURS


def _is_initial_response(route: Route) -> bool:
    return route.path.endswith("/callback")


def _can_repeat(route: Route, lost: Exception) -> bool:
    """Whether a request may be repeated: it certainly did not arrive, or may safely arrive twice."""
    return route.method != "POST" or _is_initial_response(route) or isinstance(lost, aiohttp.ClientConnectorError)


def is_about_emoji(refused: discord.HTTPException) -> bool:
    """Whether a request was refused because of an emoji that Discord does not know."""
    return refused.code == _INVALID_FORM and f".{_EMOJI}" in refused.text


def without_emojis(fields: Json | None) -> Json | None:
    """Return the fields of a request with the emojis of controls removed."""
    return None if fields is None else {name: _without_emoji(part) for name, part in fields.items() if name != _EMOJI}


def _without_emoji(value: object) -> object:
    if isinstance(value, dict):
        return without_emojis(value)
    return [_without_emoji(part) for part in value] if isinstance(value, list) else value


def form_without_emojis(form: list[Json] | None) -> list[Json] | None:
    """Return the parts of a form with the emojis removed from the part that holds the fields."""
    if form is None:
        return None
    return [
        {**part, "value": json.dumps(without_emojis(json.loads(part["value"])))}
        if part.get("name") == "payload_json"
        else part
        for part in form
    ]


def message_without_emojis(parameters: MultipartParameters) -> MultipartParameters:
    """Return the parts of a message without emojis, and with its files rewound so that they can be sent again."""
    for file in parameters.files or ():
        file.reset(seek=True)
    payload, form = without_emojis(parameters.payload), form_without_emojis(parameters.multipart)
    return parameters._replace(payload=payload, multipart=form)
