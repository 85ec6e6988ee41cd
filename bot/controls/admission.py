"""Whether whoever asks may: open a table where they ask for it, act at a table that a control names."""

import discord

from bot.controls.items import Interaction
from bot.seats import NotSeated
from bot.servers_rules import Server, check_place, check_roles
from bot.tables import NoTable, OpenTable


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


def reach(interaction: Interaction, at: OpenTable) -> None:
    """Raise NoTable or NotSeated unless whoever pressed a control sits at its table or sees the table's channel: the
    number of a table may be forged."""
    if interaction.guild_id not in (None, at.guild):
        raise NoTable
    if at.roster.seat_of(interaction.user.id) is not None:
        return
    if interaction.guild_id is None:
        raise NotSeated
    if interaction.channel_id != at.channel and not _sees(interaction, at):
        raise NoTable


def _sees(interaction: Interaction, at: OpenTable) -> bool:
    """Whether whoever asks in a server may see a channel of it, or the channel of a thread; a private thread is seen by
    those who are asked there, and by who manages threads."""
    guild, user = interaction.guild, interaction.user
    place = guild.get_channel(at.row.parent or at.channel) if guild else None
    if guild is None or place is None or not isinstance(user, discord.Member):
        return False
    granted, thread = place.permissions_for(user), guild.get_thread(at.channel)
    if thread is not None and thread.is_private():
        return granted.view_channel and granted.manage_threads
    return granted.view_channel
