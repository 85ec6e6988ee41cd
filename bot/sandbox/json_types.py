"""Types used throughout the sandbox: JSON, snowflake ids, time stamps."""

from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any, TypeAlias

Json: TypeAlias = dict[str, Any]
"""A JSON object from a request. Its fields are checked one by one, since the sender may be wrong."""

Seconds: TypeAlias = Callable[[], float]
"""A clock that returns seconds since 1970."""

HOUR = 3600.0
"""Seconds in an hour."""

EPOCH = 1_420_070_400_000
"""The time from which Discord's ids count, in 2015, in milliseconds since 1970."""

FOUNDED = 1_451_606_400.0
"""The time at which each sandbox was founded, in 2016, in seconds since 1970. It is earlier than anything that happens
in a sandbox."""

HAS_THREAD = 1 << 5
EPHEMERAL = 1 << 6
LOADING = 1 << 7
SILENT = 1 << 12
COMPONENTS_V2 = 1 << 15


def stamp(seconds: float) -> str:
    """Return a time, in seconds since 1970, in Discord's format (ISO 8601)."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="microseconds")


class Snowflakes:
    """Makes ascending ids that contain the time of their creation
    (https://docs.discord.com/developers/reference#snowflakes)."""

    def __init__(self, clock: Seconds) -> None:
        self._clock = clock
        self._last = 0

    def next(self) -> int:
        """Return a new id."""
        moment = max(int(self._clock() * 1000) - EPOCH, 1) << 22
        self._last = max(self._last + 1, moment)
        return self._last
