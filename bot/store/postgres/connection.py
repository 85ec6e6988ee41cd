"""PostgreSQL's side of the database: a connection with a thread of its own, made anew when it is lost. One process at a
time writes: it holds an advisory lock by the session through which it writes.

Source: https://www.postgresql.org/docs/15/explicit-locking.html#ADVISORY-LOCKS, and
https://www.postgresql.org/docs/15/functions-info.html#FUNCTIONS-PG-SNAPSHOT for what became of a transaction.
"""

import asyncio
import logging
import re
import secrets
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from functools import lru_cache, partial
from threading import Event
from typing import TypeVar

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from bot.program import program
from bot.store.database import Conflict, Cursor, Row, StoreUnavailable, Superseded, Transaction
from bot.store.file import StoreError
from bot.store.lock import InUse
from bot.store.migrations import steps

T = TypeVar("T")
Server = psycopg.Connection[Row]

SCHEMA_NAME = "dubsar"
"""The schema that holds everything: a restored copy takes its place, and the former one gets another name."""

PATIENCE = 5
"""Seconds to wait for a server when a connection is made."""

AGAIN = 0.1
"""Seconds between attempts to reach a server, also one that must say what became of a transaction."""

TURN = 0.5
"""Seconds for which a process that waits stands in line for the lock, before it looks whether its holder is frozen."""

BEAT = 3.0
"""Seconds after which a process that works lets the server hear from it, so that the others know that it lives."""

SILENCE = 15.0
"""Seconds of silence after which a process that works counts as frozen: one that waits ends its session."""

CERTAIN = 10.0
"""Seconds after an answer of the server in which this process surely has the lock: less than `SILENCE`."""

_LOCK = (7700, 0)
"""The advisory lock of whoever writes."""

_PROMISED = "dubsar bot"
"""How the sessions of those are called that let the server hear from them every `BEAT` seconds."""

_END_THE_FROZEN = """
SELECT pg_terminate_backend(pid) FROM pg_locks JOIN pg_stat_activity USING (pid)
WHERE locktype = 'advisory' AND granted AND database = datid AND datname = current_database() AND classid = %s
AND objid = %s AND application_name LIKE %s AND state_change < now() - make_interval(secs => %s)
AND (state != 'active' OR wait_event_type = 'Client')
"""

_AWAITED = """
SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND application_name LIKE ?
AND application_name != current_setting('application_name') LIMIT 1
"""

_RELEASE = 2.0
"""Seconds to wait for the lock, until a session of ours that was lost lets go of it."""

_KEEPALIVES = {"keepalives_idle": 5, "keepalives_interval": 3, "keepalives_count": 3}
"""How either side of a connection finds within seconds that the other is gone."""


_log = logging.getLogger(__name__)


@lru_cache(maxsize=1024)
def translated(sql: str) -> bytes:
    """Return a portable statement as PostgreSQL and psycopg take it: `user` is a word of SQL's own there."""
    return re.sub(r"\buser\b", '"user"', sql).replace("%", "%%").replace("?", "%s").encode()


def name_of(address: str) -> str:
    """Return how a database is called in messages: without its password. Raises StoreError for a bad address."""
    try:
        fields = conninfo_to_dict(address)
    except psycopg.ProgrammingError:
        raise StoreError(
            "the address of the database is not like postgresql://user:password@host:port/database"
        ) from None
    return f"{fields.get('dbname') or fields.get('user') or 'dubsar'} on {fields.get('host') or 'this machine'}"


class _Transaction:
    """A connection while a transaction goes on."""

    def __init__(self, server: Server) -> None:
        self._server = server

    def execute(self, sql: str, values: Sequence[object] = (), /) -> Cursor:
        """Run a statement. Raises Conflict."""
        with _conflicts():
            return self._server.execute(translated(sql), values)

    def executemany(self, sql: str, values: Iterable[Sequence[object]], /) -> Cursor:
        """Run a statement for each row of values. Raises Conflict."""
        with _conflicts():
            cursor = self._server.cursor()
            cursor.executemany(translated(sql), values)
            return cursor


class PostgresConnection:
    """A connection. `begin` is called in its thread whenever it was made: it raises what keeps it from being used."""

    def __init__(self, address: str, begin: Callable[[Server], None]) -> None:
        self._address = address
        self._begin = begin
        self._thread = ThreadPoolExecutor(1, "postgres")
        self._closing = Event()
        self._server: Server | None = None
        self._begun = False
        self._heard = 0.0

    async def open(self) -> None:
        """Connect. Raises StoreUnavailable, and what `begin` raises."""
        await self._within(self._connected)

    async def change(self, work: Callable[[Transaction], T], synced: bool) -> T:
        """Return what `work` returns, called in a transaction. Raises StoreUnavailable."""
        return await self._within(partial(self._changed, work, synced))

    async def rows(self, sql: str, values: Sequence[object]) -> list[Row]:
        """Return all rows that a query finds; it is asked again if the connection was lost. Raises StoreUnavailable."""
        _, cursor = await self._within(partial(self._sent, translated(sql), values))
        return cursor.fetchall()

    async def ready(self) -> None:
        """Raise StoreUnavailable unless something can be written now."""
        await self.change(lambda work: work.execute("UPDATE format SET version = version"), True)

    async def size(self) -> int:
        """Return how many bytes the database has. Raises StoreUnavailable."""
        ((size,),) = await self.rows("SELECT pg_database_size(current_database())", ())
        return int(size)

    async def claim(self, event: int) -> bool:
        """Whether no other process has claimed an event of Discord's, which this one has from now on. Raises
        StoreUnavailable.
        """
        claim = "INSERT INTO claims (event) VALUES (?) ON CONFLICT DO NOTHING"
        return await self.change(lambda work: work.execute(claim, (event,)).rowcount == 1, False)

    async def sure(self) -> None:
        """Raise StoreUnavailable unless this process surely has the database now, and Superseded if another has."""
        if _moment() - self._heard > CERTAIN:
            await self._within(partial(self._sent, b"SELECT 1"))

    async def superseded(self) -> None:
        """Return when another process has taken the database. While this is awaited, nobody takes it as abandoned."""
        forget = b"DELETE FROM claims WHERE taken < now() - interval '1 minute'"
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self._within(partial(self._sent, forget))
            except Superseded:
                return
            except StoreUnavailable as lost:
                _log.warning("the database does not answer: %s", lost)

    async def awaited(self) -> bool:
        """Whether another process waits for the database. Raises StoreUnavailable."""
        return not self._closing.is_set() and bool(await self.rows(_AWAITED, (f"{_PROMISED} %",)))

    async def close(self) -> None:
        """Finish what is under way and disconnect."""
        if self._closing.is_set():
            return
        self._closing.set()
        await self._within(self._disconnect)
        self._thread.shutdown(wait=False)

    async def _within(self, work: Callable[[], T]) -> T:
        asked = _moment()
        with unless_lost():
            found = await asyncio.get_running_loop().run_in_executor(self._thread, work)
        self._heard = asked
        return found

    def _connected(self) -> Server:
        """Return the connection, made anew if it was lost. Raises psycopg.Error, and what `begin` raises: after InUse
        it is there to try again.
        """
        if self._server is None or self._lost():
            self._server, self._begun = self._session(), False
        if not self._begun:
            try:
                self._begin(self._server)
            except InUse:
                raise
            except BaseException:
                self._server.close()
                raise
            self._begun = True
        return self._server

    def _session(self) -> Server:
        server = psycopg.connect(make_conninfo(self._address, connect_timeout=PATIENCE, **_KEEPALIVES), autocommit=True)
        try:
            for name, seconds in _KEEPALIVES.items():
                server.execute(f"SET tcp_{name} = {seconds}".encode())
            server.execute("SET lock_timeout = '1s'")
            server.execute(f"SET search_path = {SCHEMA_NAME}".encode())
        except BaseException:
            server.close()
            raise
        return server

    def _sent(self, statement: bytes, values: Sequence[object] = ()) -> tuple[Server, psycopg.Cursor[Row]]:
        """Run a statement that changes nothing, anew if only now it is found that the connection was lost."""
        server = self._connected()
        try:
            return server, server.execute(statement, values)
        except psycopg.OperationalError:
            if not self._lost():
                raise
            server = self._connected()
            return server, server.execute(statement, values)

    def _lost(self) -> bool:
        return self._server is not None and self._server.closed

    def _changed(self, work: Callable[[Transaction], T], synced: bool) -> T:
        server, _ = self._sent(b"BEGIN" if synced else b"BEGIN; SET LOCAL synchronous_commit = off")
        try:
            found = work(_Transaction(server))
            ((number,),) = server.execute("SELECT pg_current_xact_id_if_assigned()::text")
        except BaseException:
            with suppress(psycopg.Error):
                server.rollback()
            raise
        try:
            server.execute("COMMIT")
        except psycopg.Error:
            if number is not None and not self._committed(number):
                raise
        return found

    def _committed(self, number: str) -> bool:
        """Return what became of a transaction whose end was not heard of. Raises psycopg.Error on closing."""
        while True:
            try:
                ((status,),) = self._connected().execute("SELECT pg_xact_status(%s::xid8)", (number,))
            except psycopg.errors.InvalidParameterValue:
                return False  # nothing of it has outlived the server
            except (psycopg.OperationalError, psycopg.InterfaceError):
                status = ""
                if self._closing.is_set():
                    raise
            if status in ("committed", "aborted"):
                return bool(status == "committed")
            self._closing.wait(AGAIN)

    def _disconnect(self) -> None:
        if self._server is not None:
            unlock(self._server)
            self._server.close()


class Writer:
    """The only process that writes: keeps the lock through all connections that it makes.

    `one_of_several`: it promises not to be silent for long, and ends the session of another that has promised so and
    is.
    """

    def __init__(self, name: str, *, one_of_several: bool = False) -> None:
        self._name = name
        self._one_of_several = one_of_several
        self._called = f"{_PROMISED if one_of_several else 'dubsar'} {secrets.token_hex(8)}"
        self._begun = self._waits = False

    def begin(self, server: Server) -> None:
        """Take the lock; at first bring the schema to the newest format, later see that nobody else has written
        meanwhile. Raises InUse, StoreError, and Superseded.
        """
        server.execute("SELECT set_config('application_name', %s, false)", (self._called,))
        server.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE application_name = %s AND pid != pg_backend_pid()",
            (self._called,),
        )
        if not locked(server, _RELEASE if self._begun else TURN if self._waits else 0.0):
            if self._begun:
                raise Superseded("another bot uses it now: start this one again")
            self._waits = self._one_of_several
            if self._one_of_several:
                server.execute(_END_THE_FROZEN, (*_LOCK, f"{_PROMISED} %", SILENCE))
            raise InUse(self._name)
        if not self._begun:
            _migrate(server, self._name)
            server.execute("UPDATE format SET holder = %s", (self._called,))
            self._begun = True
        elif server.execute("SELECT holder FROM format").fetchall() != [(self._called,)]:
            raise Superseded("another bot has used it meanwhile: start this one again")


def _moment() -> float:
    """Return the seconds that have passed since some time, also while the machine or this process was frozen."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic()


def locked(server: Server, patience: float = 0.0) -> bool:
    """Take the writer's lock in a session, as soon as it is free within so many seconds; return whether that
    succeeded."""
    if not patience:
        ((taken,),) = server.execute("SELECT pg_try_advisory_lock(%s, %s)", _LOCK)
        return bool(taken)
    try:
        with server.transaction():
            server.execute("SELECT set_config('lock_timeout', %s, true)", (f"{patience}s",))
            server.execute("SELECT pg_advisory_lock(%s, %s)", _LOCK)
    except psycopg.errors.LockNotAvailable:
        return False
    return True


def unlock(server: Server) -> None:
    """Let another have the lock at once: the end of a session is seen by the server a moment later."""
    with suppress(psycopg.Error):
        server.execute("SELECT pg_advisory_unlock_all()")


def schema_exists(server: Server, schema: str) -> bool:
    """Whether there is a schema with a name."""
    return bool(server.execute("SELECT 1 FROM pg_namespace WHERE nspname = %s", (schema,)).fetchall())


def _migrate(server: Server, name: str) -> None:
    with server.transaction():
        if not schema_exists(server, SCHEMA_NAME):
            if schema_exists(server, f"{SCHEMA_NAME}_old1"):
                raise StoreError(
                    f"the database {name} was moved aside and no copy has its place: {program()} restore FILE"
                )
            server.execute(f"CREATE SCHEMA {SCHEMA_NAME}".encode())
        version = format_of(server, name)
        for number, sql in steps("postgres"):
            if number > version:
                server.execute(sql.encode())
                server.execute("UPDATE format SET version = %s", (number,))


def format_of(server: Server, name: str) -> int:
    """Return the format of the schema; 0 where there is none. Raises StoreError for a newer one than this bot's."""
    if server.execute("SELECT to_regclass('format')").fetchall() == [(None,)]:
        return 0
    ((version,),) = server.execute("SELECT version FROM format")
    newest = steps("postgres")[-1][0]
    if version > newest:
        raise StoreError(
            f"the database {name} has format {version}, this version of the bot knows {newest}: use a newer bot"
        )
    return int(version)


def read_only(name: str, server: Server) -> None:
    """See that the format is this bot's. Raises StoreError."""
    server.execute("SET default_transaction_read_only = on")
    version, newest = format_of(server, name), steps("postgres")[-1][0]
    if version < newest:
        raise StoreError(f"the database {name} has format {version}, not {newest}: start the bot once to change that")


async def opened(address: str, begin: Callable[[Server], None]) -> PostgresConnection:
    """Return a connection. Raises StoreUnavailable, and what `begin` raises."""
    connection = PostgresConnection(address, begin)
    try:
        await connection.open()
    except BaseException:
        await connection.close()
        raise
    return connection


@contextmanager
def _conflicts() -> Iterator[None]:
    try:
        yield
    except psycopg.IntegrityError as error:
        raise Conflict(str(error)) from error


@contextmanager
def unless_lost() -> Iterator[None]:
    """Raise errors of the server that may pass as StoreUnavailable, and others as they are."""
    try:
        yield
    except (psycopg.OperationalError, psycopg.InterfaceError, psycopg.errors.ReadOnlySqlTransaction) as error:
        raise StoreUnavailable(str(error).strip()) from error
