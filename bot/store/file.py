"""The SQLite database as a file: created, migrated and checked. Each error explains what to do."""

import asyncio
import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path

from bot.config.program import program
from bot.store.migrations import migration_steps, refusal_if_newer
from bot.store.sqlite import SqliteConnection, try_writing

OPEN_TIMEOUT_SECONDS = 5.0
"""Seconds to wait for another user of the database when opening it."""

BUSY_TIMEOUT_SECONDS = 1.0
"""Seconds to wait for another user of the database after it is open: Discord expects an answer within three."""

PAGE_CACHE_KIB = 500
"""Size in KiB of a connection's page cache. SQLite's default, four times as much, saves no time, because recurring data
is cached as objects."""


class StoreError(Exception):
    """Raised if this version cannot use the database."""


def create(path: Path) -> None:
    """Create the database if necessary, readable only by its owner, because it contains hands and seeds. Raises
    StoreError, including for an existing database that cannot be used."""
    with translate_errors(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists():
            _create_file(path)
        if path.stat().st_size == 0:
            raise StoreError(
                f"the database {path} is empty; nothing was changed. {_restore_advice()}, or delete it to start over"
            )
        if path.stat().st_mode & 0o077:
            path.chmod(path.stat().st_mode & 0o700)
        check_integrity(path)


async def connect(path: Path) -> SqliteConnection:
    """Return a connection to an existing database at `path`, migrated if necessary. Raises StoreError."""
    with translate_errors(path):
        return await _connect(path, _prepare)


async def open_read_only(path: Path) -> SqliteConnection:
    """Return a read-only connection to a database of the newest format. Raises StoreError."""
    with translate_errors(path):
        version, newest = await asyncio.to_thread(check_integrity, path), migration_steps()[-1][0]
        if version == 0:
            raise StoreError(f"{path} is not a database of this bot")
        if version < newest:
            raise StoreError(f"the database has format {version}, not {newest}: start the bot once to change that")
        return await _connect(path, _set_read_only)


async def connect_read_only(path: Path) -> SqliteConnection:
    """Return a read-only connection to an existing database. Raises StoreError."""
    with translate_errors(path):
        return await _connect(_read_only_uri(path), _limit_access)


def check_integrity(path: Path) -> int:
    """Return the format of a database. Raises StoreError if it is damaged, newer than this bot, or missing."""
    if not path.exists():
        raise StoreError(f"there is no database {path}")
    if not path.is_file():
        raise StoreError(f"the database {path} is a folder or a device, not a file")
    with translate_errors(path), closing(sqlite3.connect(path, timeout=OPEN_TIMEOUT_SECONDS)) as connection:
        (verdict,) = connection.execute("PRAGMA quick_check(1)").fetchone()
        (version,) = connection.execute("PRAGMA user_version").fetchone()
    if verdict != "ok":
        raise StoreError(_damaged_text(path, verdict.splitlines()[-1]))
    if (refusal := refusal_if_newer(str(path), version)) is not None:
        raise StoreError(refusal)
    return int(version)


def find_faults(path: Path) -> tuple[str, ...]:
    """Return the faults that SQLite finds: broken pages and indexes, and rows without a parent row. Raises
    StoreError."""
    with translate_errors(path), closing(sqlite3.connect(path, timeout=OPEN_TIMEOUT_SECONDS)) as connection:
        broken = [str(row[0]) for row in connection.execute("PRAGMA integrity_check") if row[0] != "ok"]
        astray = [f"a row of {row[0]} belongs to no {row[2]}" for row in connection.execute("PRAGMA foreign_key_check")]
    return (*broken, *astray)


@contextmanager
def translate_errors(path: Path) -> Iterator[None]:
    """Convert errors of SQLite and of the file system into StoreError, with advice, and raise it."""
    try:
        yield
    except sqlite3.OperationalError as error:
        raise StoreError(_blocked_text(path, str(error))) from error
    except sqlite3.DatabaseError as error:
        raise StoreError(_damaged_text(path, str(error))) from error
    except OSError as error:
        raise StoreError(f"the database {path} cannot be opened: {error.strerror}") from error


async def _connect(place: Path | str, prepare: Callable[[sqlite3.Connection], None]) -> SqliteConnection:
    """Return a connection to a path or a URI, after `prepare` was run in its thread."""
    uri = isinstance(place, str)
    open_connection = partial(sqlite3.connect, place, uri=uri, isolation_level=None, timeout=OPEN_TIMEOUT_SECONDS)
    connection = SqliteConnection(open_connection, iter_chunk_size=1)
    await connection
    try:
        await connection.run_in_thread(prepare)
    except BaseException:
        await connection.close()
        raise
    return connection


def _read_only_uri(path: Path) -> str:
    return f"{path.absolute().as_uri()}?mode=ro"


def _create_file(path: Path) -> None:
    """Create a new database, completely or not at all. So an empty file always means that a database was lost."""
    journal = path.with_name(f"{path.name}-wal")
    if journal.exists() and journal.stat().st_size:
        raise StoreError(
            f"the database {path} is gone, {journal.name} is left of it; nothing was changed. {_restore_advice()}"
        )
    unfinished_file = path.with_name(f"{path.name}.begun")
    unfinished_file.unlink(missing_ok=True)
    unfinished_file.touch(mode=0o600)
    with closing(sqlite3.connect(unfinished_file)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
    unfinished_file.replace(path)


def _limit_access(connection: sqlite3.Connection) -> None:
    connection.execute(f"PRAGMA cache_size = -{PAGE_CACHE_KIB}")


def _set_read_only(connection: sqlite3.Connection) -> None:
    """Forbid changes through the connection. A connection opened as read-only would not delete its journal."""
    _limit_access(connection)
    connection.execute("PRAGMA query_only = ON")


def _prepare(connection: sqlite3.Connection) -> None:
    _limit_access(connection)
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        connection.execute(f"PRAGMA {pragma}")
    version = try_writing(connection)
    for number, sql in migration_steps():
        if number > version:
            connection.executescript(f"BEGIN; {sql} PRAGMA user_version = {number}; COMMIT;")
    connection.execute(f"PRAGMA busy_timeout = {BUSY_TIMEOUT_SECONDS * 1000:.0f}")


def _blocked_text(path: Path, message: str) -> str:
    # SQLite cannot even read where it may not put its journal, and does not say that this is why.
    if "readonly" in message or (path.is_file() and not os.access(path.parent, os.W_OK)):
        return f"the database {path} can only be read: let the user whom the bot runs as write to it and to its folder"
    if "full" in message:
        return f"the disk of the database {path} is full: make room there"
    if "locked" in message:
        return f"the database {path} is locked: another program uses it, perhaps another bot; stop that first"
    return f"the database {path} cannot be used: {message}"


def _damaged_text(path: Path, message: str) -> str:
    return f"the database {path} is damaged ({message}); nothing was changed. {_restore_advice()}"


def _restore_advice() -> str:
    return f"Put the last backup in its place: {program()} restore FILE --force"
