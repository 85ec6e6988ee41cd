"""A lobby's seats, and the times at which its game starts automatically and at which the lobby closes."""

from msgspec.structs import replace

from bot.model.guild import GuildSettings
from bot.model.table import TableRecord
from bot.model.times import DAY
from engine.registry import AnyGame

COUNTDOWN_SECONDS = 60.0
"""Seconds from the last seat taken to the start of the game."""

HOST_ANSWER_SECONDS = 2 * DAY
"""Seconds for which a host can answer whether to keep a lobby open."""


def most_seats(row: TableRecord, game: AnyGame) -> int:
    """Return the maximum number of players at a table: its own limit, or else the game's."""
    return row.settings.seats or game.seats[-1]


def is_full(row: TableRecord, game: AnyGame) -> bool:
    """Whether all seats of a lobby are taken."""
    return len(row.roster.chairs) >= most_seats(row, game)


def with_gathering_times(former_row: TableRecord, row: TableRecord, game: AnyGame, now: float) -> TableRecord:
    """Return a changed lobby with its times at `now`, in seconds since the epoch. Taking the last seat starts the
    countdown; a seat that becomes free stops it."""
    begins = row.settings.start == "full" and is_full(row, game)
    had_begun = former_row.settings.start == "full" and is_full(former_row, game)
    due = (former_row.due if had_begun else now + COUNTDOWN_SECONDS) if begins else None
    return replace(row, due=due, gathers=now, closes=None)


def is_countdown_over(row: TableRecord, now: float) -> bool:
    """Whether the countdown of a lobby is over at `now`."""
    return row.status == "lobby" and row.due is not None and row.due <= now


def is_closing_due(row: TableRecord, now: float) -> bool:
    """Whether a lobby closes at `now`."""
    return row.status == "lobby" and row.closes is not None and row.closes <= now


def time_to_ask_host(row: TableRecord, server: GuildSettings) -> float | None:
    """Return when to ask the host of an unchanged lobby whether to keep it open, or None if the host is never asked, or
    not again."""
    return row.gathers + server.lobby_days * DAY if server.lobby_days and row.closes is None else None
