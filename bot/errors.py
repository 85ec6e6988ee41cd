"""What a person is told when their command or button fails: why, or where to find it in the log."""

import logging

import discord
from discord import app_commands

from bot.controls.answer import notice
from bot.controls.items import Interaction
from bot.desk import Desk
from bot.store_trouble import Unstored
from bot.text.voice import language_for, voice
from engine.game import Refused

EXPIRED = 10062
"""Discord's code for an interaction that was answered too late."""

_log = logging.getLogger(__name__)


async def failed(desk: Desk, interaction: Interaction, error: BaseException, table: int = 0) -> None:
    """Answer privately. What is not a person's mistake goes to the log under the reference that they are told."""
    if isinstance(error, app_commands.CommandInvokeError):
        error = error.original
    if isinstance(error, discord.NotFound) and error.code == EXPIRED:
        _log.warning("an interaction expired", extra={"reference": reference(interaction)})
        return
    try:
        await notice(interaction, await _told(desk, interaction, error, table))
    except discord.HTTPException as lost:
        _log.warning("an answer was lost", extra={"reference": reference(interaction), "code": lost.code})


def reference(interaction: Interaction) -> str:
    """A short name for one interaction, to be read out and searched for."""
    return f"{interaction.id & 0xFFFFFFFF:08x}"


async def _told(desk: Desk, interaction: Interaction, error: BaseException, table: int) -> str:
    if isinstance(error, Refused):
        asker = await desk.voice(interaction, await desk.seen(interaction, table))
        return asker.refusal(error)
    if isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
        return (await desk.voice(interaction)).say("unknown-command")
    if isinstance(error, Unstored):
        _log.error("an interaction could not be stored: %s", error, extra={"reference": reference(interaction)})
        # The reader's settings stand in the database.
        return voice(language_for(str(interaction.locale))).say("unstored", reference=reference(interaction))
    if isinstance(error, app_commands.NoPrivateMessage):
        return (await desk.voice(interaction)).say("guild-only")
    _log.error("an interaction failed", exc_info=error, extra={"reference": reference(interaction)})
    return (await desk.voice(interaction)).say("unexpected", reference=reference(interaction))
