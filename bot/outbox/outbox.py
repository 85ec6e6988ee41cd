"""The outbox's main task: sends the queued messages in order in each channel, with retries, and each only once."""

import logging
from collections.abc import Awaitable, Callable

from bot.messages.outgoing import DirectMessage, QueuedMessage, QueueId, channel_of
from bot.model.errors import MissingComponents, NoTable
from bot.outbox.board_pictures import BoardPictures
from bot.outbox.deduplicated_delivery import DeduplicatedDelivery
from bot.outbox.deferred_hands import MessageDeferred
from bot.outbox.sender import ChannelGone, EditedTooOften, Rejected, TryLater, Undelivered
from bot.outbox.senders import Senders
from bot.runtime.clock import Pauses
from bot.runtime.workers import Workers
from bot.store.outbox import DROPPED, OutboxStore
from bot.tables.live_table import LiveTable
from bot.tables.tables import Tables

MAX_WAIT_SECONDS = 300.0
MAX_DIRECT_TRIES = 3
"""Maximum number of attempts to send a direct message, which is an extra and must not delay the channel."""

CLOSE_TIMEOUT_SECONDS = 5.0
"""Seconds that closing gives to deliveries in progress."""

_log = logging.getLogger(__name__)


class Outbox:
    """Sends all messages. The queue is stored, so that a restarted bot continues it. `answers_first` waits until no
    interaction is waiting for its answer."""

    def __init__(
        self,
        outbox: OutboxStore,
        tables: Tables,
        delivery: DeduplicatedDelivery,
        senders: Senders,
        pictures: BoardPictures,
        pauses: Pauses,
        answers_first: Callable[[], Awaitable[None]],
    ) -> None:
        self._outbox = outbox
        self._tables = tables
        self._delivery = delivery
        self._senders = senders
        self._send_by_kind = senders.by_kind()
        self._hands = senders.hands
        self.pictures = pictures
        self._pauses = pauses
        self._answers_first = answers_first
        self._closing = False
        self._notify_channel_gone: Callable[[int], None] = lambda channel: None
        self._changed_tables: dict[int, set[int]] = {}
        self._queue_workers = Workers(self._deliver_queue)
        pictures.listen(self._queue_workers.wake)
        self._hands.listen(self._queue_workers.wake)

    @property
    def is_idle(self) -> bool:
        """Whether no message is being sent and no picture drawn."""
        return self._hands.is_idle and self._queue_workers.is_idle and self.pictures.workers.is_idle

    def listen(self, note_deleted_channel: Callable[[int], None]) -> None:
        """Call `note_deleted_channel` with each channel that a refusal shows to be deleted: Discord's event about this
        may be late or lost."""
        self._notify_channel_gone = note_deleted_channel

    def note_change(self, table: LiveTable) -> None:
        """Send the queued messages of a table. `Tables` calls it as a listener."""
        channel = table.channel if table.row.has_place else table.row.parent_channel
        self._changed_tables.setdefault(channel, set()).add(table.id)
        self._queue_workers.wake(channel)

    async def start(self) -> None:
        """Send the messages left in the queue by an earlier run."""
        await self._delivery.assume_sent()
        self._hands.start()
        for queue in await self._outbox.queues_with_messages():
            self._queue_workers.wake(queue)
        for table in await self._outbox.unpictured_tables():
            self.pictures.workers.wake(table)

    async def wait_until_idle(self) -> None:
        """Wait until everything that can be sent is sent and drawn."""
        while not self.is_idle:
            await self._hands.wait_until_idle()
            await self._queue_workers.wait_until_idle()
            await self.pictures.workers.wait_until_idle()

    async def send_everything(self) -> None:
        """Wait until everything is sent and drawn, except refused messages, which are left for the next start."""
        self._pauses.end_all()
        await self.wait_until_idle()

    async def close(self, patience: float = CLOSE_TIMEOUT_SECONDS) -> None:
        """Finish the current deliveries, for at most `patience` seconds. The remaining messages are left for the next
        start."""
        self._closing = True
        self._pauses.end_all()
        await self._hands.close()
        await self._queue_workers.close(patience)
        await self.pictures.close()

    async def _deliver_queue(self, queue: int) -> None:
        """Deliver the messages of one queue, then update the pictures of the tables concerned."""
        tables = self._changed_tables.pop(queue, set())
        try:
            await self._deliver_in_order(QueueId(queue), tables)
            await self._delivery.prune()
        finally:
            for table in tables:
                self.pictures.workers.wake(table)

    async def _deliver_in_order(self, queue: QueueId, delivered: set[int]) -> None:
        """Deliver the messages one by one, retrying those that Discord may accept later. Add the tables
        concerned to `delivered`."""
        tries = 0
        while not self._closing and (queued := await self._next_in_queue(queue)) is not None:
            try:
                await self._deliver(queued, tries)
            except TryLater as later:
                tries += 1
                if not await self._pauses.pause(seconds_to_wait(later, tries)):
                    return
            except MessageDeferred:
                if queue == queued.own_queue:
                    return
            except Undelivered as refused:
                await self._outbox.hold_back(queued, str(refused))
                _log.warning(
                    "a channel cannot be written to", extra={"channel": channel_of(queue), "reason": str(refused)}
                )
                if isinstance(refused, ChannelGone):
                    self._notify_channel_gone(channel_of(queue))
                return
            else:
                tries = 0
                self._delivery.forget(queued.nonce)
                delivered.add(queued.table)

    async def _next_in_queue(self, queue: QueueId) -> QueuedMessage | None:
        await self._answers_first()
        return await self._outbox.next_in_queue(queue)

    async def _deliver(self, queued: QueuedMessage, tries: int) -> None:
        """Deliver a message if it is still the first in its queue, and dequeue it. Drop a message that can never be
        delivered.

        While this waits for the table's lock, the message may be deleted with its channel, or reworded because a
        person's data is deleted, so it is read again under the lock. Raises TryLater, MessageDeferred or Undelivered.
        """
        try:
            table = await self._tables.find(queued.table)
            await table.wait_for_changes()
            if isinstance(queued.message, DirectMessage):
                await self._senders.direct.wait_until_answered(queued.message)
            async with table.send_lock:
                first_message = await self._outbox.next_in_queue(queued.queue)
                if first_message is not None and first_message.id == queued.id:
                    await self._send(first_message, table)
        except MissingComponents as missing:
            raise Undelivered(str(missing)) from missing
        except EditedTooOften:
            await self._postpone(queued)
        except TryLater:
            if not isinstance(queued.message, DirectMessage) or tries + 1 < MAX_DIRECT_TRIES:
                raise
            _log.warning("a direct message was abandoned", extra={"table": queued.table})
            await self._outbox.dequeue(queued, DROPPED)
        except (Rejected, NoTable) as refused:
            _log.error("a message was dropped", extra={"table": queued.table, "reason": str(refused)})
            await self._outbox.dequeue(queued, DROPPED)

    async def _send(self, queued: QueuedMessage, table: LiveTable) -> None:
        """Send a message and dequeue it, unless its sender has done so in the transaction of the outcome."""
        if isinstance(queued.message, DirectMessage):
            await self._senders.boards.prefetch_pictures(queued, table)
        outcome = await self._send_by_kind[type(queued.message)](queued, table, queued.message)
        if outcome is not None:
            await self._outbox.dequeue(queued, outcome)

    async def _postpone(self, queued: QueuedMessage) -> None:
        """Move an edit that Discord may accept later to the queue of the channel's postponed edits, so that no other
        message waits for it. Raises TryLater if the edit is already in that queue."""
        if queued.is_postponed:
            raise TryLater
        await self._outbox.move_to_queue(queued, queued.queue_of_postponed_edits)
        self._queue_workers.wake(queued.queue_of_postponed_edits)


def seconds_to_wait(later: TryLater, tries: int) -> float:
    """Return the seconds to wait before the next attempt: the time that Discord asks for, or else twice the last
    pause, at most `MAX_WAIT_SECONDS`."""
    return later.after_seconds if later.after_seconds is not None else min(2.0**tries, MAX_WAIT_SECONDS)
