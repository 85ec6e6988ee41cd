"""Threads of tables: open them, add people to them, edit their starters and tags. No game depends on its thread."""

import logging
from contextlib import suppress

from msgspec.structs import replace

from bot.messages import changes, threads
from bot.messages.board import public_voice
from bot.messages.outgoing import EditThreadStarter, InviteToThread, OpenThread, QueuedMessage, TagPost
from bot.model.errors import NoTable
from bot.outbox.deduplicated_delivery import DeduplicatedDelivery
from bot.outbox.sender import EditedTooOften, Message, Sender, TryLater, Undelivered
from bot.store.outbox import OutboxStore, Outcome
from bot.tables.guilds import Guilds
from bot.tables.live_table import LiveTable
from bot.tables.tables import Tables
from bot.ui.buttons import join_button

_log = logging.getLogger(__name__)


class TableThreads:
    """Opens the threads of tables, adds people to them, and keeps starters and tags up to date."""

    def __init__(
        self, sender: Sender, delivery: DeduplicatedDelivery, outbox: OutboxStore, tables: Tables, guilds: Guilds
    ) -> None:
        self._sender = sender
        self._guilds = guilds
        self._delivery = delivery
        self._outbox = outbox
        self._tables = tables

    async def update(
        self, _: QueuedMessage, table: LiveTable, outgoing: InviteToThread | EditThreadStarter | TagPost
    ) -> Outcome:
        """Add a person to the thread, edit its starter or change its tags. Raises TryLater or EditedTooOften; other
        refusals are logged."""
        try:
            match outgoing:
                case InviteToThread(user):
                    await self._sender.invite(table.channel, user)
                case EditThreadStarter():
                    await self._edit_starter(table)
                case TagPost():
                    await self._update_tag(table)
        except (TryLater, EditedTooOften):
            raise
        except Undelivered as refused:
            _log.info(
                "the message that links to a thread was not updated", extra={"table": table.id, "reason": str(refused)}
            )
        return Outcome()

    async def open_thread(self, queued: QueuedMessage, table: LiveTable, opening: OpenThread) -> None:
        """Post the starter, start a thread on it, and assign the thread to the table. If Discord refuses, or the table
        has been closed, delete the starter and close the table. Raises TryLater."""
        content, starter = Message(opening.text), None
        try:
            if table.status == "cancelled":
                starter = await self._delivery.find(table.row.parent_channel, content, queued.nonce)
            else:
                starter = await self._delivery.post(table.row.parent_channel, content, queued.nonce)
                await self._sender.begin_thread(table.row.parent_channel, starter, opening.name)
        except TryLater:
            raise
        except Undelivered as refused:
            _log.warning("a thread cannot be made", extra={"table": table.id, "reason": str(refused)})
            await self._close_table(queued, table, starter)
        else:
            await self._assign_thread(queued, table, starter)

    async def _assign_thread(self, queued: QueuedMessage, table: LiveTable, starter: int | None) -> None:
        """Assign a table its thread, which has the same id as the starter. Without a starter, close the table."""
        async with self._tables.changing(table):
            placed = starter is not None and table.status != "cancelled"
            if starter is not None and placed:
                row = replace(table.row, channel=starter, starter_message=starter)
                await self._outbox.store_change(queued, row, changes.opening_messages(row, table.game).outgoing)
                self._tables.adopt(table, row, table.started)
        if not placed:
            await self._close_table(queued, table, starter)

    async def _close_table(self, queued: QueuedMessage, table: LiveTable, starter: int | None) -> None:
        """Close a table whose thread could not be opened."""
        if starter is not None:
            with suppress(Undelivered):
                await self._sender.remove(table.row.parent_channel, starter)
        async with self._tables.changing(table):
            row = replace(table.row, status="cancelled")
            await self._outbox.store_change(queued, row, ())
            self._tables.adopt(table, row, table.started)

    async def _update_tag(self, table: LiveTable) -> None:
        """Set the tag of a forum post that shows whether its newest table is looking for players or in play."""
        server = await self._guilds.find(table.guild)
        if not server.tags:
            return
        with suppress(NoTable):
            table = await self._tables.find_in_channel(table.channel)
        tag = {"lobby": server.tag_open, "open": server.tag_running}.get(table.status)
        await self._sender.tag(table.channel, tag, server.tags)

    async def _edit_starter(self, table: LiveTable) -> None:
        """Edit the starter to show the current state of the table."""
        controls = join_button(table.id, public_voice(table.row)) if table.status == "lobby" else None
        content = Message(threads.starter_text(table.row, table.game), controls)
        await self._sender.edit(table.row.parent_channel, table.row.starter_message, content)
