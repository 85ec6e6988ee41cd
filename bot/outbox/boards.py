"""The newest public message of a table: posted, edited, and without its controls once a newer one has them."""

import logging
from dataclasses import replace

from bot.messages.kinds import EditBoard, PostBoard, QueuedMessage, RetireBoard
from bot.model.table import BoardMessage
from bot.outbox.exactly_once import Delivery
from bot.outbox.rendering import board, forms, mentioned
from bot.outbox.sender import EditedTooOften, MessageGone, Sender
from bot.store.outbox import OutboxStore
from bot.tables.absence import Absences
from bot.tables.live_table import LiveTable
from bot.tables.people import People

_log = logging.getLogger(__name__)


class BoardMessages:
    """Posts and edits board messages."""

    def __init__(
        self, outbox: OutboxStore, delivery: Delivery, sender: Sender, people: People, absences: Absences
    ) -> None:
        self._outbox = outbox
        self._delivery = delivery
        self._sender = sender
        self._people = people
        self._absences = absences

    async def post(self, queued: QueuedMessage, table: LiveTable, post: PostBoard) -> None:
        """Post a new board message, after which the last one is retired. Raises what `Sender.post` raises."""
        people = [await self._people.find(user) for user in post.pings]
        hint = post.hint if not all(person.reachable for person in people) else ""
        text = "\n".join(part for part in (post.text, hint) if part)
        pings = await self._absences.audible(table, people)
        content = replace(board(table, text, pings), otherwise=forms(post))
        message = await self._delivery.post(table.channel, content, queued.nonce)
        before = await self._outbox.board(table.id)
        retire = (RetireBoard(before.message, before.history or before.text),) if before is not None else ()
        await self._outbox.delivered(
            queued, BoardMessage(table.id, message, text, history=post.history), retire, message
        )

    async def edit(self, queued: QueuedMessage, table: LiveTable, edit: EditBoard) -> None:
        """Edit the board message, unless a later message of the queue replaces it: Discord limits edits
        (https://docs.discord.com/developers/topics/rate-limits). Post it anew where it is gone. Raises what
        `Sender.edit` raises.
        """
        newest = await self._outbox.board(table.id)
        if not edit.bare and any(
            isinstance(outgoing, PostBoard | EditBoard)
            for outgoing in await self._outbox.later(queued.channel, queued.nonce)
        ):
            return await self._outbox.delivered(queued)
        if newest is None:
            return await self.post(queued, table, PostBoard(edit.text))
        try:
            content = board(table, edit.text, mentioned(edit.text), bare=edit.bare)
            await self._sender.edit(table.channel, newest.message, content)
        except MessageGone:
            return await self.post(queued, table, PostBoard(edit.text, history=newest.history))
        return await self._outbox.delivered(queued, replace(newest, text=edit.text))

    async def retire(self, queued: QueuedMessage, table: LiveTable, retire: RetireBoard) -> None:
        """Take controls and pictures from an earlier board message. Raises what `Sender.retire` raises."""
        try:
            await self._sender.retire(table.channel, retire.message, retire.text)
        except EditedTooOften:
            raise
        except MessageGone:
            _log.debug("a message had gone before its controls", extra={"table": table.id})
        await self._outbox.delivered(queued)
