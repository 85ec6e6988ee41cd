"""The log's lines."""

import json
import logging
import sys
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.config.settings import Config
from bot.runtime import log
from bot.store.database import StoreUnavailable


def loud() -> None:
    """What was hushed is heard again."""
    logging.getLogger("discord.client").filters.clear()
    for part in ("gateway", "http", "state", "webhook.async"):
        logging.getLogger(f"discord.{part}").setLevel(logging.NOTSET)


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    """The root logger is given back."""
    loud()
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    logging.captureWarnings(False)
    root.handlers[:], root.level = handlers, level
    loud()


def line(capsys: pytest.CaptureFixture[str]) -> str:
    return capsys.readouterr().out.strip()


def test_a_line_names_everything(capsys: pytest.CaptureFixture[str]) -> None:
    log.configure_logging(Config("t", Path("d")))
    logging.getLogger("bot.some").warning("a table moved %s", "on", extra={"table": 5, "why": 'it "must"'})
    written = line(capsys)
    assert 'level=warning logger=bot.some event="a table moved on" table=5 why="it \\"must\\""' in written
    assert written.startswith("time=")


def test_json_for_machines_with_the_traceback(capsys: pytest.CaptureFixture[str]) -> None:
    log.configure_logging(Config("t", Path("d"), log_format="json"))
    try:
        raise ValueError("odd")
    except ValueError:
        logging.getLogger("bot").exception("failed", extra={"reference": "abc"})
    fields = json.loads(line(capsys))
    assert (fields["level"], fields["event"], fields["reference"]) == ("error", "failed", "abc")
    assert "ValueError: odd" in fields["traceback"]
    assert set(fields) == {"time", "level", "logger", "event", "reference", "traceback"}


def test_the_level_is_the_operators_but_libraries_stay_quiet(capsys: pytest.CaptureFixture[str]) -> None:
    log.configure_logging(Config("t", Path("d"), log_level="DEBUG"))
    logging.getLogger("discord.http").debug("a hand")
    logging.getLogger("aiosqlite").debug("a seed")
    logging.getLogger("bot").debug("ours")
    written = line(capsys)
    assert "ours" in written
    assert "a hand" not in written
    assert "a seed" not in written


def test_a_traceback_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    log.configure_logging(Config("t", Path("d")))
    try:
        raise ValueError("odd")
    except ValueError:
        logging.getLogger("bot").error("failed", exc_info=sys.exc_info())
    assert len(line(capsys).splitlines()) == 1


def outage() -> None:
    """A request fails since the database is away, and the log is told."""
    try:
        try:
            raise StoreUnavailable("connection refused")
        except StoreUnavailable as away:
            raise ConnectionAbortedError("not sent") from away
    except ConnectionAbortedError:
        logging.getLogger("discord.client").exception("Ignoring exception in on_guild_role_update")


def test_an_outage_of_the_database_has_no_traceback(capsys: pytest.CaptureFixture[str]) -> None:
    log.configure_logging(Config("t", Path("d"), log_format="json"))
    outage()
    fields = json.loads(line(capsys))
    assert fields["error"] == "connection refused"
    assert "traceback" not in fields


def test_an_outage_has_its_traceback_where_everything_is_logged(capsys: pytest.CaptureFixture[str]) -> None:
    log.configure_logging(Config("t", Path("d"), log_format="json", log_level="DEBUG"))
    outage()
    assert "StoreUnavailable: connection refused" in json.loads(line(capsys))["traceback"]


def test_a_fault_that_an_outage_has_met_keeps_its_traceback(capsys: pytest.CaptureFixture[str]) -> None:
    log.configure_logging(Config("t", Path("d"), log_format="json"))
    try:
        try:
            raise StoreUnavailable("connection refused")
        except StoreUnavailable:
            raise KeyError("seat")  # noqa: B904 - as a fault in our own code would
    except KeyError:
        logging.getLogger("bot").exception("failed")
    assert "KeyError: 'seat'" in json.loads(line(capsys))["traceback"]


def test_warnings_are_lines_too(capsys: pytest.CaptureFixture[str]) -> None:
    log.configure_logging(Config("t", Path("d")))
    with warnings.catch_warnings(action="always"):
        warnings.warn("an entry is missing", stacklevel=1)
    assert "logger=py.warnings" in line(capsys)


def test_the_slowness_of_a_local_discord_is_not_logged(capsys: pytest.CaptureFixture[str]) -> None:
    log.configure_logging(Config("t", Path("d"), log_level="WARNING"))
    logging.getLogger("discord.gateway").warning("Can't keep up, shard ID %s websocket is %.1fs behind.", None, 41.0)
    assert "41.0s behind" in line(capsys)
    log.hide_slowness_warnings()
    gateway, client = logging.getLogger("discord.gateway"), logging.getLogger("discord.client")
    gateway.warning("Can't keep up, shard ID %s websocket is %.1fs behind.", None, 41.0)
    client.exception("Attempting a reconnect in %.2fs", 1.5)
    client.exception("Ignoring exception in %s", "on_ready")
    written = line(capsys).splitlines()
    assert len(written) == 1
    assert "on_ready" in written[0]
