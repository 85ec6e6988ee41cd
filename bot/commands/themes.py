"""`/settings theme`: how pictures for one person are painted."""

from discord import app_commands

from bot.commands.descriptions import described
from bot.handlers.respond import answer
from bot.handlers.services import Services
from bot.model.themes import THEMES
from bot.ui.components import Interaction

AUTOMATIC = "auto"
"""Choosing no theme: that of the table."""


def add(commands: app_commands.Group, services: Services) -> None:
    """Add the command to the settings."""
    themes = [(name, described(f"theme-{name}")) for name in (*THEMES, AUTOMATIC)]

    @commands.command(name="theme", description=described("command-settings-theme"))
    @app_commands.describe(theme=described("argument-theme"))
    @app_commands.choices(theme=[app_commands.Choice(name=name, value=key) for key, name in themes])
    async def theme(interaction: Interaction, theme: str) -> None:
        await services.people.paint(interaction.user.id, None if theme == AUTOMATIC else theme)
        voice = await services.voice(interaction)
        await answer(interaction, voice.say("done-theme", theme=voice.say(f"theme-{theme}")))
