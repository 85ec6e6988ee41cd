"""Of all processes that hear of an event one handles it, also when they change over in between."""

import asyncio
from functools import partial

import pytest

from bot.gateway.deduplicator import KEEP_SECONDS, Deduplicator
from bot.store.database import StoreUnavailable, Superseded


class Desk:
    """An deduplicator, with what it has handled, what another process has left and of what nobody knows who has it;
    `claimed` belongs to the other process."""

    def __init__(self) -> None:
        self.now = 0.0
        self.claimed = set[int]()
        self.fault: StoreUnavailable | None = None
        self.handled, self.left, self.doubted = list[int](), list[int](), list[int]()
        self.passed = asyncio.Event()
        self.deduplicator = Deduplicator(self.claim, lambda: self.now, self.pause)

    async def pause(self, seconds: float) -> None:
        """Wait until the time has passed."""
        assert 0 < seconds < KEEP_SECONDS
        await self.passed.wait()

    async def claim(self, event: int) -> bool:
        """Whether it is the first to claim."""
        if self.fault is not None:
            raise self.fault
        first = event not in self.claimed
        self.claimed.add(event)
        return first

    async def leave(self, event: int) -> None:
        """Note what another process has begun and perhaps not answered."""
        self.left.append(event)

    async def doubt(self, event: int) -> None:
        """Note what the database did not speak of."""
        self.doubted.append(event)

    def come(self, *events: int) -> None:
        """Let events come."""
        for event in events:
            answers = partial(self.leave, event), partial(self.doubt, event)
            self.deduplicator.receive(event, partial(self.handled.append, event), *answers)


@pytest.fixture
def desk() -> Desk:
    return Desk()


async def test_a_working_process_handles_each_event_once(desk: Desk) -> None:
    await desk.deduplicator.open()
    desk.come(1, 2, 1)
    await desk.deduplicator.wait_until_idle()
    assert (desk.handled, desk.left) == ([1, 2], [])


async def test_a_waiting_process_later_handles_events_that_nobody_has_begun(desk: Desk) -> None:
    desk.come(1, 2, 3)
    assert desk.handled == []
    desk.claimed.add(2)
    await desk.deduplicator.open()
    await desk.deduplicator.wait_until_idle()
    assert (desk.handled, desk.left) == ([1, 3], [2])


async def test_interactions_that_were_handed_over_are_not_answered_again(desk: Desk) -> None:
    desk.come(1, 2)
    desk.claimed.add(2)
    await desk.deduplicator.open(handed_over=True)
    await desk.deduplicator.wait_until_idle()
    assert (desk.handled, desk.left) == ([1], [])


async def test_an_expired_interaction_is_dropped(desk: Desk) -> None:
    desk.come(1)
    desk.now = KEEP_SECONDS
    desk.come(2)
    desk.now = KEEP_SECONDS + 1
    await desk.deduplicator.open()
    assert desk.handled == [2]


async def test_a_replaced_process_sends_nothing(desk: Desk) -> None:
    await desk.deduplicator.open()
    desk.fault = Superseded()
    desk.come(1)
    await desk.deduplicator.wait_until_idle()
    assert (desk.handled, desk.left) == ([], [])


async def test_events_after_closing_are_left_to_another_process(desk: Desk) -> None:
    await desk.deduplicator.open()
    desk.come(1)
    await desk.deduplicator.close()
    desk.come(2)
    await desk.deduplicator.wait_until_idle()
    assert (desk.handled, desk.claimed, desk.deduplicator.is_open) == ([1], {1}, False)


async def test_a_closing_process_handles_events_that_nobody_takes_over_in_time(desk: Desk) -> None:
    await desk.deduplicator.open()
    await desk.deduplicator.close()
    desk.come(1, 2)
    desk.claimed.add(2)
    desk.passed.set()
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    await desk.deduplicator.stop()
    assert (desk.handled, desk.left) == ([1], [])


async def test_nothing_is_handled_once_the_other_process_works(desk: Desk) -> None:
    await desk.deduplicator.open()
    await desk.deduplicator.close()
    desk.come(1)
    await desk.deduplicator.stop()
    desk.fault = StoreUnavailable()
    desk.come(2)
    desk.passed.set()
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert (desk.handled, desk.claimed) == ([], set())


async def test_without_the_database_nothing_is_handled_and_people_get_an_error(desk: Desk) -> None:
    await desk.deduplicator.open()
    desk.fault = StoreUnavailable()
    desk.come(1)
    desk.passed.set()
    await desk.deduplicator.wait_until_idle()
    assert (desk.handled, desk.doubted) == ([], [1])


async def test_kept_events_are_doubtful_while_the_database_is_away(desk: Desk) -> None:
    desk.come(1)
    desk.fault = StoreUnavailable()
    desk.passed.set()
    await desk.deduplicator.open()
    await desk.deduplicator.wait_until_idle()
    assert (desk.handled, desk.left, desk.doubted) == ([], [], [1])


@pytest.mark.parametrize(("claimed", "handled"), [(False, [1]), (True, [])])
async def test_an_event_is_not_handled_before_it_is_known_who_has_it(
    desk: Desk, claimed: bool, handled: list[int]
) -> None:
    await desk.deduplicator.open()
    desk.fault = StoreUnavailable()
    desk.come(1)
    await asyncio.sleep(0)
    assert desk.handled == []
    desk.fault = None
    desk.claimed.update({1} if claimed else set())
    desk.passed.set()
    await desk.deduplicator.wait_until_idle()
    assert desk.handled == handled


async def test_a_process_that_finds_itself_replaced_is_silent(desk: Desk) -> None:
    await desk.deduplicator.open()
    desk.fault = StoreUnavailable()
    desk.come(1)
    await asyncio.sleep(0)
    desk.fault = Superseded()
    desk.passed.set()
    await desk.deduplicator.wait_until_idle()
    assert desk.handled == []


async def test_a_database_that_does_not_answer_counts_as_away(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    async def never(event: int) -> bool:
        await asyncio.Event().wait()
        return True

    monkeypatch.setattr("bot.gateway.deduplicator.AWAY_AFTER", 0)
    monkeypatch.setattr(desk.deduplicator, "_claim", never)
    await desk.deduplicator.open()
    desk.come(1)
    await desk.deduplicator.wait_until_idle()
    assert (desk.handled, desk.doubted) == ([], [1])
