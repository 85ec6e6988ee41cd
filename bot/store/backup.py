"""Backups of an SQLite database: a copy is made while the bot runs, and restored while it does not run. A restored copy
is marked, because messages posted after the copy was made are still on Discord."""

import os
import sqlite3
from contextlib import closing
from itertools import count
from pathlib import Path

from msgspec import Struct

from bot.store.database import StorePart
from bot.store.file import OPEN_TIMEOUT_SECONDS, StoreError, check_integrity, find_faults, translate_errors
from bot.store.lock import DatabaseLock, InUse

_FILE_SUFFIXES = ("", "-wal", "-shm")


def backup(database: Path, file: Path) -> None:
    """Copy a database, even while it is in use. Raises StoreError if there is no database, or if `file` exists."""
    if not database.exists():
        raise StoreError(f"there is no database {database}")
    if file.exists():
        raise StoreError(f"{file} exists already")
    _copy(database, file)


def restore(file: Path, database: Path, *, force: bool) -> Path | None:
    """Replace the database by a copy. Return the new path of the previous database, or None if there was none. It is
    moved only if `force` is set. Raises StoreError for a damaged copy, for an existing database without `force`, or
    while a bot uses it."""
    if check_integrity(file) == 0 or not _is_bot_database(file):
        raise StoreError(f"{file} is not a database of this bot")
    if wrong := find_faults(file):
        raise StoreError(f"{file} is damaged: {wrong[0]}")
    hold = DatabaseLock(database)
    try:
        return _replace(file, database, force)
    finally:
        hold.release()


def _is_bot_database(file: Path) -> bool:
    """Whether a database has a table of the bot's. Other programs may use the same format numbers."""
    with translate_errors(file), closing(sqlite3.connect(file, timeout=OPEN_TIMEOUT_SECONDS)) as connection:
        return connection.execute("PRAGMA table_info(entries)").fetchone() is not None


def _replace(file: Path, database: Path, force: bool) -> Path | None:
    """Move the copy into place, and return the new path of the previous database. Raises StoreError."""
    existed = any(part.exists() for part in _existing_files(database))
    if existed and not force:
        raise StoreError(f"{database} already exists: use --force to keep it under another name and restore anyway")
    fresh = _free_path(database, "new")
    _copy(file, fresh)
    try:
        mark_as_restored(fresh)
        aside = _move_aside(database) if existed else None
    except BaseException:
        fresh.unlink()
        raise
    fresh.replace(database)
    return aside


def _copy(database: Path, file: Path) -> None:
    """Copy the database and its journal into one file that only the owner may read. The file gets its name only when it
    is complete, so that an interrupted copy does not prevent another attempt."""
    try:
        hold = DatabaseLock(file)
    except InUse:
        raise StoreError(f"{file} is being written by another process") from None
    unfinished_file = file.with_name(f"{file.name}.begun")
    try:
        unfinished_file.unlink(missing_ok=True)
        unfinished_file.touch(mode=0o600)
        with translate_errors(database), closing(sqlite3.connect(database, timeout=OPEN_TIMEOUT_SECONDS)) as connection:
            connection.execute("VACUUM INTO ?", (str(unfinished_file),))
        with unfinished_file.open("r+b") as copy:
            os.fsync(copy.fileno())
        unfinished_file.replace(file)
    finally:
        unfinished_file.unlink(missing_ok=True)
        hold.release()


def _move_aside(database: Path) -> Path:
    """Move the database and its journal aside, and return the new path. Raises StoreError while it is in use."""
    if database.exists():
        _finish_journal(database)
    aside = _free_path(database, "old")
    for part, target in zip(_existing_files(database), _existing_files(aside), strict=True):
        if part.exists():
            part.replace(target)
    return aside


def _finish_journal(database: Path) -> None:
    """Raise StoreError while another process has the database open. Otherwise write the journal into the database."""
    with translate_errors(database), closing(sqlite3.connect(database, timeout=OPEN_TIMEOUT_SECONDS)) as connection:
        try:
            connection.execute("PRAGMA journal_mode = DELETE")
        except sqlite3.OperationalError:
            raise
        except sqlite3.DatabaseError:
            return  # it cannot be read, so it is moved as it is


def _existing_files(database: Path) -> tuple[Path, ...]:
    return tuple(database.with_name(database.name + part) for part in _FILE_SUFFIXES)


def _free_path(database: Path, word: str) -> Path:
    """Return an unused path in the same folder as the database."""
    names = (database.with_name(f"{database.name}.{word}{number}") for number in count(1))
    return next(path for path in names if not path.exists())


MAX_CLEANED_CHANNELS = 500
"""Maximum number of channels to search. Those with unfinished tables come first."""


class ChannelToClean(Struct, frozen=True):
    """A channel, with its newest table and the newest message of the bot there that the copy knows."""

    table: int
    channel: int
    newest: int


def mark_as_restored(database: Path) -> None:
    """Mark an unused database as restored, so that the next start cleans up the channels."""
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("INSERT INTO notes (name, text) VALUES ('restored', '') ON CONFLICT DO NOTHING")
        connection.commit()


class RestoredStore(StorePart):
    """The mark of a database that was restored from a copy, and the channels that may have messages unknown to the
    copy."""

    async def is_restored(self) -> bool:
        """Whether the database is a copy that was restored since the last start."""
        return await self._database.row("SELECT 1 FROM notes WHERE name = 'restored'") is not None

    async def delete_mark(self) -> None:
        """Delete the mark, because the channels are cleaned up."""
        await self._database.run(("DELETE FROM notes WHERE name = 'restored'", ()))

    async def channels_to_clean(self) -> tuple[ChannelToClean, ...]:
        """Return the channels in which the bot may have posted since the copy was made, at most `MAX_CLEANED_CHANNELS`
        of them."""
        sql = (
            "SELECT max(id), channel, max(posted) FROM tables WHERE posted IS NOT NULL AND status != 'cancelled'"
            " GROUP BY channel ORDER BY max(CASE WHEN status IN ('lobby', 'open') THEN 1 ELSE 0 END) DESC,"
            " max(id) DESC LIMIT ?"
        )
        return tuple(ChannelToClean(*row) for row in await self._database.rows(sql, (MAX_CLEANED_CHANNELS,)))
