"""Typed text is answered with suggestions or with none: Discord takes nothing else for it."""

import asyncio
from typing import Literal

import pytest

from bot.handlers.services import Services
from bot.tables.live_table import LiveTable
from tests.support.house import House


async def suggested(house: House) -> list[object]:
    mover = house.person(await house.to_move())
    found = await mover.autocomplete(house.channel, "tigris leader", "leader")
    await house.settle()
    return [choice.value for choice in found]


async def test_suggestions_that_fail_are_none(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await house.begin("tigris", "Ann", "Ben")
    assert await suggested(house)

    async def fails(services: Services, interaction: object, table: LiveTable | None = None) -> None:
        raise RuntimeError("no voice")

    monkeypatch.setattr(Services, "voice_of", fails)
    assert await suggested(house) == []
    (record,) = [one for one in caplog.records if one.levelname == "ERROR"]
    assert record.name == "bot.handlers.respond"


@pytest.mark.parametrize(("failure", "code"), [(404, 10062), (403, 50001), (400, 50035), ("drop", 0)])
async def test_suggestions_that_come_too_late_are_no_error_and_wrong_ones_are(
    house: House, caplog: pytest.LogCaptureFixture, failure: int | Literal["drop"], code: int
) -> None:
    await house.begin("tigris", "Ann", "Ben")
    mover = house.person(await house.to_move())
    fault = house.sandbox.faults.add("POST", "/interactions/*/callback", failure, code=code, times=2)
    asking = asyncio.ensure_future(mover.autocomplete(house.channel, "tigris leader", "leader"))
    await house.sandbox.until(lambda: fault.times == (0 if failure == "drop" else 1))
    await house.settle()
    house.sandbox.faults.clear()
    assert await suggested(house)
    house.wait_no_longer()
    await asyncio.gather(asking, return_exceptions=True)
    failed = [one for one in caplog.records if one.levelname == "ERROR"]
    assert bool(failed) == (code == 50035)


async def test_a_command_that_is_no_longer_known_has_no_suggestions(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    house.app.client.tree.remove_command("tigris")
    assert await suggested(house) == []


async def test_while_the_bot_closes_there_are_no_suggestions(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    house.app.client.closing = True
    assert await suggested(house) == []
