"""A moving picture takes long: people who wait for it get a message, also when the bot stops or Discord gives up."""

import asyncio
import logging
import threading
from collections.abc import Callable, Sequence

import pytest

from bot import app
from bot.handlers import history
from bot.sandbox.people.answers import InitialResponse
from render import service
from render.raster import AnimationStopped
from render.scene import Scene
from tests.support.house import House

FILM = b"RIFF\0\0\0\0WEBP"


class Camera:
    """Stands in for the maker of moving pictures; it makes one when it is let."""

    def __init__(self) -> None:
        self.opened, self.begun = threading.Event(), threading.Event()
        self.made = 0

    def film(
        self, scenes: Sequence[Scene], seconds_each: float, stopped: Callable[[], bool], *, repeats: bool
    ) -> bytes:
        self.begun.set()
        while not self.opened.wait(0.01):
            if stopped():
                raise AnimationStopped
        self.made += 1
        return FILM


@pytest.fixture
def camera(monkeypatch: pytest.MonkeyPatch) -> Camera:
    made = Camera()
    monkeypatch.setattr(service, "encode_animation", made.film)
    return made


async def asked(house: House, camera: Camera) -> InitialResponse:
    """Ann has asked for the moving picture of a game and waits for it."""
    await house.begin("auction", "Ann", "Ben")
    answer = await house.person("Ann").slash(house.channel, "game replay")
    await asyncio.to_thread(camera.begun.wait)
    return answer


def said(house: House, text: str) -> Callable[[], bool]:
    """Whether Ann sees that text, or a file where it is empty."""

    def holds() -> bool:
        seen = house.person("Ann").last(house.channel)
        return text in seen.content if text else bool(seen.attachments)

    return holds


async def test_a_bot_that_stops_says_so_to_the_one_who_waits(
    house: House, camera: Camera, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(app, "CLOSE_TIMEOUT_SECONDS", 0.0)
    await asked(house, camera)
    await house.app.close()
    seen = house.person("Ann").last(house.channel)
    assert "I'm restarting and was interrupted" in seen.content
    assert seen.ephemeral
    assert camera.made == 0
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []
    await house.start()


async def test_somebody_who_waits_for_long_is_told_and_gets_it_in_the_same_message(
    house: House, camera: Camera, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(history, "NOTICE_AFTER_SECONDS", 0.0)
    await asked(house, camera)
    await house.sandbox.until(said(house, "Still drawing"))
    camera.opened.set()
    await house.sandbox.until(said(house, ""))
    assert "Still drawing" not in house.person("Ann").last(house.channel).content


async def test_a_slow_result_is_ready_when_it_is_requested_again(
    house: House, camera: Camera, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(history, "NOTICE_AFTER_SECONDS", 0.0)
    monkeypatch.setattr(history, "GIVE_UP_AFTER_SECONDS", 0.0)
    await asked(house, camera)
    await house.sandbox.until(said(house, "ask again in a few minutes"))
    camera.opened.set()
    monkeypatch.undo()
    await house.app.wait_until_idle()
    while house.app.picture_service._filming:
        await asyncio.gather(*house.app.picture_service._filming.values())
    assert (await house.slash("Ann", "game replay")).attachments[0].data == FILM
    assert (await house.slash("Ben", "game replay")).attachments[0].data == FILM
    assert camera.made == 1


async def test_nobody_waits_for_two_at_once(house: House, camera: Camera) -> None:
    await asked(house, camera)
    again = await (await house.person("Ann").slash(house.channel, "game replay")).wait_until_finished()
    assert "still making" in again.content
    camera.opened.set()
    await house.settle()


async def test_an_answer_that_discord_takes_no_longer_is_no_fault_of_ours(
    house: House, camera: Camera, caplog: pytest.LogCaptureFixture
) -> None:
    await asked(house, camera)
    house.sandbox.faults.add("PATCH", "/webhooks/*", 401, code=50027)
    camera.opened.set()
    await house.settle()
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []
    assert "an interaction has expired" in caplog.text
