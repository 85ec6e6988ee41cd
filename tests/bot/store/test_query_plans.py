"""Every statement of the store finds its rows by an index, however many tables there are."""

import ast
import importlib
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from typing import ClassVar

from bot.store.leagues import EXTEND_SEASONS, SEASON_COLUMNS
from bot.store.migrations import migration_steps
from tests.support.sources import Source, sources

STATEMENT = re.compile(r"\s*(SELECT|INSERT|UPDATE|DELETE|WITH)\b")
SMALL = re.compile(r"notes|departures|CONSTANT|pragma_\w+|sqlite_sequence")
"""What does not grow with the number of games, and what SQLite tells of itself."""

OTHER = ("bot/store/postgres/", "bot/store/move.py")
"""What is not for SQLite, and what reads everything because everything is to be moved."""

SCANS = {
    "SELECT DISTINCT channel FROM debts": "at the start, and what is owed is soon paid",
    "SELECT id, table_id, channel, debt, nonce FROM debts ORDER": "at the start, and what is owed is soon paid",
    "SELECT id, user, notice, nonce, due FROM notices": "what is queued is soon sent",
    "SELECT due FROM notices WHERE nonce": "after a failed attempt, and what is queued is soon sent",
    "SELECT user, digested FROM people": "at the start, and reads an index of those with a digest",
    "SELECT (SELECT count(*)": "counts what is owed, which is soon paid",
    "SELECT guild FROM tables UNION": "at the start, and reads an index alone",
    "SELECT interaction, token, language": "at the start, and who waits for an answer soon has it",
    "SELECT user, channel, heard FROM doors": "at the start, and reads an index of those who write to the bot",
    "SELECT user FROM forgetting": "at the start, and people who are to be forgotten soon are",
    "SELECT DISTINCT table_id FROM votes": "reads an index of the votes that go on, and no others",
    f"SELECT {SEASON_COLUMNS} FROM seasons WHERE state": "reads an index of the seasons that go on, and no others",
    EXTEND_SEASONS: "once after an outage, and reads the same index",
    "SELECT id FROM tables WHERE header": "looks over the whole database, which nobody waits for",
    "SELECT max(id), channel, max(posted) FROM tables": "once after an older copy was restored, which nobody waits for",
    "SELECT id FROM tables WHERE host": "looks for a person everywhere, when they ask what we know of them",
    "SELECT user FROM entries WHERE user": "the same",
    "SELECT table_id, users, log FROM bound": "the same",
    "DELETE FROM entries WHERE user": "deletes a person everywhere, when they wish it",
    "UPDATE entries SET": "the same",
}
"""Beginnings of the statements that may read a whole table, and why."""


@dataclass(frozen=True)
class Words:
    """What stands in statements that are put together when they are used: an example of each name's value."""

    usual: ClassVar[dict[str, object]] = {
        "values": {"id": 1, "key": 2},
        "places": "told = ?",
        "column_list": "table_id, number, seat",
        "marks": "?, ?, ?",
        "keys": "table_id, number",
        "changes": "seat = excluded.seat",
        "over": "SELECT id FROM tables WHERE status IN ('over', 'cancelled')",
        "table": "entries",
        "column": "user",
        "column_names": ["user"],
        "parent": "id",
        "version": 1,
    }
    wheres: ClassVar[dict[str, tuple[str, ...]]] = {
        "bot/store/tables.py": (
            "status IN ('lobby', 'open')",
            "status IN ('lobby', 'open') AND (channel = ? OR parent = ? OR guild = ?)",
        ),
        "bot/store/guilds.py": ("table_id IN (SELECT id FROM tables WHERE guild = ?)",),
    }


def statements(source: Source) -> Iterator[str]:
    """All statements in a file, those that are put together included."""
    module = importlib.import_module(source.name.removesuffix(".py").replace("/", "."))
    for node in texts(source.tree):
        first = node.values[0] if isinstance(node, ast.JoinedStr) else node
        if not isinstance(first, ast.Constant) or not STATEMENT.match(str(first.value)):
            continue
        placed = any(isinstance(part, ast.Name) and part.id == "where" for part in ast.walk(node))
        for where in Words.wheres.get(source.name, ("",)) if placed else ("",):
            names = vars(module) | Words.usual | {"where": where}
            yield str(eval(compile(ast.Expression(node), source.name, "eval"), names))


def texts(tree: ast.AST) -> Iterator[ast.JoinedStr | ast.Constant]:
    """The texts in a file, but not the parts of those that are put together."""
    whole = [node for node in ast.walk(tree) if isinstance(node, ast.JoinedStr)]
    parts = {part for node in whole for part in ast.walk(node) if part is not node}
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr | ast.Constant) and node not in parts:
            yield node


EVERY = sorted(
    {
        said
        for source in sources("bot")
        if source.name.startswith("bot/store/") and not source.name.startswith(OTHER)
        for said in statements(source)
    }
)


def scanned(connection: sqlite3.Connection, statement: str) -> list[str]:
    """The growing tables of which a statement reads every row."""
    plan = connection.execute(f"EXPLAIN QUERY PLAN {statement}", [1] * statement.count("?")).fetchall()
    return [line[3] for line in plan if whole_table(line[3])]


def whole_table(line: str) -> bool:
    """Whether a line of a plan reads all of a table that grows: also one that searches without an index."""
    what, _, rest = line.partition(" ")
    return (what == "SCAN" or (what == "SEARCH" and " USING " not in rest)) and not SMALL.fullmatch(rest.split()[0])


def test_no_statement_reads_all_of_a_table_that_grows() -> None:
    with closing(sqlite3.connect(":memory:")) as connection:
        for _, sql in migration_steps():
            connection.executescript(sql)
        reading = {statement: scanned(connection, statement) for statement in EVERY}
    excepted = {statement for statement in EVERY if statement.startswith(tuple(SCANS))}
    assert {statement: found for statement, found in reading.items() if found and statement not in excepted} == {}
    assert not [statement for statement in excepted if not reading[statement]], "these need no exception any more"


def test_there_is_something_to_hold() -> None:
    assert len(EVERY) > 60
    assert whole_table("SCAN tables")
    assert whole_table("SEARCH tables")
    assert not whole_table("SEARCH tables USING INDEX some (channel=?)")
    assert all(any(said.startswith(beginning) for said in EVERY) for beginning in SCANS)
