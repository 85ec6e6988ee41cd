"""Opens and closes the database, and holds one store for each kind of thing."""

import asyncio
from pathlib import Path

from bot.store.archived_logs import ArchivedLogs
from bot.store.backup import RestoredStore
from bot.store.database import Database
from bot.store.file import connect, look, reading
from bot.store.guilds import DepartureStore, GuildStore
from bot.store.lock import Hold
from bot.store.outbox import OutboxStore
from bot.store.people import DmChannelStore, InvitationStore, PanelStore, PersonStore, WatcherStore
from bot.store.privacy import PrivacyStore
from bot.store.results import ResultStore
from bot.store.statistics import Statistics
from bot.store.tables import TableStore
from bot.store.votes import VoteStore


class Store:
    """The open database, and what is in it, each kind by a store of its own."""

    def __init__(self, database: Database, hold: Hold | None = None) -> None:
        self._database = database
        self._hold = hold
        self.archived_logs = ArchivedLogs(database)
        self.tables = TableStore(database, self.archived_logs)
        self.outbox = OutboxStore(database)
        self.people = PersonStore(database)
        self.dm_channels = DmChannelStore(database)
        self.watchers = WatcherStore(database)
        self.invitations = InvitationStore(database)
        self.panels = PanelStore(database)
        self.guilds = GuildStore(database)
        self.departures = DepartureStore(database)
        self.results = ResultStore(database)
        self.votes = VoteStore(database)
        self.privacy = PrivacyStore(database, self.people, self.archived_logs)
        self.restored = RestoredStore(database)
        self.statistics = Statistics(database)

    @classmethod
    async def open(cls, path: Path | str) -> "Store":
        """Return the database at `path`, created or migrated if need be, and locked for this process.

        Raises StoreError for one that cannot be used, InUse for one that another process has.
        """
        hold = await asyncio.to_thread(Hold, Path(path))
        try:
            return cls(await _opened(Path(path)), hold)
        except BaseException:
            hold.release()
            raise

    @classmethod
    async def look(cls, path: Path) -> "Store":
        """Return the database at `path`, to be read only. Raises StoreError for one that is not of this version."""
        found = await look(path)
        return cls(Database(found, found))

    async def close(self) -> None:
        """Close the database and release its lock."""
        await self._database.close()
        if self._hold is not None:
            self._hold.release()

    async def command_digest(self) -> str | None:
        """Return the digest of the commands that Discord was last sent; None before the first time."""
        row = await self._database.row("SELECT text FROM notes WHERE name = 'commands'")
        return str(row[0]) if row else None

    async def keep_command_digest(self, digest: str) -> None:
        """Store the digest of the commands that Discord was sent."""
        await self._database.run(("INSERT OR REPLACE INTO notes VALUES ('commands', ?)", (digest,)))


async def _opened(path: Path) -> Database:
    connection = await connect(path)
    try:
        return Database(connection, await reading(path))
    except BaseException:
        await connection.close()
        raise
