"""People: their settings, the tables they watch, and their private panels."""

from collections import OrderedDict
from contextlib import suppress
from dataclasses import replace
from typing import Protocol

from bot.model.errors import CannotWrite, PlaysHere, TableClosed
from bot.model.person import LIFETIME, Panel, Person, QuietHours
from bot.runtime.clock import Clock
from bot.store.database import StoreUnavailable
from bot.store.people import PersonStore, WatcherStore
from bot.tables.live_table import LiveTable


class People:
    """Reads and changes the settings of people."""

    def __init__(self, settings: PersonStore) -> None:
        self._settings = settings

    async def find(self, user: int) -> Person:
        """Return the settings of `user`; the defaults for someone unknown."""
        return await self._settings.find(user)

    async def speak(self, user: int, language: str | None) -> None:
        """Store which language to use with a person; None: the one their Discord uses."""
        await self._settings.keep(replace(await self.find(user), language=language))

    async def met(self, user: int, client: str) -> Person:
        """Return a person's settings, after storing that their Discord uses the language `client`."""
        person = await self.find(user)
        if person.client != client:
            person = replace(person, client=client)
            # What they speak is told again with the next thing they do.
            with suppress(StoreUnavailable):
                await self._settings.keep(person)
        return person

    async def write_to(self, user: int, dm: bool) -> None:
        """Store whether to send a person direct messages; turning them on assumes that Discord delivers them again."""
        await self._settings.keep(replace(await self.find(user), dm=dm, dm_closed=False))

    async def leave_in_peace(self, user: int, quiet: QuietHours | None) -> None:
        """Store the quiet hours of a person; None: they may be pinged at any time."""
        await self._settings.keep(replace(await self.find(user), quiet=quiet))

    async def paint(self, user: int, theme: str | None) -> None:
        """Store the theme of the pictures for a person; None: that of the table."""
        await self._settings.keep(replace(await self.find(user), theme=theme))

    async def propose_to(self, user: int, proposals: bool) -> None:
        """Store whether to propose moves to a person."""
        await self._settings.keep(replace(await self.find(user), proposals=proposals))

    async def let_invite(self, user: int, invitations: bool) -> None:
        """Store whether others may invite a person to tables."""
        await self._settings.keep(replace(await self.find(user), invitations=invitations))

    async def closed(self, user: int) -> None:
        """Store that Discord does not deliver our direct messages to a person."""
        await self._settings.keep(replace(await self.find(user), dm_closed=True))


class Watching:
    """Starts and stops watching."""

    def __init__(self, watchers: WatcherStore, people: People) -> None:
        self._watchers = watchers
        self._people = people

    async def begin(self, table: LiveTable, user: int) -> None:
        """Send `user` messages about a table from now on. Raises PlaysHere, TableClosed or CannotWrite."""
        if table.roster.seat_of(user) is not None:
            raise PlaysHere
        if table.status not in ("lobby", "open"):
            raise TableClosed
        if not (await self._people.find(user)).reachable:
            raise CannotWrite
        await self._watchers.add(table.id, user)

    async def end(self, table: LiveTable, user: int) -> None:
        """Send `user` no more messages about a table."""
        await self._watchers.remove(table.id, user)


AT_HAND = 5000
"""Panels that are remembered without asking the store."""


class KeptPanels(Protocol):
    """Where panels outlive the bot."""

    async def find(self, user: int, table: int) -> Panel | None:
        """Return the newest panel of `user` at `table`."""
        ...

    async def keep(self, panel: Panel, now: float) -> None:
        """Keep a panel in the place of the one before."""
        ...


class Panels:
    """The newest panel of each person at each table."""

    def __init__(self, store: KeptPanels, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._newest: OrderedDict[tuple[int, int], Panel] = OrderedDict()

    def until(self) -> int:
        """Return when a panel that is shown now can no longer be edited, in seconds since the epoch."""
        return int(self._clock.now() + LIFETIME)

    async def shown(self, user: int, table: int, message: int, token: str) -> Panel | None:
        """Note that a panel was shown or edited by the interaction with `token`. Return the one before, if it is
        another message that can still be deleted."""
        now = self._clock.now()
        before = await self._find(user, table)
        panel = Panel(user, table, message, token, now + LIFETIME)
        self._newest[user, table] = panel
        self._newest.move_to_end((user, table))
        while len(self._newest) > AT_HAND:
            self._newest.popitem(last=False)
        # Without it, only a restart makes one panel too many.
        with suppress(StoreUnavailable):
            await self._store.keep(panel, now)
        return before if before is not None and before.message != message and before.until > now else None

    async def _find(self, user: int, table: int) -> Panel | None:
        if (user, table) in self._newest:
            return self._newest[user, table]
        return await self._store.find(user, table)
