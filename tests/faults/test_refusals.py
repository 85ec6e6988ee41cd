"""An ordinary refusal by Discord is one line in the log, and an answer that explains what to do."""

import logging
from typing import Literal

import pytest

from bot.text.voice import LANGUAGES, Voice
from tests.support.house import House

CALLBACK = "/interactions/*/callback"

REFUSED = [
    (403, 50001, "can't see this channel"),
    (403, 50013, "Send Messages"),
    (403, 50009, "Send Messages"),
    (403, 160005, "unlock it"),
    (404, 10003, "deleted"),
    (400, 50083, "Write a message in it"),
    (403, 40004, "in a minute"),
    ("drop", 0, "lost my connection"),
]


@pytest.mark.parametrize(("failure", "code", "words"), REFUSED)
async def test_an_ordinary_refusal_is_a_warning_and_says_what_to_do(
    house: House, caplog: pytest.LogCaptureFixture, failure: int | Literal["drop"], code: int, words: str
) -> None:
    await house.begin("tigris", "Ann", "Ben")
    house.sandbox.faults.add("POST", CALLBACK, failure, code=code, times=2 if failure == "drop" else 1)
    answer = await house.slash("Ann", "game hand")
    assert answer.ephemeral
    assert words in answer.content
    assert "Error code" not in answer.content
    warned = [record for record in caplog.records if record.levelno >= logging.WARNING]
    assert [(record.levelname, record.exc_info) for record in warned] == [("WARNING", None)]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_permission_that_is_missing_is_named_and_no_other(house: House, language: str) -> None:
    await house.begin("tigris", "Ann", "Ben")
    ann = house.person("Ann")
    ann.locale = {"en": "en-GB"}.get(language, language)
    said = dict[int, str]()
    await house.sandbox.places.change_rights(house.channel, take=("attach_files",))
    for code in (50013, 50001):
        house.sandbox.faults.add("POST", CALLBACK, 403, code=code)
        said[code] = (await house.slash("Ann", "game hand")).content
    voice = Voice(language)
    assert voice.say("discord-lacking", permissions=("attach-files",)) == said[50013]
    assert voice.say("discord-unseen") == said[50001]
    assert voice.word("send-messages") not in said[50013]


async def test_a_request_that_is_wrong_is_still_an_error_with_its_traceback(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    await house.begin("tigris", "Ann", "Ben")
    house.sandbox.faults.add("POST", CALLBACK, 400, code=50035)
    assert "Error code" in (await house.slash("Ann", "game hand")).content
    (failed,) = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert failed.exc_info
