"""What is typed is answered with suggestions or with none: Discord takes nothing else for it."""

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

    monkeypatch.setattr(Services, "voice", fails)
    assert await suggested(house) == []
    (record,) = [one for one in caplog.records if one.levelname == "ERROR"]
    assert record.name == "bot.handlers.respond"


async def test_a_command_that_is_no_longer_known_has_no_suggestions(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    house.app.client.tree.remove_command("tigris")
    assert await suggested(house) == []


async def test_while_the_bot_closes_there_are_no_suggestions(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    house.app.client.closing = True
    assert await suggested(house) == []
