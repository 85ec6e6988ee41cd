"""An ordinary refusal by Discord is one line in the log, and an answer that explains what to do."""

import logging
from typing import Literal

import pytest

from tests.support.house import House

CALLBACK = "/interactions/*/callback"

REFUSED = [
    (403, 50001, "View Channel"),
    (403, 50013, "Send Messages"),
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


async def test_a_request_that_is_wrong_is_still_an_error_with_its_traceback(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    await house.begin("tigris", "Ann", "Ben")
    house.sandbox.faults.add("POST", CALLBACK, 400, code=50035)
    assert "Error code" in (await house.slash("Ann", "game hand")).content
    (failed,) = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert failed.exc_info
