"""Settings from the environment."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.config.settings import Config, ConfigError, read_tables


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
        "DUBSAR_CONTENT": "/data/own",
        "DUBSAR_REVIEWS": "off",
    }
    expected = Config("abc", Path("/data/tables"), "WARNING", "json", 9100, "0.0.0.0", Path("/data/own"), reviews=False)
    assert Config.from_environ(environ) == expected


def test_the_token_may_be_in_a_file(tmp_path: Path) -> None:
    file = tmp_path / "token"
    file.write_text("abc\n")
    assert Config.from_environ({"DISCORD_TOKEN_FILE": str(file)}).token == "abc"


def test_the_database_may_be_on_a_server(tmp_path: Path) -> None:
    address = "postgresql://dubsar:secret@host/games"
    (tmp_path / "address").write_text(f"{address}\n")
    given = Config.from_environ({"DISCORD_TOKEN": "abc", "DUBSAR_DATABASE": address})
    kept = Config.from_environ({"DISCORD_TOKEN": "abc", "DUBSAR_DATABASE_FILE": str(tmp_path / "address")})
    assert given == kept
    assert given.database == address
    assert "secret" not in repr(given)


@pytest.mark.parametrize(
    ("environ", "says"),
    [
        ({}, "DISCORD_TOKEN"),
        ({"DISCORD_TOKEN": " "}, "DISCORD_TOKEN"),
        ({"DISCORD_TOKEN": "two words"}, "spaces"),
        ({"DISCORD_TOKEN_FILE": "/does/not/exist"}, "DISCORD_TOKEN_FILE.*there is no such file"),
        ({"DISCORD_TOKEN": "abc", "DUBSAR_DATABASE_FILE": "/does/not/exist"}, "DUBSAR_DATABASE_FILE"),
        ({"DISCORD_TOKEN": "abc", "DUBSAR_LOG_LEVEL": "loud"}, "DEBUG, INFO, WARNING, ERROR"),
        ({"DISCORD_TOKEN": "abc", "DUBSAR_LOG_FORMAT": "xml"}, "text, json"),
        ({"DISCORD_TOKEN": "abc", "DUBSAR_REVIEWS": "no"}, "on, off"),
        ({"DISCORD_TOKEN": "abc", "DUBSAR_HTTP_PORT": "http"}, "1 to 65535"),
        ({"DISCORD_TOKEN": "abc", "DUBSAR_HTTP_PORT": "70000"}, "1 to 65535"),
    ],
)
def test_invalid_settings_are_reported(environ: dict[str, str], says: str) -> None:
    with pytest.raises(ConfigError, match=says):
        Config.from_environ(environ)


def test_the_token_is_not_shown() -> None:
    assert "abc" not in repr(Config.from_environ({"DISCORD_TOKEN": "abc"}))


def test_an_owners_tables_are_read_by_their_names(tmp_path: Path) -> None:
    (tmp_path / "costs.json").write_text("\ufeff{}", "utf-8")
    (tmp_path / "README.md").write_text("typed by hand")
    assert read_tables(tmp_path) == {"costs.json": "{}"}
    assert read_tables(None) == {}


@pytest.mark.parametrize(
    ("file", "data", "says"),
    [
        ("README.md", b"", "no table"),
        ("costs.json", b"\xff\xfe\xfd", "costs.json cannot be read: it is not text in UTF-8"),
        ("costs.json", b" " * (1024 * 1024 + 1), "costs.json cannot be read: it is larger than 1 MiB"),
    ],
)
def test_a_folder_without_tables_is_an_error(tmp_path: Path, file: str, data: bytes, says: str) -> None:
    (tmp_path / file).write_bytes(data)
    with pytest.raises(ConfigError, match=f"DUBSAR_CONTENT.*{says}"):
        read_tables(tmp_path)
    with pytest.raises(ConfigError, match="must be a folder of tables, not"):
        read_tables(tmp_path / file)


def pipe(path: Path) -> None:
    """Somebody would have to write into it before it could be opened."""
    os.mkfifo(path)


def loop(path: Path) -> None:
    """A link that leads back to itself."""
    path.symlink_to(path)


def device(path: Path) -> None:
    """It never ends."""
    path.symlink_to("/dev/zero")


@pytest.mark.parametrize(
    ("made", "says"),
    [(Path.mkdir, "it is a folder"), (pipe, "a pipe"), (device, "a device"), (loop, "leads back to itself")],
)
def test_a_special_file_is_refused_at_once(tmp_path: Path, made: Callable[[Path], None], says: str) -> None:
    (tmp_path / "costs.json").write_text("{}", "utf-8")
    made(tmp_path / "tokens.json")
    with pytest.raises(ConfigError, match=f"DUBSAR_CONTENT: tokens.json cannot be read: .*{says}"):
        read_tables(tmp_path)


def test_a_table_may_have_a_mebibyte(tmp_path: Path) -> None:
    (tmp_path / "costs.json").write_bytes(b" " * 1024 * 1024)
    assert len(read_tables(tmp_path)["costs.json"]) == 1024 * 1024
