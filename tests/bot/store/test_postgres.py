"""Behaviour of PostgreSQL alone: its schema, its lock, lost connections, copies."""

import asyncio
import os
import re
import signal
import socket
import sqlite3
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import closing, contextmanager, suppress
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Event, Thread
from urllib.parse import parse_qs, urlsplit

import psycopg
import pytest

from bot.__main__ import UNREACHABLE, UNREADABLE, main
from bot.model.person import Person
from bot.store.database import StoreUnavailable, Superseded
from bot.store.file import StoreError
from bot.store.lock import InUse
from bot.store.migrations import migration_steps
from bot.store.places import place_of
from bot.store.postgres import connection, writer
from bot.store.schema import CHILDREN, CONTENTS, SCHEMA, Column
from bot.store.statements import Transaction
from bot.store.store import Store
from tests.support.postgres import EVERYDAY, FOLDERS, ON_A_FILE, NoServer, PostgresHost, required

FOR_EVER = 3600.0

LEAST = 7
"""How many tests each of the everyday files runs on either database at least."""

KINDS = {"bigint": "INTEGER", "double precision": "REAL", "text": "TEXT", "bytea": "BLOB"}

FALLS = 20
"""Maximum number of times that a server is stopped until it falls amid a write."""


@pytest.fixture
def address(postgres: PostgresHost) -> str:
    """A database in which nothing is."""
    return postgres.new()


@pytest.fixture
async def store(address: str) -> AsyncIterator[Store]:
    """An empty store."""
    opened = await Store.open(address)
    yield opened
    await opened.close()


def asked(address: str, sql: str) -> list[tuple[object, ...]]:
    """What a query finds by a connection of its own."""
    with psycopg.connect(address, autocommit=True) as server:
        server.execute("SET search_path = dubsar")
        cursor = server.execute(sql.encode())
        return cursor.fetchall() if cursor.description else []


def cut(address: str) -> None:
    """End every session of the bot."""
    asked(
        address,
        "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE pid != pg_backend_pid()"
        " AND datname = current_database()",
    )


def wait_until_somebody_stands_in_line(address: str) -> None:
    """Ask the server until a session waits for the writer's lock."""
    while not asked(address, "SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted"):
        pass


async def test_every_column_is_described(store: Store, address: str) -> None:
    sql = "SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'dubsar'"
    assert set(asked(address, sql)) == CONTENTS.keys()


async def test_the_schema_is_that_of_sqlite(store: Store, address: str) -> None:
    columns = asked(
        address,
        "SELECT table_name, column_name, data_type, is_nullable FROM information_schema.columns"
        " WHERE table_schema = 'dubsar' AND table_name NOT IN ('claims', 'format')"
        " ORDER BY table_name, ordinal_position",
    )
    there: dict[str, tuple[Column, ...]] = {}
    for table, column, kind, nullable in columns:
        there[str(table)] = (*there.get(str(table), ()), Column(str(column), KINDS[str(kind)], nullable == "NO"))
    assert there == SCHEMA
    keys = asked(
        address,
        "SELECT confrelid::regclass::text, conrelid::regclass::text, attname FROM pg_constraint"
        " JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1] WHERE contype = 'f'",
    )
    assert set(keys) == {(parent, *child) for parent, children in CHILDREN.items() for child in children}


async def test_indexes_and_deletions_are_those_of_sqlite(store: Store, address: str) -> None:
    with closing(sqlite3.connect(":memory:")) as file:
        for _, sql in migration_steps():
            file.executescript(sql)
        indexes = {row[0] for row in file.execute("SELECT name FROM sqlite_master WHERE type = 'index' AND sql != ''")}
        cascading = {
            (table, column)
            for table in SCHEMA
            for column, deletion in file.execute('SELECT "from", on_delete FROM pragma_foreign_key_list(?)', [table])
            if deletion == "CASCADE"
        }
        unique = {
            (table, tuple(row[0] for row in file.execute("SELECT name FROM pragma_index_info(?)", [name])))
            for table in SCHEMA
            for name, origin in file.execute("SELECT name, origin FROM pragma_index_list(?)", [table]).fetchall()
            if origin in "pku"
        } | {
            (table, (name,))
            for table in SCHEMA
            for name, key in file.execute("SELECT name, pk FROM pragma_table_info(?)", [table]).fetchall()
            if key and len([1 for row in file.execute("SELECT 1 FROM pragma_table_info(?) WHERE pk", [table])]) == 1
        }
    assert {
        name
        for (name,) in asked(
            address, "SELECT indexname FROM pg_indexes WHERE schemaname = 'dubsar' AND indexname !~ '_(pkey|key)$'"
        )
    } == indexes
    assert (
        set(
            asked(
                address,
                "SELECT conrelid::regclass::text, attname FROM pg_constraint JOIN pg_attribute"
                " ON attrelid = conrelid AND attnum = conkey[1] WHERE contype = 'f' AND confdeltype = 'c'",
            )
        )
        == cascading
    )
    found = asked(
        address,
        "SELECT conrelid::regclass::text, array_agg(attname ORDER BY place) FROM pg_constraint"
        " CROSS JOIN unnest(conkey) WITH ORDINALITY AS keys (number, place)"
        " JOIN pg_attribute ON attrelid = conrelid AND attnum = number WHERE contype IN ('p', 'u')"
        " AND connamespace = 'dubsar'::regnamespace AND conrelid != 'claims'::regclass"
        " GROUP BY conrelid, pg_constraint.oid",
    )
    assert {(table, tuple(columns)) for table, columns in found if isinstance(columns, list)} == unique


async def test_only_one_bot_uses_a_database(store: Store, address: str) -> None:
    with pytest.raises(InUse, match="games"):
        await Store.open(address)
    await store.close()
    again = await Store.open(address)
    await again.close()


async def test_a_lost_connection_is_made_anew(store: Store, address: str) -> None:
    cut(address)
    await store.people.store(Person(1, "fi"))
    cut(address)
    store.people.evict(1)
    assert await store.people.find(1) == Person(1, "fi")


async def test_a_transaction_cut_off_before_its_end_is_not_stored(store: Store, address: str) -> None:
    def half(work: Transaction) -> None:
        work.execute("INSERT INTO notes (name, text) VALUES ('half', '')")
        cut(address)
        work.execute("INSERT INTO notes (name, text) VALUES ('other', '')")

    with pytest.raises(StoreUnavailable):
        await store._database.change(half)
    assert await store._database.rows("SELECT name FROM notes") == []
    await store.store_command_digest("next")
    assert await store.command_digest() == "next"


async def test_a_replaced_process_writes_nothing_more(
    store: Store, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "HEARTBEAT_INTERVAL_SECONDS", 0.0)
    asked(address, "UPDATE format SET holder = 'another'")
    cut(address)
    with pytest.raises(Superseded, match="start this one again"):
        await store.store_command_digest("mine")
    assert await store.command_digest() is None
    with pytest.raises(Superseded):
        await store.claim(1)
    await store.wait_until_superseded()


async def test_a_process_in_doubt_asks_before_it_sends(
    store: Store, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked(address, "UPDATE format SET holder = 'another'")
    await store.require_ownership()
    monkeypatch.setattr(connection, "LOCK_CERTAIN_SECONDS", 0.0)
    await store.require_ownership()
    cut(address)
    with pytest.raises(Superseded):
        await store.require_ownership()


async def test_a_session_that_the_server_has_ended_is_not_trusted(store: Store, address: str) -> None:
    await store.require_ownership()
    cut(address)
    asked(address, "UPDATE format SET holder = 'another'")
    with pytest.raises(Superseded):
        await store.require_ownership()


async def test_a_session_that_fell_with_its_server_is_not_trusted(store: Store, postgres: PostgresHost) -> None:
    await store.require_ownership()
    postgres.stop("immediate")
    try:
        with pytest.raises(StoreUnavailable):
            await store.require_ownership()
    finally:
        postgres.start()
    await store.require_ownership()


async def test_of_many_calls_that_wait_only_the_first_asks_whether_another_works(
    store: Store, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = list[connection.PostgresConnection]()
    session = connection.PostgresConnection._session

    def counted(self: connection.PostgresConnection) -> connection.Server:
        made.append(self)
        return session(self)

    monkeypatch.setattr(connection.PostgresConnection, "_session", counted)
    monkeypatch.setattr(connection, "HEARTBEAT_INTERVAL_SECONDS", FOR_EVER)
    monkeypatch.setattr(writer, "QUEUE_SECONDS", FOR_EVER)  # nobody waits for a lock that another process has
    lost = asyncio.create_task(store.wait_until_superseded())
    cut(address)
    with psycopg.connect(address, autocommit=True) as another:
        assert writer.take_lock(another)
        calls = [store.store_command_digest(str(number)) for number in range(200)]
        async with asyncio.timeout(5):
            failed = await asyncio.gather(*calls, return_exceptions=True)
            await lost
    assert {type(one) for one in failed} == {Superseded}
    assert len(made) == 1


async def test_a_lock_that_its_own_lost_session_still_holds_is_waited_for(
    store: Store, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    lost = store._database._writing
    assert isinstance(lost, connection.PostgresConnection)
    assert lost._server is not None
    ((pid,),) = asked(address, "SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND granted")
    assert isinstance(pid, int)
    monkeypatch.setattr(writer, "QUEUE_SECONDS", FOR_EVER)
    os.kill(pid, signal.SIGSTOP)
    try:
        lost._server.close()
        change = asyncio.create_task(store.store_command_digest("mine"))
        await asyncio.to_thread(wait_until_somebody_stands_in_line, address)
    finally:
        os.kill(pid, signal.SIGCONT)
    async with asyncio.timeout(5):
        await change
    assert await store.command_digest() == "mine"


async def test_an_event_is_claimed_once_also_by_the_one_who_takes_over(store: Store, address: str) -> None:
    assert await store.claim(1)
    assert not await store.claim(1)
    await store.close()
    second = await Store.open(address)
    assert (await second.claim(1), await second.claim(2)) == (False, True)
    await second.close()


async def test_a_waiting_process_takes_over_when_the_other_ends_or_is_silent(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "QUEUE_SECONDS", FOR_EVER)  # a process that is granted the lock only then is too late
    first, second, third = (Store.closed_at(address) for _ in range(3))
    waits = asyncio.Event()
    await first.take(waits.set)
    assert not waits.is_set()
    taking = asyncio.create_task(second.take(waits.set))
    await waits.wait()
    assert not taking.done()
    assert await first.is_awaited()
    await first.close()
    await taking
    assert second.handed_over
    assert not await second.is_awaited()
    await second.store_command_digest("second")
    monkeypatch.setattr(writer, "FROZEN_AFTER", 0.0)
    await third.take(waits.set)
    with pytest.raises(Superseded):
        await second.store_command_digest("second again")
    assert not third.handed_over
    assert await third.command_digest() == "second"
    await second.close()
    await third.close()


async def test_a_replaced_store_is_closed_twice_without_harm(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "FROZEN_AFTER", 0.0)
    first, second = Store.closed_at(address), Store.closed_at(address)
    await first.take(lambda: None)
    first._database.write_soon(("UPDATE notes SET text = text", ()))
    await second.take(lambda: None)
    await first.close()
    await first.close()
    await second.close()


async def test_a_process_that_promises_no_heartbeat_is_not_ended_for_its_silence(
    store: Store, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "FROZEN_AFTER", 0.0)
    second, waits = Store.closed_at(address), asyncio.Event()
    taking = asyncio.create_task(second.take(waits.set))
    await waits.wait()
    await store.store_command_digest("still there")
    await store.close()
    await taking
    assert await second.command_digest() == "still there"
    await second.close()


async def test_a_newer_format_is_refused(address: str) -> None:
    await (await Store.open(address)).close()
    asked(address, "UPDATE format SET version = 99")
    with pytest.raises(StoreError, match="format 99"):
        await Store.open(address)
    with pytest.raises(StoreError, match="format 99"):
        await Store.open_read_only(address)


async def test_a_server_that_is_away_may_come_back(address: str) -> None:
    with pytest.raises(StoreUnavailable):
        await Store.open(address.replace("host=", "host=/nowhere"))


def test_a_password_is_never_printed() -> None:
    with pytest.raises(StoreError) as told:
        place_of("postgresql://ann:secret@host/games?nothing=1")
    assert "secret" not in str(told.value)


@pytest.mark.parametrize("stored", [True, False])
async def test_a_change_whose_end_was_not_heard_is_looked_up(address: str, stored: bool) -> None:
    with relay(address, stored) as (through, arm):
        store = await Store.open(through)
        arm()
        if stored:
            await store.store_command_digest("whole")
        else:
            with pytest.raises(StoreUnavailable):
                await store.store_command_digest("whole")
        assert await store.command_digest() == ("whole" if stored else None)
        await store.store_command_digest("next")
        await store.close()
    assert asked(address, "SELECT text FROM notes") == [("next",)]


async def test_of_a_burst_in_which_the_server_falls_exactly_what_was_answered_is_stored(
    store: Store, address: str, postgres: PostgresHost
) -> None:
    answered, lost, fallen = list[int](), list[int](), asyncio.Event()

    async def write(numbers: Iterator[int]) -> None:
        while not fallen.is_set():
            number = next(numbers)
            try:
                await store._database.run(("INSERT INTO notes (name, text) VALUES (?, '')", (str(number),)))
                answered.append(number)
            except StoreUnavailable:
                lost.append(number)

    def fall() -> None:
        """Stop the server until a write was under way: between two writes nothing is lost."""
        for _ in range(FALLS):
            postgres.stop("immediate")
            postgres.start()
            if lost:
                break

    numbers = count()
    burst = [asyncio.create_task(write(numbers)) for _ in range(8)]
    await asyncio.to_thread(fall)
    fallen.set()
    await asyncio.gather(*burst)
    await store.store_command_digest("there again")
    stored = [int(name) for (name,) in await store._database.rows("SELECT name FROM notes WHERE name != 'commands'")]
    assert sorted(stored) == sorted(answered)
    assert lost


@contextmanager
def relay(address: str, forwards: bool) -> Iterator[tuple[str, Callable[[], None]]]:
    """An address between, and what arms it: it ends the connection at the next COMMIT, or at the answer to it."""
    (folder,) = parse_qs(urlsplit(address).query)["host"]
    armed, ways = Event(), list[Thread]()

    def accept() -> None:
        with suppress(OSError):
            while True:
                client, _ = door.accept()
                server = socket.socket(socket.AF_UNIX)
                server.connect(f"{folder}/.s.PGSQL.5432")
                asked, answered = (Event(), armed) if forwards else (armed, Event())
                ways.append(Thread(target=_pass_on, args=(client, server, asked)))
                ways.append(Thread(target=_pass_on, args=(server, client, answered)))
                for way in ways[-2:]:
                    way.start()

    with TemporaryDirectory(prefix="relay-") as place, socket.socket(socket.AF_UNIX) as door:
        door.bind(f"{place}/.s.PGSQL.5432")
        door.listen()
        ways.append(Thread(target=accept))
        ways[0].start()
        yield address.replace(folder, place), armed.set
        door.shutdown(socket.SHUT_RDWR)
        for way in ways:
            way.join()


def _pass_on(source: socket.socket, target: socket.socket, armed: Event) -> None:
    """Pass on all that comes from one side to the other, until either ends, or a COMMIT or the answer to it comes."""
    with source, suppress(OSError):
        while (said := source.recv(65536)) and not (armed.is_set() and b"COMMIT" in said):
            target.sendall(said)
        armed.clear()
        target.shutdown(socket.SHUT_RDWR)
        source.shutdown(socket.SHUT_RDWR)


async def test_a_copy_takes_the_place(address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DUBSAR_DATABASE", address)
    file = tmp_path / "copy"
    copy = str(file)
    assert await asyncio.to_thread(main, ["backup", copy]) == UNREADABLE
    store = await Store.open(address)
    await store.people.store(Person(1, "fi"))
    assert await asyncio.to_thread(main, ["backup", copy]) == 0
    assert file.stat().st_mode & 0o077 == 0
    await store.people.store(Person(1, "he"))
    assert await asyncio.to_thread(main, ["restore", copy, "--force"]) == UNREACHABLE
    await store.close()
    assert await asyncio.to_thread(main, ["restore", copy]) == UNREADABLE
    spoilt = tmp_path / "spoilt"
    spoilt.write_bytes(file.read_bytes()[:-3000])
    assert await asyncio.to_thread(main, ["restore", str(spoilt), "--force"]) == UNREADABLE
    assert asked(address, "SELECT language FROM people") == [("he",)]
    assert await asyncio.to_thread(main, ["restore", copy, "--force"]) == 0
    assert asked(address, "SELECT language FROM dubsar_old1.people") == [("he",)]
    assert await asyncio.to_thread(main, ["check"]) == 0
    store = await Store.open(address)
    assert await store.restored.is_restored()
    assert (await store.people.find(1)).language == "fi"
    await store.close()


def test_a_server_is_there_where_all_must_be_tested(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CI", "true")
    with pytest.raises(NoServer), required():
        raise NoServer("none")
    monkeypatch.delenv("CI")
    with pytest.raises(pytest.skip.Exception), required():
        raise NoServer("none")


def test_the_lists_of_tests_name_files_that_are_there() -> None:
    folder = Path(__file__).parents[2]
    for name in {*EVERYDAY, *ON_A_FILE}:
        assert (folder / name).is_file()
        assert str(Path(name).parent) in FOLDERS
    assert not EVERYDAY & ON_A_FILE
    asking = [file for name in FOLDERS for file in (folder / name).glob("test_*.py")]
    assert len(asking) - len(ON_A_FILE) > 60


def test_no_test_that_runs_on_either_database_every_day_falls_away(request: pytest.FixtureRequest) -> None:
    if request.config.option.keyword or any("::" in given for given in request.config.args):
        pytest.skip("some tests were chosen by name")
    folder = Path(__file__).parents[2]
    found: dict[str, Counter[str]] = {}
    for item in request.session.items:
        name = item.path.relative_to(folder).as_posix()
        if name in EVERYDAY and (kind := re.search("sqlite|postgres", item.name)):
            found.setdefault(name, Counter())[kind[0]] += 1
    assert all(kinds["sqlite"] == kinds["postgres"] >= LEAST for kinds in found.values()), found
