"""Hold a database for one process: a file beside it that the kernel locks, and unlocks when the process ends."""

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


_HELD = frozenset({errno.EAGAIN, errno.EACCES, errno.EDEADLK})
"""Error numbers by which operating systems report a lock of another process."""

_log = logging.getLogger(__name__)


class InUse(StoreError):
    """Another process has the database."""

    def __init__(self, database: Path) -> None:
        super().__init__(
            f"the database {database} is in use by another bot: only one at a time can; stop that one first"
        )


class Hold:
    """The lock of one database, from construction until `release`."""

    def __init__(self, database: Path) -> None:
        """Take the lock. Raises InUse. Where the file system has no locks, log a warning and go on without."""
        self._file = database.resolve().with_name(f"{database.resolve().name}.lock")
        self._descriptor: int | None = None
        try:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            self._descriptor = self._taken()
        except OSError as error:
            if error.errno in _HELD and self._file.exists() and os.access(self._file, os.W_OK):
                raise InUse(database) from None
            _log.warning("nothing keeps a second bot from the database: %s", error)

    def release(self) -> None:
        """Let another process have the database."""
        descriptor, self._descriptor = self._descriptor, None
        if descriptor is None:
            return
        if sys.platform != "win32":
            self._file.unlink(missing_ok=True)
        os.close(descriptor)
        if sys.platform == "win32":
            with suppress(OSError):
                self._file.unlink()

    def _taken(self) -> int:
        """Return the descriptor of the locked file: the one that has the name now, not one that was deleted before."""
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
