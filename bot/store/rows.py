"""Conversion of values of `model` to rows of the database, and back."""

import json
from collections.abc import Iterable, Sequence
from sys import intern
from typing import Any

from msgspec import structs

from bot.model.person import DailyDigest, Person
from bot.model.quiet_hours import QuietHours
from bot.model.roster import Chair, Roster
from bot.model.table import (
    Absence,
    HeldAnswer,
    LogEntry,
    Rest,
    SeatClock,
    StandingOrder,
    TableRecord,
    TableSettings,
    Wait,
)
from bot.store.statements import Statement
from engine.interning import intern_value
from engine.record import Entry

_SETTINGS = TableSettings.__struct_fields__
_BOOLEAN_SETTINGS = tuple(
    setting.name for setting in structs.fields(TableSettings) if isinstance(setting.default, bool)
)

_COLUMN_NAMES = (
    *("guild", "channel", "host", "game", "status", "chairs", "header", "snapshot", "told", "asked", "due", "waits"),
    *("away", "ordered", "orders", "held", "parent", "signpost", *_SETTINGS),
    *("gathers", "closes", "call_role", "called", "clocks", "rest"),
)

COLUMNS = ", ".join(_COLUMN_NAMES)
"""The columns of a table's row except its number. Each setting has a column of the same name."""

_UPDATE_SQL = f"UPDATE tables SET {', '.join(f'{name} = ?' for name in _COLUMN_NAMES)} WHERE id = ?"

_ATTRIBUTE_OF_COLUMN = {
    "told": "summarized_to",
    "asked": "board_version",
    "parent": "parent_channel",
    "signpost": "starter_message",
}
"""The attribute for each column that has another name."""

UNFINISHED = "status IN ('lobby', 'open')"
"""SQL condition for tables that are not finished."""


def columns_of_table(row: TableRecord) -> dict[str, object]:
    """Return the columns of a table in their stored form."""
    chairs = json.dumps([[chair.mark, chair.user, chair.name] for chair in row.roster.chairs], ensure_ascii=False)
    columns: dict[str, object] = {name: getattr(row.settings, name) for name in _SETTINGS}
    columns |= {"options": json.dumps(dict(row.settings.options)), "chairs": chairs}
    columns["rest"] = json.dumps(structs.astuple(row.rest)) if row.rest is not None else "[]"
    for name in ("waits", "away", "orders", "held", "clocks"):
        values = getattr(row, name)
        columns[name] = json.dumps([*map(structs.astuple, values)]) if values else "[]"
    columns = {
        name: columns[name] if name in columns else getattr(row, _ATTRIBUTE_OF_COLUMN.get(name, name))
        for name in _COLUMN_NAMES
    }
    return {name: int(value) if isinstance(value, bool) else value for name, value in columns.items()}


def update_statement(row: TableRecord) -> Statement:
    """Return the SQL statement that stores all columns of an existing table's row."""
    return _UPDATE_SQL, (*columns_of_table(row).values(), row.id)


def table_from_row(values: Iterable[Any]) -> TableRecord:
    """Return a table from its number and its columns."""
    attributes = dict(
        zip(("id", *(_ATTRIBUTE_OF_COLUMN.get(name, name) for name in _COLUMN_NAMES)), values, strict=True)
    )
    attributes["roster"] = Roster(tuple(Chair(*chair) for chair in json.loads(attributes.pop("chairs"))))
    attributes["settings"] = _settings({name: attributes.pop(name) for name in _SETTINGS})
    attributes["waits"] = tuple(Wait(*wait) for wait in json.loads(attributes["waits"]))
    attributes["away"] = tuple(Absence(*absence) for absence in json.loads(attributes["away"]))
    attributes["orders"] = tuple(StandingOrder(*order) for order in json.loads(attributes["orders"]))
    attributes["held"] = tuple(
        HeldAnswer(seat, user, due, tuple(words)) for seat, user, due, words in json.loads(attributes["held"])
    )
    attributes["clocks"] = read_clocks(attributes["clocks"])
    rest = json.loads(attributes["rest"])
    attributes["rest"] = Rest(*rest) if rest else None
    attributes["ordered"] = bool(attributes["ordered"])
    return TableRecord(**attributes)


def read_clocks(text: str) -> tuple[SeatClock, ...]:
    """Return the clocks from their stored form."""
    found = (dict(zip(SeatClock.__struct_fields__, clock, strict=False)) for clock in json.loads(text))
    return tuple(
        SeatClock(**{**clock, "uncounted_spans": tuple((start, end) for start, end in clock["uncounted_spans"])})
        for clock in found
    )


def _settings(values: dict[str, Any]) -> TableSettings:
    """Return the settings from their columns. SQLite stores truth values as 0 and 1."""
    switches = {name: bool(values[name]) for name in _BOOLEAN_SETTINGS}
    return TableSettings(**{**values, **switches, "options": tuple(json.loads(values["options"]).items())})


ENTRY_COLUMNS = "number, seat, words, user, played, digest, key, follows"


def columns_of_entry(row: LogEntry) -> tuple[object, ...]:
    """Return the columns of an entry in their stored form."""
    entry = row.entry
    words = json.dumps(entry.words)
    return entry.number, entry.seat, words, row.user, row.played, row.digest, row.key, int(entry.is_follow_up)


def entry_clocks(row: LogEntry) -> str | None:
    """Return the stored form of the clocks at the time of an entry."""
    return json.dumps([*map(structs.astuple, row.clocks)]) if row.clocks else None


def entry_from_row(values: Iterable[Any]) -> LogEntry:
    """Return an entry of a log from the columns of its row."""
    number, seat, words, user, played, digest, key, follows = values
    entry = Entry(number, seat, intern_value(tuple(map(intern, json.loads(words)))), bool(follows))
    return LogEntry(entry, user, played, digest, key)


def person_from_row(user: int, values: Sequence[Any]) -> Person:
    """Return the settings of `user` from the columns of their row."""
    language, dm, dm_closed, client, quiet, theme, proposals, invitations, ends, signs, digest, failed, leads = values
    return Person(
        user,
        language,
        bool(dm),
        bool(dm_closed),
        client,
        QuietHours.from_text(quiet) if quiet else None,
        theme,
        bool(proposals),
        bool(invitations),
        bool(ends),
        bool(signs),
        DailyDigest.from_text(digest) if digest else None,
        bool(failed),
        bool(leads),
    )
