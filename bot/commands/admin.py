"""`/admin`: for those who look after a server. Discord hides it from others; each command checks as well."""

import discord
from discord import app_commands

from bot.commands import admin_setup, health, rewind
from bot.commands.descriptions import described
from bot.handlers.services import Services


def group(services: Services) -> app_commands.Group:
    """The commands of administrators."""
    commands = app_commands.Group(
        name="admin",
        description=described("command-admin"),
        guild_only=True,
        default_permissions=discord.Permissions(manage_messages=True),
    )
    for concern in (admin_setup, rewind, health):
        concern.add(commands, services)
    return commands
