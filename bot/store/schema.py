"""The newest format of the database: its tables and columns, their relations, the person whom each column is about, and
its treatment when that person deletes their data."""

from typing import Literal, NamedTuple, TypeAlias


class Column(NamedTuple):
    """A column of a table. `kind`: INTEGER, REAL, TEXT or BLOB. `needed`: whether every row must have a value in it."""

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
        "key INTEGER?, follows INTEGER, clocks TEXT?"
    ),
    "entrants": (
        "id INTEGER, season INTEGER, user INTEGER?, level INTEGER, former INTEGER?, place INTEGER?, leaves INTEGER"
    ),
    "fixtures": (
        "id INTEGER, season INTEGER, level INTEGER, round INTEGER, seats TEXT, table_id INTEGER?, result TEXT?"
    ),
    "forgetting": "user INTEGER",
    "guides": "user INTEGER, game TEXT, wanted INTEGER",
    "invitations": "table_id INTEGER, user INTEGER",
    "leagues": (
        "id INTEGER, guild INTEGER, channel INTEGER, game TEXT, options TEXT, state TEXT, host INTEGER?, silent INTEGER"
    ),
    "noted": "table_id INTEGER",
    "notes": "name TEXT, text TEXT",
    "notices": "id INTEGER, user INTEGER, notice TEXT, nonce TEXT, due REAL",
    "panels": "user INTEGER, table_id INTEGER, message INTEGER, token TEXT, until REAL, version INTEGER, typed TEXT",
    "people": (
        "user INTEGER, language TEXT?, dm INTEGER, dm_closed INTEGER, client TEXT?, quiet TEXT?, theme TEXT?, "
        "proposals INTEGER, invitations INTEGER, ends INTEGER, signs INTEGER, digest TEXT?, digested TEXT?, "
        "digest_failed INTEGER, next_table INTEGER"
    ),
    "results": (
        "id INTEGER, table_id INTEGER, guild INTEGER, game TEXT, user INTEGER, rank INTEGER, mu REAL?, sigma REAL?"
    ),
    "reviews": (
        "id INTEGER, table_id INTEGER, user INTEGER, asked REAL, reviewed INTEGER, finished INTEGER, remarks TEXT"
    ),
    "seasons": (
        "id INTEGER, league INTEGER, number INTEGER, opens INTEGER, starts INTEGER, ends INTEGER, seed TEXT, "
        "state TEXT, posts TEXT"
    ),
    "servers": (
        "guild INTEGER, channel INTEGER?, threads INTEGER, roles TEXT, defaults TEXT, seats INTEGER, lobbies INTEGER, "
        "lobby_days INTEGER, call_role INTEGER?, call_limit INTEGER, tag_open INTEGER?, tag_running INTEGER?"
    ),
    "tables": (
        "id INTEGER, key INTEGER, guild INTEGER, channel INTEGER, host INTEGER, language TEXT, game TEXT, "
        "options TEXT, auto_end INTEGER, status TEXT, chairs TEXT, header TEXT, snapshot TEXT, told INTEGER, "
        "asked INTEGER, due REAL?, reminders INTEGER, waits TEXT, away TEXT, ordered INTEGER, theme TEXT, "
        "orders TEXT, held TEXT, orders_delay TEXT, parent INTEGER, signpost INTEGER, posted INTEGER?, "
        "proposals INTEGER, computers TEXT, seats INTEGER, start TEXT, gathers REAL, closes REAL?, "
        "call_role INTEGER, called REAL?, league INTEGER, pace TEXT, late TEXT, clocks TEXT, rest TEXT"
    ),
    "unlisted": "user INTEGER",
    "votes": (
        "id INTEGER, table_id INTEGER, kind TEXT, about INTEGER?, version INTEGER, absent INTEGER, sitter "
        "INTEGER?, wanting INTEGER?, proposal TEXT, verdict TEXT, message INTEGER?, chosen TEXT"
    ),
    "watchers": "table_id INTEGER, user INTEGER",
}
"""The columns of each table in order, each with its kind. Columns that may be null are marked with ?."""


def _column(definition: str) -> Column:
    name, kind = definition.split()
    return Column(name, kind.removesuffix("?"), not kind.endswith("?"))


SCHEMA = {table: tuple(map(_column, columns.split(", "))) for table, columns in _TABLES.items()}
"""The columns of each table."""

CHILDREN = {
    "leagues": (("seasons", "league"),),
    "seasons": (("entrants", "season"), ("fixtures", "season")),
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
        ("reviews", "table_id"),
        ("votes", "table_id"),
        ("watchers", "table_id"),
    ),
    "votes": (("ballots", "vote_id"),),
}
"""For each table, the tables whose rows belong to its rows, each with the column that holds the parent's id."""

Subject: TypeAlias = Literal["person", "table", "server", "bot"]
OnDelete: TypeAlias = Literal["deleted", "emptied", "reworded", "kept"]


class Contents(NamedTuple):
    """The contents of a column.

    `subject`: the person whom it is about.
    `entry`: the catalog entry for people who ask what is stored, or None if the column says nothing about anybody.
    `on_delete`: what happens when that person's data is deleted: their row is deleted, their id is removed, their name
        is replaced, or nothing, since the column identifies nobody.
    """

    subject: Subject
    entry: str | None
    on_delete: OnDelete


ENTRIES = (
    "privacy-ids",
    "privacy-names",
    "privacy-settings",
    "privacy-invitations",
    "privacy-moves",
    "privacy-orders",
    "privacy-results",
    "privacy-reviews",
    "privacy-leagues",
    "privacy-absences",
    "privacy-votes",
    "privacy-watching",
    "privacy-messages",
    "privacy-servers",
    "privacy-deletion",
)
"""The catalog entries about stored data, in the order of `/privacy about`."""

_COLUMN_GROUPS: tuple[tuple[str, Subject, str | None, OnDelete, str], ...] = (
    ("absentees", "person", "absences", "deleted", "table_id user seat name"),
    ("ballots", "table", "votes", "kept", "vote_id seat yes"),
    ("boards", "table", "servers", "reworded", "text history"),
    ("boards", "table", "ids", "kept", "table_id message"),
    ("boards", "bot", None, "kept", "pictured"),
    ("bound", "person", "moves", "emptied", "users"),
    ("bound", "table", "moves", "kept", "table_id log"),
    ("claims", "bot", None, "kept", "event taken"),
    ("debts", "table", "servers", "reworded", "debt"),
    ("debts", "bot", None, "kept", "id table_id channel nonce parked owed"),
    ("deferred", "bot", "messages", "kept", "interaction token language until"),
    ("departures", "server", "servers", "kept", "guild due"),
    ("doors", "person", "messages", "deleted", "user channel heard"),
    ("entries", "person", "moves", "emptied", "user"),
    ("entries", "person", "moves", "kept", "table_id number seat words played key follows"),
    ("entries", "table", "moves", "kept", "digest"),
    ("entrants", "person", "leagues", "emptied", "user"),
    ("entrants", "person", "leagues", "kept", "id season level former place leaves"),
    ("fixtures", "table", "leagues", "kept", "id season level round seats table_id result"),
    ("entries", "table", "absences", "emptied", "clocks"),
    ("forgetting", "person", "deletion", "deleted", "user"),
    ("format", "bot", None, "kept", "version holder"),
    ("guides", "person", "settings", "deleted", "user game wanted"),
    ("invitations", "person", "invitations", "deleted", "table_id user"),
    ("leagues", "person", "leagues", "emptied", "host"),
    ("leagues", "server", "leagues", "kept", "id guild channel game options state silent"),
    ("noted", "bot", None, "kept", "table_id"),
    ("notes", "bot", None, "kept", "name text"),
    ("notices", "person", "messages", "deleted", "user notice due"),
    ("notices", "bot", None, "deleted", "id nonce"),
    ("panels", "person", "messages", "deleted", "user table_id message until version typed"),
    ("panels", "bot", "messages", "deleted", "token"),
    ("people", "person", "settings", "deleted", "user language dm dm_closed client quiet theme"),
    ("people", "person", "settings", "deleted", "proposals invitations ends signs"),
    ("people", "person", "settings", "deleted", "digest digested digest_failed next_table"),
    ("results", "person", "results", "deleted", "id table_id guild game user rank mu sigma"),
    ("reviews", "person", "reviews", "deleted", "id table_id user asked reviewed finished remarks"),
    ("seasons", "server", "leagues", "kept", "id league number opens starts ends seed state posts"),
    ("servers", "server", "servers", "kept", "guild channel threads roles defaults seats lobbies"),
    ("servers", "server", "servers", "kept", "lobby_days call_role call_limit tag_open tag_running"),
    ("tables", "person", "ids", "emptied", "host"),
    ("tables", "person", "names", "reworded", "chairs"),
    ("tables", "person", "absences", "emptied", "waits away clocks"),
    ("tables", "person", "orders", "emptied", "orders held"),
    ("tables", "table", "ids", "kept", "id key guild channel parent signpost posted"),
    ("tables", "table", "servers", "kept", "language game options auto_end reminders theme orders_delay proposals"),
    ("tables", "table", "servers", "kept", "computers seats start gathers closes call_role called league pace late"),
    ("tables", "table", "absences", "kept", "rest"),
    ("tables", "table", "moves", "kept", "status header snapshot due ordered told asked"),
    ("unlisted", "person", "results", "deleted", "user"),
    ("votes", "person", "votes", "emptied", "sitter wanting"),
    ("votes", "table", "votes", "reworded", "proposal"),
    ("votes", "table", "votes", "kept", "id table_id kind about version absent verdict message chosen"),
    ("watchers", "person", "watching", "deleted", "table_id user"),
)
"""The columns of each table, grouped by their contents. `claims` and `format` exist only in PostgreSQL."""

CONTENTS = {
    (table, column): Contents(subject, entry and f"privacy-{entry}", on_delete)
    for table, subject, entry, on_delete, columns in _COLUMN_GROUPS
    for column in columns.split()
}
"""The contents of each column: its subject, its entry in `/privacy about`, and what happens on deletion."""
