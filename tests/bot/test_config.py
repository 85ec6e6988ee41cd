"""Settings from the environment."""

from pathlib import Path

import pytest

from bot.config import Config, ConfigError


def test_only_the_token_is_needed() -> None:
    config = Config.from_environ({"DISCORD_TOKEN": " abc.def \n"})
    assert config == Config("abc.def", Path("dubsar.sqlite3"), "INFO", "text", None, "127.0.0.1")


def test_everything_can_be_set() -> None:
    environ = {
        "DISCORD_TOKEN": "abc",
        "DUBSAR_DATABASE": "/data/tables",
        "DUBSAR_LOG_LEVEL": "warning",
        "DUBSAR_LOG_FORMAT": "JSON",
        "DUBSAR_HTTP_PORT": "9100",
        "DUBSAR_HTTP_HOST": "0.0.0.0",
    }
    assert Config.from_environ(environ) == Config("abc", Path("/data/tables"), "WARNING", "json", 9100, "0.0.0.0")


def test_the_token_may_be_in_a_file(tmp_path: Path) -> None:
    file = tmp_path / "token"
    file.write_text("abc\n")
    assert Config.from_environ({"DISCORD_TOKEN_FILE": str(file)}).token == "abc"


@pytest.mark.parametrize(
    ("environ", "says"),
    [
        ({}, "DISCORD_TOKEN"),
        ({"DISCORD_TOKEN": " "}, "DISCORD_TOKEN"),
        ({"DISCORD_TOKEN": "two words"}, "one word"),
        ({"DISCORD_TOKEN_FILE": "/does/not/exist"}, "DISCORD_TOKEN_FILE"),
        ({"DISCORD_TOKEN": "abc", "DUBSAR_LOG_LEVEL": "loud"}, "DEBUG, INFO, WARNING, ERROR"),
        ({"DISCORD_TOKEN": "abc", "DUBSAR_LOG_FORMAT": "xml"}, "text, json"),
        ({"DISCORD_TOKEN": "abc", "DUBSAR_HTTP_PORT": "http"}, "1 to 65535"),
        ({"DISCORD_TOKEN": "abc", "DUBSAR_HTTP_PORT": "70000"}, "1 to 65535"),
    ],
)
def test_what_is_wrong_is_said(environ: dict[str, str], says: str) -> None:
    with pytest.raises(ConfigError, match=says):
        Config.from_environ(environ)


def test_the_token_is_not_shown() -> None:
    assert "abc" not in repr(Config.from_environ({"DISCORD_TOKEN": "abc"}))
