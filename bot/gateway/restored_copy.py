"""Cleaning up after an older copy of the database was restored: remove the buttons of messages that the copy does not
know, and post the boards again."""

import logging
from collections.abc import Sequence

from bot.gateway.sender import DiscordSender
from bot.messages import changes
from bot.messages.outgoing import PostBoard, RetireBoard
from bot.model.errors import NoTable
from bot.outbox.sender import EditedTooOften, MessageGone, Undelivered
from bot.runtime.lifecycle import TaskService
from bot.store.backup import ChannelToClean
from bot.store.database import StoreUnavailable
from bot.store.store import Store
from bot.tables.live_table import LiveTable
from bot.tables.tables import Tables

_log = logging.getLogger(__name__)


class RestoredCopyCleaner(TaskService):
    """Visits the channels once, in the background, after the first start with a restored copy of the database."""

    def __init__(self, store: Store, tables: Tables, sender: DiscordSender) -> None:
        self._store = store.restored
        self._outbox = store.outbox
        self._tables = tables
        self._sender = sender
        super().__init__()

    async def start(self) -> None:
        """Start if the database is marked as restored. Messages after this start stay as they are. Discord's ids tell
        which these are, since this machine's clock may be wrong."""
        if await self._store.is_restored():
            places = [
                (lost, self._sender.newest_message(lost.channel)) for lost in await self._store.channels_to_clean()
            ]
            self._task.start(self._run(places))

    async def _run(self, places: Sequence[tuple[ChannelToClean, int]]) -> None:
        try:
            retired_count = sum([await self._retire_in(channel, last_message) for channel, last_message in places])
            await self._store.delete_mark()
        except StoreUnavailable as unstored:
            _log.warning("messages newer than the restored copy keep their buttons: %s", unstored)
        else:
            _log.info(
                "an older copy was restored: later messages lost their buttons", extra={"messages": retired_count}
            )

    async def _retire_in(self, lost: ChannelToClean, last_message: int) -> int:
        """Remove the buttons of a channel's messages that the restored copy does not know, up to message
        `last_message`, and return their number. If there were any, post the board of the table again."""
        retired = 0
        try:
            for message in await self._sender.messages_with_controls(lost.channel, lost.newest, last_message):
                await self._retire(lost, message)
                retired += 1
        except Undelivered as refused:
            _log.info("a channel's messages cannot be read", extra={"channel": lost.channel, "reason": str(refused)})
        if retired:
            await self._post_board_again(lost.table)
        return retired

    async def _retire(self, lost: ChannelToClean, message: int) -> None:
        try:
            await self._sender.retire(lost.channel, message, "")
        except EditedTooOften:
            await self._outbox.queue_message(lost.table, lost.channel, RetireBoard(message, ""))
        except MessageGone:
            _log.debug("a message was deleted before its controls could be removed", extra={"channel": lost.channel})

    async def _post_board_again(self, table_id: int) -> None:
        try:
            table = await self._tables.find(table_id)
        except NoTable:
            return
        async with self._tables.changing(table):
            if table.status in ("lobby", "open"):
                await self._outbox.queue_message(table.id, table.channel, _restored_board(table))
        self._tables.notify_listeners(table)


def _restored_board(table: LiveTable) -> PostBoard:
    fold = table.started.fold if table.started is not None else None
    return changes.restored_board(table.row, table.game, fold)
