"""Turn a ranking of moves into advice for people: whole moves to begin with, each with a different effect, and the
reasons for each."""

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import islice
from typing import Final, TypeVar

from msgspec import Struct

from engine.ai.chooser import MIN_GAIN, answer_open_questions
from engine.ai.evaluator import Evaluator, evaluator_of
from engine.chance import Chance
from engine.game import STOP, Facts, Game, Seat, Words

S = TypeVar("S")
V = TypeVar("V")

MAX_SIMILAR: Final = 2
"""Maximum number of proposals with one piece, or for one place, as long as there are others: five ways to do the same
thing are no choice."""

MAX_REASONS = 2
"""Maximum number of reasons for a move: a third would hardly have decided."""


class Proposal(Struct, frozen=True):
    """A proposed whole move, with the game's annotations of it."""

    words: Words
    notes: Facts


def propose_moves(
    game: Game[S, V], view: V, seat: Seat, chance: Chance, moves: Sequence[Words], count: int
) -> tuple[Proposal, ...]:
    """Return at most `count` proposals from `moves`, which were ranked with the same view and chance. They are the best
    moves for each effect. At most `MAX_SIMILAR` moves with one piece or for one place precede all others."""
    evaluator = evaluator_of(game)
    if evaluator is None:
        return ()
    outcome = partial(evaluator.outcome, game.sample_state(view, chance), seat)
    mixed = _VariedMoves(_drop_equivalent(evaluator, view, seat, moves))
    proposals = []
    for proposal in islice(_drop_same_outcome(game, view, outcome, mixed), count):
        mixed.count_used(proposal.words)
        proposals.append(proposal)
    return tuple(proposals)


def reasons_for_moves(
    game: Game[S, V], view: V, seat: Seat, chance: Chance, moves: Sequence[Words]
) -> tuple[tuple[str, ...], ...]:
    """Return for each of `moves` the names of the features (`Evaluator.features`) that it raises. `seat` sees `view`.

    The names are ordered by how much the move raises each feature. First come features that rise above both their
    current value and their value after every other move, then those that rise above other moves only, then those that
    rise above the current value only. The tuple is empty if no feature rises, or if the game has no evaluator.
    The same chance gives the same reasons.
    """
    evaluator = evaluator_of(game)
    if evaluator is None:
        return ((),) * len(moves)
    imagined, base = game.sample_state(view, chance), evaluator.features(view, seat)
    ends = [
        answer_open_questions(game, evaluator, evaluator.outcome(imagined, seat, move), seat).position for move in moves
    ]
    terms = [evaluator.features(game.view(end, seat), seat) for end in ends]
    floor = _extreme_terms(min, terms) if len(terms) > 1 else base
    top = _extreme_terms(max, (base, floor))
    return tuple(_find_rising(top, after) or _find_rising(floor, after) or _find_rising(base, after) for after in terms)


def _find_rising(baseline: Mapping[str, float], after: Mapping[str, float]) -> tuple[str, ...]:
    """Return the names of the features that rise most, at most `MAX_REASONS`; a missing feature counts as 0."""
    gains = {name: worth - baseline.get(name, 0.0) for name, worth in after.items()}
    rising = sorted((name for name in gains if gains[name] >= MIN_GAIN), key=lambda name: gains[name], reverse=True)
    return tuple(rising[:MAX_REASONS])


def _extreme_terms(
    bound: Callable[[Iterable[float]], float], several: Sequence[Mapping[str, float]]
) -> Mapping[str, float]:
    """Return the smallest or largest value of each feature in `several`, as `bound` is min or max; a missing feature
    counts as 0."""
    names = {name: None for terms in several for name in terms}
    return {name: bound(terms.get(name, 0.0) for terms in several) for name in names}


def _drop_equivalent(evaluator: Evaluator[S, V], view: V, seat: Seat, moves: Iterable[Words]) -> Iterator[Words]:
    """Yield one move of each group of equal value, since trying a move is expensive."""
    kinds: set[tuple[Words, Hashable]] = set()
    for move in moves:
        kind = evaluator.equivalence_key(view, seat, move)
        if kind is None or (move[:2], kind) not in kinds:
            kinds.add((move[:2], kind))
            yield move


def _drop_same_outcome(
    game: Game[S, V], view: V, outcome: Callable[[Words], S], best: Iterable[Words]
) -> Iterator[Proposal]:
    """Yield the proposals whose position is new and that have a new beginning or new annotations."""
    positions: list[S] = []
    kinds: set[tuple[Words, Facts]] = set()
    for move in best:
        notes = game.annotations(view, move, STOP)
        kind = (move[:2], notes)
        if kind not in kinds and (end := outcome(move)) not in positions:
            positions.append(end)
            kinds.add(kind)
            yield Proposal(move, notes)


class _VariedMoves:
    """Moves in display order: first those with a piece and a place that were used less than `MAX_SIMILAR` times."""

    def __init__(self, moves: Iterable[Words]) -> None:
        self._moves = moves
        self._taken: Counter[Words] = Counter()

    def __iter__(self) -> Iterator[Words]:
        """Yield the moves. The caller reports with `count_used` that it uses a move before it asks for the next one."""
        postponed = []
        for move in self._moves:
            if max(self._taken[family] for family in _move_families(move)) < MAX_SIMILAR:
                yield move
            else:
                postponed.append(move)
        yield from postponed

    def count_used(self, move: Words) -> None:
        """Count the piece and the place of a move as used once more."""
        self._taken.update(_move_families(move))


def _move_families(move: Words) -> tuple[Words, ...]:
    """Return the two families of a move: its verb with its piece, and its verb with its place. A move that is not a
    verb, a piece and a place is its own family."""
    return (move[:2], (move[0], "", move[2])) if len(move) > 2 else (move,)
