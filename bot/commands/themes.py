"""`/settings theme`: how pictures for one person are painted."""

from discord import app_commands

from bot.commands.descriptions import described
from bot.handlers.respond import answer
from bot.handlers.services import Desk
from bot.model.themes import THEMES
from bot.ui.components import Interaction

AUTOMATIC = "auto"
"""Choosing no theme: that of the table."""


def add(commands: app_commands.Group, desk: Desk) -> None:
    """Add the command to the settings."""
    themes = [(name, described(f"theme-{name}")) for name in (*THEMES, AUTOMATIC)]

    @commands.command(name="theme", description=described("command-settings-theme"))
    @app_commands.describe(theme=described("argument-theme"))
    @app_commands.choices(theme=[app_commands.Choice(name=name, value=key) for key, name in themes])
    async def theme(interaction: Interaction, theme: str) -> None:
        await desk.people.paint(interaction.user.id, None if theme == AUTOMATIC else theme)
        told = await desk.voice(interaction)
        await answer(interaction, told.say("done-theme", theme=told.say(f"theme-{theme}")))
