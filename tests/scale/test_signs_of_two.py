"""Two processes on one PostgreSQL make each sign once."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.app import App
from bot.config.settings import Config
from bot.gateway.emojis import REQUEST_PAUSE_SECONDS
from tests.e2e.test_signs import asked, everything, made
from tests.support.house import House


@pytest.fixture
async def house(address: str, tmp_path: Path) -> AsyncIterator[House]:
    """A house on PostgreSQL whose bot makes the signs of its games."""
    built = House(tmp_path / "none.sqlite")
    built.games = tuple(game for game in built.games if game.name in ("tigris", "ur"))
    built.emojis, built.address = True, address
    async with built:
        yield built


async def test_two_processes_make_each_of_them_once(house: House, address: str) -> None:
    for _ in range(4):
        await house.clock.advance(REQUEST_PAUSE_SECONDS)
        await house.app.wait_until_idle()
    identified, first = house.sandbox.gateway.identified, house.app
    config = Config(token=house.sandbox.token, database=address)
    second = App(config, clock=house.clock, games=house.games)
    starting = asyncio.create_task(second.start())
    await house.sandbox.until(lambda: house.sandbox.gateway.identified > identified)
    before = len(made(house))
    await house.clock.advance(REQUEST_PAUSE_SECONDS)
    await first.wait_until_idle()
    assert len(made(house)) <= before + 1
    await first.close()
    await starting
    house.app = second
    await everything(house)
    assert len(set(made(house))) == len(made(house)) == asked(house)
