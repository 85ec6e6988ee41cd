"""The commands `/stats`: the results of people on this server."""

import discord
from discord import app_commands

from bot.commands.descriptions import command_text
from bot.handlers import stats as standing
from bot.handlers.services import services_of
from bot.ui.components import Interaction


def group() -> app_commands.Group:
    """Return the group `/stats`: results of oneself, of a player, and of the server."""
    commands = app_commands.Group(name="stats", description=command_text("command-stats"), guild_only=True)

    @commands.command(name="me", description=command_text("command-stats-me"))
    async def me(interaction: Interaction) -> None:
        await standing.show_person(services_of(interaction), interaction, interaction.user.id)

    @commands.command(name="player", description=command_text("command-stats-player"))
    @app_commands.describe(player=command_text("argument-player"))
    async def player(interaction: Interaction, player: discord.User) -> None:
        await standing.show_person(services_of(interaction), interaction, player.id)

    @commands.command(name="server", description=command_text("command-stats-server"))
    async def server(interaction: Interaction) -> None:
        await standing.show_server(services_of(interaction), interaction)

    return commands
