"""The log: one line per event on standard output, as key=value or JSON."""

import json
import logging
import sys
from datetime import UTC, datetime

from bot.config.settings import Config
from bot.store.database import StoreUnavailable

_STANDARD_ATTRIBUTES = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}
"""The attributes that every log record has. All others come from `extra`."""

_log = logging.getLogger(__name__)


class LogFormatter(logging.Formatter):
    """A formatter that writes a record on one line, in JSON if `as_json`."""

    def __init__(self, as_json: bool) -> None:
        super().__init__()
        self._as_json = as_json

    def format(self, record: logging.LogRecord) -> str:
        """Return the record on one line, including its traceback. The traceback of a database outage is logged only at
        the debug level: the outage is not a fault in the code, and affects many parts at once."""
        fields: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": record.getMessage(),
        }
        fields |= {name: value for name, value in vars(record).items() if name not in _STANDARD_ATTRIBUTES}
        if record.exc_info and (outage := _find_outage(record.exc_info[1])) and not _log.isEnabledFor(logging.DEBUG):
            fields["error"] = str(outage)
        elif record.exc_info:
            fields["traceback"] = self.formatException(record.exc_info)
        if self._as_json:
            return json.dumps(fields, default=str, ensure_ascii=False)
        return " ".join(f"{name}={_quote(str(value))}" for name, value in fields.items())


def _find_outage(error: BaseException | None) -> StoreUnavailable | None:
    """Return the database outage that caused an error, or None if it had another cause."""
    while error is not None and not isinstance(error, StoreUnavailable):
        error = error.__cause__
    return error


def configure_logging(config: Config) -> None:
    """Configure logging according to the settings. Libraries log only warnings and errors, since their other messages
    contain hands and tokens."""
    handler = logging.StreamHandler(sys.stdout)
    handler.setFormatter(LogFormatter(config.log_format == "json"))
    logging.basicConfig(level=config.log_level, handlers=[handler], force=True)
    logging.captureWarnings(True)
    for library in ("discord", "aiohttp", "aiosqlite", "asyncio", "psycopg", "PIL"):
        logging.getLogger(library).setLevel(logging.WARNING)


def hide_slowness_warnings() -> None:
    """Hide discord.py's warnings about a slow connection. In the sandbox they only mean that this machine was busy or
    asleep."""
    for part in ("gateway", "http", "state", "webhook.async"):
        logging.getLogger(f"discord.{part}").setLevel(logging.ERROR)
    logging.getLogger("discord.client").addFilter(_is_no_reconnect)


def _is_no_reconnect(record: logging.LogRecord) -> bool:
    return not record.getMessage().startswith("Attempting a reconnect")


def _quote(value: str) -> str:
    return json.dumps(value, ensure_ascii=False) if not value or set(value) & set(' "=\n\t') else value
