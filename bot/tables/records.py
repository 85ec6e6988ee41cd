"""Uploaded records: read and folded as far as possible. The last few are cached."""

import asyncio
from collections.abc import Awaitable, Callable
from itertools import islice

from cachetools import LRUCache
from msgspec import Struct
from msgspec.structs import replace

from bot.model.position import Position
from bot.tables.live_table import AnyLog
from engine.game import Refused
from engine.record import BadRecord, Record, read_until_fault, split_lines
from engine.registry import AnyGame
from engine.table import Log
from engine.verify import find_game_of_record, verify

MAX_RECORD_BYTES = 256 * 1024
"""Maximum size of a record in bytes. The record of a long game has twelve thousand."""

MAX_RECORD_MOVES = 1500
"""Maximum number of moves in a record."""

MAX_CACHED_RECORDS = 8
"""Maximum number of cached records. A press on a cached record need not parse the file again."""


class RecordFault(Struct, frozen=True):
    """The error at which a record stops.

    `line`: the number of the faulty line, or 0 for the whole file. `bad`: the error. `refused`: the reason for refusing
        the line's move, or None for another error.
    """

    line: int
    bad: BadRecord
    refused: Refused | None = None


class ImportedRecord(Struct, frozen=True):
    """The readable part of an uploaded record.

    `game`: its game. `record`: its header, and the entries up to the first fault. `log`: the same, folded. `fault`: the
        error at which it stops, or None if all of it is valid.
    """

    game: AnyGame
    record: Record
    log: AnyLog
    fault: RecordFault | None = None

    @property
    def position(self) -> Position:
        """Return the last position. It belongs to no table."""
        return Position(0, self.game, self.log.fold, self.log.version)

    @property
    def move_count(self) -> int:
        """Return the number of positions after the first."""
        return len(self.log.fold.moves)

    def entry_number_at(self, place: int) -> int:
        """Return the number of the entry that led to the position at `place`, or 0 for the first position."""
        return self.log.fold.moves[place - 1].entry.number if place else 0


class ImportedRecords:
    """Reads records, one at a time."""

    def __init__(self, games: tuple[AnyGame, ...]) -> None:
        self._games = games
        self._cache: LRUCache[int, ImportedRecord] = LRUCache(MAX_CACHED_RECORDS)
        self._read_lock = asyncio.Lock()

    async def read(self, data: bytes) -> ImportedRecord:
        """Return the record in a file. Raises BadRecord if no part of it can be shown."""
        async with self._read_lock:
            return await asyncio.to_thread(read_record, data, self._games)

    async def find_or_fetch(self, file: int, download: Callable[[], Awaitable[bytes]]) -> ImportedRecord:
        """Return the record in the file with this id. `download` downloads the file if the record is not cached.

        Raises BadRecord, and what `download` raises.
        """
        if file not in self._cache:
            self.cache(file, await self.read(await download()))
        return self._cache[file]

    def cache(self, file: int, record: ImportedRecord) -> None:
        """Remember the record of an uploaded file by the id of the file."""
        self._cache[file] = record


def read_record(data: bytes, games: tuple[AnyGame, ...]) -> ImportedRecord:
    """Return the readable part of a record file. Raises BadRecord with the faulty line if no part is readable."""
    check_size(len(data))
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as wrong:
        line = data.count(b"\n", 0, wrong.start) + 1
        raise BadRecord(line, "not UTF-8", "no-text") from wrong
    try:
        return _import_record(text, games)
    except BadRecord as bad:
        raise BadRecord(_faulty_line(text, bad), bad.fault, bad.reason, *bad.facts) from bad


def check_size(size: int) -> None:
    """Raise BadRecord for a file that is too large."""
    if size > MAX_RECORD_BYTES:
        raise BadRecord(0, f"more than {MAX_RECORD_BYTES} bytes", "too-large", ("most", MAX_RECORD_BYTES // 1024))


def _import_record(text: str, games: tuple[AnyGame, ...]) -> ImportedRecord:
    record, bad = read_until_fault(text)
    if len(record.entries) > MAX_RECORD_MOVES:
        bad = BadRecord(
            _line_of_move(text, MAX_RECORD_MOVES + 1),
            f"more than {MAX_RECORD_MOVES} moves",
            "too-long",
            ("most", MAX_RECORD_MOVES),
        )
        record = replace(record, entries=record.entries[:MAX_RECORD_MOVES])
    game = find_game_of_record(record, games)
    if record.header.position:
        # A position can claim anything, even something that the game cannot paint or continue.
        raise BadRecord(0, "it starts from a position", "positioned", field="position")
    verdict = verify(game, record)
    valid_part = (
        replace(record, entries=record.entries[: verdict.stopped_at.number - 1]) if verdict.stopped_at else record
    )
    log: AnyLog = Log(record.header, verdict.initial_fold, valid_part.entries)
    fault = RecordFault(bad.line, bad) if bad else None
    if verdict.fault is not None and verdict.stopped_at is not None:
        fault = RecordFault(_line_of_move(text, verdict.stopped_at.number), verdict.fault, verdict.refused)
    return ImportedRecord(game, valid_part, log, fault)


def _faulty_line(text: str, bad: BadRecord) -> int:
    """Return the number of the faulty line, or 0 if the whole file is at fault."""
    if bad.line or not bad.field:
        return bad.line
    beginnings = (raw.strip().partition(":")[0] for raw in split_lines(text))
    return next((line for line, field in enumerate(beginnings, 1) if field == bad.field), 0)


def _line_of_move(text: str, entry_number: int) -> int:
    moves = (line for line, raw in enumerate(split_lines(text), 1) if raw.strip()[:1].isdigit())
    return next(islice(moves, entry_number - 1, None), 0)
