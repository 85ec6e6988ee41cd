"""The lock of a database for one process. Kernel locks, which are released when the process ends, are taken on a file
next to the database, which can exist before it, and on the database's own file, under any of its names."""

import errno
import logging
import os
import sys
from contextlib import suppress
from pathlib import Path

from bot.store.file import StoreError

if sys.platform == "win32":
    import msvcrt

    def _lock(descriptor: int) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


_LOCKED_ERROR_NUMBERS = frozenset({errno.EAGAIN, errno.EACCES, errno.EDEADLK})
"""Error numbers with which operating systems report that another process has a lock."""

CAN_LOCK_DATABASE_FILE = sys.platform == "linux"
"""Whether the database's own file can be locked. On Linux, SQLite's locks are of another kind and do not conflict with
ours. On other systems they would, and SQLite would be locked out."""

_log = logging.getLogger(__name__)


class InUse(StoreError):
    """Raised if another process has the database."""

    def __init__(self, database: Path | str) -> None:
        super().__init__(
            f"the database {database} is in use by another bot: only one at a time can; stop that one first"
        )


class DatabaseLock:
    """The lock of one database, from construction until `release`."""

    def __init__(self, database: Path) -> None:
        """Take the lock. If the file system does not support locks, log a warning and continue without one. Raises
        InUse."""
        self._file = database.resolve().with_name(f"{database.resolve().name}.lock")
        self._database = database
        self._descriptor: int | None = None
        self._database_descriptor: int | None = None
        try:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            self._descriptor = self._open_locked()
        except OSError as error:
            if error.errno in _LOCKED_ERROR_NUMBERS and self._file.exists() and os.access(self._file, os.W_OK):
                raise InUse(database) from None
            _log.warning("the database cannot be locked, so nothing keeps a second bot from using it: %s", error)

    def lock_database_file(self) -> None:
        """Lock the database's own file as well, before SQLite opens it.

        Raises InUse, OSError, and StoreError for a file with several names on a system where it cannot be locked.

        Until `release`, this process must not close any other descriptor of the file, except through SQLite: the system
        would then drop SQLite's locks (https://www.sqlite.org/howtocorrupt.html, 2.2).
        """
        if CAN_LOCK_DATABASE_FILE:
            # Open it only for reading: NFS, where our lock would conflict with SQLite's, then refuses ours (flock(2)).
            self._database_descriptor = os.open(self._database, os.O_RDONLY)
            try:
                _lock(self._database_descriptor)
            except OSError as error:
                if error.errno in _LOCKED_ERROR_NUMBERS:
                    raise InUse(self._database) from None
            else:
                return
        if self._database.stat().st_nlink > 1:
            raise StoreError(
                f"the database {self._database} has another name (a hard link), by which a second bot could use it: "
                "delete one of the two"
            )

    def release(self) -> None:
        """Let another process take the database, which must already be closed."""
        database_descriptor, self._database_descriptor = self._database_descriptor, None
        if database_descriptor is not None:
            os.close(database_descriptor)
        descriptor, self._descriptor = self._descriptor, None
        if descriptor is None:
            return
        if sys.platform != "win32":
            self._file.unlink(missing_ok=True)
        os.close(descriptor)
        if sys.platform == "win32":
            with suppress(OSError):
                self._file.unlink()

    def _open_locked(self) -> int:
        """Return the descriptor of the locked file that currently has the name, not of a file deleted in the
        meantime."""
        while True:
            descriptor = os.open(self._file, os.O_RDWR | os.O_CREAT, 0o600)
            try:
                _lock(descriptor)
                if self._file.exists() and os.path.samestat(os.fstat(descriptor), self._file.stat()):
                    return descriptor
            except BaseException:
                os.close(descriptor)
                raise
            os.close(descriptor)
