"""The channels of direct messages. Discord limits how many a bot may open in a short time
(https://docs.discord.com/developers/resources/user#create-dm), so each is opened once and stored.
"""

import discord

from bot.store.people import DmChannelStore


class DmChannels:
    """One DM channel a person."""

    def __init__(self, client: discord.Client, store: DmChannelStore) -> None:
        self._client = client
        self._store = store

    async def open(self, user: int) -> discord.abc.Messageable:
        """Return the DM channel of `user`; open and store it if there is none yet. Raises discord.HTTPException."""
        known = await self._store.find(user)
        if known is not None:
            return self._client.get_partial_messageable(known, type=discord.ChannelType.private)
        channel = await self._client.create_dm(discord.Object(id=user))
        await self._store.keep(user, channel.id)
        return channel

    async def forget(self, user: int) -> None:
        """Delete the stored DM channel of `user`, which no longer exists."""
        await self._store.remove(user)
