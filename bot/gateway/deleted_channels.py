"""Tables whose channel or thread was deleted while the bot was not connected: close them, since Discord sends no event
about it."""

import logging

import discord

from bot.gateway.error_codes import UNKNOWN_CHANNEL
from bot.gateway.errors import NETWORK_ERRORS
from bot.runtime.workers import WorkerService
from bot.store.tables import TableStore
from bot.tables.channels import Channels

_log = logging.getLogger(__name__)


class DeletedChannels(WorkerService):
    """Checks the channels of unfinished tables in each server that Discord reports.

    Only channels that Discord did not list with the server are requested: the bot may not see them, they may be
    archived threads, or they are deleted. Only deletion closes tables. `fresh`: as in `App`; if True, Discord never had
    the channels.
    """

    def __init__(self, client: discord.Client, tables: TableStore, channels: Channels, *, fresh: bool) -> None:
        self._client = client
        self._tables = tables
        self._channels = channels
        self._fresh = fresh
        super().__init__(self._close_deleted)

    def check_server(self, guild: int) -> None:
        """Start checking a server whose channels Discord has just sent."""
        if not self._fresh:
            self._workers.wake(guild)

    async def start(self) -> None:
        """Do nothing: Discord lists the channels of each server only after the connection is made."""

    async def _close_deleted(self, guild: int) -> None:
        """Close the tables in deleted channels, and in deleted threads of channels that still exist."""
        rows = await self._tables.unfinished_tables(guild)
        parents = {row.parent_channel for row in rows if row.parent_channel}
        deleted_parents = {parent for parent in sorted(parents) if await self._is_deleted(guild, parent)}
        for channel in sorted(
            {row.channel for row in rows if row.has_place and row.parent_channel not in deleted_parents}
        ):
            if await self._is_deleted(guild, channel):
                deleted_parents.add(channel)
        for channel in sorted(deleted_parents):
            _log.info("a channel was deleted while the bot was away", extra={"guild": guild, "channel": channel})
            self._channels.close_tables(channel)

    async def _is_deleted(self, guild: int, channel: int) -> bool:
        """Whether Discord reports that a channel does not exist. False if Discord does not answer."""
        server = self._client.get_guild(guild)
        if server is None or server.unavailable or server.get_channel_or_thread(channel) is not None:
            return False
        try:
            await self._client.http.get_channel(channel)
        except discord.NotFound as unknown:
            return unknown.code == UNKNOWN_CHANNEL
        except (discord.DiscordException, *NETWORK_ERRORS) as refused:
            _log.info("a channel cannot be checked: %s", refused, extra={"guild": guild, "channel": channel})
        return False
