"""Brings what a table in a thread needs around it. Nothing of it is worth keeping a game waiting."""

import logging
from contextlib import suppress
from dataclasses import replace

from bot.messages import changes, threads
from bot.messages.board import public
from bot.messages.kinds import EditThreadStarter, InviteToThread, OpenThread, QueuedMessage
from bot.outbox.exactly_once import Delivery
from bot.outbox.sender import Message, Sender, TryLater, Undelivered
from bot.store.outbox import OutboxStore
from bot.tables.live_table import LiveTable
from bot.tables.registry import Tables
from bot.ui.buttons import join_button

_log = logging.getLogger(__name__)


class ThreadInvitations:
    """The way into a table's thread."""

    def __init__(self, sender: Sender, careful: Delivery, ledger: OutboxStore, tables: Tables) -> None:
        self._sender = sender
        self._careful = careful
        self._ledger = ledger
        self._tables = tables

    async def bring(self, table: LiveTable, debt: InviteToThread | EditThreadStarter) -> None:
        """Let somebody in, or write down in the channel above how the table is. Raises TryLater."""
        try:
            match debt:
                case InviteToThread(user):
                    await self._sender.invite(table.channel, user)
                case EditThreadStarter():
                    await self._renew(table)
        except TryLater:
            raise
        except Undelivered as refused:
            _log.info("a door to a thread stays shut", extra={"table": table.id, "reason": str(refused)})

    async def open(self, owed: QueuedMessage, table: LiveTable, opening: OpenThread) -> None:
        """Post the message in the channel above, begin the thread on it and give it to the table; where Discord
        refuses, or the table was closed before, nothing of it stays. Raises TryLater."""
        letter, sign = Message(opening.text), None
        try:
            if table.status == "cancelled":
                sign = await self._careful.find(table.row.parent_channel, letter, owed.nonce)
            else:
                sign = await self._careful.post(table.row.parent_channel, letter, owed.nonce)
                await self._sender.begin_thread(table.row.parent_channel, sign, opening.name)
        except TryLater:
            raise
        except Undelivered as refused:
            _log.warning("a thread cannot be made", extra={"table": table.id, "reason": str(refused)})
            await self._close(owed, table, sign)
        else:
            await self._place(owed, table, sign)

    async def _place(self, owed: QueuedMessage, table: LiveTable, sign: int | None) -> None:
        """Give a table its thread, which has the number of the message that it is on."""
        async with table.lock:
            placed = sign is not None and table.status != "cancelled"
            if sign is not None and placed:
                row = replace(table.row, channel=sign, starter_message=sign)
                await self._ledger.opened(owed, row, changes.of_opening(row, table.game).outgoing)
                table.row = row
        if placed:
            self._tables.changed(table)
        else:
            await self._close(owed, table, sign)

    async def _close(self, owed: QueuedMessage, table: LiveTable, sign: int | None) -> None:
        """Close a table that gets no thread."""
        if sign is not None:
            with suppress(Undelivered):
                await self._sender.remove(table.row.parent_channel, sign)
        async with table.lock:
            row = replace(table.row, status="cancelled")
            await self._ledger.opened(owed, row, ())
            table.row = row
        self._tables.changed(table)

    async def _renew(self, table: LiveTable) -> None:
        """Have the message in the channel above say how the table is."""
        controls = join_button(table.id, public(table.row)) if table.status == "lobby" else None
        letter = Message(threads.text(table.row, table.game), controls)
        await self._sender.edit(table.row.parent_channel, table.row.starter_message, letter)
