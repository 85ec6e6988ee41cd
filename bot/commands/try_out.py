"""`/try`: play on from what one knows, for oneself."""

from discord import app_commands

from bot.commands.descriptions import described
from bot.handlers import tryouts
from bot.handlers.services import Services
from bot.ui.components import Interaction


def command(services: Services) -> app_commands.Command[app_commands.Group, ..., None]:
    """Return `/try`."""

    @app_commands.command(name="try", description=described("command-try"))
    @app_commands.guild_only()
    async def try_(interaction: Interaction) -> None:
        await tryouts.begin(services, interaction)

    return try_
