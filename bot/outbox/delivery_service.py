"""A background task that sends the messages of a queue, each only once."""

import logging
from abc import abstractmethod
from collections.abc import Awaitable, Callable

from bot.outbox.deduplicated_delivery import DeduplicatedDelivery
from bot.outbox.outbox import MAX_WAIT_SECONDS
from bot.runtime.clock import Clock
from bot.runtime.lifecycle import SleeperService

_log = logging.getLogger(__name__)


class DeliveryService(SleeperService):
    """A task that sends the due messages, and sleeps until the next one is due. `answers_first` waits until no
    interaction is waiting for its answer."""

    def __init__(
        self, delivery: DeduplicatedDelivery, clock: Clock, answers_first: Callable[[], Awaitable[None]]
    ) -> None:
        super().__init__(clock)
        self._delivery = delivery
        self._answers_first = answers_first
        self._next_time: float | None = None

    def check_again(self) -> None:
        """Check the queue again, because it has changed."""
        self._sleeper.wake()

    @property
    def is_idle(self) -> bool:
        """Whether there is nothing to send now."""
        is_due = self._next_time is not None and self._next_time <= self._clock.now()
        return not self._task.is_running or (super().is_idle and not is_due)

    async def start(self) -> None:
        """Send the messages left by an earlier run, some of which it may already have sent."""
        self._task.start(self._run())

    @abstractmethod
    async def _send_due(self) -> float | None:
        """Send the due messages. Return when to send next, in seconds since the epoch, or None to wait until woken."""

    async def _run(self) -> None:
        is_known = False
        while True:
            self._sleeper.clear_wakes()
            try:
                if not is_known:
                    await self._delivery.assume_sent()
                    is_known = True
                self._next_time = await self._send_due()
            except Exception:  # such as a database that cannot be used for now
                _log.exception("queued messages could not be sent")
                self._next_time = self._clock.now() + MAX_WAIT_SECONDS
            await self._sleeper.sleep(self._next_time)
