"""The statements of the store are such as every database takes; what is SQLite's own stands in its driver."""

import ast
import re
import sqlite3
from contextlib import closing

import pytest

from bot.store.migrations import migration_steps
from bot.store.schema import CHILDREN, SCHEMA, Column
from tests.support.sources import Source, sources

DRIVER = {
    f"bot/store/{name}.py"
    for name in (
        "backup",
        "database",
        "file",
        "lock",
        "sqlite",
        "postgres/backup",
        "postgres/connection",
        "postgres/writer",
    )
}
"""What opens, copies and locks the file, and what holds its connections."""

OWN = {
    "replaces a row": r"\bINSERT OR\b",
    "names an index": r"\bINDEXED BY\b",
    "asks SQLite for its tables": r"\bsqlite_master\b|\bpragma_|\bPRAGMA\b",
    "has a date of SQLite": r"\bjulianday\b|\bstrftime\b",
    "takes the largest of several values": r"\bmax\((?:[^()]|\([^()]*\))*,",
    "takes the largest of truths": r"\bmax\([^()]*\b(?:IN|=|<|>)",
    "takes a place for a truth": r"\binstr\([^()]*\)(?! > 0)",
    "does not name its columns": r"\bINSERT INTO \w+ VALUES\b",
}
"""What no other database takes, by what it does."""

OPENED = {
    "bench": {"many", "soak_rows", "stocked", "test_soak"},
    "bot/cli": {"test_check"},
    "bot/outbox": {"test_power_cut"},
    "bot/store": {"test_backup", "test_file", "test_migrations", "test_move", "test_written"},
    "chaos": {"book"},
    "e2e": {"test_sandbox_again"},
    "faults": {"test_kill_privacy", "test_storage", "unwritable"},
    "scale": {"month"},
    "support": {"releases", "schemas"},
}
"""The tests about SQLite's file, which open it past the store: what an earlier version, a fault, another program, or a
process that was killed has left there. All others ask the store, and so hold for every database."""

IN_MEMORY = {"test_portable", "test_postgres", "test_query_plans"}
"""Those of `bot/store` that look at the schema alone, in an empty database without a file."""

MODULES = [source for source in sources("bot") if source.name.startswith("bot/store/")]
PORTABLE = [source for source in MODULES if source.name not in DRIVER]


def said(source: Source) -> str:
    """All texts in a file but its docstrings, in their order."""
    told = {ast.get_docstring(node, clean=False) for node in source.nodes if isinstance(node, DOCUMENTED)}
    texts = [node.value for node in source.nodes if isinstance(node, ast.Constant)]
    return "\n".join(text for text in texts if isinstance(text, str) and text not in told)


DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


def faults(text: str) -> list[str]:
    """What of a text is SQLite's own."""
    return [what for what, pattern in OWN.items() if re.search(pattern, text)]


@pytest.mark.parametrize("source", PORTABLE, ids=str)
def test_no_statement_is_for_one_database(source: Source) -> None:
    assert faults(said(source)) == []


@pytest.mark.parametrize("source", PORTABLE, ids=str)
def test_only_the_driver_knows_sqlite(source: Source) -> None:
    assert source.imports & {"sqlite3", "aiosqlite"} == set()


def test_only_tests_about_the_file_open_it() -> None:
    suspect = [source for source in sources("tests") if "sqlite" in source.text]
    opened = {source.name for source in suspect if source.imports & {"sqlite3", "aiosqlite"}}
    about = {f"tests/{folder}/{name}.py" for folder, names in OPENED.items() for name in names}
    assert opened == about | {f"tests/bot/store/{name}.py" for name in IN_MEMORY}


@pytest.mark.parametrize(
    "text",
    [
        "INSERT OR REPLACE INTO notes (name) VALUES (?)",
        "SELECT max(id) FROM tables INDEXED BY some",
        "SELECT name FROM sqlite_master",
        "SELECT page_count FROM pragma_page_count",
        "PRAGMA user_version",
        "SELECT julianday(owed) FROM debts",
        "SELECT max(posted, coalesce(signpost, 0)) FROM tables",
        "SELECT max(status IN ('lobby', 'open')) FROM tables",
        "SELECT id FROM tables WHERE instr(chairs, ?) ORDER BY id",
        "INSERT INTO notes VALUES (?, ?)",
    ],
)
def test_sql_for_one_database_alone_is_detected(text: str) -> None:
    assert len(faults(text)) == 1


def test_there_is_something_to_hold() -> None:
    assert len(PORTABLE) > 8
    assert sum(len(re.findall(r"\b(?:SELECT|INSERT|UPDATE|DELETE)\b", said(source))) for source in PORTABLE) > 90
    assert {source.name for source in MODULES} >= DRIVER


def test_the_map_of_the_database_is_what_the_migrations_make() -> None:
    with closing(sqlite3.connect(":memory:")) as connection:
        for _, sql in migration_steps():
            connection.executescript(sql)
        found = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
        names = [name for (name,) in connection.execute(found)]
        columns = 'SELECT name, type, "notnull" OR pk FROM pragma_table_info(?)'
        there = {
            name: tuple(Column(row[0], row[1], bool(row[2])) for row in connection.execute(columns, [name]))
            for name in names
        }
        keys = 'SELECT "table", "from", "to" FROM pragma_foreign_key_list(?)'
        belong = {
            (parent, name, column, to) for name in names for parent, column, to in connection.execute(keys, [name])
        }
    assert there == SCHEMA
    assert belong == {(parent, *child, "id") for parent, children in CHILDREN.items() for child in children}
