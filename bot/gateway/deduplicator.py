"""Discord's events while several processes are connected: only one process handles each event."""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine
from typing import NamedTuple

from bot.store.database import StoreUnavailable, Superseded

KEEP_SECONDS = 2.5
"""Seconds for which a waiting process keeps an event: Discord expects an answer within three
(https://docs.discord.com/developers/interactions/receiving-and-responding)."""

DECLINE_AFTER = 1.5
"""Seconds after which a closing process declines events that its successor has not taken over, so that an answer still
reaches Discord in time."""

AWAY_AFTER = 2.3
"""Seconds without a reply after which the database counts as unavailable. The rest of Discord's three seconds is left
for the answer."""

HandleEvent = Callable[[], None]
AnswerEvent = Callable[[], Coroutine[None, None, None]]

_log = logging.getLogger(__name__)


class QueuedEvent(NamedTuple):
    """An event that arrived while another process was working.

    `event`: Discord's id of the event.
    `arrival_time`: the time of arrival, in seconds of the clock.
    `handle`: handles the event.
    `answer_left`: called if another process had claimed the event and may have ended before answering it.
    `answer_doubtful`: called if it is unknown whether another process handles the event.
    """

    event: int
    arrival_time: float
    handle: HandleEvent
    answer_left: AnswerEvent
    answer_doubtful: AnswerEvent


class Deduplicator:
    """Ensures that only one process handles each event.

    Before `open`, recent events are queued. After `close`, events are first left to another process, and handled here
    only if that process has not taken the database in time. `claim` claims an event for this process and returns
    whether no other process has claimed it. `pause` waits for a number of seconds.
    """

    def __init__(
        self,
        claim: Callable[[int], Awaitable[bool]],
        now: Callable[[], float] = time.monotonic,
        pause: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._claim = claim
        self._now = now
        self._pause = pause
        self._queued_events: deque[QueuedEvent] = deque()
        self._running_tasks: set[asyncio.Task[object]] = set()
        self._late_tasks: set[asyncio.Task[None]] = set()
        self._is_closed = self._is_stopped = False
        self.is_open = False

    async def open(self, *, handed_over: bool = False) -> None:
        """Handle the queued events, then each event as it arrives. `handed_over`: whether the previous process answered
        everything that it had begun to handle."""
        self.is_open = True
        self._drop_old_events()
        kept, self._queued_events = self._queued_events, deque()
        await asyncio.gather(*(self._handle_queued(event, handed_over) for event in kept))

    def receive(self, event: int, handle: HandleEvent, answer_left: AnswerEvent, answer_doubtful: AnswerEvent) -> None:
        """Handle an event unless another process does. While another process works, queue the event for a short time.
        `answer_left` and `answer_doubtful`: as in `QueuedEvent`."""
        if self._is_stopped:
            return
        if self._is_closed:
            task = asyncio.create_task(self._handle_late(event, handle, answer_doubtful))
            self._late_tasks.add(task)
            task.add_done_callback(self._late_tasks.discard)
        elif self.is_open:
            self._start_task(self._handle_unless_claimed(event, handle, answer_doubtful))
        else:
            self._drop_old_events()
            self._queued_events.append(QueuedEvent(event, self._now(), handle, answer_left, answer_doubtful))

    async def close(self) -> None:
        """Leave later events to another process if it takes over soon. Wait until each earlier event has a handler."""
        self._is_closed = True
        await self.wait_until_idle()
        self.is_open = False

    async def stop(self) -> None:
        """Handle no further events, even if the other process takes over late. Wait until each earlier event has a
        handler."""
        self._is_stopped = True
        tasks = list(self._late_tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.wait_until_idle()

    async def wait_until_idle(self) -> None:
        """Wait until each event that has arrived has a handler."""
        while self._running_tasks:
            await asyncio.wait(self._running_tasks)

    def _start_task(self, work: Coroutine[None, None, object]) -> None:
        task = asyncio.create_task(work)
        self._running_tasks.add(task)
        task.add_done_callback(self._note_end)

    def _note_end(self, task: asyncio.Task[object]) -> None:
        self._running_tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            _log.error("an event could not be handled", exc_info=error)

    async def _handle_late(self, event: int, handle: HandleEvent, answer_doubtful: AnswerEvent) -> None:
        await self._pause(DECLINE_AFTER)
        self._start_task(self._handle_unless_claimed(event, handle, answer_doubtful))

    async def _handle_queued(self, queued: QueuedEvent, handed_over: bool) -> None:
        if (
            not await self._handle_unless_claimed(queued.event, queued.handle, queued.answer_doubtful)
            and not handed_over
        ):
            self._start_task(queued.answer_left())

    async def _handle_unless_claimed(self, event: int, handle: HandleEvent, answer_doubtful: AnswerEvent) -> bool:
        """Handle an event unless another process has claimed it. Return False only if one has claimed it. If the
        database does not answer in time, the event is reported as doubtful: another process may have handled it, and
        the memory of this process may be out of date."""
        try:
            is_claimed = await self._can_claim(event)
        except Superseded:
            return True  # the process that has the database received it too
        except StoreUnavailable as unstored:
            _log.warning("an event could not be claimed: %s", unstored)
            self._start_task(answer_doubtful())
            return True
        if is_claimed:
            handle()
        return is_claimed

    async def _can_claim(self, event: int) -> bool:
        """Whether no other process has claimed an event. If the database's reply is lost, ask again after a time in
        which any other owner of the database must have answered. Raises StoreUnavailable after at most `AWAY_AFTER`
        seconds."""
        try:
            async with asyncio.timeout(AWAY_AFTER):
                try:
                    return await self._claim(event)
                except Superseded:
                    raise
                except StoreUnavailable:
                    await self._pause(DECLINE_AFTER)
                return await self._claim(event)
        except TimeoutError:
            raise StoreUnavailable("it does not answer") from None

    def _drop_old_events(self) -> None:
        while self._queued_events and self._now() - self._queued_events[0].arrival_time > KEEP_SECONDS:
            self._queued_events.popleft()
