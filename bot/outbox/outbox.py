"""Send the queued messages: in order in each channel, repeatedly until they arrive, and once only."""

import logging
from collections.abc import Awaitable, Callable

from msgspec import Struct

from bot.messages.outgoing import (
    AskHost,
    CallPlayers,
    EditBoard,
    EditThreadStarter,
    InviteToThread,
    OpenThread,
    PingPlayer,
    PostAbsenceNotice,
    PostBoard,
    PostInvitation,
    PostRecord,
    PostRest,
    PostText,
    PostVote,
    QueuedMessage,
    RetireBoard,
    SendHand,
    SendWarning,
    SendWatcherUpdate,
    TagPost,
    WarnPlayer,
)
from bot.model.errors import NoContent, NoTable
from bot.outbox.board_pictures import BoardPictures
from bot.outbox.boards import BoardMessages
from bot.outbox.deduplicated_delivery import DeduplicatedDelivery
from bot.outbox.deferred_hands import DeferredHands, MessageDeferred
from bot.outbox.direct_messages import DirectMessages
from bot.outbox.plain_messages import PlainMessages
from bot.outbox.sender import ChannelGone, EditedTooOften, Rejected, TryLater, Undelivered
from bot.outbox.threads import ThreadInvitations
from bot.outbox.vote_messages import VoteMessages
from bot.runtime.clock import Pauses
from bot.runtime.workers import Workers
from bot.store.outbox import OutboxStore
from bot.tables.live_table import LiveTable
from bot.tables.registry import Tables

LONGEST_WAIT = 300.0
PATIENCE = 5.0
"""Seconds that closing leaves to deliveries in progress."""

_log = logging.getLogger(__name__)


class Deliverers(Struct, frozen=True):
    """The senders of queued messages, by kind.

    `boards`: the newest public message of a table.
    `plain`: public messages that are never edited.
    `direct`: messages to one person.
    `hands`: delayed ones among them.
    `votes`: the messages of votes.
    `threads`: connect a thread with the channel above.
    """

    boards: BoardMessages
    plain: PlainMessages
    direct: DirectMessages
    hands: DeferredHands
    votes: VoteMessages
    threads: ThreadInvitations


class Outbox:
    """Sends all messages. The queue is stored, so that a restart continues it. `answers_first` returns when no
    interaction waits for its answer."""

    def __init__(
        self,
        outbox: OutboxStore,
        tables: Tables,
        delivery: DeduplicatedDelivery,
        deliverers: Deliverers,
        pictures: BoardPictures,
        pauses: Pauses,
        answers_first: Callable[[], Awaitable[None]],
    ) -> None:
        self._outbox = outbox
        self._tables = tables
        self._delivery = delivery
        self._deliverers = deliverers
        self._hands = deliverers.hands
        self.pictures = pictures
        self._pauses = pauses
        self._answers_first = answers_first
        self._closing = False
        self._gone: Callable[[int], None] = lambda channel: None
        self._changed: dict[int, set[int]] = {}
        self._channels = Workers(self._empty_queue)
        pictures.listen(self._channels.wake)
        self._hands.listen(self._channels.wake)

    @property
    def is_idle(self) -> bool:
        """Whether nothing is being sent or drawn."""
        return self._hands.is_idle and self._channels.is_idle and self.pictures.workers.is_idle

    def report(self, gone: Callable[[int], None]) -> None:
        """Call `gone` with each deleted channel that a refusal reveals: Discord's event may be late or lost."""
        self._gone = gone

    def wake(self, table: LiveTable) -> None:
        """Send the queued messages of a table (a listener of `Tables`)."""
        channel = table.channel if table.row.has_place else table.row.parent_channel
        self._changed.setdefault(channel, set()).add(table.id)
        self._channels.wake(channel)

    async def start(self) -> None:
        """Send the messages that an earlier run left in the queue."""
        await self._delivery.assume_sent()
        self._hands.start()
        for channel in await self._outbox.channels():
            self._channels.wake(channel)
        for table in await self._outbox.unpictured_tables():
            self.pictures.workers.wake(table)

    async def wait_until_idle(self) -> None:
        """Wait until everything that can be sent is sent and drawn."""
        while not self.is_idle:
            await self._hands.wait_until_idle()
            await self._channels.wait_until_idle()
            await self.pictures.workers.wait_until_idle()

    async def finish(self) -> None:
        """Wait until everything is sent and drawn, except refused messages, which wait for the next start."""
        self._pauses.end()
        await self.wait_until_idle()

    async def close(self, patience: float = PATIENCE) -> None:
        """Finish the current deliveries, for `patience` seconds at most; the rest is for the next start."""
        self._closing = True
        self._pauses.end()
        await self._hands.close()
        await self._channels.close(patience)
        await self.pictures.close()

    async def _empty_queue(self, channel: int) -> None:
        """Deliver a channel's queue, then update the pictures of the tables concerned."""
        tables = self._changed.pop(channel, set())
        try:
            await self._deliver_in_order(channel, tables)
            await self._delivery.prune()
        finally:
            for table in tables:
                self.pictures.workers.wake(table)

    async def _deliver_in_order(self, channel: int, delivered: set[int]) -> None:
        """Deliver one message after the other, retrying those that Discord may accept later; note the tables
        concerned."""
        tries = 0
        while not self._closing and (queued := await self._next(channel)) is not None:
            try:
                await self._attempt(queued, tries)
            except TryLater as later:
                tries += 1
                if not await self._pauses.pause(_seconds_to_wait(later, tries)):
                    return
            except MessageDeferred:
                if channel == queued.own_queue:
                    return
            except Undelivered as refused:
                await self._outbox.hold(queued, str(refused))
                _log.warning("a channel cannot be written to", extra={"channel": channel, "reason": str(refused)})
                if isinstance(refused, ChannelGone):
                    self._gone(abs(channel))
                return
            else:
                tries = 0
                self._delivery.forget(queued.nonce)
                delivered.add(queued.table)

    async def _next(self, channel: int) -> QueuedMessage | None:
        await self._answers_first()
        return await self._outbox.next(channel)

    async def _attempt(self, queued: QueuedMessage, tries: int) -> None:
        """Deliver a message if it is still the first of its queue; drop one that can never be delivered. Raises
        TryLater, MessageDeferred or Undelivered. While this waits for the table, the message may be deleted with its
        channel, or reworded when a person's data is deleted, so it is read again under the table's lock."""
        try:
            table = await self._tables.find(queued.table)
            await table.catch_up()
            if isinstance(queued.message, SendHand | SendWarning | SendWatcherUpdate):
                await self._deliverers.direct.wait_until_answered(queued.message)
            async with table.telling:
                now = await self._outbox.next(queued.channel)
                if now is not None and now.id == queued.id:
                    await self._dispatch(now, table, tries)
        except NoContent as missing:
            raise Undelivered(str(missing)) from missing
        except EditedTooOften:
            await self._postpone(queued)
        except (Rejected, NoTable) as refused:
            _log.error("a message was dropped", extra={"table": queued.table, "reason": str(refused)})
            await self._outbox.dequeue(queued)

    async def _postpone(self, queued: QueuedMessage) -> None:
        """Move an edit that Discord may accept later to a queue beside the channel's, so that no other message waits
        for it. Raises TryLater if it is already there."""
        if queued.waits_beside:
            raise TryLater
        await self._outbox.move(queued, -queued.channel)
        self._channels.wake(-queued.channel)

    async def _dispatch(self, queued: QueuedMessage, table: LiveTable, tries: int) -> None:
        """Pass a message to the sender of its kind."""
        by = self._deliverers
        match queued.message:
            case PostBoard():
                await by.boards.post(queued, table, queued.message)
            case EditBoard():
                await by.boards.edit(queued, table, queued.message)
            case RetireBoard():
                await by.boards.retire(queued, table, queued.message)
            case PostText() | PostRecord() | PostAbsenceNotice() | PostRest():
                await by.plain.post(queued, table, queued.message)
            case PingPlayer():
                await by.plain.ping(queued, table, queued.message)
            case WarnPlayer():
                await by.plain.warn(queued, table, queued.message)
            case PostInvitation():
                await by.plain.invite(queued, table, queued.message)
            case CallPlayers():
                await by.plain.call(queued, table, queued.message)
            case AskHost():
                await by.plain.ask_host(queued, table, queued.message)
            case PostVote(vote):
                await by.votes.deliver(queued, table, vote)
            case OpenThread():
                await by.threads.open(queued, table, queued.message)
            case SendHand() | SendWarning() | SendWatcherUpdate():
                await by.boards.begin(queued, table)
                sent = await by.direct.deliver(queued, table, queued.message, tries)
                await self._outbox.dequeue(queued, sent=sent)
            case InviteToThread() | EditThreadStarter() | TagPost():
                await by.threads.update(table, queued.message)
                await self._outbox.dequeue(queued)


def _seconds_to_wait(later: TryLater, tries: int) -> float:
    """Return the seconds until the next attempt: as Discord asks, or else twice the last pause."""
    return later.after if later.after is not None else min(2.0**tries, LONGEST_WAIT)
