"""The log's lines."""

import json
import logging
import sys
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot import log
from bot.config import Config


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    """The root logger is given back."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    logging.captureWarnings(False)
    root.handlers[:], root.level = handlers, level


def line(capsys: pytest.CaptureFixture[str]) -> str:
    return capsys.readouterr().out.strip()


def test_a_line_names_everything(capsys: pytest.CaptureFixture[str]) -> None:
    log.start(Config("t", Path("d")))
    logging.getLogger("bot.some").warning("a table moved %s", "on", extra={"table": 5, "why": 'it "must"'})
    written = line(capsys)
    assert 'level=warning logger=bot.some event="a table moved on" table=5 why="it \\"must\\""' in written
    assert written.startswith("time=")


def test_json_for_machines_with_the_traceback(capsys: pytest.CaptureFixture[str]) -> None:
    log.start(Config("t", Path("d"), log_format="json"))
    try:
        raise ValueError("odd")
    except ValueError:
        logging.getLogger("bot").exception("failed", extra={"reference": "abc"})
    fields = json.loads(line(capsys))
    assert (fields["level"], fields["event"], fields["reference"]) == ("error", "failed", "abc")
    assert "ValueError: odd" in fields["traceback"]
    assert set(fields) == {"time", "level", "logger", "event", "reference", "traceback"}


def test_the_level_is_the_operators_but_libraries_stay_quiet(capsys: pytest.CaptureFixture[str]) -> None:
    log.start(Config("t", Path("d"), log_level="DEBUG"))
    logging.getLogger("discord.http").debug("a hand")
    logging.getLogger("aiosqlite").debug("a seed")
    logging.getLogger("bot").debug("ours")
    written = line(capsys)
    assert "ours" in written
    assert "a hand" not in written
    assert "a seed" not in written


def test_a_traceback_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    log.start(Config("t", Path("d")))
    try:
        raise ValueError("odd")
    except ValueError:
        logging.getLogger("bot").error("failed", exc_info=sys.exc_info())
    assert len(line(capsys).splitlines()) == 1


def test_warnings_are_lines_too(capsys: pytest.CaptureFixture[str]) -> None:
    log.start(Config("t", Path("d")))
    with warnings.catch_warnings(action="always"):
        warnings.warn("an entry is missing", stacklevel=1)
    assert "logger=py.warnings" in line(capsys)
