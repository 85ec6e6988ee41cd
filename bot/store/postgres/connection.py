"""PostgreSQL's side of the database: a connection with its own thread, reopened when it is lost. Source for the outcome
of a transaction: https://www.postgresql.org/docs/15/functions-info.html#FUNCTIONS-PG-SNAPSHOT"""

import asyncio
import logging
import re
import selectors
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from functools import lru_cache, partial
from threading import Event
from typing import TypeVar

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from bot.store.database import Conflict, StoreUnavailable, Superseded
from bot.store.file import StoreError
from bot.store.lock import InUse
from bot.store.statements import Cursor, Row, Transaction

T = TypeVar("T")
Server = psycopg.Connection[Row]

SCHEMA_NAME = "dubsar"
"""The schema of the bot's tables. When a copy is restored into it, the previous schema is renamed."""

CONNECT_TIMEOUT_SECONDS = 5
"""Seconds to wait for a server when connecting."""

RETRY_AFTER = 0.1
"""Seconds between attempts to reach a server, including those to find out the outcome of a transaction."""

HEARTBEAT_INTERVAL_SECONDS = 3.0
"""Seconds between the signs of life of a working process, by which others know that it is alive."""

LOCK_CERTAIN_SECONDS = 10.0
"""Seconds after a reply of the server for which this process certainly has the lock. This is less than
`writer.FROZEN_AFTER`."""

SESSION_NAME_PREFIX = "dubsar bot"
"""The beginning of the name of sessions that promise a sign of life every `HEARTBEAT_INTERVAL_SECONDS` seconds."""

_AWAITED_QUERY = """
SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND application_name LIKE ?
AND application_name != current_setting('application_name') LIMIT 1
"""

_KEEPALIVES = {"keepalives_idle": 5, "keepalives_interval": 3, "keepalives_count": 3}
"""Settings that let either side notice the loss of the other within seconds."""


_log = logging.getLogger(__name__)


@lru_cache(maxsize=1024)
def translate_statement(sql: str) -> bytes:
    """Return a portable statement converted for PostgreSQL, where `user` is a reserved word, and for psycopg."""
    return re.sub(r"\buser\b", '"user"', sql).replace("%", "%%").replace("?", "%s").encode()


def name_of(address: str) -> str:
    """Return a database's name for use in messages, without its password. Raises StoreError for an invalid address."""
    try:
        fields = conninfo_to_dict(address)
    except psycopg.ProgrammingError:
        raise StoreError(
            "the address of the database is not like postgresql://user:password@host:port/database"
        ) from None
    return f"{fields.get('dbname') or fields.get('user') or 'dubsar'} on {fields.get('host') or 'this machine'}"


class _Transaction:
    """A connection during a transaction."""

    def __init__(self, server: Server) -> None:
        self._server = server

    def execute(self, sql: str, values: Sequence[object] = (), /) -> Cursor:
        """Run a statement. Raises Conflict."""
        with _translate_conflicts():
            return self._server.execute(translate_statement(sql), values)

    def executemany(self, sql: str, values: Iterable[Sequence[object]], /) -> Cursor:
        """Run a statement for each row of values. Raises Conflict."""
        with _translate_conflicts():
            cursor = self._server.cursor()
            cursor.executemany(translate_statement(sql), values)
            return cursor


class PostgresConnection:
    """A connection to a PostgreSQL server. `begin` is called in its thread after each connect, and may refuse the
    connection. `end` is called before the connection is closed."""

    def __init__(
        self, address: str, begin: Callable[[Server], None], end: Callable[[Server], None] = lambda server: None
    ) -> None:
        self._address = address
        self._begin = begin
        self._end = end
        self._thread = ThreadPoolExecutor(1, "postgres")
        self._closing = Event()
        self._server: Server | None = None
        self._has_begun = False
        self._last_reply_time = 0.0
        self._superseded: Superseded | None = None
        self._superseded_event = asyncio.Event()

    async def open(self) -> None:
        """Connect. Raises StoreUnavailable and the errors of `begin`."""
        await self._run_in_transaction(self._ensure_connected)

    async def change(self, work: Callable[[Transaction], T], synced: bool) -> T:
        """Run `work` in a transaction and return its result. Raises StoreUnavailable."""
        return await self._run_in_transaction(partial(self._run_change, work, synced))

    async def rows(self, sql: str, values: Sequence[object]) -> list[Row]:
        """Return all rows of a query, which is repeated if the connection was lost. Raises StoreUnavailable."""
        _, cursor = await self._run_in_transaction(partial(self._run_reading, translate_statement(sql), values))
        return cursor.fetchall()

    async def require_writable(self) -> None:
        """Raise StoreUnavailable unless the database can be written to now."""
        await self.change(lambda work: work.execute("UPDATE format SET version = version"), True)

    async def size(self) -> int:
        """Return the size of the database in bytes. Raises StoreUnavailable."""
        ((size,),) = await self.rows("SELECT pg_database_size(current_database())", ())
        return int(size)

    async def claim(self, event: int) -> bool:
        """Claim a Discord event for this process. Return whether no other process had claimed it. Raises
        StoreUnavailable."""
        claim = "INSERT INTO claims (event) VALUES (?) ON CONFLICT DO NOTHING"
        return await self.change(lambda work: work.execute(claim, (event,)).rowcount == 1, False)

    async def require_ownership(self) -> None:
        """Raise StoreUnavailable unless this process certainly has the database now, and Superseded if another process
        has it."""
        if (
            self._superseded is not None
            or _steady_seconds() - self._last_reply_time > LOCK_CERTAIN_SECONDS
            or self._is_ended()
        ):
            await self._run_in_transaction(partial(self._run_reading, b"SELECT 1"))

    async def wait_until_superseded(self) -> None:
        """Wait until another process has taken the database. While this waits, others do not treat it as abandoned."""
        forget = b"DELETE FROM claims WHERE taken < now() - interval '1 minute'"
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._superseded_event.wait(), HEARTBEAT_INTERVAL_SECONDS)
            try:
                await self._run_in_transaction(partial(self._run_reading, forget))
            except Superseded:
                return
            except StoreUnavailable as lost:
                _log.warning("the database does not answer: %s", lost)

    async def is_awaited(self) -> bool:
        """Whether another process waits for the database. Raises StoreUnavailable."""
        return not self._closing.is_set() and bool(await self.rows(_AWAITED_QUERY, (f"{SESSION_NAME_PREFIX} %",)))

    async def close(self) -> None:
        """Finish the current work and disconnect."""
        if self._closing.is_set():
            return
        self._closing.set()
        await self._run_in_transaction(self._disconnect)
        self._thread.shutdown(wait=False)

    async def _run_in_transaction(self, work: Callable[[], T]) -> T:
        start = _steady_seconds()
        try:
            with translate_outages():
                result = await asyncio.get_running_loop().run_in_executor(self._thread, work)
        except Superseded:
            self._superseded_event.set()
            raise
        self._last_reply_time = start
        return result

    def _ensure_connected(self) -> Server:
        """Return the connection, after reconnecting if it was lost. Raises psycopg.Error and the errors of `begin`:
        InUse can be retried, Superseded is final."""
        if self._superseded is not None:
            raise Superseded(str(self._superseded))
        if self._server is None or self._is_lost():
            self._server, self._has_begun = self._session(), False
        if not self._has_begun:
            try:
                self._begin(self._server)
            except InUse:
                raise
            except BaseException as error:
                self._superseded = error if isinstance(error, Superseded) else None
                self._server.close()
                raise
            self._has_begun = True
        return self._server

    def _session(self) -> Server:
        server = psycopg.connect(
            make_conninfo(self._address, connect_timeout=CONNECT_TIMEOUT_SECONDS, **_KEEPALIVES), autocommit=True
        )
        try:
            for name, seconds in _KEEPALIVES.items():
                server.execute(f"SET tcp_{name} = {seconds}".encode())
            server.execute("SET lock_timeout = '1s'")
            server.execute(f"SET search_path = {SCHEMA_NAME}".encode())
        except BaseException:
            server.close()
            raise
        return server

    def _run_reading(self, statement: bytes, values: Sequence[object] = ()) -> tuple[Server, psycopg.Cursor[Row]]:
        """Run a statement that changes nothing. Repeat it if it shows that the connection was lost. Return the
        connection and the result."""
        server = self._ensure_connected()
        try:
            return server, server.execute(statement, values)
        except psycopg.OperationalError:
            if not self._is_lost():
                raise
            server = self._ensure_connected()
            return server, server.execute(statement, values)

    def _is_lost(self) -> bool:
        return self._server is not None and self._server.closed

    def _is_ended(self) -> bool:
        """Whether the server has ended the session, which it announces without a request."""
        server = self._server
        if server is None:
            return True
        try:
            with selectors.DefaultSelector() as waiting:
                waiting.register(server.fileno(), selectors.EVENT_READ)
                return bool(waiting.select(0))
        except (psycopg.Error, OSError, ValueError):
            return True

    def _run_change(self, work: Callable[[Transaction], T], synced: bool) -> T:
        server, _ = self._run_reading(b"BEGIN" if synced else b"BEGIN; SET LOCAL synchronous_commit = off")
        try:
            result = work(_Transaction(server))
            ((transaction_id,),) = server.execute("SELECT pg_current_xact_id_if_assigned()::text")
        except BaseException:
            with suppress(psycopg.Error):
                server.rollback()
            raise
        try:
            server.execute("COMMIT")
        except psycopg.Error:
            if transaction_id is not None and not self._find_outcome(transaction_id):
                raise
        return result

    def _find_outcome(self, transaction_id: str) -> bool:
        """Return whether a transaction whose confirmation was lost was committed. `transaction_id`: the id of the
        transaction. Raises psycopg.Error if the connection is being closed."""
        while True:
            try:
                ((status,),) = self._ensure_connected().execute("SELECT pg_xact_status(%s::xid8)", (transaction_id,))
            except psycopg.errors.InvalidParameterValue:
                return False  # the server has crashed and knows nothing of it
            except (psycopg.OperationalError, psycopg.InterfaceError):
                status = ""
                if self._closing.is_set():
                    raise
            if status in ("committed", "aborted"):
                return bool(status == "committed")
            self._closing.wait(RETRY_AFTER)

    def _disconnect(self) -> None:
        if self._server is not None:
            self._end(self._server)
            self._server.close()


def _steady_seconds() -> float:
    """Return the seconds of a clock that keeps running while the machine or this process is frozen."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic()


async def open_connection(address: str, begin: Callable[[Server], None]) -> PostgresConnection:
    """Return a connection. Raises StoreUnavailable and the errors of `begin`."""
    connection = PostgresConnection(address, begin)
    try:
        await connection.open()
    except BaseException:
        await connection.close()
        raise
    return connection


@contextmanager
def _translate_conflicts() -> Iterator[None]:
    try:
        yield
    except psycopg.IntegrityError as error:
        raise Conflict(str(error)) from error


@contextmanager
def translate_outages() -> Iterator[None]:
    """Convert temporary errors of the server into StoreUnavailable, and raise others unchanged."""
    try:
        yield
    except (psycopg.OperationalError, psycopg.InterfaceError, psycopg.errors.ReadOnlySqlTransaction) as error:
        raise StoreUnavailable(" ".join(str(error).split())) from error
