"""One table in memory: its stored row and its game."""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import wraps
from typing import ParamSpec, TypeAlias, TypeVar

from msgspec.structs import replace

from bot.model.errors import MissingComponents, NoTable, NotStarted
from bot.model.position import Position
from bot.model.roster import Roster
from bot.model.table import LogEntry, Status, TableRecord
from bot.store.store import Store
from engine import codec
from engine.content import missing_content
from engine.game import Decision
from engine.record import Entry, Record, read_record, sign
from engine.registry import AnyGame, UnknownGame, find_game
from engine.replay import Fold
from engine.table import Change, Log
from engine.verify import verify

_log = logging.getLogger(__name__)

AnyChange: TypeAlias = Change[object]
AnyLog: TypeAlias = Log[object]
P = ParamSpec("P")
T = TypeVar("T")


@dataclass(eq=False)
class LiveTable:
    """A table in memory.

    `row`: its stored row.
    `game`: its game.
    `started`: the log of the game, or None in a lobby.
    `has_diverged`: whether the log does not lead to the stored position under the current rules.
    `change_lock`: held during one change.
    `send_lock`: held while a message is sent and until this is stored. Until then, nobody named in the message is
        forgotten.
    """

    row: TableRecord
    game: AnyGame
    started: AnyLog | None = None
    has_diverged: bool = False
    change_lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    send_lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    @property
    def id(self) -> int:
        """Return the id of the table."""
        return self.row.id

    @property
    def guild(self) -> int:
        """Return the id of the table's server."""
        return self.row.guild

    @property
    def channel(self) -> int:
        """Return the id of the table's channel or thread."""
        return self.row.channel

    @property
    def host(self) -> int:
        """Return the id of the person who opened the table."""
        return self.row.host

    @property
    def language(self) -> str:
        """Return the code of the language of the table's public messages."""
        return self.row.settings.language

    @property
    def status(self) -> Status:
        """Return whether the table is a lobby, open (in play), over or cancelled."""
        return self.row.status

    @property
    def roster(self) -> Roster:
        """Return the players in their chairs."""
        return self.row.roster

    @property
    def log(self) -> AnyLog:
        """Return the log of the game. Raises NotStarted in a lobby."""
        if self.started is None:
            raise NotStarted
        return self.started

    @property
    def state(self) -> object:
        """Return the current state of the game. Raises NotStarted in a lobby."""
        return self.log.state

    @property
    def decision(self) -> Decision | None:
        """Return the open decision, or None if the game is over. Raises NotStarted in a lobby."""
        return self.log.fold.decision(self.game)

    @property
    def moves_by_itself(self) -> bool:
        """Whether all deciding seats belong to computers, which will move in a moment. Raises NotStarted in a lobby."""
        decision = self.decision if self.status == "open" else None
        return decision is not None and all(self.roster.user_of(seat) is None for seat in decision.seats)

    @property
    def position(self) -> Position:
        """Return the current position. Raises NotStarted in a lobby."""
        return Position(self.id, self.game, self.log.fold, self.log.version)

    async def wait_for_changes(self) -> None:
        """Wait until all stored changes have been applied in memory."""
        async with self.change_lock:
            return

    async def wait_until_sent(self, patience: float | None) -> None:
        """Wait until no message is being sent, for at most `patience` seconds, or without a limit if it is None."""
        with suppress(TimeoutError):
            async with asyncio.timeout(patience), self.send_lock:
                return

    @property
    def record(self) -> Record:
        """Return the header and all entries of the game so far, as a record."""
        return record_of(self.log)


def record_of(log: AnyLog) -> Record:
    """Return a game as a record, which begins with a snapshot if the game was continued from one."""
    if not log.header.position:
        return Record(log.header, log.entries)
    moves = enumerate((move.entry for move in log.fold.moves), 1)
    return Record(log.header, tuple(Entry(number, entry.seat, entry.words) for number, entry in moves))


async def load(store: Store, table_id: int, games: tuple[AnyGame, ...]) -> LiveTable:
    """Return a table from the database. Raises NoTable, and MissingComponents for a game whose component tables none of
    `games` has."""
    row = await store.tables.find(table_id)
    if row is None:
        raise NoTable
    try:
        game = find_game(row.game, games)
    except UnknownGame:
        raise NoTable from None
    if not row.header:
        return LiveTable(row, game)
    if missing_tables := missing_content(game, dict(read_record(row.header).header.options)):
        raise MissingComponents(missing_tables)
    table = await asyncio.to_thread(_open_at_log, row, game, log := await store.tables.find_log(table_id))
    return table or _open_at_snapshot(row, game, log, await store.record_key.find())


def _open_at_log(row: TableRecord, game: AnyGame, log: Sequence[LogEntry]) -> LiveTable | None:
    """Return the table with its log folded, or None if the log no longer leads to the stored position."""
    folded = _fold_log(row, game, log)
    if folded is None:
        return None
    return LiveTable(row, game, Log(read_record(row.header).header, folded, tuple(kept.entry for kept in log)))


def _open_at_snapshot(row: TableRecord, game: AnyGame, log: Sequence[LogEntry], key: bytes | None) -> LiveTable:
    """Return the table at its snapshot, because the current rules no longer allow the game's earlier moves. Its record
    begins there, signed with `key`."""
    _log.warning("a log no longer yields its position: continuing from the snapshot", extra={"table": row.id})
    saved_state = codec.loads(game.state_type, row.snapshot)
    header = replace(read_record(row.header).header, position=codec.dumps(saved_state))
    signed_header = sign(header, key) if key is not None else header
    return LiveTable(
        row, game, Log(signed_header, Fold(saved_state), tuple(log_entry.entry for log_entry in log)), has_diverged=True
    )


def _fold_log(row: TableRecord, game: AnyGame, log: Sequence[LogEntry]) -> Fold[object] | None:
    """Return the folded log, or None if it leads to a different position."""
    if log:
        digest_by_number = {log[-1].entry.number: log[-1].digest}
    else:
        digest_by_number = {0: codec.digest(codec.loads(game.state_type, row.snapshot))}
    verdict = verify(
        game, Record(read_record(row.header).header, tuple(log_entry.entry for log_entry in log)), digest_by_number
    )
    return verdict.fold if verdict.is_valid else None


def shield(work: Callable[P, Coroutine[object, object, T]]) -> Callable[P, Coroutine[object, object, T]]:
    """Wrap `work` in a task that survives the cancellation of its caller: a stored change must also be applied in
    memory."""

    @wraps(work)
    async def run_shielded(*args: P.args, **kwargs: P.kwargs) -> T:
        return await asyncio.shield(asyncio.create_task(work(*args, **kwargs)))

    return run_shielded
