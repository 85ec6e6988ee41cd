"""Each person's daily digest, queued once a day when it is due."""

import logging
from collections.abc import Callable

from bot.model.person import DailyDigest, NextDigest
from bot.model.reminders import due_ids, earliest_time_after
from bot.model.waiting import is_worth_a_digest
from bot.runtime.clock import Clock
from bot.runtime.lifecycle import SleeperService
from bot.store.database import StoreUnavailable
from bot.store.outbox import NoticeStore
from bot.tables.between.waiting_tables import WaitingTables
from bot.tables.people import People

RETRY_AFTER = 300.0
"""Seconds before a digest that could not be stored is tried again."""

_log = logging.getLogger(__name__)


class Digests(SleeperService):
    """One task for everybody's digest. The day of each person's last digest is stored, so that after a restart no
    digest is sent twice or forgotten."""

    def __init__(self, notices: NoticeStore, people: People, waiting: WaitingTables, clock: Clock) -> None:
        super().__init__(clock)
        self._notices = notices
        self._people = people
        self._waiting = waiting
        self._last_days: dict[int, str] = {}
        self._due_times: dict[int, float] = {}
        self._notify_queued: Callable[[], None] = lambda: None

    def listen(self, queued: Callable[[], None]) -> None:
        """Call `queued` whenever a digest was queued."""
        self._notify_queued = queued

    @property
    def is_idle(self) -> bool:
        """Whether no digest is due now."""
        return not self._task.is_running or (super().is_idle and not due_ids(self._clock.now(), self._due_times))

    async def start(self) -> None:
        """Start the background task."""
        self._task.start(self._run())

    async def set_time(self, user: int, digest: DailyDigest | None) -> None:
        """Store the time of a person's digest, or None for no digest. The first digest comes at the next such time.
        Raises CannotReceiveMessages."""
        await self._people.set_digest(user, digest)
        if digest is None:
            self._last_days.pop(user, None)
            self._due_times.pop(user, None)
            return
        day = digest.last_past_day(self._clock.now())
        await self._notices.store_digest(user, day, None)
        self._last_days[user] = max(day, self._last_days.get(user, ""))
        self.reschedule(user)

    def reschedule(self, user: int) -> None:
        """Compute the time of a person's next digest again, because their settings have changed."""
        if user in self._last_days:
            self._due_times[user] = self._clock.now()
            self._sleeper.wake()

    async def _run(self) -> None:
        await self._read_last_days()
        while True:
            self._sleeper.clear_wakes()
            for user in due_ids(self._clock.now(), self._due_times):
                await self._check_person(user)
            await self._sleeper.sleep(earliest_time_after(self._due_times.values()))

    async def _read_last_days(self) -> None:
        """Read the day of everybody's last digest. Repeat this until the database can be read."""
        while True:
            try:
                days = await self._notices.digest_days()
            except StoreUnavailable as unread:
                _log.warning("the digests could not be read: %s", unread)
                await self._clock.sleep_until(self._clock.now() + RETRY_AFTER)
                continue
            self._last_days = days | self._last_days
            self._due_times = dict.fromkeys(self._last_days, self._clock.now())
            return

    async def _check_person(self, user: int) -> None:
        """Decide on a person's digest if it is due, and note when the next one is due."""
        now = self._clock.now()
        try:
            next_digest = await self._next_digest(user)
            if next_digest is not None and next_digest.due <= now:
                await self._queue_or_skip(user, next_digest)
                next_digest = await self._next_digest(user)
        except Exception:  # one person must not stop the clock for the others
            _log.exception("a digest failed", extra={"user": user})
            self._due_times[user] = now + RETRY_AFTER
            return
        if next_digest is None:
            self._last_days.pop(user, None)
            self._due_times.pop(user, None)
        else:
            self._due_times[user] = next_digest.due

    async def _next_digest(self, user: int) -> NextDigest | None:
        """Return a person's next digest, or None if they want none."""
        person = await self._people.find(user)
        if person.digest is None:
            return None
        return person.digest.next_after(self._last_days.get(user, ""), person.quiet, self._clock.now())

    async def _queue_or_skip(self, user: int, due: NextDigest) -> None:
        """Queue a digest, unless no waiting table is worth it. Either way the day counts as decided."""
        person, waiting = await self._people.find(user), self._waiting.other_tables(user, 0)
        is_wanted = person.is_reachable and is_worth_a_digest(waiting, self._clock.now())
        queued = await self._notices.store_digest(user, due.day, due.due if is_wanted else None)
        self._last_days[user] = due.day
        if queued:
            self._notify_queued()
