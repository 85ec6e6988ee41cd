"""The database: opened and closed as a whole, with a store for each kind of data."""

import json
from collections.abc import Mapping
from pathlib import Path

from msgspec import Struct

from bot.messages.outgoing import NO_CHANNEL
from bot.store.archived_logs import ArchivedLogs
from bot.store.backup import RestoredStore
from bot.store.database import Database, OnWaiting, StorePart
from bot.store.guilds import DepartureStore, GuildStore
from bot.store.leagues import LeagueStore, SeasonStore
from bot.store.move import forget_move, require_not_moved
from bot.store.outbox import NoticeStore, OutboxStore, seconds_since
from bot.store.people import (
    DeferredStore,
    DmChannelStore,
    GuideStore,
    InvitationStore,
    PanelStore,
    PersonStore,
    WatcherStore,
)
from bot.store.places import place_of
from bot.store.privacy import PrivacyStore
from bot.store.results import ResultStore, ReviewStore
from bot.store.statements import upsert
from bot.store.tables import ClockStore, RecordKey, TableStore
from bot.store.votes import VoteStore


class Counts(Struct, frozen=True):
    """The amounts of stored data.

    `lobbies`: tables that gather players. `playing`: games in progress. `queued`: messages waiting to be sent. `held`:
    messages held because their channels cannot be written to. `oldest`: seconds since the oldest of the `queued`
    messages was stored. `size`: the size of the database in bytes.
    """

    lobbies: int
    playing: int
    queued: int
    held: int
    oldest: float
    size: int


class Statistics(StorePart):
    """Counts the stored data."""

    async def count(self) -> Counts:
        """Return the current amounts of stored data."""
        (row,) = await self._database.rows(
            "SELECT (SELECT count(*) FROM tables WHERE status = 'lobby'),"
            " (SELECT count(*) FROM tables WHERE status = 'open'),"
            " (SELECT count(*) FROM debts WHERE parked IS NULL AND channel > ?),"
            " (SELECT count(*) FROM debts WHERE parked IS NOT NULL),"
            " (SELECT min(owed) FROM debts WHERE parked IS NULL AND channel > ?)",
            (NO_CHANNEL, NO_CHANNEL),
        )
        lobbies, playing, queued, held_messages, oldest = row
        waiting = seconds_since(oldest) if oldest is not None else 0.0
        return Counts(lobbies, playing, queued, held_messages, waiting, await self._database.size())

    async def started_tables(self) -> tuple[int, ...]:
        """Return the ids of all tables whose game has started."""
        return tuple(
            row[0] for row in await self._database.rows("SELECT id FROM tables WHERE header != '' ORDER BY id")
        )


class Store:
    """The database, with a store for each kind of data in it. It can be read only after `take`."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.archived_logs = ArchivedLogs(database)
        self.tables = TableStore(database, self.archived_logs)
        self.clocks = ClockStore(database)
        self.outbox = OutboxStore(database)
        self.notices = NoticeStore(database)
        self.people = PersonStore(database)
        self.dm_channels = DmChannelStore(database)
        self.watchers = WatcherStore(database)
        self.invitations = InvitationStore(database)
        self.panels = PanelStore(database)
        self.deferred = DeferredStore(database)
        self.guides = GuideStore(database)
        self.guilds = GuildStore(database)
        self.departures = DepartureStore(database, self.outbox)
        self.results = ResultStore(database)
        self.reviews = ReviewStore(database)
        self.leagues = LeagueStore(database)
        self.seasons = SeasonStore(database)
        self.votes = VoteStore(database)
        self.privacy = PrivacyStore(database, self.people, self.archived_logs, self.outbox)
        self.restored = RestoredStore(database)
        self.record_key = RecordKey(database)
        self.statistics = Statistics(database)

    @classmethod
    async def open(cls, database: Path | str) -> "Store":
        """Return the database at a path or an address, created or migrated if necessary, and locked for this process.
        Raises StoreError if it is unusable, InUse if another process has it, and StoreUnavailable if it cannot be
        reached."""
        store = cls.closed_at(database)
        await store.take()
        return store

    @classmethod
    def closed_at(cls, database: Path | str) -> "Store":
        """Return the database at a path or an address, which `take` will open. Raises StoreError."""
        return cls(place_of(database).database())

    async def take(self, waiting: OnWaiting = None) -> None:
        """Open the database, as `open` does. `waiting` is called if another process has the database and must end
        first. Databases for a single process raise InUse instead."""
        await self._database.open(waiting)

    async def require_not_moved(self, name: str, *, force: bool) -> None:
        """Raise StoreError if everything was moved to another database. With `force`, delete the note about that
        instead."""
        if force:
            await forget_move(self._database)
        await require_not_moved(self._database, name)

    async def claim(self, event: int) -> bool:
        """Whether this process should handle an event that other processes may also receive. Raises
        StoreUnavailable."""
        return await self._database.claim(event)

    async def require_ownership(self) -> None:
        """Raise StoreUnavailable unless this process certainly has the database now, and Superseded if another process
        has it."""
        await self._database.require_ownership()

    async def wait_until_superseded(self) -> None:
        """Wait until another process has taken the database. While this waits, others do not treat it as abandoned."""
        await self._database.wait_until_superseded()

    @property
    def handed_over(self) -> bool:
        """Return whether the previous process closed the database properly."""
        return self._database.handed_over

    @property
    def cut_off(self) -> bool:
        """Return whether another process lost the database to this one and may still send its last requests."""
        return self._database.cut_off

    async def is_awaited(self) -> bool:
        """Whether this process has the database and another process waits for it. Raises StoreUnavailable."""
        return await self._database.is_awaited()

    @classmethod
    async def open_read_only(cls, database: Path | str) -> "Store":
        """Return the database at a path or an address for reading only. Raises StoreError if its version differs, and
        StoreUnavailable."""
        return cls(await place_of(database).open_read_only())

    async def close(self) -> None:
        """Close the database and release its lock."""
        await self._database.close()

    async def command_digest(self) -> str | None:
        """Return the digest of the commands last sent to Discord, or None if none have been sent."""
        return await self._read_note("commands")

    async def store_command_digest(self, digest: str) -> None:
        """Store the digest of the commands sent to Discord."""
        await self._store_note("commands", digest)

    async def content_digests(self) -> dict[str, str]:
        """Return the digests of the owner's component tables, by name, as the previous process used them."""
        noted = await self._read_note("content")
        return dict(json.loads(noted)) if noted else {}

    async def store_content_digests(self, digests: Mapping[str, str]) -> None:
        """Store the digests of the owner's component tables, unless the same ones are stored."""
        if await self.content_digests() != digests:
            await self._store_note("content", json.dumps(digests))

    async def _read_note(self, name: str) -> str | None:
        row = await self._database.row("SELECT text FROM notes WHERE name = ?", (name,))
        return str(row[0]) if row else None

    async def _store_note(self, name: str, text: str) -> None:
        await self._database.run((upsert("notes", ("name", "text"), ("name",)), (name, text)))
