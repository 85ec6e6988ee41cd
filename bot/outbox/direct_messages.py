"""Direct messages: hands with their questions, and updates for watchers."""

import logging
from collections.abc import Awaitable, Callable

from bot.messages.changes import delayed_hand_text
from bot.messages.outgoing import DirectMessage, QueuedMessage, SendHand, SendWarning, SendWatcherUpdate
from bot.model.pace import is_warned
from bot.outbox.deduplicated_delivery import DeduplicatedDelivery
from bot.outbox.deferred_hands import DeferredHands
from bot.outbox.rendering import direct_message, direct_warning
from bot.outbox.sender import DmClosed, Message, Sender, TryLater, Undelivered
from bot.pictures import Pictures
from bot.store.outbox import Outcome
from bot.store.people import WatcherStore
from bot.tables.live_table import LiveTable
from bot.tables.people import People
from engine.game import Seat

_log = logging.getLogger(__name__)


class DirectMessages:
    """Sends direct messages, one at a time for each person."""

    def __init__(
        self,
        delivery: DeduplicatedDelivery,
        sender: Sender,
        people: People,
        watchers: WatcherStore,
        pictures: Pictures,
        hands: DeferredHands,
        wait_for_answers: Callable[[int], Awaitable[None]],
    ) -> None:
        self._delivery = delivery
        self._sender = sender
        self._people = people
        self._watchers = watchers
        self._pictures = pictures
        self._hands = hands
        self._wait_for_answers = wait_for_answers

    async def wait_until_answered(self, outgoing: DirectMessage) -> None:
        """Wait until no press or message of the reader is being handled. The caller must not hold a lock that such an
        interaction needs."""
        await self._wait_for_answers(outgoing.user)

    async def send(self, queued: QueuedMessage, table: LiveTable, outgoing: DirectMessage) -> Outcome:
        """Send a direct message to a person who can see the channel and still needs it. No game depends on direct
        messages, since the channel pings people too. Raises TryLater and MessageDeferred."""
        if not await self._sender.can_see(table.guild, table.row.parent_channel or table.channel, outgoing.user):
            await self._watchers.remove(table.id, outgoing.user)
        elif isinstance(outgoing, SendWatcherUpdate):
            if table.status == "open" and table.roster.seat_of(outgoing.user) is None:
                return await self._write(queued, outgoing.user, Message(outgoing.text))
        elif isinstance(outgoing, SendWarning):
            person = await self._people.find(outgoing.user)
            if is_warned(table.row, outgoing.user) and person.is_reachable:
                return await self._write(queued, outgoing.user, direct_warning(table, person, outgoing.text))
        elif _is_still_wanted(table, outgoing) and self._hands.note_newest(queued, outgoing):
            await self._hands.defer_while_shown(queued, outgoing)
            person = await self._people.find(outgoing.user)
            waited = queued.queue == queued.own_queue  # so the question or the person's settings may have changed
            text = delayed_hand_text(table.row, person, table.decision) if waited else outgoing.text
            if person.is_reachable:
                content = await direct_message(table, outgoing.seat, text, person, self._pictures)
                return await self._write(queued, outgoing.user, content)
        return Outcome(repeatable=True)

    async def _write(self, queued: QueuedMessage, user: int, content: Message) -> Outcome:
        try:
            await self._delivery.write(user, content, queued.nonce)
        except DmClosed:
            await self._people.note_dms_closed(user)
        except TryLater:
            raise
        except Undelivered as refused:
            _log.warning("a direct message was refused", extra={"table": queued.table, "reason": str(refused)})
        return Outcome()


def _is_still_wanted(table: LiveTable, hand: SendHand) -> bool:
    """Whether a person still has the seat and still needs this message. A person who is already asked sees the hand
    together with the question, so an opening hand is then not needed."""
    decision = table.decision if table.status == "open" else None
    if decision is None or table.roster.user_of(hand.seat) != hand.user:
        return False
    called = hand.seat in decision.seats
    return not called or _makes_first_decision(table, hand.seat) if hand.opening else called


def _makes_first_decision(table: LiveTable, seat: Seat) -> bool:
    """Whether a seat still has to make its very first decision, whose question comes with its opening hand."""
    first = table.game.decision(table.log.fold.start)
    return first is not None and seat in first.seats and all(entry.seat != seat for entry in table.log.entries)
