"""`/admin health`: how the bot is doing, for whoever manages the server."""

from typing import cast

from discord import app_commands

from bot.commands.descriptions import described
from bot.commands.not_permitted import NotPermitted
from bot.handlers.respond import answer
from bot.handlers.services import Desk
from bot.runtime.health import Gateway, Report
from bot.text.voice import Voice
from bot.ui.components import Interaction


def add(commands: app_commands.Group, desk: Desk) -> None:
    """Add the command, which checks the permission itself."""

    @commands.command(name="health", description=described("command-admin-health"))
    async def health(interaction: Interaction) -> None:
        if not interaction.permissions.manage_guild:
            raise NotPermitted("manage-guild")
        report = await desk.health.read(cast("Gateway", interaction.client))
        await answer(interaction, _told(await desk.voice(interaction), report))


def _told(told: Voice, report: Report) -> str:
    stored = report.stored
    lines = [
        told.say("health-version", version=report.version),
        told.say("health-gateway", milliseconds=round(1000 * report.latency)),
        told.say("health-outbox", owed=stored.owed, seconds=round(stored.oldest), parked=stored.parked),
        told.say("health-tables", playing=stored.playing, lobbies=stored.lobbies),
        told.say("health-pictures", drawn=report.drawn, failed=report.failed),
        told.say("health-database", kilobytes=stored.size // 1024),
    ]
    return "\n".join(lines)
