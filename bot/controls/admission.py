"""Whether a server lets whoever asks open a table where they ask for it."""

import discord

from bot.controls.items import Interaction
from bot.servers_rules import Server, check_place, check_roles


def admit(interaction: Interaction, server: Server) -> None:
    """Raise WrongChannel, WrongRole or RolesGone unless a table may be opened here by them."""
    guild, user = interaction.guild, interaction.user
    channels = {channel.id for channel in guild.channels} if guild else ()
    check_place(server, ground(interaction), channels)
    if isinstance(user, discord.Member) and not interaction.permissions.manage_guild:
        roles = {role.id for role in guild.roles} if guild else ()
        check_roles(server, {role.id for role in user.roles}, roles)


def ground(interaction: Interaction) -> int:
    """The channel that was written in, or on which its thread hangs."""
    channel = interaction.channel
    return channel.parent_id if isinstance(channel, discord.Thread) else interaction.channel_id or 0
