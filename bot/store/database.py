"""The database as the bot uses it: one connection for transactions and one for queries, so that neither waits for the
other."""

import asyncio
import sqlite3
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import NamedTuple, Protocol, TypeAlias, TypeVar

from cachetools import LRUCache

from bot.store.statements import (
    UNKNOWN_TABLES,
    Part,
    Query,
    Row,
    Statement,
    Transaction,
    WriteBehind,
    changed_tables,
    counting_part,
    run_statements,
    tables_read,
)

T = TypeVar("T")

MAX_CACHED_RESULTS = 2000
"""Maximum number of cached query results."""


Conflict = sqlite3.IntegrityError
"""Raised by a statement that violates a constraint, such as a duplicate key."""


class StoreUnavailable(Exception):
    """Raised if nothing was changed and the operation may work later."""


class Superseded(StoreUnavailable):
    """Raised if another process has taken the database, so that this process can write nothing more."""


class Connection(Protocol):
    """A connection to a database, with the operations that depend on the kind of database."""

    def change(self, work: Callable[[Transaction], T], synced: bool, /) -> Awaitable[T]:
        """Run `work` in a transaction and return its result. Roll back if it raises an error. Raises
        StoreUnavailable."""
        ...

    async def rows(self, sql: str, values: Sequence[object], /) -> list[Row]:
        """Return all rows of a query. Raises StoreUnavailable."""
        ...

    async def require_writable(self) -> None:
        """Raise StoreUnavailable unless the database can be written to now."""
        ...

    async def size(self) -> int:
        """Return the size of the database in bytes. Raises StoreUnavailable."""
        ...

    async def claim(self, event: int) -> bool:
        """Claim a Discord event for this process. Return whether no other process had claimed it. Raises
        StoreUnavailable."""
        ...

    async def require_ownership(self) -> None:
        """Raise StoreUnavailable unless this process certainly still has the database, and Superseded if another
        process has it."""
        ...

    async def wait_until_superseded(self) -> None:
        """Wait until another process has taken the database. While this waits, others do not treat it as abandoned."""
        ...

    async def is_awaited(self) -> bool:
        """Whether another process waits for the database. Raises StoreUnavailable."""
        ...

    async def close(self) -> None:
        """Finish the current work and disconnect."""
        ...


class Connections(NamedTuple):
    """The connections to a database.

    `writing`: the connection for transactions. `reading`: the connection for queries. `release`: gives up the right to
    the database. `handed_over`: whether the previous process released the database properly. `cut_off`: whether another
    process has lost the database to this one and may still be running.
    """

    writing: Connection
    reading: Connection
    release: Callable[[], None]
    handed_over: bool = False
    cut_off: bool = False


OnWaiting: TypeAlias = Callable[[], None] | None
"""A function that is called once if another process has the database, which is then awaited if this kind of database
can report when that process ends. None: another process is not awaited."""


class Database:
    """One connection for writing, one transaction at a time, and one for reading. Results of queries are cached until a
    transaction may have changed them; no other process writes."""

    def __init__(self, connect: Callable[[OnWaiting], Awaitable[Connections]]) -> None:
        """Store the function that connects. `open` calls it."""
        self._connect = connect
        self._connections: Connections | None = None
        self._is_closed = False
        self._begun_changes = self._ended_changes = 0
        self._change_counts: Counter[str | tuple[str, int | None]] = Counter()
        self._result_cache: LRUCache[tuple[str, tuple[object, ...]], tuple[object, Sequence[Row]]] = LRUCache(
            MAX_CACHED_RESULTS
        )
        self._delayed_statements = WriteBehind(self._store_delayed)

    async def open(self, waiting: OnWaiting = None) -> None:
        """Connect. `waiting` is called if another process has the database, and then the call waits for its end.
        Raises StoreError, StoreUnavailable, and InUse if `waiting` is None and another process has the database."""
        self._connections = await self._connect(waiting)

    @property
    def _writing(self) -> Connection:
        assert self._connections is not None
        return self._connections.writing

    @property
    def _reading(self) -> Connection:
        assert self._connections is not None
        return self._connections.reading

    async def change(
        self,
        work: Callable[[Transaction], T],
        *,
        synced: bool = True,
        changed: Iterable[str | Part] = (UNKNOWN_TABLES,),
    ) -> T:
        """Run `work` in a transaction and return its result. Roll back if it raises an error. Raises StoreUnavailable.

        A change that is not `synced` survives the end of the process, but may be lost in a power cut before the next
        synced change. This avoids waiting for the disk. `changed`: the database tables, or parts of them, whose rows
        change, if known.
        """
        self._begun_changes = change_number = self._begun_changes + 1
        delayed_statements = self._delayed_statements.take_statements()

        def run_work(connection: Transaction) -> T:
            run_statements(delayed_statements, connection)
            return work(connection)

        def note_end(change: asyncio.Future[T]) -> None:
            self._ended_changes = max(self._ended_changes, change_number)
            self._count_changes(changed)
            if delayed_statements:
                self._delayed_statements.note_transaction_end(
                    stored=not change.cancelled() and change.exception() is None
                )

        change = asyncio.ensure_future(self._writing.change(run_work, synced))
        change.add_done_callback(note_end)
        return await asyncio.shield(change)  # the change goes on even if its caller is cancelled

    async def run(
        self, *statements: Statement, synced: bool = True, then: Query | None = None, within: Sequence[Part] = ()
    ) -> None:
        """Run statements in one transaction. `synced`: as in `change`. `then`: a query that will be asked next through
        `query`, whose rows are fetched in the same round trip. `within`: the only parts of their tables in which rows
        change. Raises Conflict and StoreUnavailable."""

        def work(connection: Transaction) -> list[Row]:
            run_statements(statements, connection)
            return connection.execute(then.sql, then.values).fetchall() if then is not None else []

        put_off = self._delayed_statements
        change_number, times, complete = self._begun_changes + 1, put_off.delay_count, not put_off.is_running
        result = await self.change(work, synced=synced, changed=changed_tables(statements, within))
        if then is not None and complete and (self._ended_changes, put_off.delay_count) == (change_number, times):
            self._remember(then, result)

    def write_soon(
        self, *statements: Statement, within: Sequence[Part] = (), then: Iterable[tuple[Query, Sequence[Row]]] = ()
    ) -> None:
        """Run statements as part of the next transaction, after a short time, or on closing. Queries see their effect
        at once, but a killed process loses them, so they must be statements that may be lost or repeated. None of them
        may raise Conflict, which would keep others from being stored.

        `then`: the results of queries after the statements, for `cached_rows`. `within`: as in `run`.
        """
        self._delayed_statements.add(statements)
        self._count_changes(changed_tables(statements, within))
        for query, rows in then:
            self._remember(query, rows)

    async def _store_delayed(self) -> bool:
        """Store the delayed statements in a transaction of their own. Return whether that succeeded."""
        try:
            await self.run(synced=False)
        except StoreUnavailable:
            return False
        return True

    async def rows(self, sql: str, values: Sequence[object] = ()) -> list[Row]:
        """Return all rows of a query. Raises StoreUnavailable."""
        if unstored := self._delayed_statements.unstored_statements:
            changed = changed_tables(unstored)
            if not {*tables_read(sql)}.isdisjoint(changed) and not await self._delayed_statements.store_all():
                self._count_changes(changed)  # the result lacks them, so it must not be cached
        return await self._reading.rows(sql, values)

    async def query(self, query: Query) -> Sequence[Row]:
        """Return all rows of a query, from the cache if the data that it reads is unchanged. Raises
        StoreUnavailable."""
        if (cached_rows := self.cached_rows(query)) is not None:
            return cached_rows
        stamp = self._state_stamp(query)
        rows = await self.rows(query.sql, query.values)
        if stamp == self._state_stamp(query):
            self._remember(query, rows)
        return rows

    def cached_rows(self, query: Query) -> Sequence[Row] | None:
        """Return the cached rows of a query, or None if they may have changed."""
        stamp, rows = self._result_cache.get((query.sql, tuple(query.values)), (None, []))
        return rows if stamp == self._state_stamp(query) else None

    def _remember(self, query: Query, rows: Sequence[Row]) -> None:
        self._result_cache[query.sql, tuple(query.values)] = self._state_stamp(query), rows

    def _state_stamp(self, query: Query) -> object:
        """Return a value that changes whenever the query's data may have changed."""
        names, part = tables_read(query.sql), query.part
        if part is None:
            return tuple(self._change_counts[name] for name in names)
        rest = (self._change_counts[name] for name in names if name != part[0])
        return *rest, self._change_counts[part[0], None], self._change_counts[counting_part(part)]

    def _count_changes(self, changed: Iterable[str | Part]) -> None:
        """Count a change of database tables, given as names or as parts of a table."""
        for part in changed:
            name = part if isinstance(part, str) else part[0]
            self._change_counts[name] += 1
            self._change_counts[(name, None) if isinstance(part, str) else counting_part(part)] += 1

    async def row(self, sql: str, values: Sequence[object] = ()) -> Row | None:
        """Return the first row of a query, or None. Raises StoreUnavailable."""
        rows = await self.rows(sql, values)
        return rows[0] if rows else None

    async def require_writable(self) -> None:
        """Raise StoreUnavailable unless the database can be written to now."""
        await self._writing.require_writable()

    async def size(self) -> int:
        """Return the size of the database in bytes. Raises StoreUnavailable."""
        return await self._reading.size()

    async def claim(self, event: int) -> bool:
        """Claim a Discord event for this process. Return whether no other process had claimed it. Raises
        StoreUnavailable."""
        return await self._writing.claim(event)

    async def require_ownership(self) -> None:
        """Raise StoreUnavailable unless this process certainly has the database now, and Superseded if another process
        has it."""
        await self._writing.require_ownership()

    async def wait_until_superseded(self) -> None:
        """Wait until another process has taken the database. While this waits, others do not treat it as abandoned."""
        await self._writing.wait_until_superseded()

    @property
    def handed_over(self) -> bool:
        """Return whether the previous process closed the database properly."""
        return self._connections is not None and self._connections.handed_over

    @property
    def cut_off(self) -> bool:
        """Return whether another process lost the database to this one and may still send its last requests."""
        return self._connections is not None and self._connections.cut_off

    async def is_awaited(self) -> bool:
        """Whether this process has the database and another process waits for it. Raises StoreUnavailable."""
        return self._connections is not None and await self._writing.is_awaited()

    async def close(self) -> None:
        """Finish the current work, disconnect, and release the database so that other processes can take it."""
        if self._connections is None or self._is_closed:
            return
        self._is_closed = True
        try:
            await self._delayed_statements.close()
        finally:
            await self._reading.close()
            await self._writing.close()
            self._connections.release()


class StorePart:
    """A part of the store: the statements about one subject, which a database runs."""

    def __init__(self, database: Database) -> None:
        self._database = database
