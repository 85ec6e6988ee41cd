"""Reviews of finished games for their players: computed one move at a time, in a process of the lowest priority, while
nothing else waits or for a quarter of the time."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress

from msgspec.structs import replace

from bot.model.errors import NoMoveWithNumber, NoReview, NotSeated, ReviewsOff, TooManyReviews
from bot.model.review import MAX_REVIEWS_A_DAY, MoveRemark, Review, moves_by_hand, worst_moves
from bot.model.times import DAY
from bot.runtime.clock import Clock
from bot.runtime.lifecycle import Service
from bot.runtime.thinking import MoveReviewer
from bot.runtime.workers import WorkerService
from bot.store.store import Store
from bot.tables.history import require_over
from bot.tables.live_table import LiveTable
from bot.tables.tables import Tables
from engine import ai
from engine.ai import ReviewLimits
from engine.game import Refused, Seat
from engine.registry import GAMES
from engine.replay import replay_positions

MAX_LOOP_DELAY_SECONDS = 0.05
"""Maximum delay of the event loop, in seconds, at which a review continues."""

BUSY_PAUSE_SECONDS = 1.0
"""Seconds of each pause while the event loop is slower than that."""

REST_FACTOR = 3.0
"""On a bot that is never calm, a review rests for this multiple of the time that its last step took. Ten games between
computers keep a bot busy without a pause, so that without such a limit nobody's review would proceed."""

_log = logging.getLogger(__name__)


def review_limits(table: LiveTable) -> ReviewLimits | None:
    """Return the limits on what a review of a finished game reports. Return None if games of this kind are not
    reviewed, or if the current rules lead to another position."""
    if table.started is None or table.status != "over" or table.has_diverged or table.game not in GAMES:
        return None
    return ai.review_limits(table.game, table.game.view(table.state, None))


class Reviews(WorkerService):
    """The queue of reviews. `reviewer`: computes them, or None if this bot makes none. `computers`: the computer
    players, who must be idle before a review takes its next step."""

    def __init__(
        self, store: Store, tables: Tables, reviewer: MoveReviewer | None, computers: Service, clock: Clock
    ) -> None:
        super().__init__(self._review_all)
        self._review_store = store.reviews
        self._table_store = store.tables
        self._tables = tables
        self._reviewer = reviewer
        self._computers = computers
        self._clock = clock
        self._notify_queued: Callable[[], None] = lambda: None
        self._answers_first: Callable[[], Awaitable[None]] = _return_at_once

    def listen(self, queued: Callable[[], None]) -> None:
        """Call `queued` whenever the message about a finished review is queued."""
        self._notify_queued = queued

    def set_answers_first(self, answers_first: Callable[[], Awaitable[None]]) -> None:
        """Register a function to await before each step. `answers_first` waits until no interaction is waiting for its
        answer."""
        self._answers_first = answers_first

    async def start(self) -> None:
        """Continue the reviews left by an earlier run, unless this bot makes none."""
        if self._reviewer is not None:
            self._workers.wake(0)

    async def close(self) -> None:
        """Stop reviewing. The next start continues with the current move."""
        await super().close()
        if self._reviewer is not None:
            self._reviewer.close()

    def is_offered(self, table: LiveTable) -> bool:
        """Whether the players of a table can get reviews."""
        return self._reviewer is not None and review_limits(table) is not None

    async def request(self, table: LiveTable, user: int) -> tuple[Review, int]:
        """Return a person's review of their moves in a finished game, and its place in the queue, which is 0 once it is
        finished. Request the review if there is none. Raises StillOpen, NotSeated, NoReview, ReviewsOff or
        TooManyReviews."""
        require_over(table)
        review = await self._review_store.find(table.id, user)
        if self._reviewer is None and (review is None or not review.finished):
            raise ReviewsOff
        if review is None:
            await self._require_reviewable(table, user)
            await self._review_store.add(table.id, user, self._clock.now())
            self._workers.wake(0)
            review = await self._review_store.find(table.id, user)
            assert review is not None
        return review, 0 if review.finished else await self._review_store.place_in_queue(review.id)

    async def find(self, review: int) -> tuple[Review, LiveTable, ReviewLimits] | None:
        """Return a finished review with its table and the limits on what it reports, or None if one of these is
        gone."""
        finished_review = await self._review_store.find_by_id(review)
        if finished_review is None:
            return None
        try:
            table = await self._tables.find(finished_review.table)
        except Refused:
            return None
        limits = review_limits(table)
        return None if limits is None else (finished_review, table, limits)

    async def remark(self, table: LiveTable, user: int, entry_number: int) -> MoveRemark:
        """Return the remark about move `entry_number` in a person's review. Raises NoReview if the game is not
        reviewed, or NoMoveWithNumber if there is no such remark, for example because the person deleted their data."""
        if review_limits(table) is None:
            raise NoReview
        review = await self._review_store.find(table.id, user)
        remark = next((remark for remark in review.remarks if remark.number == entry_number), None) if review else None
        if remark is None:
            raise NoMoveWithNumber(entry_number)
        return remark

    async def find_luck(self, table: LiveTable, user: int) -> float | None:
        """Return the amount by which luck changed a person's chance to win their finished game, as `ai.total_luck`
        computes it, or None if it is unknown."""
        seat = table.roster.seat_of(user)
        return None if seat is None else await asyncio.to_thread(_luck_of_seat, table, seat)

    async def _require_reviewable(self, table: LiveTable, user: int) -> None:
        if review_limits(table) is None:
            raise NoReview
        if not await self._numbers_of_moves_by_hand(table, user):
            raise NotSeated
        if await self._review_store.count_since(user, self._clock.now() - DAY) >= MAX_REVIEWS_A_DAY:
            raise TooManyReviews(MAX_REVIEWS_A_DAY)

    async def _numbers_of_moves_by_hand(self, table: LiveTable, user: int) -> Sequence[int]:
        """Return the numbers of the standing entries that a person made by hand, not by standing order and not played
        by a computer."""
        standing = {move.entry.number for move in table.log.fold.moves}
        return [
            number for number in moves_by_hand(await self._table_store.find_log(table.id), user) if number in standing
        ]

    async def _review_all(self, _: int) -> None:
        assert self._reviewer is not None
        while (review := await self._review_store.next_unfinished()) is not None:
            await self._review_moves(self._reviewer, review)
        self._reviewer.close()

    async def _review_moves(self, reviewer: MoveReviewer, review: Review) -> None:
        """Review the remaining moves, and store the result of each step."""
        try:
            table = await self._tables.find(review.table)
            limits = review_limits(table)
            numbers = await self._numbers_of_moves_by_hand(table, review.user) if limits is not None else ()
            record = table.record.text() if limits is not None else ""
            work_seconds = 0.0
            for number in numbers:
                if number <= review.reviewed:
                    continue
                await self._rest(work_seconds)
                start_time = time.monotonic()
                remark = await self._find_remark(reviewer, table, record, number)
                work_seconds = time.monotonic() - start_time
                review = replace(review, reviewed=number, remarks=_with_remark(review, number, remark))
                if not await self._review_store.store_progress(review):  # its owner has deleted their data
                    return
            if limits is not None:
                review = replace(review, remarks=worst_moves(review.remarks, limits.max_moves))
        except Refused:
            _log.warning("a game can no longer be reviewed", extra={"table": review.table})
        await self._review_store.finish(review, self._clock.now())
        self._notify_queued()

    async def _find_remark(
        self, reviewer: MoveReviewer, table: LiveTable, record: str, entry_number: int
    ) -> ai.Remark | None:
        try:
            return await reviewer.review(table.game.name, record, entry_number)
        except Exception:  # one move must not stop the reviews of others
            _log.exception("a move could not be reviewed", extra={"table": table.id, "number": entry_number})
            return None

    async def _rest(self, worked: float) -> None:
        """Wait until the bot is calm, or for `REST_FACTOR` times the `worked` seconds."""
        with suppress(TimeoutError):
            async with asyncio.timeout(REST_FACTOR * worked):
                await self._wait_until_calm()

    async def _wait_until_calm(self) -> None:
        """Wait until no interaction is waiting for its answer, no computer player is working, and the event loop is not
        late."""
        while True:
            await self._answers_first()
            await self._computers.wait_until_idle()
            start_time = time.monotonic()
            await asyncio.sleep(0)
            if time.monotonic() - start_time < MAX_LOOP_DELAY_SECONDS:
                return
            await asyncio.sleep(BUSY_PAUSE_SECONDS)


def _with_remark(review: Review, entry_number: int, remark: ai.Remark | None) -> tuple[MoveRemark, ...]:
    if remark is None:
        return review.remarks
    return (*review.remarks, MoveRemark(entry_number, remark.played, remark.better, remark.loss, remark.reasons))


def _luck_of_seat(table: LiveTable, seat: Seat) -> float | None:
    fold = table.log.fold
    return ai.total_luck(table.game, [fold.start, *(after for _, after in replay_positions(table.game, fold))], seat)


async def _return_at_once() -> None:
    """Return at once, because no interactions are known."""
