"""One table in memory: what is stored of it, and the game that is played there."""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, field, replace
from functools import wraps
from typing import ParamSpec, TypeAlias, TypeVar

from bot.model.errors import NoTable, NotStarted
from bot.model.position import Position
from bot.model.roster import Roster
from bot.model.table import LogEntry, Status, TableRecord
from bot.store.tables import TableStore
from engine import codec
from engine.fold import Fold
from engine.games import AnyGame, UnknownGame, find
from engine.record import Entry, Header, Record, read
from engine.table import Change, Log
from engine.verify import verify

_log = logging.getLogger(__name__)

AnyChange: TypeAlias = Change[object]
AnyLog: TypeAlias = Log[object]
P = ParamSpec("P")
T = TypeVar("T")


@dataclass(eq=False)
class LiveTable:
    """A table that somebody uses. `row` is what is stored; `lock` lets one change at a time through, `telling` is held
    while a message is on its way: until it stands in the store, nobody whom it names is forgotten. `astray` means that
    its log does not lead to its position by today's rules."""

    row: TableRecord
    game: AnyGame
    started: AnyLog | None = None
    astray: bool = False
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    telling: asyncio.Lock = field(default_factory=asyncio.Lock)

    @property
    def id(self) -> int:
        """Its number."""
        return self.row.id

    @property
    def guild(self) -> int:
        """The server it is in."""
        return self.row.guild

    @property
    def channel(self) -> int:
        """The channel or thread it is in."""
        return self.row.channel

    @property
    def host(self) -> int:
        """Who opened it."""
        return self.row.host

    @property
    def language(self) -> str:
        """What is spoken in public."""
        return self.row.settings.language

    @property
    def status(self) -> Status:
        """How far it is."""
        return self.row.status

    @property
    def roster(self) -> Roster:
        """Who sits where."""
        return self.row.roster

    @property
    def log(self) -> AnyLog:
        """Return the game in progress. Raises NotStarted in a lobby."""
        if self.started is None:
            raise NotStarted
        return self.started

    @property
    def state(self) -> object:
        """Return the position now. Raises NotStarted in a lobby."""
        return self.log.state

    @property
    def position(self) -> Position:
        """Return what is looked at now. Raises NotStarted in a lobby."""
        return Position(self.id, self.game, self.log.fold, self.log.version)

    @property
    def record(self) -> Record:
        """Return the game so far."""
        return record(self.log)


def record(log: AnyLog) -> Record:
    """Return a game as it refolds. One that was saved by its snapshot is told from there."""
    if not log.header.position:
        return Record(log.header, log.entries)
    moves = enumerate((moment.entry for moment in log.fold.moments), 1)
    start = replace(log.header, position=codec.dumps(log.fold.start))
    return Record(start, tuple(Entry(number, entry.seat, entry.words) for number, entry in moves))


async def load(archive: TableStore, number: int, games: tuple[AnyGame, ...]) -> LiveTable:
    """The table as it is stored. Raises NoTable."""
    row = await archive.find(number)
    if row is None:
        raise NoTable
    try:
        game = find(row.game, games)
    except UnknownGame:
        raise NoTable from None
    if not row.header:
        return LiveTable(row, game)
    return await asyncio.to_thread(_opened, row, game, await archive.log(number))


def _opened(row: TableRecord, game: AnyGame, log: Sequence[LogEntry]) -> LiveTable:
    """The log, folded, when it leads to where it led when it was played; else the snapshot, so that rules that have
    changed stop no game."""
    header = read(row.header).header
    entries = tuple(kept.entry for kept in log)
    folded = _refolded(row, game, log)
    if folded is not None:
        return LiveTable(row, game, Log(header, folded, entries))
    _log.warning("a log no longer leads to its position: going on from the snapshot", extra={"table": row.id})
    saved = Fold(codec.loads(game.state_type, row.snapshot))
    return LiveTable(row, game, Log(_saved(header, row), saved, entries), astray=True)


def _refolded(row: TableRecord, game: AnyGame, log: Sequence[LogEntry]) -> Fold[object] | None:
    """The log, folded; None when it leads elsewhere."""
    if log:
        led = {log[-1].entry.number: log[-1].digest}
    else:
        led = {0: codec.digest(codec.loads(game.state_type, row.snapshot))}
    verdict = verify(game, Record(read(row.header).header, tuple(kept.entry for kept in log)), led)
    return verdict.fold if verdict.holds else None


def _saved(header: Header, row: TableRecord) -> Header:
    return replace(header, position=row.snapshot)


def uninterrupted(work: Callable[P, Coroutine[object, object, T]]) -> Callable[P, Coroutine[object, object, T]]:
    """Have `work` done to its end even when whoever asked for it no longer waits: what is stored must also be known
    here."""

    @wraps(work)
    async def done(*args: P.args, **kwargs: P.kwargs) -> T:
        return await asyncio.shield(asyncio.create_task(work(*args, **kwargs)))

    return done
