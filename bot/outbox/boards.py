"""The newest public message of a table: post it, edit it, and remove its controls when a newer message has them."""

import logging

from msgspec.structs import replace

from bot.messages.outgoing import EditBoard, PostBoard, QueuedMessage, RetireBoard
from bot.model.table import BoardMessage
from bot.outbox.board_pictures import BoardPictures, DrawnBoard
from bot.outbox.deduplicated_delivery import DeduplicatedDelivery
from bot.outbox.rendering import board_message, board_texts, mentioned_people
from bot.outbox.sender import ChannelGone, EditedTooOften, Message, MessageGone, NoAccess, Rejected, Sender
from bot.store.outbox import OutboxStore, Outcome
from bot.tables.absence import Absences
from bot.tables.live_table import LiveTable
from bot.tables.people import People

_log = logging.getLogger(__name__)


class BoardMessages:
    """Posts and edits board messages, with their pictures if these are drawn in time."""

    def __init__(
        self,
        outbox: OutboxStore,
        delivery: DeduplicatedDelivery,
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

    async def post(self, queued: QueuedMessage, table: LiveTable, post: PostBoard) -> Outcome:
        """Post a new board message, then retire the previous one. Raises the errors of `Sender.post`."""
        people = [await self._people.find(user) for user in post.pings]
        hint = post.hint if not all(person.is_reachable for person in people) else ""
        text = "\n".join(part for part in (post.text, hint) if part)
        pings = await self._absences.people_to_ping(table, people)
        drawn = await self._wait_for_pictures(queued, table)
        content = replace(board_message(table, text, pings), other_texts=board_texts(post))
        message, drawn = await self._post(queued, table, content, drawn)
        former_board = await self._outbox.find_board(table.id)
        retire = (
            (RetireBoard(former_board.message, former_board.history or former_board.text),)
            if former_board is not None
            else ()
        )
        posted = self._with_pictures(BoardMessage(table.id, message, text, history=post.history), drawn)
        return Outcome(message, posted, retire)

    async def edit(self, queued: QueuedMessage, table: LiveTable, edit: EditBoard) -> Outcome:
        """Edit the board message, unless a later message in the queue replaces it: Discord limits edits
        (https://docs.discord.com/developers/topics/rate-limits). If the board message is gone, post a new one. Raises
        the errors of `Sender.edit`."""
        newest = await self._outbox.find_board(table.id)
        if not edit.bare and await self._will_be_replaced(queued):
            return Outcome(repeatable=True)
        if newest is None:
            return await self.post(queued, table, PostBoard(edit.text))
        drawn = None if edit.bare else await self._wait_for_pictures(queued, table, newest.message)
        try:
            content = board_message(table, edit.text, mentioned_people(edit.text), bare=edit.bare)
            drawn = await self._edit(table, newest.message, content, drawn)
        except (MessageGone, EditedTooOften):
            return await self.post(queued, table, PostBoard(edit.text, history=newest.history))
        edited = self._with_pictures(replace(newest, text=edit.text), drawn)
        return Outcome(board=edited, repeatable=True)

    async def prefetch_pictures(self, queued: QueuedMessage, table: LiveTable) -> None:
        """Begin to draw the pictures for a table's next text, which is waiting for an earlier message in the queue."""
        later = await self._outbox.queued_after(queued.channel, queued.nonce)
        texts = [outgoing for outgoing in later if isinstance(outgoing, PostBoard | EditBoard)]
        if texts and isinstance(texts[-1], PostBoard):
            self._pictures.prefetch(table)

    async def retire(self, _: QueuedMessage, table: LiveTable, retire: RetireBoard) -> Outcome:
        """Remove controls and pictures from an earlier board message. Raises the errors of `Sender.retire`."""
        try:
            await self._sender.retire(table.channel, retire.message, retire.text)
        except MessageGone:
            _log.debug("a message was deleted before its controls could be removed", extra={"table": table.id})
        return Outcome(repeatable=True)

    async def _will_be_replaced(self, queued: QueuedMessage) -> bool:
        later = await self._outbox.queued_after(queued.channel, queued.nonce)
        return any(isinstance(outgoing, PostBoard | EditBoard) for outgoing in later)

    async def _wait_for_pictures(
        self, queued: QueuedMessage, table: LiveTable, message: int | None = None
    ) -> DrawnBoard | None:
        """Return the pictures to send with a text. Return None to send them later: they are not drawn yet, another text
        is waiting, or an earlier attempt with other files may have succeeded."""
        if await self._will_be_replaced(queued) or not self._delivery.is_first_attempt(queued.nonce):
            return None
        return await self._pictures.wait_for_pictures(table, message)

    async def _post(
        self, queued: QueuedMessage, table: LiveTable, content: Message, drawn: DrawnBoard | None
    ) -> tuple[int, DrawnBoard | None]:
        """Post a message and return its id and its pictures. If Discord refuses the pictures, the text is sent alone,
        and the pictures are None."""
        if drawn is not None:
            pictured = replace(content, attachments=drawn.files)
            try:
                return await self._delivery.post(table.channel, pictured, queued.nonce), drawn
            except ChannelGone:
                raise
            except (NoAccess, Rejected) as refused:
                _log.warning("pictures were not taken: %s", refused, extra={"table": table.id})
        return await self._delivery.post(table.channel, content, queued.nonce), None

    async def _edit(
        self, table: LiveTable, message: int, content: Message, drawn: DrawnBoard | None
    ) -> DrawnBoard | None:
        """Edit a message and return its pictures. If Discord refuses them, only the text is changed."""
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

    def _with_pictures(self, board: BoardMessage, drawn: DrawnBoard | None) -> BoardMessage:
        """Return a board message with the version of its pictures, and remember which pictures it has."""
        if drawn is None:
            return board
        self._pictures.remember_attached(board.table, board.message, drawn)
        return replace(board, pictured=drawn.version)
