"""A sleep that ends in time, or when something has changed."""

import asyncio

import pytest

from bot.runtime.clock import LOOK, Sleeper
from tests.support.manual_clock import ManualClock

NOON = 1_000_000.0


async def test_it_ends_when_the_time_has_come() -> None:
    clock = ManualClock(NOON)
    sleeper = Sleeper(clock)
    sleeping = asyncio.create_task(sleeper.sleep(NOON + 10))
    await sleeper.slept()
    await clock.advance(9)
    assert sleeper.asleep
    await clock.advance(1)
    await sleeping
    assert not sleeper.asleep


async def test_a_change_ends_it() -> None:
    sleeper = Sleeper(ManualClock(NOON))
    sleeping = asyncio.create_task(sleeper.sleep(None))
    await sleeper.slept()
    sleeper.wake()
    assert not sleeper.asleep
    await sleeping


async def test_a_change_that_comes_while_the_times_are_read_is_not_slept_through() -> None:
    sleeper = Sleeper(ManualClock(NOON))
    sleeper.awaken()
    sleeper.wake()
    await sleeper.sleep(None)
    assert not sleeper.asleep


@pytest.mark.parametrize("look", [LOOK, 60.0])
async def test_it_looks_at_the_clock_now_and_then(look: float) -> None:
    clock = ManualClock(NOON)
    sleeper = Sleeper(clock, look)
    sleeping = asyncio.create_task(sleeper.sleep(NOON + 100 * LOOK))
    await sleeper.slept()
    await clock.advance(look)
    await sleeping
