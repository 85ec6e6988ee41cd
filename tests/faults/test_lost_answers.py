"""An answer that Discord takes no longer, where there is nothing but the answer: no traceback, and the bot goes on."""

import logging

import pytest

from bot.sandbox.answers import NoAnswer
from bot.sandbox.seen import SeenMessage
from bot.sandbox.shapes import Json
from tests.bot.house import House


async def refused(house: House, message: SeenMessage, custom_id: str) -> None:
    """Ann presses something, and the answer to it comes too late."""
    house.sandbox.faults.add("POST", "/interactions/*/callback", 404, code=10062)
    data: Json = {"custom_id": custom_id, "component_type": 2, "id": 1}
    with pytest.raises(NoAnswer):
        await house.person("Ann")._use(message, data)
    await house.settle()


@pytest.mark.parametrize("custom_id", ["d:1:0:nonsense:", "another bot's", "d:1:0:vote:nothing"])
async def test_a_press_that_cannot_be_answered_in_time(
    house: House, custom_id: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.sandbox.people.ANSWER_WITHIN", 0.3)
    await house.begin("auction", "Ann", "Ben")
    await refused(house, house.board(), custom_id)
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []
    assert "an answer was lost" in caplog.text


async def test_while_the_bot_closes(
    house: House, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.sandbox.people.ANSWER_WITHIN", 0.3)
    await house.begin("auction", "Ann", "Ben")
    house.app.desk.closing = True
    house.sandbox.faults.add("POST", "/interactions/*/callback", 404, code=10062)
    with pytest.raises(NoAnswer):
        await house.person("Ann").slash(house.channel, "game board")
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []
