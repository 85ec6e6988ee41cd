"""The check of a database, without changing it: of the file itself, and whether replaying every game gives the stored
digests."""

from collections.abc import AsyncIterator, Sequence
from pathlib import Path

from bot.model.table import LogEntry, TableRecord
from bot.store.places import place_of
from bot.store.store import Store
from engine import codec
from engine.record import BadRecord, Record, read_record
from engine.registry import AnyGame, UnknownGame, find_game
from engine.verify import verify


async def check_database(database: Path | str, games: tuple[AnyGame, ...]) -> AsyncIterator[str]:
    """Yield each problem of a database as a line. Raises StoreError if the database cannot be read at all."""
    store = await Store.open_read_only(database)
    try:
        for fault in place_of(database).find_faults():
            yield fault
        for table_id in await store.statistics.started_tables():
            row = await store.tables.find(table_id)
            if row is not None and (wrong := find_divergence(row, await store.tables.find_log(table_id), games)):
                yield f"table {table_id} ({row.game}, {row.status}): {wrong}"
    finally:
        await store.close()


def find_divergence(row: TableRecord, log: Sequence[LogEntry], games: tuple[AnyGame, ...]) -> str:
    """Return a line about the first difference between a replay of a table's log and the stored positions, or "" if
    they agree."""
    try:
        game, header = find_game(row.game, games), read_record(row.header).header
        snapshot_digest = codec.digest(codec.loads(game.state_type, row.snapshot))
    except (UnknownGame, BadRecord, ValueError) as error:
        return f"cannot begin: {error}"
    entries = tuple(snapshot_digest.entry for snapshot_digest in log)
    verdict = verify(
        game, Record(header, entries), {snapshot_digest.entry.number: snapshot_digest.digest for snapshot_digest in log}
    )
    if verdict.fold is None:
        return f"cannot begin: {verdict.fault}"
    if verdict.refused is not None and verdict.stopped_at is not None:
        return f"entry {verdict.stopped_at.number} is refused: {verdict.refused}"
    if verdict.fault is not None:
        return str(verdict.fault)
    digest = codec.digest(verdict.fold.state)
    return "" if digest == snapshot_digest else f"the log leads to {digest}, the snapshot is {snapshot_digest}"
