"""Watch a table without playing: a silent message at each new wait, about what everybody may know."""

from bot.model.errors import CannotWrite, PlaysHere, TableClosed
from bot.store.people import WatcherStore
from bot.tables.live_table import LiveTable
from bot.tables.people import People


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
