"""Messages that belong to no table: send each once, and retry until it arrives or is no longer useful."""

import logging
from collections.abc import Awaitable, Callable

from msgspec.structs import replace

from bot.messages.notices import QueuedNotice, SendDigest, SendReview, digest_text, notice_mark, review_text
from bot.model.person import Person
from bot.model.reminders import earliest_time_after
from bot.model.waiting import waits_by_person
from bot.outbox.deduplicated_delivery import DeduplicatedDelivery
from bot.outbox.delivery_service import DeliveryService
from bot.outbox.outbox import MAX_WAIT_SECONDS, seconds_to_wait
from bot.outbox.sender import DmClosed, Message, TryLater, Undelivered
from bot.runtime.clock import Clock
from bot.store.database import StoreUnavailable
from bot.store.outbox import NoticeStore
from bot.tables.between.waiting_tables import WaitingTables
from bot.tables.people import People
from bot.tables.teaching.reviews import Reviews
from bot.text.seats import voice_at_table
from bot.text.voice import FALLBACK_LANGUAGE, Voice
from bot.ui.buttons import review_buttons
from bot.ui.components import Controls, LinkButton

_log = logging.getLogger(__name__)


class Notices(DeliveryService):
    """A background task that sends the notices one by one."""

    def __init__(
        self,
        queue: NoticeStore,
        delivery: DeduplicatedDelivery,
        people: People,
        waiting: WaitingTables,
        reviews: Reviews,
        clock: Clock,
        answers_first: Callable[[], Awaitable[None]],
    ) -> None:
        super().__init__(delivery, clock, answers_first)
        self._queue = queue
        self._people = people
        self._waiting = waiting
        self._reviews = reviews
        self._retry_times: dict[int, float] = {}
        self._try_counts: dict[int, int] = {}

    async def _send_due(self) -> float | None:
        """Send the notices that are due, and return when the next one is."""
        for queued in await self._queue.all_queued():
            if self._send_time(queued) <= self._clock.now():
                await self._answers_first()
                await self._try_to_send(queued)
        return earliest_time_after([self._send_time(queued) for queued in await self._queue.all_queued()])

    def _send_time(self, queued: QueuedNotice) -> float:
        """Return when to try to send a notice next."""
        return max(queued.due, self._retry_times.get(queued.id, queued.due))

    async def _try_to_send(self, queued: QueuedNotice) -> None:
        """Send a notice, and delete it unless Discord may accept it later."""
        try:
            await self._send(queued)
        except TryLater as later:
            self._try_counts[queued.id] = tries = self._try_counts.get(queued.id, 0) + 1
            self._retry_times[queued.id] = self._clock.now() + seconds_to_wait(later, tries)
            return
        except DmClosed:
            if isinstance(queued.notice, SendDigest):
                await self._people.note_failed_digest(queued.user)
        except Undelivered as refused:
            _log.error("a notice was dropped", extra={"notice": queued.id, "reason": str(refused)})
        except StoreUnavailable:
            raise
        except Exception:  # one notice must not stop the others
            _log.exception("a notice could not be sent", extra={"notice": queued.id})
            self._retry_times[queued.id] = self._clock.now() + MAX_WAIT_SECONDS
            return
        await self._queue.delete(queued)
        self._delivery.forget(queued.nonce)
        self._retry_times.pop(queued.id, None)
        self._try_counts.pop(queued.id, None)

    async def _send(self, queued: QueuedNotice) -> None:
        """Send a notice if it is still useful. Raises TryLater, DmClosed or Rejected."""
        person = await self._people.find(queued.user)
        match queued.notice:
            case SendDigest(day):
                await self._send_digest(queued, person, day)
            case SendReview(review):
                await self._send_review(queued, person, review)

    async def _send_review(self, queued: QueuedNotice, person: Person, review: int) -> None:
        """Send a review after the quiet hours of its reader. A person who cannot get direct messages can open it by
        command."""
        review_at_table = await self._reviews.find(review)
        if review_at_table is None or not person.is_reachable:
            return
        now = self._clock.now()
        if (ends := person.quiet_until(now)) is not None:
            raise TryLater(ends - now)
        finished_review, table, limits = review_at_table
        voice = voice_at_table(person.private_language or table.language, table.game.name, table.roster)
        voice = replace(voice, theme=person.theme or table.row.settings.theme)
        luck = await self._reviews.find_luck(table, person.user)
        text = review_text(finished_review, limits, luck, voice, notice_mark(queued))
        buttons = review_buttons(table.id, [remark.number for remark in finished_review.remarks], voice)
        content = Message(text, buttons if buttons.children else None, mark=notice_mark(queued))
        await self._delivery.write(person.user, content, queued.nonce)

    async def _send_digest(self, queued: QueuedNotice, person: Person, day: str) -> None:
        """Send a digest on its day and outside quiet hours, if tables still wait for its reader. Raises TryLater,
        DmClosed or Rejected."""
        if not self._is_digest_wanted(day, person):
            return
        rows = [row for row in await self._waiting.tables_of(person.user) if person.user in waits_by_person(row)]
        tables = [await self._waiting.describe(row) for row in rows if await self._waiting.is_shown(row, person.user)]
        if not tables:
            return
        voice = Voice(person.private_language or FALLBACK_LANGUAGE)
        button = LinkButton(tables[0].address, voice.say("button-next-table", count=len(tables)))
        text = digest_text(queued, tables, voice)
        content = Message(text, Controls([button]), mark=notice_mark(queued))
        await self._delivery.write(person.user, content, queued.nonce)

    def _is_digest_wanted(self, day: str, person: Person) -> bool:
        now = self._clock.now()
        if person.digest is None or not person.is_reachable or person.digest.day_of(now) != day:
            return False
        return person.quiet_until(now) is None
