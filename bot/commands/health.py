"""`/admin health`: how the bot is doing, for whoever manages the server."""

from typing import cast

from discord import app_commands

from bot.commands.descriptions import described
from bot.handlers.respond import answer
from bot.handlers.services import Services
from bot.model.errors import NotPermitted
from bot.runtime.health import Gateway, Report
from bot.text.voice import Voice
from bot.ui.components import Interaction


def add(commands: app_commands.Group, services: Services) -> None:
    """Add the command, which checks the permission itself."""

    @commands.command(name="health", description=described("command-admin-health"))
    async def health(interaction: Interaction) -> None:
        if not interaction.permissions.manage_guild:
            raise NotPermitted("manage-guild")
        report = await services.health.read(cast("Gateway", interaction.client))
        await answer(interaction, _told(await services.voice(interaction), report))


def _told(voice: Voice, report: Report) -> str:
    stored = report.stored
    lines = [
        voice.say("health-version", version=report.version),
        voice.say("health-gateway", milliseconds=round(1000 * report.latency)),
        voice.say("health-outbox", owed=stored.owed, seconds=round(stored.oldest), parked=stored.parked),
        voice.say("health-tables", playing=stored.playing, lobbies=stored.lobbies),
        voice.say("health-pictures", drawn=report.drawn, failed=report.failed),
        voice.say("health-database", kilobytes=stored.size // 1024),
    ]
    return "\n".join(lines)
