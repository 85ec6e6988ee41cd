"""Opening the channels in which people are written to directly: Discord lets few be opened in a short time, so each is
opened once and remembered."""

import discord

from bot.store.people import DmChannelStore


class DmChannels:
    """One door a person."""

    def __init__(self, client: discord.Client, store: DmChannelStore) -> None:
        self._client = client
        self._store = store

    async def open(self, user: int) -> discord.abc.Messageable:
        """Where to write to `user`."""
        known = await self._store.find(user)
        if known is not None:
            return self._client.get_partial_messageable(known, type=discord.ChannelType.private)
        channel = await self._client.create_dm(discord.Object(id=user))
        await self._store.keep(user, channel.id)
        return channel

    async def forget(self, user: int) -> None:
        """The door of `user` leads nowhere: another has to be opened."""
        await self._store.remove(user)
