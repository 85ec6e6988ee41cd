"""The tables that wait for a person, and the order in which they are visited."""

import math
from collections.abc import Iterable

from msgspec import Struct

from bot.model.pace import public_flag_time
from bot.model.table import Status, TableRecord
from bot.model.times import DAY, HOUR

PlaceInOrder = tuple[float, float, int]
"""The sort key of a table among those that wait for a person: when the time for the turn ends, since when the table
waits (both in seconds since the epoch), and its id."""


class WaitingTable(Struct, frozen=True):
    """A table that waits for a person.

    `table`: its id. `guild`: its server. `channel`: its channel or thread. `base_channel`: the channel of its thread,
        or its channel if it has no thread. `since`: when the wait began, in seconds since the epoch. `ends`: when the
        time for the turn is up, or None if there is no limit.
    """

    table: int
    guild: int
    channel: int
    base_channel: int
    since: float
    ends: float | None = None

    @property
    def sort_key(self) -> PlaceInOrder:
        """Return the place of the table in the order in which the person is led from table to table."""
        return math.inf if self.ends is None else self.ends, self.since, self.table


def waits_by_person(row: TableRecord) -> dict[int, WaitingTable]:
    """Return, by person, the WaitingTable for each person for whom a table waits. A person whose answer is held has
    answered."""
    if row.status != "open" or not row.has_place:
        return {}
    answered = {held_answer.user for held_answer in row.held if held_answer.words}
    place, flag_time = row.parent_channel or row.channel, public_flag_time(row)
    return {
        wait.user: WaitingTable(row.id, row.guild, row.channel, place, wait.since, flag_time)
        for wait in row.waits
        if wait.user not in answered
    }


def next_waiting(tables: Iterable[WaitingTable], place: PlaceInOrder) -> WaitingTable | None:
    """Return the waiting table that comes after `place`, or the first one if none comes after it; None if no table
    waits. So a person who skips a table sees all others before it again."""
    ordered = sorted(tables, key=lambda table: table.sort_key)
    return next((table for table in ordered if table.sort_key > place), next(iter(ordered), None))


MIN_WAIT_FOR_DIGEST_SECONDS = 6 * HOUR
"""Minimum seconds of waiting that justify a digest."""

ENDING_SOON_SECONDS = DAY
"""Seconds before the end of the time for a turn from which on a table justifies a digest."""


def is_worth_a_digest(tables: Iterable[WaitingTable], now: float) -> bool:
    """Whether one of the tables justifies a digest at `now` (seconds since the epoch): it has waited long, or its time
    will soon be up."""
    return any(
        table.since <= now - MIN_WAIT_FOR_DIGEST_SECONDS
        or (table.ends is not None and table.ends <= now + ENDING_SOON_SECONDS)
        for table in tables
    )


_ORDER_OF_STATUS: dict[Status, int] = {"open": 1, "lobby": 2}


def table_sort_key(row: TableRecord, user: int) -> tuple[int, float, float, int]:
    """Return a sort key for the tables of `user`: first those that wait for them, then other games, then lobbies.
    Waiting tables are ordered by the end of their time, and those without a limit by how long they have waited."""
    waits = waits_by_person(row).get(user)
    return (0, *waits.sort_key) if waits is not None else (_ORDER_OF_STATUS.get(row.status, 3), 0.0, 0.0, row.id)
