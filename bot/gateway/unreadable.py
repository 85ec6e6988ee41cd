"""Events that discord.py cannot read: log and count them, and answer unreadable interactions, so that the bot
continues. Without this, an exception in one of discord.py's parsers would stop the client for every server."""

import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from typing import NamedTuple, ParamSpec, TypeVar, cast

import aiohttp
import discord
from discord.gateway import DiscordWebSocket, ReconnectWebSocket, WebSocketClosure

from bot.handlers.respond import short_reference
from bot.text.voice import FALLBACK_LANGUAGE, Voice, language_for

P = ParamSpec("P")
T = TypeVar("T")

UNUSED_FIELDS = (
    "emojis", "guild_scheduled_events", "presences", "soundboard_sounds", "stage_instances", "stickers", "voice_states",
)  # fmt: skip
"""Parts of a server's data that the bot never uses. They are dropped, so that none of them can make the server
unreadable."""

READY, INTERACTION = "READY", "INTERACTION_CREATE"

_MESSAGE, _SUGGESTIONS = 4, 8
"""Types of interaction responses
(https://docs.discord.com/developers/interactions/receiving-and-responding#interaction-response-object)."""

_KNOWN_TYPES = tuple(kind.value for kind in discord.InteractionType)

_ID_FIELDS = ("id", "guild_id", "channel_id")
"""The ids of an interaction or a message that the database may be asked for."""

_ID_BITS = 64
"""Bits of a signed integer of the database."""

_CONTROL_FLOW = (ReconnectWebSocket, WebSocketClosure, discord.ConnectionClosed, aiohttp.ClientError, OSError)
"""Exceptions with which discord.py ends or resumes a connection."""

_RECONNECT_CODE = 4000
"""A close code after which Discord allows a client to reconnect."""

_log = logging.getLogger(__name__)


def treat_as_lost(request: Callable[P, Awaitable[T]]) -> Callable[P, Coroutine[None, None, T]]:
    """Wrap `request`, which sends a request to Discord, so that an answer that discord.py cannot read counts as lost:
    raise aiohttp.ClientPayloadError, since Discord may have carried out the request."""

    async def send(*given: P.args, **named: P.kwargs) -> T:
        try:
            return await request(*given, **named)
        except (AttributeError, LookupError, TypeError, ValueError) as error:
            raise aiohttp.ClientPayloadError("an answer cannot be read") from error

    return send


class RawAnswer(NamedTuple):
    """An answer to an interaction that could not be read, with the interaction's id and token."""

    interaction: int
    token: str
    payload: dict[str, object]


class UnreadableSession(Exception):
    """Raised for a READY event that cannot be read: no session can continue."""


class IncompleteEvent(Exception):
    """Raised for an event that lacks a part without which discord.py's object would be unusable."""


class EventGuard:
    """Counts unreadable events by name, and passes answers to unreadable interactions to `answer`."""

    def __init__(self, answer: Callable[[RawAnswer], None]) -> None:
        self.counts = Counter[str]()
        self._answer = answer

    def protect(self, name: str, parse: Callable[[T], None]) -> Callable[[T], None]:
        """Return `parse` for events of this name, changed so that it drops unreadable events. Raises UnreadableSession
        for READY."""

        def parse_or_drop(data: T) -> None:
            try:
                parse(data)
            except Exception as error:
                self.count_event(name, error)
                if name == READY:
                    raise UnreadableSession from error
                if name == INTERACTION and (answer := raw_answer(data)) is not None:
                    self._answer(answer)

        return parse_or_drop

    def count_event(self, name: str, error: Exception) -> None:
        """Count an unreadable event, and log only its name: its content may be private."""
        self.counts[name] += 1
        _log.warning("an event cannot be read: %s", type(error).__name__, extra={"gateway_event": name})

    def protect_socket(self, socket: DiscordWebSocket) -> None:
        """Make a connection begin another session after an event that leaves it without a usable session, such as a
        READY without servers."""
        receive = socket.received_message

        async def receive_or_reconnect(message: object, /) -> None:
            try:
                await receive(message)
            except _CONTROL_FLOW:
                raise
            except Exception as error:
                if not isinstance(error, UnreadableSession):
                    self.count_event("unknown", error)
                await socket.close(code=_RECONNECT_CODE)
                raise ReconnectWebSocket(socket.shard_id, resume=False) from error

        socket.received_message = receive_or_reconnect  # type: ignore[method-assign]  # discord.py offers no other hook


def raw_answer(data: object) -> RawAnswer | None:
    """Return an answer to an interaction that could not be read, or None if even its id or token is missing."""
    if not isinstance(data, Mapping):
        return None
    interaction_id, token = data.get("id"), data.get("token")
    if (
        not isinstance(interaction_id, str | int)
        or not str(interaction_id).isdecimal()
        or not isinstance(token, str)
        or not token
    ):
        return None
    if data.get("type") == discord.InteractionType.autocomplete.value:
        return RawAnswer(int(interaction_id), token, {"type": _SUGGESTIONS, "data": {"choices": []}})
    text = Voice(language_for(locale_of(data))).say("unexpected", reference=short_reference(int(interaction_id)))
    flags = discord.MessageFlags(ephemeral=True).value
    return RawAnswer(int(interaction_id), token, {"type": _MESSAGE, "data": {"content": text, "flags": flags}})


def locale_of(interaction: Mapping[str, object]) -> str:
    """Return the locale of an interaction's user, or else of the server, or else English."""
    locales = (interaction.get("locale"), interaction.get("guild_locale"))
    return next((locale for locale in locales if isinstance(locale, str) and locale), FALLBACK_LANGUAGE)


def check_before(parse: Callable[[T], None]) -> Callable[[T], None]:
    """Wrap `parse` for interactions and messages: first raise IncompleteEvent for an unknown type or a missing user,
    since discord.py would hide these, and ValueError or TypeError for ids that nothing can have."""

    def check_and_parse(data: T) -> None:
        person = _find_person(cast("Mapping[str, object]", data))
        if not isinstance(person, Mapping) or not {"id", "username", "discriminator", "avatar"} <= person.keys():
            raise IncompleteEvent
        check_ids(person["id"], *(cast("Mapping[str, object]", data).get(name) for name in _ID_FIELDS))
        parse(data)

    return check_and_parse


def check_ids(*ids: object) -> None:
    """Raise ValueError or TypeError unless each id that is given fits into 64 bits, as in the database."""
    for number in ids:
        if number is not None and int(cast("str", number)).bit_length() >= _ID_BITS:
            raise ValueError(number)


def _find_person(data: Mapping[str, object]) -> object:
    """Return the user who wrote a message or sent an interaction of a known type, or None if there is no such user."""
    if "author" in data:
        return data["author"]
    member = data.get("member") if int(cast("str", data.get("guild_id") or 0)) else data
    return member.get("user") if isinstance(member, Mapping) and data.get("type") in _KNOWN_TYPES else None


def without_unused(data: T) -> T:
    """Return the data of a server without the parts that the bot never uses."""
    if not isinstance(data, dict):
        return data
    return cast("T", {name: value for name, value in data.items() if name not in UNUSED_FIELDS})
