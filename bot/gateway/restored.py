"""After an older copy of the database was restored: messages of the time that was lost have their buttons taken away,
and the tables say how they stand now."""

import logging
from collections.abc import Sequence

from bot.gateway.sender import DiscordSender
from bot.messages import changes
from bot.messages.kinds import PostBoard
from bot.model.errors import NoTable
from bot.outbox.sender import MessageGone, Undelivered
from bot.runtime.lifecycle import Background
from bot.store.database import StoreUnavailable
from bot.store.restored import Lost
from bot.store.store import Store
from bot.tables.live_table import LiveTable
from bot.tables.registry import Tables

_log = logging.getLogger(__name__)


class Restored:
    """Goes through the channels once, after the first start with a restored copy, beside the work."""

    def __init__(self, store: Store, tables: Tables, poster: DiscordSender) -> None:
        self._book = store.restored
        self._ledger = store.outbox
        self._tables = tables
        self._poster = poster
        self._task = Background()

    @property
    def idle(self) -> bool:
        """Whether all channels were looked through."""
        return not self._task.running

    async def start(self) -> None:
        """Begin, if there is anything to do. What is posted from now on is left alone, by Discord's ids: our
        clock may go otherwise."""
        if await self._book.noted():
            places = [(lost, self._poster.newest(lost.channel)) for lost in await self._book.channels()]
            self._task.start(self._run(places))

    async def settled(self) -> None:
        """Return when all channels were looked through."""
        await self._task.settled()

    async def close(self) -> None:
        """Look no further; the next start begins anew."""
        await self._task.close()

    async def _run(self, places: Sequence[tuple[Lost, int]]) -> None:
        try:
            stripped = sum([await self._tidied(lost, last) for lost, last in places])
            await self._book.forget()
        except StoreUnavailable as unstored:
            _log.warning("what was posted before an older copy was restored stays: %s", unstored)
        else:
            _log.info("an older copy was restored: later messages lost their buttons", extra={"messages": stripped})

    async def _tidied(self, lost: Lost, last: int) -> int:
        """How many messages of a channel lost their buttons; a table that goes on there is told."""
        stripped = 0
        try:
            for message in await self._poster.controlled(lost.channel, lost.newest, last):
                await self._strip(lost.channel, message)
                stripped += 1
        except Undelivered as refused:
            _log.info("a channel cannot be looked through", extra={"channel": lost.channel, "reason": str(refused)})
        if stripped:
            await self._tell(lost.table)
        return stripped

    async def _strip(self, channel: int, message: int) -> None:
        try:
            await self._poster.strip(channel, message, "")
        except MessageGone:
            _log.debug("a message had gone before its controls", extra={"channel": channel})

    async def _tell(self, number: int) -> None:
        try:
            table = await self._tables.find(number)
        except NoTable:
            return
        async with table.lock:
            if table.status in ("lobby", "open"):
                await self._ledger.owe(table.id, table.channel, _standing(table))
        self._tables.changed(table)


def _standing(table: LiveTable) -> PostBoard:
    fold = table.started.fold if table.started is not None else None
    return changes.of_restoring(table.row, table.game, fold)
