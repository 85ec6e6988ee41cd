"""Looks over a database without touching it: the file, and whether every game still leads to where it led."""

from collections.abc import AsyncIterator, Sequence
from pathlib import Path

from bot.model.table import LogEntry, TableRecord
from bot.store.file import faults
from bot.store.store import Store
from engine import codec, fold
from engine.game import Refused
from engine.games import AnyGame, UnknownGame, find
from engine.record import BadRecord, read


async def checkup(database: Path, games: tuple[AnyGame, ...]) -> AsyncIterator[str]:
    """What is wrong, one line each. Raises StoreError for a database that cannot be read at all."""
    store = await Store.look(database)
    try:
        for fault in faults(database):
            yield fault
        for number in await store.census.started():
            row = await store.archive.find(number)
            if row is not None and (wrong := divergence(row, await store.archive.log(number), games)):
                yield f"table {number} ({row.game}, {row.status}): {wrong}"
    finally:
        await store.close()


def divergence(row: TableRecord, log: Sequence[LogEntry], games: tuple[AnyGame, ...]) -> str:
    """Where a table's log leads elsewhere than it did when it was played; empty: nowhere."""
    try:
        game, header = find(row.game, games), read(row.header).header
        folded = fold.begin(game, header)
        kept = codec.digest(codec.loads(game.state_type, row.snapshot))
    except (UnknownGame, BadRecord, ValueError) as error:
        return f"cannot begin: {error}"
    for entry in log:
        try:
            folded = fold.add(game, folded, entry.entry)
        except Refused as refused:
            return f"entry {entry.entry.number} is refused: {refused}"
        if codec.digest(folded.state) != entry.digest:
            return f"entry {entry.entry.number} leads to {codec.digest(folded.state)}, it led to {entry.digest}"
    found = codec.digest(folded.state)
    return "" if found == kept else f"the log leads to {found}, the snapshot is {kept}"
