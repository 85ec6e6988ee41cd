"""A database that cannot be used for now: its disk is full or fails, or another program keeps it locked."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

_PASSING = frozenset(
    {
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_LOCKED,
        sqlite3.SQLITE_NOMEM,
        sqlite3.SQLITE_READONLY,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_CANTOPEN,
    }
)

_KIND = 0xFF


class StoreUnavailable(Exception):
    """Nothing was changed; it may work again later."""


@contextmanager
def unless_stored() -> Iterator[None]:
    """What may pass as Unstored; a fault of our own stays one."""
    try:
        yield
    except sqlite3.OperationalError as error:
        if getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & _KIND in _PASSING:
            raise StoreUnavailable(str(error)) from error
        raise
