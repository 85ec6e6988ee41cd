"""A database that can be read and not written, as after a fault of its disk, and all that stands in it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from sqlite3 import connect

from tests.support.house import House


@asynccontextmanager
async def read_only(house: House) -> AsyncIterator[None]:
    """SQLite itself refuses all that the bot would write, at the bot's own connection."""
    connection = house.app.store._database._writing
    await connection.rows("PRAGMA query_only = ON", ())
    try:
        yield
    finally:
        await connection.rows("PRAGMA query_only = OFF", ())


def stored(house: House) -> list[str]:
    """Every row of the database."""
    with closing(connect(house.database)) as other:
        return list(other.iterdump())
