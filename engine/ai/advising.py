"""Turn the ranking into advice for people: whole moves to begin with, each with a different effect, and the reasons for
each."""

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import islice
from typing import Final, TypeVar

from msgspec import Struct

from engine.ai.chooser import LEAST, answer_open_questions
from engine.ai.evaluator import Evaluator, evaluator_of
from engine.chance import Chance
from engine.game import STOP, Facts, Game, Seat, Words

S = TypeVar("S")
V = TypeVar("V")

AKIN: Final = 2
"""Maximum number of proposals of one piece, or for one place, while there are others: five ways of the same thing are
no choice."""

REASONS = 2
"""Maximum number of reasons for a move: a third would hardly have decided."""


class Proposal(Struct, frozen=True):
    """A proposed whole move, with the game's annotations of it."""

    words: Words
    notes: Facts


def proposals(
    game: Game[S, V], view: V, seat: Seat, chance: Chance, moves: Sequence[Words], count: int
) -> tuple[Proposal, ...]:
    """Return at most `count` of `moves`, which were ranked with the same view and chance: the best move for each
    effect, with at most `AKIN` moves of one piece or for one place before all others."""
    evaluator = evaluator_of(game)
    if evaluator is None:
        return ()
    outcome = partial(evaluator.outcome, game.sample_state(view, chance), seat)
    mixed = _Mixed(_drop_equivalent(evaluator, view, seat, moves))
    found = []
    for proposal in islice(_drop_same_outcome(game, view, outcome, mixed), count):
        mixed.take(proposal.words)
        found.append(proposal)
    return tuple(found)


def reasons(
    game: Game[S, V], view: V, seat: Seat, chance: Chance, moves: Sequence[Words]
) -> tuple[tuple[str, ...], ...]:
    """Return for each of `moves` the names of the features (`Evaluator.features`) that favour it for `seat`, which sees
    `view`, by how much the move raises them. Features come first that rise above the present value and above all other
    moves, then above other moves alone, then above the present value alone. () if there are none, or if the game has no
    evaluator. The same chance gives the same reasons."""
    evaluator = evaluator_of(game)
    if evaluator is None:
        return ((),) * len(moves)
    imagined, now = game.sample_state(view, chance), evaluator.features(view, seat)
    ends = [
        answer_open_questions(game, evaluator, evaluator.outcome(imagined, seat, move), seat).position for move in moves
    ]
    found = [evaluator.features(game.view(end, seat), seat) for end in ends]
    least = _combine(min, found) if len(found) > 1 else now
    both = _combine(max, (now, least))
    return tuple(_find_rising(both, after) or _find_rising(least, after) or _find_rising(now, after) for after in found)


def _find_rising(before: Mapping[str, float], after: Mapping[str, float]) -> tuple[str, ...]:
    """Return the names of the terms that rise most, at most `REASONS`; a term that is missing is 0."""
    gains = {name: worth - before.get(name, 0.0) for name, worth in after.items()}
    rising = sorted((name for name in gains if gains[name] >= LEAST), key=lambda name: gains[name], reverse=True)
    return tuple(rising[:REASONS])


def _combine(bound: Callable[[Iterable[float]], float], several: Sequence[Mapping[str, float]]) -> Mapping[str, float]:
    """Return for each term the least or the greatest that it is in `several`; a term that is missing is 0."""
    names = {name: None for terms in several for name in terms}
    return {name: bound(terms.get(name, 0.0) for terms in several) for name in names}


def _drop_equivalent(evaluator: Evaluator[S, V], view: V, seat: Seat, moves: Iterable[Words]) -> Iterator[Words]:
    """Yield one move of each group with an equal value: trying a move is expensive."""
    known: set[tuple[Words, Hashable]] = set()
    for move in moves:
        kind = evaluator.equivalence_key(view, seat, move)
        if kind is None or (move[:2], kind) not in known:
            known.add((move[:2], kind))
            yield move


def _drop_same_outcome(
    game: Game[S, V], view: V, outcome: Callable[[Words], S], best: Iterable[Words]
) -> Iterator[Proposal]:
    """Yield the proposals that lead to a new position and have a new beginning or new annotations."""
    positions: list[S] = []
    kinds: set[tuple[Words, Facts]] = set()
    for move in best:
        notes = game.annotations(view, move, STOP)
        kind = (move[:2], notes)
        if kind not in kinds and (after := outcome(move)) not in positions:
            positions.append(after)
            kinds.add(kind)
            yield Proposal(move, notes)


class _Mixed:
    """Moves in display order: the first `AKIN` moves of each piece and for each place, then all others."""

    def __init__(self, moves: Iterable[Words]) -> None:
        self._moves = moves
        self._taken: Counter[Words] = Counter()

    def __iter__(self) -> Iterator[Words]:
        """Yield the moves; before the next one is asked for it must be known whether this one is taken."""
        others = []
        for move in self._moves:
            if max(self._taken[family] for family in _families(move)) < AKIN:
                yield move
            else:
                others.append(move)
        yield from others

    def take(self, move: Words) -> None:
        """Count a move."""
        self._taken.update(_families(move))


def _families(move: Words) -> tuple[Words, ...]:
    """Return the families of a move: verb and piece, and verb and place. A move is a verb, a piece and a place; a
    shorter move is its own family."""
    return (move[:2], (move[0], "", move[2])) if len(move) > 2 else (move,)
