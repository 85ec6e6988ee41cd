"""Servers and channels as a person sees them in Discord."""

import discord

from bot.gateway.members import Members, MembershipUnknown


class DiscordPlaces:
    """The `Places` of the running bot."""

    def __init__(self, client: discord.Client, members: Members) -> None:
        self._client = client
        self._members = members

    def server_name(self, guild: int) -> str | None:
        """Return the name of a server, or None if the bot is not in it or Discord cannot reach the server."""
        server = self._client.get_guild(guild)
        return server.name if server is not None and not server.unavailable else None

    def channel_name(self, guild: int, channel: int) -> str | None:
        """Return the name of a channel or thread, or None if the bot cannot see it
        (https://docs.discord.com/developers/resources/channel)."""
        server = self._client.get_guild(guild)
        place = server.get_channel_or_thread(channel) if server is not None else None
        if server is None or place is None or not place.permissions_for(server.me).view_channel:
            return None
        return place.name

    async def can_see(self, guild: int, base_channel: int, user: int) -> bool:
        """Whether a person is known to be a member of a server and to see its channel `base_channel`."""
        server = self._client.get_guild(guild)
        place = server.get_channel_or_thread(base_channel) if server is not None else None
        if server is None or place is None:
            return False
        try:
            member = await self._members.find(server, user)
        except MembershipUnknown:
            return False
        return member is not None and place.permissions_for(member).view_channel

    async def member_name(self, guild: int, user: int) -> str | None:
        """Return the name of a member of a server, or None if there is no such member or Discord does not answer."""
        server = self._client.get_guild(guild)
        try:
            member = await self._members.find(server, user) if server is not None else None
        except MembershipUnknown:
            return None
        return member.display_name if member is not None else None
