"""The newest public message of a table: posted, edited, and without its controls once a newer one has them."""

import logging

from msgspec.structs import replace

from bot.messages.outgoing import EditBoard, PostBoard, QueuedMessage, RetireBoard
from bot.model.table import BoardMessage
from bot.outbox.board_pictures import BoardPictures, Drawn
from bot.outbox.exactly_once import Delivery
from bot.outbox.rendering import board, forms, mentioned_people
from bot.outbox.sender import ChannelGone, EditedTooOften, Message, MessageGone, NoAccess, Rejected, Sender
from bot.store.outbox import OutboxStore
from bot.tables.absence import Absences
from bot.tables.live_table import LiveTable
from bot.tables.people import People

_log = logging.getLogger(__name__)


class BoardMessages:
    """Posts and edits board messages, with their pictures where these are drawn soon."""

    def __init__(
        self,
        outbox: OutboxStore,
        delivery: Delivery,
        sender: Sender,
        pictures: BoardPictures,
        people: People,
        absences: Absences,
    ) -> None:
        self._outbox = outbox
        self._delivery = delivery
        self._sender = sender
        self._pictures = pictures
        self._people = people
        self._absences = absences

    async def post(self, queued: QueuedMessage, table: LiveTable, post: PostBoard) -> None:
        """Post a new board message, after which the last one is retired. Raises what `Sender.post` raises."""
        people = [await self._people.find(user) for user in post.pings]
        hint = post.hint if not all(person.reachable for person in people) else ""
        text = "\n".join(part for part in (post.text, hint) if part)
        pings = await self._absences.audible(table, people)
        drawn = await self._soon(queued, table)
        content = replace(board(table, text, pings), otherwise=forms(post))
        message, drawn = await self._posted(queued, table, content, drawn)
        before = await self._outbox.board(table.id)
        retire = (RetireBoard(before.message, before.history or before.text),) if before is not None else ()
        posted = self._shown(BoardMessage(table.id, message, text, history=post.history), drawn)
        await self._outbox.dequeue(queued, posted, retire, message)

    async def edit(self, queued: QueuedMessage, table: LiveTable, edit: EditBoard) -> None:
        """Edit the board message, unless a later message of the queue replaces it: Discord limits edits
        (https://docs.discord.com/developers/topics/rate-limits). Post it anew where it is gone. Raises what
        `Sender.edit` raises.
        """
        newest = await self._outbox.board(table.id)
        if not edit.bare and await self._replaced(queued):
            return await self._outbox.dequeue(queued)
        if newest is None:
            return await self.post(queued, table, PostBoard(edit.text))
        drawn = None if edit.bare else await self._soon(queued, table, newest.message)
        try:
            content = board(table, edit.text, mentioned_people(edit.text), bare=edit.bare)
            drawn = await self._edited(table, newest.message, content, drawn)
        except (MessageGone, EditedTooOften):
            return await self.post(queued, table, PostBoard(edit.text, history=newest.history))
        return await self._outbox.dequeue(queued, self._shown(replace(newest, text=edit.text), drawn))

    async def begin(self, queued: QueuedMessage, table: LiveTable) -> None:
        """Begin to draw what the next text of a table shows, which waits behind a message of the queue to somebody."""
        later = await self._outbox.later(queued.channel, queued.nonce)
        texts = [outgoing for outgoing in later if isinstance(outgoing, PostBoard | EditBoard)]
        if texts and isinstance(texts[-1], PostBoard):
            self._pictures.begin(table)

    async def retire(self, queued: QueuedMessage, table: LiveTable, retire: RetireBoard) -> None:
        """Take controls and pictures from an earlier board message. Raises what `Sender.retire` raises."""
        try:
            await self._sender.retire(table.channel, retire.message, retire.text)
        except MessageGone:
            _log.debug("a message had gone before its controls", extra={"table": table.id})
        await self._outbox.dequeue(queued)

    async def _replaced(self, queued: QueuedMessage) -> bool:
        """Whether a later message of the queue shows more."""
        later = await self._outbox.later(queued.channel, queued.nonce)
        return any(isinstance(outgoing, PostBoard | EditBoard) for outgoing in later)

    async def _soon(self, queued: QueuedMessage, table: LiveTable, message: int | None = None) -> Drawn | None:
        """Return the pictures that go with a text; None where they follow it: they are not drawn yet, another text
        waits, or an earlier attempt may have been taken, with other files or none."""
        if await self._replaced(queued) or not self._delivery.is_first(queued.nonce):
            return None
        return await self._pictures.soon(table, message)

    async def _posted(
        self, queued: QueuedMessage, table: LiveTable, content: Message, drawn: Drawn | None
    ) -> tuple[int, Drawn | None]:
        """Return the id of a new message, and what pictures it has. Where Discord takes none, the text goes alone."""
        if drawn is not None:
            shown = replace(content, attachments=drawn.files)
            try:
                return await self._delivery.post(table.channel, shown, queued.nonce), drawn
            except ChannelGone:
                raise
            except (NoAccess, Rejected) as refused:
                _log.warning("pictures were not taken: %s", refused, extra={"table": table.id})
        return await self._delivery.post(table.channel, content, queued.nonce), None

    async def _edited(self, table: LiveTable, message: int, content: Message, drawn: Drawn | None) -> Drawn | None:
        """Return what pictures an edited message has got. Where Discord takes none, the text is changed alone."""
        if drawn is not None and any(file.data for file in drawn.files):
            try:
                await self._sender.attach(table.channel, message, replace(content, attachments=drawn.files))
            except ChannelGone:
                raise
            except (NoAccess, Rejected) as refused:
                _log.warning("pictures were not taken: %s", refused, extra={"table": table.id})
            else:
                return drawn
            drawn = None
        await self._sender.edit(table.channel, message, content)
        return drawn

    def _shown(self, board: BoardMessage, drawn: Drawn | None) -> BoardMessage:
        """Return what is known of a message that shows these pictures."""
        if drawn is None:
            return board
        self._pictures.remember_attached(board.table, board.message, drawn)
        return replace(board, pictured=drawn.version)
