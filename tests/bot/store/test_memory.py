"""The database remembers its queries, and stores some rows together with others."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from threading import Event

import pytest

from bot.store import statements
from bot.store.database import Database, StoreUnavailable
from bot.store.statements import Query, Statement, Transaction
from bot.store.store import Store

ABOUT_1 = ("notes", 1)
NAMES = "SELECT name FROM notes ORDER BY name"


@pytest.fixture
async def store(tmp_path: Path, address: str | None) -> AsyncIterator[Store]:
    """An empty store, on either database."""
    opened = await Store.open(address or tmp_path / "store.sqlite")
    yield opened
    await opened.close()


@pytest.fixture
def database(store: Store) -> Database:
    """Its database."""
    return store._database


def note(name: str) -> Statement:
    return "INSERT INTO notes (name, text) VALUES (?, '')", (name,)


def about(number: int) -> Query:
    return Query("SELECT name FROM notes WHERE name = ?", (str(number),), ("notes", number))


async def asked(database: Database, monkeypatch: pytest.MonkeyPatch, query: Query) -> tuple[list[str], bool]:
    """Return what a query finds, and whether the database was asked."""
    rows, questions = database._reading.rows, list[str]()

    async def ask(sql: str, values: tuple[object, ...]) -> list[tuple[object, ...]]:
        questions.append(sql)
        return await rows(sql, values)

    with monkeypatch.context() as watched:
        watched.setattr(database._reading, "rows", ask)
        return [str(row[0]) for row in await database.query(query)], bool(questions)


async def test_rows_are_remembered_until_what_they_are_read_from_changes(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert await asked(database, monkeypatch, Query(NAMES)) == ([], True)
    await database.run(("INSERT INTO departures (guild, due) VALUES (9, 0)", ()))
    assert await asked(database, monkeypatch, Query(NAMES)) == ([], False)
    await database.run(note("a"))
    assert await asked(database, monkeypatch, Query(NAMES)) == (["a"], True)
    await database.change(lambda connection: connection.execute(*note("b")).rowcount)
    assert await asked(database, monkeypatch, Query(NAMES)) == (["a", "b"], True)
    await database.run(("DELETE FROM notes WHERE name = 'a'", ()))
    assert await asked(database, monkeypatch, Query(NAMES)) == (["b"], True)


async def test_a_transaction_brings_what_is_asked_next_unless_another_has_ended_since(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    await database.run(note("a"), then=Query(NAMES))
    assert await asked(database, monkeypatch, Query(NAMES)) == (["a"], False)
    await asyncio.gather(database.run(note("b"), then=Query(NAMES)), database.run(note("c")))
    assert await asked(database, monkeypatch, Query(NAMES)) == (["a", "b", "c"], True)


async def test_a_change_of_one_part_leaves_what_was_read_of_another(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert await asked(database, monkeypatch, about(1)) == ([], True)
    await database.run(note("2"), within=[("notes", 2)])
    assert await asked(database, monkeypatch, about(1)) == ([], False)
    await database.run(note("1"), within=[("notes", 1)])
    assert await asked(database, monkeypatch, about(1)) == (["1"], True)
    assert await asked(database, monkeypatch, about(2)) == (["2"], True)
    await database.run(("DELETE FROM notes", ()))
    assert await asked(database, monkeypatch, about(1)) == ([], True)
    await database.change(lambda connection: connection.execute(*note("1")).rowcount)
    assert await asked(database, monkeypatch, about(1)) == (["1"], True)


async def test_a_change_of_a_part_is_one_of_its_table(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    assert await asked(database, monkeypatch, Query(NAMES)) == ([], True)
    await database.run(note("2"), within=[("notes", 2)])
    assert await asked(database, monkeypatch, Query(NAMES)) == (["2"], True)


async def test_a_change_that_nobody_waits_for_is_seen_when_it_ends(database: Database) -> None:
    inside, go_on = Event(), Event()

    def write(connection: Transaction) -> None:
        connection.execute(*note("a"))
        inside.set()
        go_on.wait()

    task = asyncio.create_task(database.change(write))
    await asyncio.to_thread(inside.wait)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    assert await database.query(Query(NAMES)) == []
    go_on.set()
    await database.run(("INSERT INTO departures (guild, due) VALUES (9, 0)", ()))
    assert await database.query(Query(NAMES)) == [("a",)]


async def test_deferred_writes_are_stored_with_the_next_successful_change(database: Database) -> None:
    database.write_soon(note("later"))

    def fail(connection: Transaction) -> None:
        raise RuntimeError

    with pytest.raises(RuntimeError):
        await database.change(fail)
    assert await database._reading.rows(NAMES, ()) == []
    await database.run(("INSERT INTO departures (guild, due) VALUES (9, 0)", ()))
    assert await database._reading.rows(NAMES, ()) == [("later",)]


async def test_deferred_writes_are_stored_soon_without_another_change(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_on, stored, store = asyncio.Event(), asyncio.Event(), database._delayed_statements._store

    async def store_and_note() -> bool:
        await go_on.wait()
        is_stored = await store()
        stored.set()
        return is_stored

    monkeypatch.setattr(statements, "MAX_DELAY_SECONDS", 0.0)
    monkeypatch.setattr(database._delayed_statements, "_store", store_and_note)
    database.write_soon(note("later"))
    assert await database._reading.rows(NAMES, ()) == []
    go_on.set()
    await stored.wait()
    assert await database._reading.rows(NAMES, ()) == [("later",)]


async def test_a_query_sees_deferred_writes(database: Database) -> None:
    assert await database.query(Query(NAMES)) == []
    database.write_soon(note("later"))
    assert await database.rows("SELECT guild FROM departures") == []
    assert database._delayed_statements.unstored_statements
    assert await database.query(Query(NAMES)) == [("later",)]
    assert not database._delayed_statements.unstored_statements


async def test_deferred_writes_are_cached_before_they_are_stored(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert database.cached_rows(about(1)) is None
    database.write_soon(note("1"), within=[ABOUT_1], then=[(about(1), [("one",)])])
    assert database.cached_rows(about(1)) == [("one",)]
    assert await asked(database, monkeypatch, about(1)) == (["one"], False)
    await database.run(("INSERT INTO departures (guild, due) VALUES (9, 0)", ()))
    assert await asked(database, monkeypatch, about(1)) == (["one"], False)
    await database.run(("UPDATE notes SET text = ''", ()), within=[ABOUT_1])
    assert await asked(database, monkeypatch, about(1)) == (["1"], True)


async def test_statements_that_wait_stay_in_their_order(database: Database) -> None:
    inside, go_on = Event(), Event()

    def fail(connection: Transaction) -> None:
        inside.set()
        go_on.wait()
        raise RuntimeError

    database.write_soon(note("a"))
    failing = asyncio.create_task(database.change(fail))
    await asyncio.to_thread(inside.wait)
    database.write_soon(("UPDATE notes SET text = 'new'", ()))
    passing = asyncio.create_task(database.run(note("b"), then=Query(NAMES)))
    await asyncio.sleep(0)
    go_on.set()
    await asyncio.gather(failing, passing, return_exceptions=True)
    assert await database.query(Query("SELECT name, text FROM notes ORDER BY name")) == [("a", "new"), ("b", "new")]
    assert await database.query(Query(NAMES)) == [("a",), ("b",)]


async def test_a_read_without_deferred_writes_is_not_cached(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(*arguments: object, **options: object) -> None:
        raise StoreUnavailable

    with monkeypatch.context() as broken:
        broken.setattr(database, "run", full)
        database.write_soon(note("later"))
        assert await database.query(Query(NAMES)) == []
    assert await database.query(Query(NAMES)) == [("later",)]


async def test_deferred_writes_are_stored_when_the_database_is_closed(tmp_path: Path, address: str | None) -> None:
    place = address or tmp_path / "store.sqlite"
    first = await Store.open(place)
    first._database.write_soon(note("later"))
    await first.close()
    again = await Store.open(place)
    assert await again._database.rows(NAMES) == [("later",)]
    await again.close()
