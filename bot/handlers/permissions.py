"""The permissions that the bot needs in a channel: check them before a table opens there, and as long as it is open."""

import discord

from bot.model.errors import (
    MissingPermission,
    NoCallRole,
    NoTable,
    NotSeated,
    RoleNotMentionable,
    WrongChannel,
    WrongForum,
)
from bot.model.guild import GuildSettings, require_open_channel, require_opening_role
from bot.model.mentions import channel_link
from bot.model.table import TableRecord
from bot.tables.live_table import LiveTable
from bot.text.voice import Voice
from bot.ui.components import Interaction

_ANYWHERE = ("view-channel", "read-message-history", "embed-links", "attach-files")
_IN_CHANNELS = (*_ANYWHERE, "send-messages")
_IN_THREADS = (*_ANYWHERE, "send-messages-in-threads")
_TO_MAKE_THREADS = (*_IN_CHANNELS, "create-public-threads", "send-messages-in-threads")


def require_permissions(interaction: Interaction, server: GuildSettings) -> None:
    """Raise MissingPermission unless the bot has the permissions for a game in the interaction's channel."""
    inside = isinstance(interaction.channel, discord.Thread)
    missing = missing_permissions(interaction.app_permissions, _IN_THREADS if inside else needed_permissions(server))
    if missing:
        raise MissingPermission(missing)


def permission_warning(interaction: Interaction, table: LiveTable, voice: Voice) -> list[str]:
    """Return a warning to a player if the bot lacks permissions in the table's channel now, or else []."""
    if interaction.channel_id != table.channel:
        return []
    names = missing_here(interaction)
    return [voice.say("server-lacking", channel=channel_link(table.channel), permissions=names)] if names else []


def missing_here(interaction: Interaction) -> tuple[str, ...]:
    """Return the permissions for a table that the bot lacks in the interaction's channel."""
    inside = isinstance(interaction.channel, discord.Thread)
    return missing_permissions(interaction.app_permissions, _IN_THREADS if inside else _IN_CHANNELS)


def needed_permissions(server: GuildSettings) -> tuple[str, ...]:
    """Return the permissions that the bot needs in a channel for tables, by their names in the catalogs
    (https://docs.discord.com/developers/topics/permissions)."""
    return _TO_MAKE_THREADS if server.threads else _IN_CHANNELS


def permissions_for_posts(server: GuildSettings) -> tuple[str, ...]:
    """Return the permissions that the bot needs in a forum for tables in its posts, and for their tags."""
    return (*_IN_THREADS, "manage-threads") if server.tags else _IN_THREADS


def permissions_to_make_threads() -> tuple[str, ...]:
    """Return the permissions that the bot needs in a channel for tables with threads of their own."""
    return _TO_MAKE_THREADS


def missing_permissions(granted: discord.Permissions, names: tuple[str, ...]) -> tuple[str, ...]:
    """Return those of `names` that are not granted."""
    return tuple(name for name in names if not getattr(granted, name.replace("-", "_")))


def require_may_open(interaction: Interaction, server: GuildSettings) -> None:
    """Raise WrongChannel, WrongForum, WrongRole or OpeningRolesDeleted unless the person may open a table in the
    interaction's channel."""
    guild, user = interaction.guild, interaction.user
    channels = {channel.id for channel in guild.channels} if guild else ()
    try:
        require_open_channel(server, base_channel(interaction), channels)
    except WrongChannel:
        if guild is not None and isinstance(guild.get_channel(server.channel or 0), discord.ForumChannel):
            raise WrongForum(server.channel or 0) from None
        raise
    if isinstance(user, discord.Member) and not interaction.permissions.manage_guild:
        roles = {role.id for role in guild.roles} if guild else ()
        require_opening_role(server, {role.id for role in user.roles}, roles)


def require_call_role(interaction: Interaction, server: GuildSettings) -> int:
    """Return the id of the role by which players are called. Raises NoCallRole or RoleNotMentionable
    (https://docs.discord.com/developers/resources/message#allowed-mentions-object)."""
    role = interaction.guild.get_role(server.call_role or 0) if interaction.guild else None
    if role is None:
        raise NoCallRole
    if not role.mentionable and not interaction.app_permissions.mention_everyone:
        raise RoleNotMentionable(role.id)
    return role.id


def base_channel(interaction: Interaction) -> int:
    """Return the id of an interaction's channel; in a thread, the id of the channel to which the thread belongs."""
    channel = interaction.channel
    return channel.parent_id if isinstance(channel, discord.Thread) else interaction.channel_id or 0


def require_access(interaction: Interaction, table: LiveTable) -> None:
    """Raise NoTable or NotSeated unless the person has a seat at the table or sees its channel: the number of a table
    in a custom id may be forged."""
    if interaction.guild_id not in (None, table.guild):
        raise NoTable
    if table.roster.seat_of(interaction.user.id) is not None:
        return
    if interaction.guild_id is None:
        raise NotSeated
    if not may_see(interaction, table.row):
        raise NoTable


def may_see(interaction: Interaction, row: TableRecord) -> bool:
    """Whether a member may see the channel or thread of a table. A private thread is visible to its members and to
    moderators of threads. Discord does not send archived threads; of these, only forum posts and threads on a message
    of the bot are known to be public (https://docs.discord.com/developers/topics/threads)."""
    if interaction.channel_id == row.channel:
        return True
    guild, user = interaction.guild, interaction.user
    place = guild.get_channel(row.parent_channel or row.channel) if guild else None
    if guild is None or place is None or not isinstance(user, discord.Member):
        return False
    permissions, thread = place.permissions_for(user), guild.get_thread(row.channel)
    is_hidden = bool(row.parent_channel and not row.starter_message) and not isinstance(place, discord.ForumChannel)
    private = thread.is_private() if thread is not None else is_hidden
    return permissions.view_channel and (permissions.manage_threads or not private)
