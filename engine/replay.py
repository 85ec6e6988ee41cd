"""The fold: the state that a header and a log lead to. Every table, replay and check uses it."""

from collections import deque
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import islice
from types import MappingProxyType
from typing import Generic, TypeVar

from msgspec import Struct

from engine import codec
from engine.chance import SEED_BYTES, Chance
from engine.game import CONTENT_OPTION, Decision, Event, Game, Refused, Seat, Step
from engine.interning import intern_step
from engine.moves import check_move, check_turn
from engine.record import BadRecord, Entry, Header, Record

S = TypeVar("S")
V = TypeVar("V")


MAX_CACHED_STATES = 12
"""Number of latest positions kept in memory, to which moves can be taken back at once. Earlier positions are replayed
on demand in milliseconds; keeping all of them would need more memory than the rest of a game."""


class PlayedMove(Struct, frozen=True):
    """A move that was not taken back.

    `entry`: the entry that made it.
    `events`: its events.
    `informed_seats`: the seats to which it showed hidden information (`Step.informed_seats`).
    """

    entry: Entry
    events: tuple[Event, ...] = ()
    informed_seats: frozenset[Seat] = frozenset()


@dataclass(frozen=True, slots=True)
class Fold(Generic[S]):
    """A position and the moves that led to it.

    `start`: the initial position.
    `moves`: the moves, without those taken back.
    `recent_states`: the positions after the last `MAX_CACHED_STATES` moves, or all if there are fewer.
    `state`: the current position.
    """

    start: S
    moves: tuple[PlayedMove, ...] = ()
    recent_states: tuple[S, ...] = ()
    state: S = field(init=False, repr=False, compare=False)
    _asked: tuple[Decision | None] | None = field(default=None, init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "state", self.recent_states[-1] if self.recent_states else self.start)

    def decision(self, game: Game[S, V]) -> Decision | None:
        """Return the question of `game` in the current position, or None if the game is over. It is computed once and
        kept in a tuple, since None is a result too."""
        asked = self._asked
        if asked is None:
            asked = (game.decision(self.state),)
            object.__setattr__(self, "_asked", asked)
        return asked[0]

    @property
    def last_step(self) -> Step[S]:
        """Return the result of the last move. Raises IndexError if there is none."""
        return Step(self.state, self.moves[-1].events, self.moves[-1].informed_seats)

    def events_since(self, entry_number: int) -> tuple[Event, ...]:
        """Return the events of the moves after this entry of the log."""
        return tuple(event for move in self.moves if move.entry.number > entry_number for event in move.events)

    def freely_undoable_entry(self, seat: Seat) -> int:
        """Return the number of the move that `seat` may take back without asking, or 0 if there is none.

        It is the last move, if `seat` made it and it gave nobody information that the mover had not had
        (`Step.informed_seats`). It may have shown others what the mover knew, such as tiles from the mover's hand.
        Another seat's move prevents the undo. The seat's automatic answers are undone with the move.
        """
        for move in reversed(self.moves):
            if move.entry.seat != seat or move.informed_seats:
                return 0
            if not move.entry.is_follow_up:
                return move.entry.number
        return 0


def replay_positions(game: Game[S, V], fold: Fold[S]) -> Iterator[tuple[PlayedMove, S]]:
    """Yield each move of a fold with the position after it."""
    state, early = fold.start, len(fold.moves) - len(fold.recent_states)
    for move in fold.moves[:early]:
        state = game.play(state, move.entry.seat, move.entry.words).state
        yield move, state
    yield from zip(fold.moves[early:], fold.recent_states, strict=True)


def fold_at(game: Game[S, V], fold: Fold[S], count: int) -> Fold[S]:
    """Return the fold as it was after its first `count` moves."""
    left = count - len(fold.moves) + len(fold.recent_states)
    recent = fold.recent_states[:left] if left > 0 else _last_states(game, fold, count)
    return Fold(fold.start, fold.moves[:count], recent)


def is_cached(fold: Fold[S], count: int) -> bool:
    """Whether the position after the first `count` moves is in memory, so that no move has to be replayed."""
    return count == 0 or count > len(fold.moves) - len(fold.recent_states)


def _last_states(game: Game[S, V], fold: Fold[S], count: int) -> tuple[S, ...]:
    return tuple(state for _, state in islice(replay_positions(game, fold), count))[-MAX_CACHED_STATES:]


def fold_before(game: Game[S, V], fold: Fold[S], entry_number: int) -> Fold[S]:
    """Return the fold of the moves with numbers below `entry_number`."""
    return fold_at(game, fold, sum(move.entry.number < entry_number for move in fold.moves))


def begin_fold(game: Game[S, V], header: Header) -> Fold[S]:
    """Return the fold without moves. Raises BadRecord for seats, options or a position that the game does not know.

    The header's position is trusted. If it comes from outside, first check its signature (`engine.record.is_signed`).
    """
    _check_rules(game, header)
    _check_seats(game, header)
    _check_options(game, header)
    if header.position:
        return Fold(_read_position(game, header))
    if len(header.seed) != SEED_BYTES:
        raise BadRecord(0, f"seed: expected {SEED_BYTES} bytes", "no-seed", ("count", 2 * SEED_BYTES), field="seed")
    return Fold(game.setup(header.marks, dict(header.options), Chance(header.seed)))


def _read_position(game: Game[S, V], header: Header) -> S:
    """Return the state written in the header's `position`. Raises BadRecord if it cannot be read."""
    try:
        return codec.loads(game.state_type, header.position)
    except ValueError as fault:
        raise BadRecord(0, f"position: {fault}", "no-position", field="position") from fault


def _check_rules(game: Game[S, V], header: Header) -> None:
    if header.rules != game.rules:
        fault = f"{game.name} is played by rules {game.rules}, not {header.rules}"
        raise BadRecord(0, fault, "other-rules", ("known", game.rules), ("number", header.rules), field="game")


def _check_seats(game: Game[S, V], header: Header) -> None:
    if len(header.marks) not in game.seats or not set(header.marks) <= set(game.marks):
        first, last = game.seats[0], game.seats[-1]
        seats = (("least", first), ("most", last), ("seats", " ".join(game.marks)))
        raise BadRecord(0, f"seats: {first} to {last} of {' '.join(game.marks)}", "other-seats", *seats, field="seats")


def _check_options(game: Game[S, V], header: Header) -> None:
    choices = {option.name: option.choices for option in game.options}
    playable = {option.name: option.playable for option in game.options}
    for name, choice in header.options:
        if choice in playable.get(name, ()):
            continue
        if name == CONTENT_OPTION and name in choices:
            fault = f"it was played with other tables: {name}={choice}; there are: {' '.join(choices[name])}"
            facts = (("content", choice), ("known", " ".join(choices[name])))
            raise BadRecord(0, fault, "other-content", *facts, field="options")
        right = " ".join(f"{option}={word}" for option, words in choices.items() for word in words)
        fault = f"{name}={choice} is no option of {game.name}"
        raise BadRecord(0, fault, "other-option", ("options", right), field="options")


def add_entry(game: Game[S, V], fold: Fold[S], entry: Entry) -> Fold[S]:
    """Return the fold with one more entry. Raises Refused if the entry is not possible now."""
    return fold_before(game, fold, entry.first_undone) if entry.first_undone else play_entry(game, fold, entry)


def play_entry(game: Game[S, V], fold: Fold[S], entry: Entry) -> Fold[S]:
    """Return the fold with one more move. Raises Refused if the entry is no possible move."""
    check_turn(game, fold.state, fold.decision(game), entry.seat, entry.words)
    move, state = _play(game, fold.state, entry)
    return _with_move(fold, move, state)


def replay_move(game: Game[S, V], fold: Fold[S], move: PlayedMove) -> Fold[S]:
    """Return the fold with a move that was already made from it, without checking the move."""
    state = game.play(fold.state, move.entry.seat, move.entry.words).state
    return _with_move(fold, move, state)


def _play(game: Game[S, V], state: S, entry: Entry) -> tuple[PlayedMove, S]:
    step = intern_step(game.play(state, entry.seat, entry.words))
    return PlayedMove(entry, step.events, step.informed_seats), step.state


def _with_move(fold: Fold[S], move: PlayedMove, state: S) -> Fold[S]:
    """Return the fold with `move` and its position `state` appended, keeping only the newest positions."""
    return Fold(fold.start, (*fold.moves, move), (*fold.recent_states[1 - MAX_CACHED_STATES :], state))


class _FoldBuilder(Generic[S]):
    """Builds the fold of a whole record. It appends to lists, since copying tuples for each entry would be slow."""

    def __init__(self, fold: Fold[S]) -> None:
        self._start_from(fold)

    def _start_from(self, fold: Fold[S]) -> None:
        self._start, self._moves, self._recent = fold.start, [*fold.moves], deque(fold.recent_states, MAX_CACHED_STATES)
        self.state = fold.state

    def fold(self) -> Fold[S]:
        """Return the fold of all entries added so far."""
        return Fold(self._start, tuple(self._moves), tuple(self._recent))

    def add_entry(self, game: Game[S, V], entry: Entry) -> None:
        """Add an entry. Raises Refused, and changes nothing, if the entry is not possible now."""
        if entry.first_undone:
            self._start_from(fold_before(game, self.fold(), entry.first_undone))
            return
        check_move(game, self.state, entry.seat, entry.words)
        move, self.state = _play(game, self.state, entry)
        self._moves.append(move)
        self._recent.append(self.state)


class ReplayResult(Struct, Generic[S], frozen=True):
    """The result of replaying a record.

    `fold`: everything up to the first fault.
    `fault`: the error, or None.
    `stopped_at`: the entry at which the replay stopped, or None.
    `refused`: the refusal of that entry, or None.
    """

    fold: Fold[S]
    fault: BadRecord | None = None
    stopped_at: Entry | None = None
    refused: Refused | None = None


def replay_record(
    game: Game[S, V], record: Record, digests: Mapping[int, str] = MappingProxyType({})
) -> ReplayResult[S]:
    """Return the result of replaying a record up to the first entry that cannot be played. Raises BadRecord if the
    record cannot begin. `digests`: the expected digests of positions, by the number of the entry."""
    fold = begin_fold(game, record.header)
    if bad := _find_divergence(0, fold.state, digests):
        return ReplayResult(fold, bad)
    growing = _FoldBuilder(fold)
    for entry in record.entries:
        try:
            growing.add_entry(game, entry)
        except Refused as refused:
            fault = f"entry {entry.number} ({' '.join(entry.words)}): {refused}"
            bad = BadRecord(0, fault, "refused", ("number", entry.number))
            return ReplayResult(growing.fold(), bad, entry, refused)
        if diverged := _find_divergence(entry.number, growing.state, digests):
            return ReplayResult(growing.fold(), diverged, entry)
    return ReplayResult(growing.fold())


def _find_divergence(number: int, state: object, digests: Mapping[int, str]) -> BadRecord | None:
    """Return the error if the position after an entry differs from its digest, otherwise None."""
    led = digests.get(number)
    if led is None or (leads := codec.digest(state)) == led:
        return None
    return BadRecord(0, f"entry {number} leads to {leads}, it led to {led}", "elsewhere", ("number", number))
