"""What the newest format of the database is: its tables, their columns, and which rows belong to which."""

from typing import NamedTuple


class Column(NamedTuple):
    """A column of a table. `kind`: INTEGER, REAL, TEXT or BLOB. `needed`: whether each row has a value there."""

    name: str
    kind: str
    needed: bool


_TABLES = {
    "absentees": "table_id INTEGER, user INTEGER, seat INTEGER, name TEXT",
    "ballots": "vote_id INTEGER, seat INTEGER, yes INTEGER",
    "boards": "table_id INTEGER, message INTEGER, text TEXT, pictured INTEGER, history TEXT",
    "bound": "table_id INTEGER, users TEXT, log BLOB",
    "debts": "id INTEGER, table_id INTEGER, channel INTEGER, debt TEXT, nonce TEXT, parked TEXT?, owed TEXT?",
    "deferred": "interaction INTEGER, token TEXT, language TEXT, until REAL",
    "departures": "guild INTEGER, due REAL",
    "doors": "user INTEGER, channel INTEGER, heard INTEGER?",
    "entries": (
        "table_id INTEGER, number INTEGER, seat INTEGER, words TEXT, user INTEGER?, played REAL, digest TEXT, "
        "key INTEGER?, follows INTEGER"
    ),
    "forgetting": "user INTEGER",
    "guides": "user INTEGER, game TEXT, wanted INTEGER",
    "invitations": "table_id INTEGER, user INTEGER",
    "noted": "table_id INTEGER",
    "notes": "name TEXT, text TEXT",
    "panels": "user INTEGER, table_id INTEGER, message INTEGER, token TEXT, until REAL, version INTEGER, typed TEXT",
    "people": (
        "user INTEGER, language TEXT?, dm INTEGER, dm_closed INTEGER, client TEXT?, quiet TEXT?, theme TEXT?, "
        "proposals INTEGER, invitations INTEGER, ends INTEGER"
    ),
    "results": (
        "id INTEGER, table_id INTEGER, guild INTEGER, game TEXT, user INTEGER, rank INTEGER, mu REAL?, sigma REAL?"
    ),
    "servers": (
        "guild INTEGER, channel INTEGER?, threads INTEGER, roles TEXT, defaults TEXT, seats INTEGER, lobbies INTEGER"
    ),
    "tables": (
        "id INTEGER, key INTEGER, guild INTEGER, channel INTEGER, host INTEGER, language TEXT, game TEXT, "
        "options TEXT, auto_end INTEGER, status TEXT, chairs TEXT, header TEXT, snapshot TEXT, told INTEGER, "
        "asked INTEGER, due REAL?, reminders INTEGER, waits TEXT, away TEXT, ordered INTEGER, theme TEXT, "
        "orders TEXT, held TEXT, orders_delay TEXT, parent INTEGER, signpost INTEGER, posted INTEGER?, "
        "proposals INTEGER, computers TEXT"
    ),
    "unlisted": "user INTEGER",
    "votes": (
        "id INTEGER, table_id INTEGER, kind TEXT, about INTEGER?, version INTEGER, absent INTEGER, sitter "
        "INTEGER?, wanting INTEGER?, proposal TEXT, verdict TEXT, message INTEGER?"
    ),
    "watchers": "table_id INTEGER, user INTEGER",
}
"""The columns of each table in their order, each with its kind and with ? where it may be null."""


def _column(definition: str) -> Column:
    name, kind = definition.split()
    return Column(name, kind.removesuffix("?"), not kind.endswith("?"))


SCHEMA = {table: tuple(map(_column, columns.split(", "))) for table, columns in _TABLES.items()}
"""The columns of each table."""

CHILDREN = {
    "tables": (
        ("absentees", "table_id"),
        ("boards", "table_id"),
        ("bound", "table_id"),
        ("debts", "table_id"),
        ("entries", "table_id"),
        ("invitations", "table_id"),
        ("noted", "table_id"),
        ("panels", "table_id"),
        ("results", "table_id"),
        ("votes", "table_id"),
        ("watchers", "table_id"),
    ),
    "votes": (("ballots", "vote_id"),),
}
"""For each table those whose rows belong to its rows, each with the column that names their id."""
