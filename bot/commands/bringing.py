"""`/table import`: look at a game that somebody brings as a file."""

import discord
from discord import app_commands

from bot.commands.descriptions import described
from bot.handlers import records
from bot.handlers.services import Services
from bot.ui.components import Interaction


def add(commands: app_commands.Group, services: Services) -> None:
    """The command that takes a record."""

    @commands.command(name="import", description=described("command-table-import"))
    @app_commands.describe(record=described("argument-record"))
    async def bring(interaction: Interaction, record: discord.Attachment) -> None:
        await records.bring(services, interaction, record)
