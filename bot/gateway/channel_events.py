"""Hears what becomes of channels, threads, roles and servers."""

from collections.abc import Callable

import discord

from bot.gateway.shards import ShardedClient
from bot.tables.channels import Channels


class ChannelEvents(ShardedClient):
    """The part of the client that tells `places` what Discord tells it."""

    places: Channels

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A channel is gone."""
        self.places.gone(channel.id)

    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        """A thread is gone."""
        self.places.gone(thread.thread_id)

    async def on_guild_channel_update(self, _: discord.abc.GuildChannel, channel: discord.abc.GuildChannel) -> None:
        """A channel was renamed, or somebody may do more or less there."""
        await self.places.changed(channel.id)

    async def on_raw_thread_update(self, thread: discord.RawThreadUpdateEvent) -> None:
        """A thread was archived or opened again."""
        await self.places.changed(thread.thread_id)

    async def on_guild_role_update(self, _: discord.Role, role: discord.Role) -> None:
        """Whoever has a role may do more or less."""
        await self.places.changed_anywhere()

    async def on_guild_role_delete(self, _: discord.Role) -> None:
        """Whoever had a role may do more or less."""
        await self.places.changed_anywhere()

    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """A role was given to us or taken from us: of nobody else are we told."""
        await self.places.changed_anywhere()

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """We were removed from a server."""
        self.places.left(guild.id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """We were invited to a server."""
        self.places.back(guild.id)

    # Discord may call an invitation this.
    on_guild_available = on_guild_join

    async def on_shard_ready(self, shard: int) -> None:
        """A shard has begun a new session: what happened in between we are told in no other way."""
        await self.places.present(
            [guild.id for guild in self.guilds if guild.shard_id == shard], self._served_by(shard)
        )

    def _served_by(self, shard: int) -> Callable[[int], bool]:
        """Whether a shard is told of a server (Discord, Gateway: Sharding)."""
        count = self.shard_count or 1
        return lambda guild: (guild >> 22) % count == shard
