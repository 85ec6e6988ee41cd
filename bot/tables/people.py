"""People: their settings, and the tables they watch."""

from contextlib import suppress

from msgspec.structs import replace

from bot.model.errors import CannotReceiveMessages, PlaysAtTable, TableClosed
from bot.model.person import DailyDigest, Person
from bot.model.quiet_hours import QuietHours
from bot.store.database import StoreUnavailable
from bot.store.people import PersonStore, WatcherStore
from bot.tables.live_table import LiveTable


class People:
    """Reads and changes the settings of people."""

    def __init__(self, settings: PersonStore) -> None:
        self._settings = settings

    async def find(self, user: int) -> Person:
        """Return the settings of `user`, or the defaults for somebody unknown."""
        return await self._settings.find(user)

    async def set_language(self, user: int, language: str | None) -> None:
        """Store the language to use with a person, or None to use that of their Discord client."""
        await self._settings.store(replace(await self.find(user), language=language))

    async def update_client_language(self, user: int, client: str) -> Person:
        """Store `client` as the language of a person's Discord client, and return the person's settings."""
        person = await self.find(user)
        if person.client != client:
            person = replace(person, client=client)
            # Discord sends the language again with the next interaction.
            with suppress(StoreUnavailable):
                await self._settings.store(person)
        return person

    async def set_direct_messages(self, user: int, dm: bool) -> None:
        """Store whether to send a person direct messages. If they turn them on, Discord is assumed to deliver them
        again."""
        await self._settings.store(replace(await self.find(user), dm=dm, dm_closed=False))

    async def set_quiet_hours(self, user: int, quiet: QuietHours | None) -> None:
        """Store the quiet hours of a person, or None if they may be pinged at any time."""
        await self._settings.store(replace(await self.find(user), quiet=quiet))

    async def set_theme(self, user: int, theme: str | None) -> None:
        """Store the theme of the pictures for a person, or None for the theme of the table."""
        await self._settings.store(replace(await self.find(user), theme=theme))

    async def set_proposals(self, user: int, proposals: bool) -> None:
        """Store whether to propose moves to a person."""
        await self._settings.store(replace(await self.find(user), proposals=proposals))

    async def set_invitable(self, user: int, invitations: bool) -> None:
        """Store whether others may invite a person to tables."""
        await self._settings.store(replace(await self.find(user), invitations=invitations))

    async def set_auto_end(self, user: int, ends: bool) -> None:
        """Store whether a person's turns end automatically once only minor moves are left."""
        await self._settings.store(replace(await self.find(user), ends=ends))

    async def set_signs(self, user: int, signs: bool) -> None:
        """Store whether emojis stand in front of words for a person."""
        await self._settings.store(replace(await self.find(user), signs=signs))

    async def set_next_table(self, user: int, next_table: bool) -> None:
        """Store whether private answers link to the next table that waits for the person."""
        await self._settings.store(replace(await self.find(user), next_table=next_table))

    async def set_digest(self, user: int, digest: DailyDigest | None) -> None:
        """Store the time of a person's daily digest, or None for no digest. Discord is assumed to deliver direct
        messages again. Raises CannotReceiveMessages if the person wants no direct messages."""
        person = await self.find(user)
        if digest is not None and not person.dm:
            raise CannotReceiveMessages
        is_closed = person.dm_closed and digest is None
        await self._settings.store(replace(person, digest=digest, dm_closed=is_closed, digest_failed=False))

    async def note_failed_digest(self, user: int) -> None:
        """Store that Discord did not deliver a digest. It is turned off, and the person is informed later."""
        await self._settings.store(replace(await self.find(user), dm_closed=True, digest=None, digest_failed=True))

    async def note_digest_reported(self, user: int) -> None:
        """Store that a person was informed that their digest was turned off."""
        await self._settings.store(replace(await self.find(user), digest_failed=False))

    async def note_dms_closed(self, user: int) -> None:
        """Store that Discord does not deliver the bot's direct messages to a person."""
        await self._settings.store(replace(await self.find(user), dm_closed=True))


class WatchService:
    """Starts and stops the messages to people who follow a table without playing."""

    def __init__(self, watchers: WatcherStore, people: People) -> None:
        self._watchers = watchers
        self._people = people

    async def start_watching(self, table: LiveTable, user: int) -> None:
        """Send `user` messages about a table from now on. Raises PlaysAtTable, TableClosed or CannotReceiveMessages."""
        if table.roster.seat_of(user) is not None:
            raise PlaysAtTable
        if table.status not in ("lobby", "open"):
            raise TableClosed
        if not (await self._people.find(user)).is_reachable:
            raise CannotReceiveMessages
        await self._watchers.add(table.id, user)

    async def stop_watching(self, table: LiveTable, user: int) -> None:
        """Stop sending `user` messages about a table."""
        await self._watchers.remove(table.id, user)
