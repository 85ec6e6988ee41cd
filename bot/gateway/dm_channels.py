"""Opening the channels in which people are written to directly: Discord lets few be opened in a short time, so each is
opened once and remembered."""

import discord

from bot.store.people import DmChannelStore


class DmChannels:
    """One door a person."""

    def __init__(self, client: discord.Client, book: DmChannelStore) -> None:
        self._client = client
        self._book = book

    async def open(self, user: int) -> discord.abc.Messageable:
        """Where to write to `user`."""
        known = await self._book.find(user)
        if known is not None:
            return self._client.get_partial_messageable(known, type=discord.ChannelType.private)
        channel = await self._client.create_dm(discord.Object(id=user))
        await self._book.keep(user, channel.id)
        return channel

    async def forget(self, user: int) -> None:
        """The door of `user` leads nowhere: another has to be opened."""
        await self._book.lose(user)
