"""A game in progress as a value: its header and log, and the changes that moves and undos make."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Generic, TypeAlias, TypeVar

from msgspec import Struct

from engine import replay
from engine.game import Event, Game, GameOver, Refused, Seat, Step, Words
from engine.moves import check_turn
from engine.record import UNDO, Entry, Header
from engine.replay import Fold

S = TypeVar("S")
V = TypeVar("V")

FollowUpRule: TypeAlias = Callable[[Fold[S]], tuple[Seat, Words] | None]
"""A function that returns the seat that answers a position's question at once, and its answer, or None if no seat
does."""


class StaleAction(Refused):
    """Raised for an action that was chosen when the log had an older version, unless the question is still open."""

    reason = "stale"


class CannotUndo(Refused):
    """Raised for an undo if the seat has no move to take back, or a player has learned or decided something since."""

    reason = "cannot-undo"


class FollowUp(Struct, Generic[S], frozen=True):
    """An entry that follows another one automatically, and its result."""

    entry: Entry
    step: Step[S]


class Change(Struct, Generic[S], frozen=True):
    """The result of adding an entry to a log.

    `entry`: the added entry.
    `before`, `after`: the fold without it, and the fold with it and its follow-ups.
    `step`: the result of the move, or None for an undo.
    `follow_ups`: the follow-ups that were played together with it.
    """

    entry: Entry
    before: Fold[S]
    after: Fold[S]
    step: Step[S] | None
    follow_ups: tuple[FollowUp[S], ...] = ()

    @property
    def entries(self) -> tuple[Entry, ...]:
        """Return the entry followed by its follow-ups, as the log stores them."""
        return (self.entry, *(move.entry for move in self.follow_ups))

    @property
    def events(self) -> tuple[Event, ...]:
        """Return the events of the move and of its follow-ups, in order."""
        steps = (*((self.step,) if self.step else ()), *(answer.step for answer in self.follow_ups))
        return tuple(event for step in steps for event in step.events)


@dataclass(frozen=True, slots=True)
class Log(Generic[S]):
    """A game in progress.

    `header`: its start.
    `fold`: the moves that were not taken back, and the position to which they lead.
    `entries`: all moves and undos, oldest first.
    `version`: the number of entries, which only grows.
    `state`: the current position.
    """

    header: Header
    fold: Fold[S]
    entries: tuple[Entry, ...] = ()
    version: int = field(init=False, repr=False, compare=False)
    state: S = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "version", len(self.entries))
        object.__setattr__(self, "state", self.fold.state)

    def with_change(self, change: Change[S]) -> "Log[S]":
        """Return the log after `change`: its entries appended, and its fold."""
        return Log(self.header, change.after, (*self.entries, *change.entries))


def check_play(game: Game[S, V], log: Log[S], seat: Seat, words: Words, version: int | None) -> None:
    """Raise the exception that `play` would raise for these arguments, without playing the move."""
    _require_current(game, log, seat, version)
    check_turn(game, log.state, log.fold.decision(game), seat, words)


def play(
    game: Game[S, V],
    log: Log[S],
    seat: Seat,
    words: Words,
    version: int | None,
    follow_up_rule: FollowUpRule[S] | None = None,
) -> Change[S]:
    """Return the change made by the move `words` of `seat`, and by the answers that follow.

    `version`: the version that the player saw, or None for the newest. Raises Refused: StaleAction, or the exceptions
        of
    `check_turn`.
    """
    _require_current(game, log, seat, version)
    entry = Entry(log.version + 1, seat, words)
    played = replay.play_entry(game, log.fold, entry)
    after, followed = _play_follow_ups(game, played, follow_up_rule) if follow_up_rule else (played, ())
    return Change(entry, log.fold, after, played.last_step, followed)


def undo(game: Game[S, V], log: Log[S], seat: Seat, version: int | None) -> Change[S]:
    """Return the change that undoes the seat's last move. Raises Refused: StaleAction, GameOver or CannotUndo."""
    _require_current_for_all(game, log, version)
    return _undo_change(game, log, log.fold.freely_undoable_entry(seat), seat)


def undo_from(game: Game[S, V], log: Log[S], first_entry: int, seat: Seat, version: int | None) -> Change[S]:
    """Return the change that undoes entry `first_entry` and all later ones, regardless of what players have learned or
    decided since.

    The players have agreed to it, or an administrator orders it. `seat`: the seat to which the new entry belongs.
    Raises Refused: StaleAction, GameOver, or CannotUndo if entry `first_entry` was already taken back.
    """
    _require_current_for_all(game, log, version)
    stands = any(move.entry.number == first_entry for move in log.fold.moves)
    return _undo_change(game, log, first_entry if stands else 0, seat)


def change_made_by(game: Game[S, V], log: Log[S], entry_number: int) -> Change[S]:
    """Return the change that entry `entry_number` made, with its follow-ups, or an empty change if the entry was
    undone."""
    entry = log.entries[entry_number - 1]
    moments = log.fold.moves
    place = next((place for place, moment in enumerate(moments) if moment.entry == entry), None)
    if place is None:
        return Change(entry, log.fold, log.fold, None)
    last = place + 1
    while last < len(moments) and moments[last].entry.is_follow_up:
        last += 1
    did = [replay.fold_at(game, log.fold, place)]
    for moment in moments[place:last]:
        did.append(replay.replay_move(game, did[-1], moment))
    follow_ups = [FollowUp(folded.moves[-1].entry, folded.last_step) for folded in did[2:]]
    return Change(entry, did[0], did[-1], did[1].last_step, tuple(follow_ups))


def _play_follow_ups(
    game: Game[S, V], after: Fold[S], follow_up_rule: FollowUpRule[S]
) -> tuple[Fold[S], tuple[FollowUp[S], ...]]:
    follow_ups: list[FollowUp[S]] = []
    while (following := follow_up_rule(after)) is not None:
        entry = Entry(after.moves[-1].entry.number + 1, *following, is_follow_up=True)
        after = replay.play_entry(game, after, entry)
        follow_ups.append(FollowUp(entry, after.last_step))
    return after, tuple(follow_ups)


def _undo_change(game: Game[S, V], log: Log[S], first_entry: int, seat: Seat) -> Change[S]:
    if not first_entry:
        raise CannotUndo
    entry = Entry(log.version + 1, seat, (UNDO, str(first_entry)))
    return Change(entry, log.fold, replay.add_entry(game, log.fold, entry), None)


def _require_current_for_all(game: Game[S, V], log: Log[S], version: int | None) -> None:
    if log.fold.decision(game) is None:
        raise GameOver
    if version not in (None, log.version):
        raise StaleAction


def _require_current(game: Game[S, V], log: Log[S], seat: Seat, version: int | None) -> None:
    if version not in (None, log.version) and not _is_still_asked(game, log, seat, version or 0):
        raise StaleAction


def _is_still_asked(game: Game[S, V], log: Log[S], seat: Seat, version: int) -> bool:
    """Whether nothing has happened since `version` except simultaneous choices of other seats."""
    since = log.entries[version:] if 0 <= version < log.version else ()
    faster = {entry.seat for entry in since}
    waiting = log.fold.decision(game)
    if not since or waiting is None or seat in faster or not _are_last_moves(log, since):
        return False
    moves_seen = len(log.fold.moves) - len(since)
    if not replay.is_cached(log.fold, moves_seen):  # An uncached fold is too far back for people who choose at once.
        return False
    decision = replay.fold_at(game, log.fold, moves_seen).decision(game)
    if decision is None:
        return False
    seats_left = tuple(asked_seat for asked_seat in decision.seats if asked_seat not in faster)
    return (waiting.kind, waiting.facts, waiting.seats) == (decision.kind, decision.facts, seats_left)


def _are_last_moves(log: Log[S], entries: tuple[Entry, ...]) -> bool:
    """Whether `entries` are the last moves that were not taken back."""
    return tuple(move.entry for move in log.fold.moves[-len(entries) :]) == entries
