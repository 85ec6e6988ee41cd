"""After an update: open games that lead elsewhere are reported, and left as they are."""

import logging

import pytest

from bot.tables.preload import Preloader
from bot.tables.tables import Tables
from engine.registry import GAMES
from tests.support.core import ANN, BEN, Core, core
from tests.support.house import House
from tests.support.stored import everything, spoil

__all__ = ["core"]

ASTRAY = "an open game has a different result by today's rules"


async def inspected(core: Core, caplog: pytest.LogCaptureFixture) -> list[str]:
    """What is said of the running bot's tables."""
    inspection = Preloader(core.store.tables, Tables(core.store, core.games, core.clock))
    with caplog.at_level(logging.INFO):
        await inspection.start()
        await inspection.wait_until_idle()
        await inspection.close()
    return [record.message for record in caplog.records if record.name == "bot.tables.preload"]


async def test_a_game_that_leads_where_it_led_is_no_news(core: Core, caplog: pytest.LogCaptureFixture) -> None:
    await core.play(await core.begin(ANN, BEN), ANN, ("bid", "1"))
    assert await inspected(core, caplog) == ["the open games were checked"]


@pytest.mark.parametrize(
    "sql",
    [
        "UPDATE entries SET digest = '00000000'",
        'UPDATE entries SET words = \'["bid", "99"]\'',
        "UPDATE tables SET game = 'chess'",
        "UPDATE tables SET header = 'none'",
    ],
)
async def test_one_that_leads_elsewhere_is_reported_and_left(
    core: Core, caplog: pytest.LogCaptureFixture, sql: str
) -> None:
    await core.play(await core.begin(ANN, BEN), ANN, ("bid", "1"))
    await spoil(core.store, sql)
    before = await everything(core.store)
    assert await inspected(core, caplog) == [ASTRAY, "the open games were checked"]
    assert await everything(core.store) == before


async def test_the_bot_looks_at_every_start(house: House, caplog: pytest.LogCaptureFixture) -> None:
    await house.begin(GAMES[0].name, "Ann", "Ben")
    await spoil(house.app.store, "UPDATE tables SET game = 'chess'")
    with caplog.at_level(logging.INFO):
        await house.restart()
        await house.app.services.preloader.wait_until_idle()
    assert ASTRAY in caplog.messages
