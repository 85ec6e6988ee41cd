"""The only writer of a PostgreSQL database. It holds an advisory lock in the session through which it writes. Source:
https://www.postgresql.org/docs/15/explicit-locking.html#ADVISORY-LOCKS"""

import secrets
from contextlib import suppress

import psycopg

from bot.config.program import program
from bot.store.database import Superseded
from bot.store.file import StoreError
from bot.store.lock import InUse
from bot.store.migrations import migration_steps, refusal_if_newer
from bot.store.postgres.connection import SCHEMA_NAME, SESSION_NAME_PREFIX, Server

QUEUE_SECONDS = 0.5
"""Seconds for which a waiting process queues for the lock before it checks whether the holder is frozen."""

FROZEN_AFTER = 15.0
"""Seconds without a sign of life after which a working process counts as frozen, and a waiting process ends its
session."""

_MAX_TURNS = 10
"""Number of attempts to take the lock while a lost session of this process may still hold it."""

_LOCK_ID = (7700, 0)
"""The advisory lock of the only writer."""

NOBODY = ""
"""The holder noted for a database that was released properly."""

_HOLDER_SQL = """
FROM pg_locks JOIN pg_stat_activity USING (pid)
WHERE locktype = 'advisory' AND granted AND database = datid AND datname = current_database() AND classid = %s
AND objid = %s
"""
_HELD_BY_ANOTHER_SQL = f"SELECT 1 {_HOLDER_SQL} AND application_name != %s"
_END_FROZEN_SESSION_SQL = f"""
SELECT pg_terminate_backend(pid) {_HOLDER_SQL} AND application_name LIKE %s
AND state_change < now() - make_interval(secs => %s) AND (state != 'active' OR wait_event_type = 'Client')
"""


class Writer:
    """Holds the writer's lock across all the connections that a process opens one after another.

    `one_of_several`: whether the process promises regular signs of life, and ends the session of another process that
        breaks this promise.
    `handed_over`: whether the previous holder released the lock properly.
    """

    def __init__(self, name: str, *, one_of_several: bool = False) -> None:
        self._name = name
        self._one_of_several = one_of_several
        self._session_name = f"{SESSION_NAME_PREFIX if one_of_several else 'dubsar'} {secrets.token_hex(8)}"
        self._begun = self._is_waiting = self.handed_over = False

    def begin(self, server: Server) -> None:
        """Take the lock. The first time, migrate the schema. Later, check that no other process has written in the
        meantime. Raises InUse, StoreError, and Superseded."""
        server.execute("SELECT set_config('application_name', %s, false)", (self._session_name,))
        server.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE application_name = %s AND pid != pg_backend_pid()",
            (self._session_name,),
        )
        if not (
            self._retake_lock(server) if self._begun else take_lock(server, QUEUE_SECONDS if self._is_waiting else 0.0)
        ):
            if self._begun:
                raise Superseded("another bot uses it now: start this one again")
            self._is_waiting = self._one_of_several
            if self._one_of_several:
                server.execute(_END_FROZEN_SESSION_SQL, (*_LOCK_ID, f"{SESSION_NAME_PREFIX} %", FROZEN_AFTER))
            raise InUse(self._name)
        if not self._begun:
            _migrate(server, self._name)
            self.handed_over = server.execute("SELECT holder FROM format").fetchall() == [(NOBODY,)]
            server.execute("UPDATE format SET holder = %s", (self._session_name,))
            self._begun = True
        elif server.execute("SELECT holder FROM format").fetchall() != [(self._session_name,)]:
            raise Superseded("another bot has used it meanwhile: start this one again")

    def _retake_lock(self, server: Server) -> bool:
        """Try to take the lock again after the session that held it was lost, for as long as the server may need to end
        that session. Return False at once if another process has the lock."""
        for _ in range(_MAX_TURNS):
            if server.execute(_HELD_BY_ANOTHER_SQL, (*_LOCK_ID, self._session_name)).fetchall():
                return False
            if take_lock(server, QUEUE_SECONDS):
                return True
        return False

    def end(self, server: Server) -> None:
        """Release the lock, and note that it was released properly."""
        with suppress(psycopg.Error):
            if self._begun:
                server.execute("UPDATE format SET holder = %s WHERE holder = %s", (NOBODY, self._session_name))
        unlock(server)


def take_lock(server: Server, patience: float = 0.0) -> bool:
    """Try to take the writer's lock in a session for at most `patience` seconds. Return whether that succeeded."""
    if not patience:
        ((is_taken,),) = server.execute("SELECT pg_try_advisory_lock(%s, %s)", _LOCK_ID)
        return bool(is_taken)
    try:
        with server.transaction():
            server.execute("SELECT set_config('lock_timeout', %s, true)", (f"{patience}s",))
            server.execute("SELECT pg_advisory_lock(%s, %s)", _LOCK_ID)
    except psycopg.errors.LockNotAvailable:
        return False
    return True


def unlock(server: Server) -> None:
    """Release the lock explicitly: the server notices the end of a session only after a short time."""
    with suppress(psycopg.Error):
        server.execute("SELECT pg_advisory_unlock_all()")


def schema_exists(server: Server, schema: str) -> bool:
    """Whether the database has a schema of this name."""
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
        for number, sql in migration_steps("postgres"):
            if number > version:
                server.execute(sql.encode())
                server.execute("UPDATE format SET version = %s", (number,))


def format_of(server: Server, name: str) -> int:
    """Return the format of the schema, or 0 if there is none. Raises StoreError if it is newer than this bot's
    format."""
    if server.execute("SELECT to_regclass('format')").fetchall() == [(None,)]:
        return 0
    ((version,),) = server.execute("SELECT version FROM format")
    if (refusal := refusal_if_newer(name, version, "postgres")) is not None:
        raise StoreError(refusal)
    return int(version)


def require_current_format(name: str, server: Server) -> None:
    """Raise StoreError unless the database has the format of this bot."""
    server.execute("SET default_transaction_read_only = on")
    version, newest = format_of(server, name), migration_steps("postgres")[-1][0]
    if version < newest:
        raise StoreError(f"the database {name} has format {version}, not {newest}: start the bot once to change that")
