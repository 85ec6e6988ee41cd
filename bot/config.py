"""Settings, read from the environment once."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal, TypeAlias, cast, get_args

LogFormat: TypeAlias = Literal["text", "json"]

_LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")


class ConfigError(Exception):
    """Raised for a setting that is missing or wrong; the text says which, and what would be right."""


@dataclass(frozen=True, slots=True)
class Config:
    """What an operator decides.

    `token`: of the bot, from Discord. `database`: the SQLite file. `log_level`: the least important level that is
    logged. `log_format`: "text" or "json". `http_port`: where health and figures are served; None: nowhere.
    `http_host`: the address that the port is opened on.
    """

    token: str = field(repr=False)
    database: Path
    log_level: str = "INFO"
    log_format: LogFormat = "text"
    http_port: int | None = None
    http_host: str = "127.0.0.1"

    @classmethod
    def from_environ(cls, environ: Mapping[str, str]) -> "Config":
        """Return the settings in `environ`. Raises ConfigError."""
        return cls(
            _token(environ),
            Path(environ.get("DUBSAR_DATABASE") or "dubsar.sqlite3"),
            _one_of(environ, "DUBSAR_LOG_LEVEL", _LEVELS, "INFO"),
            cast("LogFormat", _one_of(environ, "DUBSAR_LOG_FORMAT", get_args(LogFormat), "text")),
            _port(environ.get("DUBSAR_HTTP_PORT", "")),
            environ.get("DUBSAR_HTTP_HOST") or "127.0.0.1",
        )


def _token(environ: Mapping[str, str]) -> str:
    token = environ.get("DISCORD_TOKEN", "").strip() or _in_file(environ.get("DISCORD_TOKEN_FILE", ""))
    if not token:
        raise ConfigError("set DISCORD_TOKEN, or DISCORD_TOKEN_FILE to a file that holds it")
    if any(sign.isspace() for sign in token):
        raise ConfigError("the token must be one word")
    return token


def _in_file(name: str) -> str:
    if not name:
        return ""
    try:
        return Path(name).read_text("utf-8").strip()
    except (OSError, UnicodeDecodeError) as error:
        raise ConfigError(f"DISCORD_TOKEN_FILE cannot be read: {error}") from error


def _port(text: str) -> int | None:
    if not text:
        return None
    if not text.isdecimal() or not 1 <= int(text) <= 65535:
        raise ConfigError(f"DUBSAR_HTTP_PORT is a number from 1 to 65535, not {text}")
    return int(text)


def _one_of(environ: Mapping[str, str], name: str, choices: tuple[str, ...], usual: str) -> str:
    chosen = environ.get(name) or usual
    for choice in choices:
        if chosen.lower() == choice.lower():
            return choice
    raise ConfigError(f"{name} is one of {', '.join(choices)}, not {chosen}")
