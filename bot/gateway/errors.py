"""Answers to commands and controls that fail, with the reason or with a reference to the log."""

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager

import aiohttp
import discord
from discord import app_commands

from bot.gateway.connector import DatabaseUnavailable, allow_without_database
from bot.gateway.error_codes import (
    ALREADY_ANSWERED,
    LOCKED_THREAD,
    MISSING_ACCESS,
    MISSING_PERMISSION,
    Reaction,
    Refusal,
    RefusedThing,
    find_refusal,
)
from bot.gateway.malformed_commands import MALFORMED
from bot.handlers.permissions import missing_here
from bot.handlers.respond import reference_of, send_notice
from bot.handlers.services import Services
from bot.store.database import StoreUnavailable, Superseded
from bot.text.voice import Voice, language_for
from bot.ui.components import Interaction
from engine.game import Refused

NETWORK_ERRORS = (aiohttp.ClientError, OSError)
"""Exceptions that mean that Discord cannot be reached."""

_LANGUAGE_TIMEOUT_SECONDS = 0.3
"""Maximum seconds to wait for a person's language while the database is unavailable."""

_REFUSALS_WITHOUT_ANSWER = (Refusal(Reaction.GONE, RefusedThing.ANSWER), Refusal(Reaction.GONE, RefusedThing.MESSAGE))
"""Refusals after which no answer can reach the person: the interaction has expired, or its answer was dismissed or
replaced before its picture came (https://docs.discord.com/developers/interactions/receiving-and-responding)."""

_ENTRY_OF_REFUSAL = {
    Refusal(Reaction.CLOSED, RefusedThing.MESSAGE): "discord-archived",
    Refusal(Reaction.GONE, RefusedThing.CHANNEL): "discord-gone",
    Refusal(Reaction.CLOSED, RefusedThing.CHANNEL): "discord-closed",
    Refusal(Reaction.LATER, RefusedThing.MESSAGE): "discord-later",
    Refusal(Reaction.LATER, RefusedThing.BOT): "discord-later",
}
"""Names of the texts for refusals that are not the person's mistake."""

_ENTRY_OF_CLOSED_CHANNEL = {MISSING_ACCESS: "discord-unseen", LOCKED_THREAD: "discord-locked"}
"""Names of the texts for closed channels, if the cause is not a missing permission to write there."""

_log = logging.getLogger(__name__)


async def answer_failure(services: Services, interaction: Interaction, error: BaseException, table: int = 0) -> None:
    """Answer a failed interaction privately. A failure that is not the person's mistake is logged under the reference
    that the answer gives."""
    if isinstance(error, app_commands.CommandInvokeError):
        error = error.original
    if isinstance(error, discord.HTTPException) and find_refusal(error) in _REFUSALS_WITHOUT_ANSWER:
        _log.warning("an interaction has expired", extra={"reference": reference_of(interaction), "code": error.code})
        return
    with log_lost_answers(services, interaction):
        if interaction.type is discord.InteractionType.autocomplete:
            await suggest_nothing(interaction)
            return
        try:
            text = await _reason_text(services, interaction, error, table)
        except Superseded:
            raise
        except StoreUnavailable as unstored:
            _log.error(
                "an interaction could not be stored: %s", unstored, extra={"reference": reference_of(interaction)}
            )
            await _report_unstored(services, interaction)
        else:
            await _answer(interaction, text)


async def answer_doubtful(services: Services, interaction: Interaction) -> None:
    """Report that another process may or may not have handled an interaction, because the database does not answer."""
    with log_lost_answers(services, interaction):
        await _report_unstored(services, interaction)


@contextmanager
def log_lost_answers(services: Services, interaction: Interaction) -> Iterator[None]:
    """Log an answer that Discord refuses or never receives. A replaced process only counts its answers: its successor
    may have done the work."""
    try:
        yield
    except Superseded:
        services.health.left_answers += 1
    except (discord.HTTPException, *NETWORK_ERRORS) as lost:
        if isinstance(lost.__cause__, Superseded):
            services.health.left_answers += 1
            return
        _log.warning("an answer was lost: %s", lost, extra={"reference": reference_of(interaction)})
    except Exception:  # such as a token that is not text
        _log.exception("an interaction cannot be answered")


async def _answer(interaction: Interaction, text: str) -> None:
    """Answer an interaction, even if Discord did not confirm that its answer was deferred."""
    try:
        await send_notice(interaction, text)
    except discord.HTTPException as refused:
        if refused.code != ALREADY_ANSWERED or not (await interaction.original_response()).flags.loading:
            raise
        await interaction.edit_original_response(content=text)


async def suggest_nothing(interaction: Interaction) -> None:
    """Answer an autocomplete request with no suggestions, unless it already has an answer."""
    if not interaction.response.is_done():
        await interaction.response.autocomplete([])


async def _report_unstored(services: Services, interaction: Interaction) -> None:
    """Report that the outcome is unknown, even while the database is unavailable. Raises Superseded."""
    try:
        async with asyncio.timeout(_LANGUAGE_TIMEOUT_SECONDS):
            voice = await readers_voice(services, interaction)
    except TimeoutError:
        voice = _client_voice(interaction)
    with allow_without_database():
        await _answer(interaction, voice.say("unstored", reference=reference_of(interaction)))


async def readers_voice(services: Services, interaction: Interaction) -> Voice:
    """Return the voice for a person. If their settings cannot be read, it uses the language of their Discord client.
    Raises Superseded."""
    try:
        return await services.voice_of(interaction)
    except Superseded:
        raise
    except StoreUnavailable:
        return _client_voice(interaction)


def _client_voice(interaction: Interaction) -> Voice:
    return Voice(language_for(str(interaction.locale)))


async def _reason_text(services: Services, interaction: Interaction, error: BaseException, table: int) -> str:
    if isinstance(error, Refused):
        asker = await services.voice_of(interaction, await services.visible_table(interaction, table))
        return asker.refusal(error)
    if isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
        return (await services.voice_of(interaction)).say("unknown-command")
    if isinstance(error, StoreUnavailable):
        raise error
    if isinstance(error.__cause__, DatabaseUnavailable):  # the answer was not sent, and Discord still expects one
        raise StoreUnavailable(str(error)) from error
    if isinstance(error, app_commands.NoPrivateMessage):
        return (await services.voice_of(interaction)).say("guild-only")
    if (key := _refusal_entry(error)) is not None:
        _log.warning("an interaction was refused: %s", error, extra={"reference": reference_of(interaction)})
        voice, permissions = await services.voice_of(interaction), missing_here(interaction)
        is_lacking = isinstance(error, discord.HTTPException) and error.code == MISSING_PERMISSION and bool(permissions)
        return voice.say("discord-lacking", permissions=permissions) if is_lacking else voice.say(key)
    if not isinstance(error, MALFORMED):
        _log.error("an interaction failed", exc_info=error, extra={"reference": reference_of(interaction)})
    return (await services.voice_of(interaction)).say("unexpected", reference=reference_of(interaction))


def _refusal_entry(error: BaseException) -> str | None:
    """Return the name of the text about Discord's refusal or a lost connection; None for other errors."""
    if isinstance(error, discord.RateLimited):
        return "discord-later"
    if isinstance(error, discord.HTTPException):
        return _ENTRY_OF_CLOSED_CHANNEL.get(error.code) or _ENTRY_OF_REFUSAL.get(find_refusal(error))
    return "discord-lost" if isinstance(error, aiohttp.ClientError) else None
