"""Events about channels, threads, roles and servers."""

from collections.abc import Callable

import discord

from bot.gateway.shards import ShardedClient
from bot.tables.channels import Channels


class ChannelEvents(ShardedClient):
    """The part of the client that passes such events on to `channels`."""

    channels: Channels

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Close the tables of a deleted channel."""
        self.channels.gone(channel.id)

    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        """Close the table of a deleted thread."""
        self.channels.gone(thread.thread_id)

    async def on_guild_channel_update(self, _: discord.abc.GuildChannel, channel: discord.abc.GuildChannel) -> None:
        """Try again what could not be sent to a channel: its permissions may have changed."""
        await self.channels.changed(channel.id)

    async def on_raw_thread_update(self, thread: discord.RawThreadUpdateEvent) -> None:
        """Try again what could not be sent to a thread: it may have been unlocked."""
        await self.channels.changed(thread.thread_id)

    async def on_guild_role_update(self, _: discord.Role, role: discord.Role) -> None:
        """Try again what could not be sent: the permissions of a role may have changed."""
        await self.channels.changed_anywhere()

    async def on_guild_role_delete(self, _: discord.Role) -> None:
        """Try again what could not be sent: the permissions of a role are gone."""
        await self.channels.changed_anywhere()

    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """Try again what could not be sent: our own roles have changed. Without the intent for members Discord tells
        of no others (https://docs.discord.com/developers/events/gateway#gateway-intents).
        """
        await self.channels.changed_anywhere()

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Note that we were removed from a server."""
        self.channels.left(guild.id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Note that we were invited to a server."""
        self.channels.back(guild.id)

    # Discord may call an invitation this.
    on_guild_available = on_guild_join

    async def on_shard_ready(self, shard: int) -> None:
        """Compare the servers of a shard with the stored ones: of changes before its new session there was no event."""
        await self.channels.present(
            [guild.id for guild in self.guilds if guild.shard_id == shard], self._served_by(shard)
        )

    def _served_by(self, shard: int) -> Callable[[int], bool]:
        """Return whether a shard serves a server (https://docs.discord.com/developers/events/gateway#sharding)."""
        count = self.shard_count or 1
        return lambda guild: (guild >> 22) % count == shard
