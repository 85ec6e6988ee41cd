"""Discord's JSON error codes and the bot's reaction to each: whether to try again, and what was refused.

The list: https://docs.discord.com/developers/topics/opcodes-and-status-codes#json-json-error-codes
"""

from collections.abc import Mapping
from enum import Enum, auto

import discord
from msgspec import Struct

UNKNOWN_CHANNEL = 10003
UNKNOWN_MESSAGE = 10008
ALREADY_ANSWERED = 40060
MISSING_ACCESS = 50001
MISSING_PERMISSION = 50013
LOCKED_THREAD = 160005
HAS_THREAD = 160004
"""Codes that individual callers handle themselves."""


class Reaction(Enum):
    """The bot's reaction to a refusal."""

    GONE = auto()
    """The target is gone: do not try again."""
    CLOSED = auto()
    """The target is closed: wait until somebody changes permissions or settings."""
    LATER = auto()
    """Try again later."""
    OURS = auto()
    """The request is wrong: log it, and do not repeat it."""


class RefusedThing(Enum):
    """The thing that a refusal concerns."""

    ACCOUNT = auto()
    CHANNEL = auto()
    MESSAGE = auto()
    ANSWER = auto()
    """The answer to an interaction."""
    BOT = auto()


class Refusal(Struct, frozen=True):
    """The reaction to an error code, and the thing that was refused: an account, a channel, …"""

    reaction: Reaction
    subject: RefusedThing


CODES_BY_REFUSAL: tuple[tuple[Refusal, tuple[int, ...]], ...] = (
    # unknown account, member, user; no recipient of that id
    (Refusal(Reaction.GONE, RefusedThing.ACCOUNT), (10001, 10007, 10013, 50033)),
    # accepts no direct messages from us; no server in common; banned from the server
    (Refusal(Reaction.CLOSED, RefusedThing.ACCOUNT), (50007, 50278, 40007)),
    # unknown channel, server
    (Refusal(Reaction.GONE, RefusedThing.CHANNEL), (UNKNOWN_CHANNEL, 10004)),
    # missing access, permissions; no text channel, a forum; verification level; locked thread; too many threads, too
    # many people in one; no uploads in this server
    (
        Refusal(Reaction.CLOSED, RefusedThing.CHANNEL),
        (MISSING_ACCESS, MISSING_PERMISSION, 50008, 40058, 50009, LOCKED_THREAD, 160006, 160007, 30033, 400001),
    ),
    (Refusal(Reaction.GONE, RefusedThing.MESSAGE), (UNKNOWN_MESSAGE,)),
    # in an archived thread, which a new message opens again
    (Refusal(Reaction.CLOSED, RefusedThing.MESSAGE), (50083,)),
    # messages older than an hour were edited too often; announcements were
    (Refusal(Reaction.LATER, RefusedThing.MESSAGE), (30046, 20022)),
    # answered too late, or again; its token has expired after 15 minutes; no more follow-ups
    (Refusal(Reaction.GONE, RefusedThing.ANSWER), (10062, ALREADY_ANSWERED, 10015, 50027, 40094)),
    # flagged as spam; unauthorized; unverified; invalid token: for the bot's owner to see to
    (Refusal(Reaction.CLOSED, RefusedThing.BOT), (20026, 40001, 40002, 50014)),
    # too fast, or something at Discord is overloaded or switched off for now
    (
        Refusal(Reaction.LATER, RefusedThing.BOT),
        (20016, 20028, 20029, 40003, 40004, 40006, 40043, 40062, 40333, 130000),
    ),
    # a form, a file, a text or a kind of channel that this request should not have had
    (
        Refusal(Reaction.OURS, RefusedThing.BOT),
        (
            *(10063, 20001, 20009, 20012, 30015, 30032, 30034, 40005, 40041, 50003, 50005, 50006, 50021, 50024),
            *(50035, 50041, 50045, 50046, 50068, 50084, 50085, 50109, 50110, 50123, 50146, HAS_THREAD),
            *(200000, 200001, 240000),
        ),
    ),
    # of requests that the bot never makes: roles, bans, stickers, voice, polls, events, payments, webhooks of channels
    (
        Refusal(Reaction.OURS, RefusedThing.BOT),
        (
            *(10002, 10005, 10006, 10009, 10010, 10011, 10012, 10014, 10016, 10020, 10021, 10026, 10027),
            *(10028, 10029, 10030, 10031, 10032, 10033, 10036, 10038, 10049, 10050, 10057, 10059, 10060),
            *(10061, 10065, 10066, 10067, 10068, 10069, 10070, 10071, 10087, 10097, 20002, 20017, 20018),
            *(20024, 20031, 20035, 30001, 30002, 30003, 30004, 30005, 30007, 30008, 30010, 30011, 30013),
            *(30016, 30018, 30019, 30030, 30031, 30035, 30037, 30038, 30039, 30040, 30042, 30045, 30047),
            *(30048, 30052, 30056, 30058, 30060, 30061, 40012, 40018, 40019, 40032, 40033, 40061, 40066),
            *(40067, 40074, 50002, 50004, 50010, 50011, 50012, 50015, 50016, 50017, 50019, 50020, 50025),
            *(50026, 50028, 50034, 50036, 50039, 50054, 50055, 50057, 50067, 50070, 50073, 50074, 50080),
            *(50081, 50086, 50091, 50095, 50097, 50101, 50124, 50131, 50132, 50138, 50144, 50145, 50151),
            *(50159, 50160, 50161, 50162, 50163, 50173, 50178, 50192, 50600, 60003, 80004, 90001, 90002),
            *(110001, 150006, 160002, 170001, 170002, 170003, 170004, 170005, 170006, 170007, 180000, 180002),
            *(220001, 220002, 220003, 220004, 350000, 350001, 500000, 520000, 520001, 520002, 520003, 520004),
            520006,
        ),
    ),
)
"""The reaction to each code of Discord's list."""

REFUSAL_BY_CODE: Mapping[int, Refusal] = {code: refusal for refusal, codes in CODES_BY_REFUSAL for code in codes}

_NO_ACCESS = frozenset({401, 403, 404})
_TOO_MANY_REQUESTS = 429


def find_refusal(refused: discord.HTTPException) -> Refusal:
    """Return the reaction to a refusal, found by its code, or by its HTTP status if the code is not listed. An error
    page from a proxy in front of Discord says nothing about the channel, so it means to try again later."""
    if (refusal := REFUSAL_BY_CODE.get(refused.code)) is not None:
        return refusal
    if refused.status == _TOO_MANY_REQUESTS or isinstance(refused, discord.DiscordServerError):
        return Refusal(Reaction.LATER, RefusedThing.BOT)
    if refused.status in _NO_ACCESS:
        if not is_from_discord(refused):
            return Refusal(Reaction.LATER, RefusedThing.BOT)
        return Refusal(Reaction.CLOSED, RefusedThing.CHANNEL)
    return Refusal(Reaction.OURS, RefusedThing.BOT)


def is_from_discord(refused: discord.HTTPException) -> bool:
    """Whether a refusal comes from Discord itself, which answers in JSON."""
    return refused.response.headers.get("Content-Type", "").startswith("application/json")
