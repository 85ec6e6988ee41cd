"""Databases full of tables, made from whole games without playing them through the bot."""

import asyncio
import json
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import TypeAlias

from bot.model.roster import Chair, Roster
from bot.model.table import TableRecord, TableSettings, Wait
from bot.store.rows import columns_of_table
from bot.store.store import Store
from engine import codec
from engine.record import Record
from engine.registry import AnyGame
from tests.engine.playouts import Playout, playout

EPOCH = 1_750_000_000.0
FLAKE = 1 << 60
"""Numbers of people, channels and interactions are as long as Discord's."""

MINUTES = 600.0
"""Seconds between two moves."""

Cell: TypeAlias = "str | int | float | None"


@dataclass(frozen=True, eq=False)
class Whole:
    """A game from its start to its end."""

    game: AnyGame
    played: Playout[object]

    @cache  # noqa: B019 - the few games are kept as long as the process
    def snapshot(self, entries: int) -> str:
        """The text of the state after so many entries."""
        return codec.dumps(self.states[entries])

    @cached_property
    def states(self) -> tuple[object, ...]:
        """The state before and after each entry."""
        return self.played.states

    @cached_property
    def record(self) -> Record:
        """Header and log."""
        return self.played.record

    @cached_property
    def digests(self) -> tuple[str, ...]:
        """Of the state after each entry."""
        return tuple(codec.digest(state) for state in self.states[1:])


@dataclass(frozen=True)
class Stocked:
    """A table as it is put in: who sits there, and how many entries of its game have been made."""

    number: int
    guild: int
    channel: int
    people: tuple[tuple[int, str], ...]
    whole: Whole
    entries: int

    @property
    def over(self) -> bool:
        """Whether its game is over."""
        return self.entries == len(self.whole.played.played)

    @property
    def row(self) -> TableRecord:
        """What stands in the table of tables."""
        game, record = self.whole.game, self.whole.record
        state = self.whole.states[self.entries]
        decision = game.decision(state)
        chairs = zip(record.header.marks, self.people, strict=True)
        waits = [Wait(self.people[seat][0], self.last, None) for seat in (decision.seats if decision else ())]
        return TableRecord(
            self.number,
            self.guild,
            self.channel,
            self.people[0][0],
            game.name,
            TableSettings("en", record.header.options, auto_end=False),
            status="over" if self.over else "open",
            roster=Roster(tuple(Chair(mark, user, name) for mark, (user, name) in chairs)),
            header=Record(record.header).text(),
            snapshot=self.whole.snapshot(self.entries),
            summarized_to=self.entries,
            board_version=self.entries,
            waits=tuple(waits),
        )

    @property
    def last(self) -> float:
        """When the last entry was made."""
        return EPOCH + self.number + MINUTES * self.entries


def wholes(game: AnyGame, count: int) -> tuple[Whole, ...]:
    """Some whole games; all seat counts and options take their turns."""
    return tuple(Whole(game, playout(game, number)) for number in range(count))


def stock(file: Path, tables: Sequence[Stocked], doors: Mapping[int, int]) -> None:
    """Put tables and people into a new database."""

    async def make() -> None:
        await (await Store.open(file)).close()

    asyncio.run(make())
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("PRAGMA synchronous = OFF")
        meet(connection, doors)
        for table in tables:
            put(connection, table)
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def meet(connection: sqlite3.Connection, doors: Mapping[int, int]) -> None:
    """Have people known, with the channels of their direct messages."""
    for user, channel in doors.items():
        _insert(connection, "people", {"user": user, "dm": 1, "dm_closed": 0, "client": "en"})
        _insert(connection, "doors", {"user": user, "channel": channel})


def put(connection: sqlite3.Connection, table: Stocked) -> None:
    """Put one table in."""
    values = {"id": table.number, "key": FLAKE + table.number} | columns_of_table(table.row)
    _insert(connection, "tables", values)
    connection.executemany("INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, NULL)", _entries(table))
    if table.over:
        connection.execute("INSERT INTO noted VALUES (?)", (table.number,))
        result = table.whole.game.result(table.whole.states[-1])
        for seat, (user, _) in enumerate(table.people if result else ()):
            rank = result.ranks[seat] if result else 0
            named = {"table_id": table.number, "guild": table.guild, "game": table.whole.game.name, "user": user}
            _insert(connection, "results", named | {"rank": rank, "mu": 25.0 + seat, "sigma": 8.0 - seat})


def _entries(table: Stocked) -> Iterator[tuple[Cell, ...]]:
    for entry, digest in zip(table.whole.record.entries[: table.entries], table.whole.digests, strict=False):
        user, when = table.people[entry.seat][0], EPOCH + table.number + MINUTES * entry.number
        key = FLAKE + (table.number << 16) + entry.number
        words = json.dumps(entry.words)
        yield table.number, entry.number, entry.seat, words, user, when, digest, key, entry.is_follow_up


def _insert(connection: sqlite3.Connection, into: str, values: dict[str, object]) -> None:
    places = ", ".join("?" * len(values))
    connection.execute(f"INSERT INTO {into} ({', '.join(values)}) VALUES ({places})", tuple(values.values()))
