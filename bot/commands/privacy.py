"""`/privacy`: what is stored of a person, all of it in a file, and none of it any more."""

from discord import app_commands

from bot.commands.descriptions import described
from bot.handlers import privacy
from bot.handlers.respond import answer
from bot.handlers.services import Services
from bot.ui.components import Interaction


def group(services: Services) -> app_commands.Group:
    """Return `/privacy`."""
    commands = app_commands.Group(name="privacy", description=described("command-privacy"))

    @commands.command(name="about", description=described("command-privacy-about"))
    async def about(interaction: Interaction) -> None:
        await answer(interaction, (await services.voice(interaction)).say("privacy-about"))

    @commands.command(name="export", description=described("command-privacy-export"))
    async def export(interaction: Interaction) -> None:
        await privacy.export(services, interaction)

    @commands.command(name="delete", description=described("command-privacy-delete"))
    async def delete(interaction: Interaction) -> None:
        await privacy.confirm(services, interaction)

    return commands
