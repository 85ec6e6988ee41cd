"""An answer that Discord takes no longer, where there is nothing but the answer: no traceback, and the bot goes on."""

import asyncio
import logging
from collections.abc import Coroutine, Iterator

import pytest

from bot.sandbox.json_types import Json
from bot.sandbox.people.answers import NoAnswer
from bot.sandbox.people.seen import SeenMessage
from tests.support.house import House


class Listener(logging.Handler):
    """Knows when the log says that an answer was lost."""

    def __init__(self) -> None:
        super().__init__()
        self.heard = asyncio.Event()

    def emit(self, record: logging.LogRecord) -> None:
        if "an answer was lost" in record.getMessage():
            self.heard.set()


@pytest.fixture
def listener() -> Iterator[Listener]:
    listening, ours = Listener(), logging.getLogger("bot")
    ours.addHandler(listening)
    yield listening
    ours.removeHandler(listening)


async def refused(house: House, acting: Coroutine[object, object, object]) -> None:
    """Somebody acts, and the answer to it comes too late."""
    fault = house.sandbox.faults.add("POST", "/interactions/*/callback", 404, code=10062)
    asking = asyncio.ensure_future(acting)
    await house.sandbox.until(lambda: fault.times == 0)
    await house.settle()
    house.wait_no_longer()
    with pytest.raises(NoAnswer):
        await asking


async def press(house: House, message: SeenMessage, custom_id: str) -> object:
    data: Json = {"custom_id": custom_id, "component_type": 2, "id": 1}
    return await house.person("Ann")._use(message, data)


@pytest.mark.parametrize("custom_id", ["d:1:0:nonsense:", "another bot's", "d:1:0:vote:nothing"])
async def test_a_press_that_cannot_be_answered_in_time(
    house: House, custom_id: str, caplog: pytest.LogCaptureFixture, listener: Listener
) -> None:
    await house.begin("auction", "Ann", "Ben")
    await refused(house, press(house, house.board(), custom_id))
    await listener.heard.wait()
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


async def test_while_the_bot_closes(house: House, caplog: pytest.LogCaptureFixture) -> None:
    await house.begin("auction", "Ann", "Ben")
    house.app.client.closing = True
    await refused(house, house.person("Ann").slash(house.channel, "game board"))
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []
