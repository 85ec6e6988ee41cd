"""A table's past, as far as a reader may know it: as lines, move by move, and as a record."""

from collections.abc import Iterator, Sequence
from typing import Literal, TypeAlias

from bot.model.errors import NoMoveWithNumber, StillOpen
from bot.tables.live_table import AnyLog, LiveTable, record_of
from bot.text.voice import Voice
from engine import codec
from engine.game import Fact, Seat, SeatRef
from engine.record import BadRecord, Record, read_record
from engine.redact import redact
from engine.registry import AnyGame
from engine.replay import Fold, PlayedMove, replay_positions
from engine.verify import verify

RecordJudgement: TypeAlias = tuple[Literal["holds", "broken", "unsown"], dict[str, Fact]]


def log_lines(log: AnyLog, seat: Seat | None, voice: Voice) -> Iterator[str]:
    """Yield the events of each entry, as lines that begin with the number of the entry."""
    standing = {move.entry.number: move for move in log.fold.moves}
    for entry in log.entries:
        lines: list[str] = []
        if entry.first_undone:
            lines = [voice.say("board-undone", name=SeatRef(entry.seat))]
        elif entry.number in standing:
            lines = [voice.event(event) for event in standing[entry.number].events if event.reaches(seat)]
        yield from (f"`{entry.number}` {line}" for line in lines)


def divide_into_pages(lines: Sequence[str], room: int) -> list[list[str]]:
    """Return the lines divided into pages of at most `room` characters."""
    pages: list[list[str]] = []
    room_left = 0
    for line in lines:
        room_left -= len(line) + 1
        if room_left < 0:
            pages.append([])
            room_left = room - len(line) - 1
        pages[-1].append(line)
    return pages


def require_move(fold: Fold[object], entry_number: int) -> None:
    """Raise NoMoveWithNumber unless `entry_number` is 0 or the number of a standing move."""
    if entry_number and all(move.entry.number != entry_number for move in fold.moves):
        raise NoMoveWithNumber(entry_number)


def states_around(game: AnyGame, fold: Fold[object], entry_number: int) -> tuple[object, object, PlayedMove]:
    """Return the state before move `entry_number`, the state after it, and the move. Raises NoMoveWithNumber."""
    earlier = fold.start
    for moment, state in replay_positions(game, fold):
        if moment.entry.number == entry_number:
            return earlier, state, moment
        earlier = state
    raise NoMoveWithNumber(entry_number)


def record_text(game: AnyGame, log: AnyLog, *, is_open: bool) -> str:
    """Return the record in the form that anybody may have now. For an unfinished game this replays the game, so call it
    in a thread."""
    whole = record_of(log)
    return (redact(game, log.fold, whole) if is_open else whole).text()


def verify_record(game: AnyGame, record: Record, state: object) -> RecordJudgement:
    """Return the judgement of a finished game's record: whether its seed matches the published hash, and whether its
    moves lead to `state`."""
    try:
        verdict = verify(game, read_record(record.text()), {len(record.entries): codec.digest(state)})
    except BadRecord:
        return "broken", {"number": 0}
    if not verdict.is_valid:
        return "broken", {"number": verdict.stopped_at.number if verdict.stopped_at and verdict.refused else 0}
    return ("unsown" if record.header.position else "holds"), {"number": len(record.entries)}


def require_over(table: LiveTable) -> None:
    """Raise StillOpen or NotStarted unless the game is over, so that all of it may be shown."""
    if table.log and table.status == "open":
        raise StillOpen


def verify_game(table: LiveTable) -> RecordJudgement:
    """Return the judgement of the record of a finished game, as `verify_record` does."""
    return verify_record(table.game, table.record, table.state)
