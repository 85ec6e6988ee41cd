"""The commands `/admin`, for a server's moderators. Discord hides them from other members, and each command checks the
permission again."""

from collections.abc import Sequence
from functools import partial
from typing import cast

import discord
from discord import app_commands

from bot.commands import admin_setup, league
from bot.commands.descriptions import command_text
from bot.handlers.respond import answer
from bot.handlers.services import services_of
from bot.messages.votes import rewind_text
from bot.model.errors import NothingAfter, NotPermitted
from bot.runtime.health import Gateway, Report
from bot.tables.live_table import LiveTable
from bot.text.voice import Voice
from bot.ui.components import Interaction
from engine.registry import AnyGame


def group(games: Sequence[AnyGame]) -> app_commands.Group:
    """Return `/admin`."""
    commands = app_commands.Group(
        name="admin",
        description=command_text("command-admin"),
        guild_only=True,
        default_permissions=discord.Permissions(manage_messages=True),
    )
    for add in (admin_setup.add, _add_rewind, _add_health):
        add(commands)
    commands.add_command(league.admin_group(games))
    return commands


def _add_rewind(commands: app_commands.Group) -> None:
    """Add `rewind`, which returns to an earlier position; for members who may manage messages."""

    @commands.command(name="rewind", description=command_text("command-admin-rewind"))
    @app_commands.describe(move=command_text("argument-rewind"))
    async def rewind(interaction: Interaction, move: app_commands.Range[int, 0]) -> None:
        services = services_of(interaction)
        if not interaction.permissions.manage_messages:
            raise NotPermitted("manage-messages")
        table = await services.here(interaction)
        user = interaction.user
        notice = partial(rewind_text, user=user.id, name=user.display_name, move=move)
        await services.tables.undo_from(table, _first_entry_after(table, move), notice, None, user.id, interaction.id)
        await answer(interaction, (await services.voice(interaction)).say("done-rewind", number=move))


def _first_entry_after(table: LiveTable, move: int) -> int:
    """Return the number of the first standing entry after entry `move`. Raises NothingAfter."""
    later = [moment.entry.number for moment in table.log.fold.moments if moment.entry.number > move]
    if not later:
        raise NothingAfter(move)
    return later[0]


def _add_health(commands: app_commands.Group) -> None:
    """Add `health`, which reports the state of the bot; for members who may manage the server."""

    @commands.command(name="health", description=command_text("command-admin-health"))
    async def health(interaction: Interaction) -> None:
        services = services_of(interaction)
        if not interaction.permissions.manage_guild:
            raise NotPermitted("manage-guild")
        report = await services.health.read(cast("Gateway", interaction.client))
        await answer(interaction, _report_text(await services.voice(interaction), report))


def _report_text(voice: Voice, report: Report) -> str:
    stored = report.stored
    lines = [
        voice.say("health-version", version=report.version),
        voice.say("health-gateway", milliseconds=round(1000 * report.latency)),
        voice.say("health-outbox", owed=stored.queued, seconds=round(stored.oldest), parked=stored.held),
        voice.say("health-tables", playing=stored.playing, lobbies=stored.lobbies),
        voice.say("health-pictures", drawn=report.drawn, failed=report.failed),
        voice.say("health-database", kilobytes=stored.size // 1024),
    ]
    return "\n".join(lines)
