"""The tables that wait for a person, and the way from one to the next."""

from collections.abc import Iterable

from msgspec import Struct

from bot.model.table import Status, TableRecord

Place = tuple[float, int]
"""A table's place among those that wait for a person: since when it waits, in seconds since the epoch, and its id."""


class WaitingTable(Struct, frozen=True):
    """A table that waits for a person.

    `table`: its id. `guild`, `channel`: where it is. `ground`: the channel of its thread; without one, its channel.
    `since`: since when it waits, in seconds since the epoch.
    """

    table: int
    guild: int
    channel: int
    ground: int
    since: float

    @property
    def place(self) -> Place:
        """Return its place among the others."""
        return self.since, self.table


def waiting(row: TableRecord) -> dict[int, WaitingTable]:
    """Return for each person for whom a table waits what is to be known of it there. Somebody whose answer is held back
    has answered."""
    if row.status != "open" or not row.has_place:
        return {}
    answered = {held.user for held in row.held if held.words}
    ground = row.parent_channel or row.channel
    return {
        wait.user: WaitingTable(row.id, row.guild, row.channel, ground, wait.since)
        for wait in row.waits
        if wait.user not in answered
    }


def following(tables: Iterable[WaitingTable], place: Place) -> WaitingTable | None:
    """Return the table behind `place`, or behind the last one the first again; None where none waits. So who skips a
    table comes to all others before they come back to it."""
    ordered = sorted(tables, key=lambda one: one.place)
    return next((one for one in ordered if one.place > place), next(iter(ordered), None))


_ORDER: dict[Status, int] = {"open": 1, "lobby": 2}


def rank(row: TableRecord, user: int) -> tuple[int, float, int]:
    """Return what puts the tables of `user` in order: those that wait for them, the longest first, then the other
    games, then the lobbies."""
    waits = waiting(row).get(user)
    return (0, *waits.place) if waits is not None else (_ORDER.get(row.status, 3), 0.0, row.id)
