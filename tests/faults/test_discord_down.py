"""Discord is down for two days while the time of a person runs: nobody is late because of it."""

import asyncio

import pytest

from bot.model.pace import public_flag_time
from bot.model.times import DAY, HOUR
from bot.sandbox.people.seen import SeenMessage
from tests.faults.patience import Patience
from tests.support.house import House
from tests.support.manual_clock import PULSE_SECONDS, pass_time

SPAN, WARNED = 6 * HOUR, 18
"""The seconds between a warning and the flag, and the hours after which somebody with a day for a turn is warned."""


def told(house: House) -> list[SeenMessage]:
    """All that a guest sees of the channel."""
    return house.person("Guest").sees(house.channel)


async def when(house: House, text: str, count: int = 1) -> float:
    """Let time go by until a text stands in the channel so many times, and return when it does."""
    for _ in range(100):
        if sum(text in one.text for one in told(house)) == count:
            return house.clock.now()
        await pass_time(house.clock, HOUR, house.settle)
    raise AssertionError([one.text for one in told(house)])


@pytest.mark.parametrize("hours", [20, pytest.param(3, marks=pytest.mark.full)])
async def test_two_days_without_discord_move_the_flag_by_two_days(house: House, patience: Patience, hours: int) -> None:
    async def soon(seconds: float) -> None:
        await asyncio.sleep(min(seconds, 0.1))

    patience.sleep = soon  # type: ignore[method-assign]  # discord.py goes on trying all the time
    uptime, gateway = house.app.services.uptime, house.sandbox.gateway
    uptime.pulse_seconds, uptime.outage_seconds = PULSE_SECONDS, 2 * PULSE_SECONDS
    await house.begin("tigris", "Ann", "Ben", pace="1d", late="turn")
    for _ in range(2):
        await house.slash(await house.to_move(), "tigris end")
    flag = public_flag_time((await house.table()).row)
    assert flag is not None
    await pass_time(house.clock, hours * HOUR, house.settle)
    before = [one.id for one in told(house)]
    gateway.is_down = True
    house.sandbox.faults.add("*", "*", 503, times=10**9)
    await gateway.drop(resumable=True)
    await house.sandbox.until(lambda: not gateway.is_connected and not house.app.client.is_linked)
    await pass_time(house.clock, 2 * DAY, lambda: asyncio.sleep(0.001))
    assert [one.id for one in told(house)] == before
    gateway.is_down = False
    house.sandbox.faults.clear()
    await house.sandbox.until(lambda: house.app.client.is_linked)
    warnings = 1 + (hours > WARNED)
    warned = await when(house, "your time here ends", warnings)
    fell = await when(house, "so a computer plays this turn")
    assert fell - warned >= SPAN
    assert 2 * DAY - PULSE_SECONDS <= fell - flag <= 2 * DAY + 3 * PULSE_SECONDS + max(0.0, hours * HOUR + SPAN - DAY)
    assert sum("your time here ends" in one.text for one in told(house)) == warnings
