"""Types used throughout the sandbox: JSON, snowflake ids, time stamps."""

from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any, TypeAlias

Json: TypeAlias = dict[str, Any]
"""An object from the wire: its fields are checked by hand, as the sender may be wrong."""

Seconds: TypeAlias = Callable[[], float]
"""A clock that returns unix seconds."""

HOUR = 3600.0
"""Seconds in an hour."""

EPOCH = 1_420_070_400_000
"""Discord's year zero, 2015, in unix milliseconds."""

FOUNDED = 1_451_606_400.0
"""The date of each sandbox's founding, in 2016, in unix seconds: earlier than anything that happens in one."""

HAS_THREAD = 1 << 5
EPHEMERAL = 1 << 6
LOADING = 1 << 7
SILENT = 1 << 12
COMPONENTS_V2 = 1 << 15


def stamp(seconds: float) -> str:
    """Return a moment, in seconds since the epoch, as Discord writes it (ISO 8601)."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="microseconds")


class Snowflakes:
    """Make ids that grow and contain the moment of their making
    (https://docs.discord.com/developers/reference#snowflakes)."""

    def __init__(self, clock: Seconds) -> None:
        self._clock = clock
        self._last = 0

    def next(self) -> int:
        """Return a new id."""
        moment = max(int(self._clock() * 1000) - EPOCH, 1) << 22
        self._last = max(self._last + 1, moment)
        return self._last
