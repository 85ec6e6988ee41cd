"""Brings what a table in a thread needs around it. Nothing of it is worth keeping a game waiting."""

import logging
from contextlib import suppress
from dataclasses import replace

from bot.messages import threads
from bot.messages.board import public
from bot.messages.kinds import Invite, Opening, Signpost
from bot.outbox.exactly_once import Careful
from bot.outbox.sender import Letter, Sender, TryLater, Undelivered
from bot.store.rows import OwedRow
from bot.store.store import Ledger
from bot.tables.registry import OpenTable, Tables
from bot.ui.buttons import join_button

_log = logging.getLogger(__name__)


class Doors:
    """The way into a table's thread."""

    def __init__(self, sender: Sender, careful: Careful, ledger: Ledger, tables: Tables) -> None:
        self._sender = sender
        self._careful = careful
        self._ledger = ledger
        self._tables = tables

    async def bring(self, at: OpenTable, debt: Invite | Signpost) -> None:
        """Let somebody in, or write down in the channel above how the table is. Raises TryLater."""
        try:
            match debt:
                case Invite(user):
                    await self._sender.invite(at.channel, user)
                case Signpost():
                    await self._renew(at)
        except TryLater:
            raise
        except Undelivered as refused:
            _log.info("a door to a thread stays shut", extra={"table": at.id, "reason": str(refused)})

    async def open(self, owed: OwedRow, at: OpenTable, opening: Opening) -> None:
        """Post the message in the channel above, begin the thread on it and give it to the table; where Discord
        refuses, or the table was closed before, nothing of it stays. Raises TryLater."""
        letter, sign = Letter(opening.text), None
        try:
            if at.status == "cancelled":
                sign = await self._careful.find(at.row.parent, letter, owed.nonce)
            else:
                sign = await self._careful.post(at.row.parent, letter, owed.nonce)
                await self._sender.begin_thread(at.row.parent, sign, opening.name)
        except TryLater:
            raise
        except Undelivered as refused:
            _log.warning("a thread cannot be made", extra={"table": at.id, "reason": str(refused)})
            await self._close(owed, at, sign)
        else:
            await self._place(owed, at, sign)

    async def _place(self, owed: OwedRow, at: OpenTable, sign: int | None) -> None:
        """Give a table its thread, which has the number of the message that it is on."""
        async with at.lock:
            placed = sign is not None and at.status != "cancelled"
            if sign is not None and placed:
                row = replace(at.row, channel=sign, signpost=sign)
                await self._ledger.opened(owed, row, threads.first(row, at.game))
                at.row = row
        if placed:
            self._tables.changed(at)
        else:
            await self._close(owed, at, sign)

    async def _close(self, owed: OwedRow, at: OpenTable, sign: int | None) -> None:
        """Close a table that gets no thread."""
        if sign is not None:
            with suppress(Undelivered):
                await self._sender.remove(at.row.parent, sign)
        async with at.lock:
            row = replace(at.row, status="cancelled")
            await self._ledger.opened(owed, row, ())
            at.row = row
        self._tables.changed(at)

    async def _renew(self, at: OpenTable) -> None:
        """Have the message in the channel above say how the table is."""
        controls = join_button(at.id, public(at.row)) if at.status == "lobby" else None
        letter = Letter(threads.text(at.row, at.game), controls)
        await self._sender.edit(at.row.parent, at.row.signpost, letter)
