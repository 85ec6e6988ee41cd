"""`/stats`: how people have played in this server; and the switch for who wants none kept."""

import discord
from discord import app_commands

from bot.commands.descriptions import described
from bot.handlers import stats as standing
from bot.handlers.respond import answer
from bot.handlers.services import Services
from bot.ui.components import Interaction


def group(services: Services) -> app_commands.Group:
    """Return `/stats`."""
    commands = app_commands.Group(name="stats", description=described("command-stats"), guild_only=True)

    @commands.command(name="me", description=described("command-stats-me"))
    async def me(interaction: Interaction) -> None:
        await standing.person(services, interaction, interaction.user.id)

    @commands.command(name="player", description=described("command-stats-player"))
    @app_commands.describe(player=described("argument-player"))
    async def player(interaction: Interaction, player: discord.User) -> None:
        await standing.person(services, interaction, player.id)

    @commands.command(name="server", description=described("command-stats-server"))
    async def server(interaction: Interaction) -> None:
        await standing.server(services, interaction)

    return commands


def add_switch(settings: app_commands.Group, services: Services) -> None:
    """Add `/settings stats`."""
    switches = [app_commands.Choice(name=described(f"word-{word}"), value=word) for word in ("on", "off")]

    @settings.command(name="stats", description=described("command-settings-stats"))
    @app_commands.describe(stats=described("argument-stats"))
    @app_commands.choices(stats=switches)
    async def stats(interaction: Interaction, stats: str) -> None:
        await services.results.keep(interaction.user.id, stats == "on")
        voice = await services.voice(interaction)
        await answer(interaction, voice.say("done-stats-on" if stats == "on" else "done-stats-off"))
