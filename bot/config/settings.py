"""The operator's settings, read once from the environment."""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal, TypeAlias, cast, get_args

from bot.config.files import Unreadable, read_small_text, read_text

LogFormat: TypeAlias = Literal["text", "json"]

SCHEMES = ("postgresql://", "postgres://")
"""The schemes of PostgreSQL database addresses."""

_LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")


class ConfigError(Exception):
    """Raised for a missing or wrong setting; the text names it and says how to correct it."""


@dataclass(frozen=True, slots=True)
class Config:
    """The operator's settings.

    `token`: the bot's token from Discord.
    `database`: the file of an SQLite database, or the address of a PostgreSQL database.
    `log_level`: the least important level that is logged.
    `log_format`: "text" or "json".
    `http_port`: the port that serves health and metrics, or None to serve nothing.
    `http_host`: the address to listen on.
    `content`: the folder of the owner's component tables, or None if there is none.
    `reviews`: whether finished games are reviewed for their players.
    """

    token: str = field(repr=False)
    database: Path | str = field(repr=False)
    log_level: str = "INFO"
    log_format: LogFormat = "text"
    http_port: int | None = None
    http_host: str = "127.0.0.1"
    content: Path | None = None
    reviews: bool = True

    @classmethod
    def from_environ(cls, environ: Mapping[str, str]) -> "Config":
        """Return the settings in `environ`. Raises ConfigError."""
        return cls(
            _token(environ),
            _database(environ),
            _one_of(environ, "DUBSAR_LOG_LEVEL", _LEVELS, "INFO"),
            cast("LogFormat", _one_of(environ, "DUBSAR_LOG_FORMAT", get_args(LogFormat), "text")),
            _port(environ.get("DUBSAR_HTTP_PORT", "")),
            environ.get("DUBSAR_HTTP_HOST") or "127.0.0.1",
            content_folder(environ),
            _one_of(environ, "DUBSAR_REVIEWS", ("on", "off"), "on") == "on",
        )


def content_folder(environ: Mapping[str, str]) -> Path | None:
    """Return the folder of the owner's component tables, or None if there is none."""
    folder_name = environ.get("DUBSAR_CONTENT")
    return Path(folder_name) if folder_name else None


def read_tables(folder: Path | None) -> dict[str, str]:
    """Return the texts of the owner's tables by the names of their files. Without a folder, return {}. Raises
    ConfigError."""
    if folder is None:
        return {}
    if not folder.is_dir():
        raise ConfigError(f"DUBSAR_CONTENT must be a folder of tables, not {folder}")
    tables = {file.name: _table(file) for file in sorted(folder.glob("*.json"))}
    if not tables:
        raise ConfigError(f"DUBSAR_CONTENT: there is no table (*.json) in {folder}")
    return tables


def table_digests(texts: Mapping[str, str]) -> dict[str, str]:
    """Return a digest of each text, by the name of its file."""
    return {name: hashlib.sha256(text.encode()).hexdigest() for name, text in texts.items()}


def _table(file: Path) -> str:
    try:
        return read_small_text(file)
    except Unreadable as fault:
        raise ConfigError(f"DUBSAR_CONTENT: {file.name} cannot be read: {fault.why}") from fault


def _database(environ: Mapping[str, str]) -> Path | str:
    address = _in_file(environ, "DUBSAR_DATABASE_FILE") or environ.get("DUBSAR_DATABASE") or "dubsar.sqlite3"
    return address if address.startswith(SCHEMES) else Path(address)


def _token(environ: Mapping[str, str]) -> str:
    token = environ.get("DISCORD_TOKEN", "").strip() or _in_file(environ, "DISCORD_TOKEN_FILE")
    if not token:
        raise ConfigError("set DISCORD_TOKEN, or DISCORD_TOKEN_FILE to a file that holds it")
    if any(sign.isspace() for sign in token):
        raise ConfigError("the token must not contain spaces")
    return token


def _in_file(environ: Mapping[str, str], variable: str) -> str:
    """Return the content of the file that an environment variable names, or "" if it names none. Raises ConfigError."""
    name = environ.get(variable)
    if not name:
        return ""
    try:
        return read_text(Path(name)).strip()
    except Unreadable as fault:
        raise ConfigError(f"{variable} cannot be read: {fault}") from fault


def _port(text: str) -> int | None:
    if not text:
        return None
    if not text.isdecimal() or not 1 <= int(text) <= 65535:
        raise ConfigError(f"DUBSAR_HTTP_PORT must be a number from 1 to 65535, not {text}")
    return int(text)


def _one_of(environ: Mapping[str, str], name: str, choices: tuple[str, ...], usual: str) -> str:
    chosen = environ.get(name) or usual
    for choice in choices:
        if chosen.lower() == choice.lower():
            return choice
    raise ConfigError(f"{name} must be one of {', '.join(choices)}, not {chosen}")
