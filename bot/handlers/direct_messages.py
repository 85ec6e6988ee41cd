"""Moves that are written to the bot directly: whose table is meant, what is played, and what is answered."""

import logging
import re
from dataclasses import replace

import discord

from bot.handlers import play, typed_moves
from bot.handlers.legal_words import owes
from bot.handlers.panel import asked, waiting
from bot.handlers.respond import LONGEST
from bot.handlers.services import Services
from bot.model.errors import NobodyWaits, NoTable, SeveralWait
from bot.store.database import StoreUnavailable
from bot.tables.live_table import LiveTable
from bot.text.voice import FALLBACK, Voice, voice
from engine.game import Refused

_LINK = re.compile(r"<#(\d{1,19})>")

_log = logging.getLogger(__name__)


async def heard(services: Services, message: discord.Message, *, closing: bool) -> None:
    """Play what a person has written directly, and answer there."""
    told = await _voice(services, message.author.id)
    try:
        text = told.say("closing") if closing else await _played(services, message)
    except Refused as refused:
        text = told.refusal(refused)
    except StoreUnavailable as unstored:
        _log.error("a direct message could not be stored: %s", unstored, extra={"message": message.id})
        text = told.say("unstored", reference=_reference(message))
    except Exception:  # whatever it is, the person who wrote is told
        _log.exception("a direct message failed", extra={"message": message.id})
        text = told.say("unexpected", reference=_reference(message))
    await message.channel.send(text[:LONGEST])


def _reference(message: discord.Message) -> str:
    return f"{message.id & 0xFFFFFFFF:08x}"


async def _played(services: Services, message: discord.Message) -> str:
    """What came of a message. Raises Refused."""
    user, typed = message.author.id, _LINK.sub("", message.content, count=1).strip()
    table = await _table(services, message)
    told = await _voice(services, user, table)
    try:
        if typed_moves.is_undo(typed):
            await services.tables.undo(table, user, None, message.id)
            lines = [told.say("done-undo")]
        else:
            words = typed_moves.meant(table, user, typed, told)
            change = await services.tables.play(table, user, words, None, message.id)
            lines = play.came_of(table, user, words, change, told) if change is not None else []
    except Refused as refused:
        return told.refusal(refused)
    questions = asked(table, user, told) if owes(table, user) else []
    return "\n".join([*lines, waiting(table, told), *questions])


async def _voice(services: Services, user: int, table: LiveTable | None = None) -> Voice:
    person = await services.people.find(user)
    if table is None:
        return voice(person.speaks or FALLBACK)
    named = voice(person.speaks or table.language, table.game.name, table.roster.names)
    return replace(named, theme=person.theme or table.row.settings.theme)


async def _table(services: Services, message: discord.Message) -> LiveTable:
    """The table that is named at the beginning, else the one of the message that is answered, else the one that waits
    for who wrote, else the only one where they play. Raises NobodyWaits or SeveralWait."""
    seated = await services.tables.seating(message.author.id)
    named = _LINK.match(message.content.strip()) or _answered(message)
    if named is not None:
        meant = [table for table in seated if table.channel == int(named[1])]
        if not meant:
            raise NoTable
        return meant[-1]
    waiting_for = [table for table in seated if owes(table, message.author.id)]
    candidates = waiting_for or seated
    if not candidates:
        raise NobodyWaits
    if len(candidates) > 1:
        raise SeveralWait([table.channel for table in candidates])
    return candidates[0]


def _answered(message: discord.Message) -> re.Match[str] | None:
    """The channel that the message which is answered links to."""
    answered = message.reference.resolved if message.reference is not None else None
    return _LINK.search(answered.content) if isinstance(answered, discord.Message) else None
