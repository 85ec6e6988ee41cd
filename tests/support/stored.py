"""The contents of a running bot's database, read through its store, for either kind of database."""

from bot.store.schema import SCHEMA
from bot.store.statements import Row
from bot.store.store import Store


async def rows(store: Store, sql: str, *values: object) -> list[Row]:
    """Return the rows of a query."""
    return await store._database.rows(sql, values)


async def counted(store: Store, table: str) -> int:
    """Return the number of rows of a table."""
    ((number,),) = await rows(store, f"SELECT count(*) FROM {table}")
    return int(number)


async def until(store: Store, table: str, number: int) -> None:
    """Return once a table has this many rows."""
    while await counted(store, table) != number:
        pass


async def everything(store: Store) -> list[str]:
    """Return all rows of all tables."""
    return [
        f"{table}: {row}"
        for table in sorted(SCHEMA)
        for row in sorted(map(str, await rows(store, f"SELECT * FROM {table}")))
    ]


async def spoil(store: Store, sql: str, *values: object) -> None:
    """Change stored data as no bot does."""
    await store._database.run((sql, values))
