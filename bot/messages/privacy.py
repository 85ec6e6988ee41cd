"""A person's data: the file with everything that is stored about them, and the removal of the person from texts."""

import json
import re
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, TypeAlias

from msgspec.structs import fields, replace

from bot.messages.outgoing import Outgoing
from bot.model.person import clock_time
from bot.model.quiet_hours import QuietHours
from bot.model.table import TableRecord
from bot.text.names import NAMELESS, clean_name, escape_name
from bot.text.voice import Voice

Reword: TypeAlias = Callable[[str], str]


def name_replacer(user: int, names: Sequence[str], former: str) -> Reword:
    """Return a function that replaces mentions of `user` and of their `names` in a text with `former`."""
    calls = [re.escape(f"<@{user}>")]
    calls += [rf"(?<!\w){re.escape(escape_name(name))}(?!\w)" for name in names if clean_name(name) != NAMELESS]
    pattern = re.compile("|".join(calls))
    return lambda text: pattern.sub(lambda _: former, text)


def without_person(message: Outgoing, user: int, reworded: Reword) -> Outgoing | None:
    """Return a message that no longer names or pings `user`, or None if the message was for them alone. `reworded`:
    replaces the person's names in a text."""
    values = {part.name: getattr(message, part.name) for part in fields(message)}
    if values.get("user") == user:
        return None
    changed: dict[str, Any] = {name: reworded(value) for name, value in values.items() if isinstance(value, str)}
    if "pings" in values:
        changed["pings"] = tuple(ping for ping in values["pings"] if ping != user)
    return replace(message, **changed)


Row: TypeAlias = Mapping[str, Any]

_MAX_EXACT_INTEGER = 2**53
"""The largest integer that is written as a JSON number. Greater integers are written as text, since many readers would
round them."""

SECTIONS = {
    "people": "settings",
    "guides": "explained_games",
    "doors": "direct_messages",
    "entries": "moves",
    "results": "results",
    "reviews": "reviews",
    "entrants": "leagues",
    "unlisted": "wants_no_results",
    "absentees": "seats_left",
    "invitations": "invitations",
    "watchers": "watched_tables",
    "panels": "private_messages_kept_up_to_date",
    "notices": "private_messages_to_be_sent",
    "forgetting": "to_be_deleted",
}
"""The name of each database table's section in the export."""

_READABLE_COLUMN_NAMES = {
    "table_id": "table",
    "played": "at",
    "until": "editable_until",
    "dm": "direct_messages",
    "dm_closed": "direct_messages_refused",
    "client": "language_of_discord",
    "quiet": "quiet_hours",
    "ends": "turns_end_by_themselves",
    "signs": "signs_before_words",
    "wanted": "explained",
    "heard": "last_message_read",
    "guild": "server",
    "key": "interaction",
    "follows": "by_itself",
    "typed": "chosen_so_far",
    "mu": "rating_mean",
    "sigma": "rating_uncertainty",
    "level": "group",
    "former": "place_before",
    "leaves": "leaves_after_the_season",
    "notice": "what",
    "due": "at",
}
"""Readable names for columns whose own names are unclear."""


def iso_time(seconds: float) -> str:
    """Return a time, given in seconds since the epoch, as an ISO date and time."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="seconds")


def _quiet_hours_json(stored: str) -> dict[str, str]:
    hours = QuietHours.from_text(stored)
    return {"from": clock_time(hours.starts), "until": clock_time(hours.ends), "time_zone": hours.zone}


_READABLE_BY_COLUMN: Mapping[str, Callable[[Any], object]] = {
    **dict.fromkeys(("played", "until", "asked", "due"), iso_time),
    **dict.fromkeys(("dm", "dm_closed", "proposals", "invitations", "ends", "signs", "wanted"), bool),
    **dict.fromkeys(("follows", "finished", "leaves"), bool),
    **dict.fromkeys(("words", "typed", "remarks", "notice"), json.loads),
    "quiet": _quiet_hours_json,
    "seat": lambda seat: seat + 1,
}
"""Functions that make the values of some columns readable, by column."""


def export_json(
    user: int,
    language: str,
    tables: Sequence[tuple[TableRecord, Sequence[tuple[str, bool]]]],
    rows: Mapping[str, Sequence[Row]],
) -> str:
    """Return everything that is stored about `user`, as JSON.

    `language`: the language for the names of games. `tables`: the tables at which the person has or had a seat, each
    with the votes of that seat, as pairs of question and answer. `rows`: the person's rows, by database table.
    """
    games = {row.id: row.game for row, _ in tables}
    exported: dict[str, object] = {"user": user}
    exported["tables"] = [
        _table_json(row, user, votes, language) for row, votes in tables if _is_player_or_host(row, user)
    ]
    for table, table_rows in rows.items():
        exported[SECTIONS[table]] = [_readable_row(row, language, games) for row in table_rows]
    for single in ("settings", "direct_messages"):
        if isinstance(of_person := exported.get(single), list):
            exported[single] = of_person[0]
    for truth in ("wants_no_results", "to_be_deleted"):
        if truth in exported:
            exported[truth] = True
    return json.dumps(_to_json(exported), ensure_ascii=False, indent=2)


def _is_player_or_host(row: TableRecord, user: int) -> bool:
    return user in (*row.roster.users, row.host)


def _readable_row(row: Row, language: str, games: Mapping[int, str]) -> dict[str, object]:
    """Return a row in readable form, with the name of its game."""
    game = row.get("game") or games.get(row.get("table_id", 0))
    readable = {
        _READABLE_COLUMN_NAMES.get(name, name): _READABLE_BY_COLUMN[name](value)
        if name in _READABLE_BY_COLUMN and value is not None
        else value
        for name, value in row.items()
        if name not in ("user", "game")
    }
    return {"game": _game_name(game, language), **readable} if game else readable


def _table_json(row: TableRecord, user: int, votes: Sequence[tuple[str, bool]], language: str) -> dict[str, object]:
    seat = row.roster.seat_of(user)
    exported: dict[str, object] = {"table": row.id, "game": _game_name(row.game, language)}
    exported |= {"server": row.guild, "channel": row.channel, "status": row.status}
    if seat is not None:
        exported |= {"seat": seat + 1, "name": row.roster.names[seat], "mark": row.roster.marks[seat]}
    lists: dict[str, list[dict[str, object]]] = {
        "away": [
            {"from": iso_time(item.starts), "until": iso_time(item.ends)} for item in row.away if item.user == user
        ],
        "votes_of_this_seat": [{"vote": kind, "yes": yes} for kind, yes in votes],
        "awaited": [
            {"since": iso_time(item.since), "reminders": item.reminders} for item in row.waits if item.user == user
        ],
        "clock": [
            {
                "seconds_left": int(item.seconds_left),
                "since": None if item.counts_since is None else iso_time(item.counts_since),
            }
            for item in row.clocks
            if item.seat == seat
        ],
        "orders": [
            {"question": item.question, "about": item.about, "answer": item.answer}
            for item in row.orders
            if item.user == user
        ],
        "waiting_answers": [
            {"words": [*item.words], "given_at": None if item.due is None else iso_time(item.due)}
            for item in row.held
            if item.user == user
        ],
    }
    return {**exported, **{name: values for name, values in lists.items() if values}, "opened_it": row.host == user}


def _game_name(game: str, language: str) -> str:
    return Voice(language, game, markdown=False).say("game-name")


def _to_json(value: object) -> object:
    match value:
        case dict():
            return {name: _to_json(part) for name, part in value.items()}
        case list():
            return [_to_json(part) for part in value]
        case int() if abs(value) >= _MAX_EXACT_INTEGER:
            return str(value)
    return value
