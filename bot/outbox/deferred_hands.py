"""Deferred hands: delay direct messages with hands while an open panel shows the same hand."""

from collections.abc import Callable

from cachetools import LRUCache

from bot.messages.outgoing import QueuedMessage, SendHand
from bot.model.reminders import due_ids, earliest_time_after
from bot.outbox.sender import Undelivered
from bot.runtime.clock import Clock
from bot.runtime.lifecycle import SleeperService
from bot.store.outbox import OutboxStore
from bot.tables.panels import Panels

MAX_HANDS = 5000
"""Maximum number of people whose newest hand is remembered."""


class MessageDeferred(Undelivered):
    """Raised for a message that has been moved to its own queue to wait for its time."""


class DeferredHands(SleeperService):
    """Keeps each hand waiting in its own queue until its reader's panel expires or cannot be edited. The wait is stored
    with the message, so that a restarted bot finds it; when it ends is then computed again."""

    def __init__(self, outbox: OutboxStore, panels: Panels, clock: Clock) -> None:
        super().__init__(clock)
        self._outbox = outbox
        self._panels = panels
        self._wake_queue: Callable[[int], None] = lambda queue: None
        self._newest_hands: LRUCache[tuple[int, int], QueuedMessage] = LRUCache(MAX_HANDS)
        self._end_times: dict[int, float] = {}
        panels.listen(self._end_wait_of)

    def listen(self, wake: Callable[[int], None]) -> None:
        """Call `wake` with the queue of each hand that need not wait any longer."""
        self._wake_queue = wake

    @property
    def is_idle(self) -> bool:
        """Whether no hand is due to be sent."""
        return not self._task.is_running or (super().is_idle and not due_ids(self._clock.now(), self._end_times))

    def start(self) -> None:
        """Start the background task."""
        self._task.start(self._run())

    def note_newest(self, queued: QueuedMessage, hand: SendHand) -> bool:
        """Note a hand as the newest of its person at the table, and stop deferring an earlier one. Return False, and
        change nothing, if a later hand is already queued."""
        person = hand.user, queued.table
        newest = self._newest_hands.get(person, queued)
        if newest.id > queued.id:
            return False
        self._newest_hands[person] = queued
        if newest.id < queued.id:
            self._end_wait(newest.own_queue)
        return True

    async def defer_while_shown(self, queued: QueuedMessage, hand: SendHand) -> None:
        """Keep a hand waiting while a panel shows the same hand. Raises MessageDeferred if it has to wait."""
        end = await self._panels.shown_until(hand.user, queued.table)
        if end is None:
            return
        self._end_times[queued.own_queue] = end
        self._sleeper.wake_by(end)
        if queued.queue != queued.own_queue:
            await self._outbox.move_to_queue(queued, queued.own_queue)
            if queued.own_queue not in self._end_times:  # the delay ended while the message was being moved
                self._wake_queue(queued.own_queue)
        raise MessageDeferred

    def _end_wait_of(self, user: int, table: int) -> None:
        if (newest := self._newest_hands.get((user, table))) is not None:
            self._end_wait(newest.own_queue)

    def _end_wait(self, queue: int) -> None:
        """Wake a hand's own queue if the hand is still waiting."""
        if self._end_times.pop(queue, None) is not None:
            self._wake_queue(queue)

    async def _run(self) -> None:
        while True:
            self._sleeper.clear_wakes()
            for queue in due_ids(self._clock.now(), self._end_times):
                self._end_wait(queue)
            await self._sleeper.sleep(earliest_time_after(self._end_times.values()))
