"""One move ahead: imagine a position that looks like the view, try the moves, take the most promising."""

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import islice, zip_longest
from typing import TypeAlias, TypeVar

from engine.ai.judge import Judge, judge_of
from engine.chance import SEED_BYTES, Chance, Stream
from engine.game import STOP, Decision, Facts, Game, Seat, Words
from engine.moves import every_move, random_move

S = TypeVar("S")
V = TypeVar("V")

TRIED = 240
"""At most so many moves are looked at, so that a choice stays below a tenth of a second."""

WORLDS = 6
"""In at most so many more imagined positions a move is tried whose outcome others decide; together no more than TRIED
times, so that it takes at most twice as long."""

LEAST = 0.05
"""By so much a move must better a position that it leaves as full as it was; else it could be made for ever."""

Worth: TypeAlias = tuple[bool, float]
"""Whether a move brings the game on at all, and how well the seat stands after it."""


@dataclass(frozen=True, slots=True)
class Proposal:
    """A whole move that promises much, and what the game notes about it."""

    words: Words
    notes: Facts


Tried: TypeAlias = tuple[Words, Worth]
"""A move that was tried, and its worth."""


def choose(game: Game[S, V], view: V, seat: Seat, chance: Chance) -> Words:
    """Return a move for `seat`, which sees `view`. The same chance gives the same move."""
    judge = judge_of(game)
    if judge is None:
        return random_move(game, game.imagine(view, chance), seat, chance.stream("choose"))
    tried = _tried(game, judge, game.imagine(view, chance), view, seat, chance)
    return max(tried, key=_by_worth)[0]


def ranked(game: Game[S, V], view: V, seat: Seat, chance: Chance) -> tuple[Words, ...]:
    """Return whole moves for `seat`, which sees `view`: those that promise most first. () for a game without a module
    here. The same chance gives the same moves."""
    judge = judge_of(game)
    if judge is None:
        return ()
    tried = _tried(game, judge, game.imagine(view, chance), view, seat, chance)
    return tuple(move for move, _ in sorted(tried, key=_by_worth, reverse=True))


def proposals(
    game: Game[S, V], view: V, seat: Seat, chance: Chance, moves: Sequence[Words], count: int
) -> tuple[Proposal, ...]:
    """Return at most `count` of `moves`, which were ranked with the same view and chance: the first of each effect."""
    judge = judge_of(game)
    if judge is None:
        return ()
    outcome = partial(judge.outcome, game.imagine(view, chance), seat)
    return tuple(islice(_distinct(game, view, outcome, moves), count))


def _by_worth(tried: Tried) -> Worth:
    return tried[1]


def _distinct(game: Game[S, V], view: V, outcome: Callable[[Words], S], best: Iterable[Words]) -> Iterator[Proposal]:
    """Yield the proposals before which none leads to the same position, or begins alike and has the same notes."""
    positions: list[S] = []
    kinds: set[tuple[Words, Facts]] = set()
    for move in best:
        notes = game.notes(view, move, STOP)
        kind = (move[:2], notes)
        if kind not in kinds and (after := outcome(move)) not in positions:
            positions.append(after)
            kinds.add(kind)
            yield Proposal(move, notes)


def _tried(game: Game[S, V], judge: Judge[S, V], imagined: S, view: V, seat: Seat, chance: Chance) -> list[Tried]:
    """Return the moves that are looked at, each tried in the position `imagined`, but only one of those that are
    alike. A move after which somebody else's hidden hand decides is tried in several positions: in one alone the best
    of many moves would be the one that is lucky there."""
    worth = tries(game, judge, imagined, seat)
    kinds: dict[Words, Hashable] = {}
    found: dict[Hashable, tuple[Worth, bool]] = {}
    for move in islice(_varied(every_move(game, imagined, seat), chance.stream("choose")), TRIED):
        kinds[move] = kind = judge.alike(view, seat, move) or move
        if kind not in found:
            found[kind] = worth(judge.outcome(imagined, seat, move))
    open_ones = [move for move, kind in kinds.items() if found[kind][1]]
    others = list(_others(game, view, chance, min(WORLDS, TRIED // len(open_ones)))) if open_ones else []
    averaged: dict[Hashable, Worth] = {}
    for move in open_ones:
        if (kind := kinds[move]) not in averaged:
            again = [worth(judge.outcome(other, seat, move))[0][1] for other in others]
            (goes_on, value), _ = found[kind]
            averaged[kind] = (goes_on, (value + sum(again)) / (1 + len(others)))
    settled = [(move, found[kind][0]) for move, kind in kinds.items() if kind not in averaged]
    return [*settled, *((move, averaged[kinds[move]]) for move in open_ones)]


def _others(game: Game[S, V], view: V, chance: Chance, count: int) -> Iterator[S]:
    """Yield more imagined positions."""
    seeds = chance.stream("worlds")
    for _ in range(count):
        yield game.imagine(view, Chance(seeds.below(1 << 64).to_bytes(SEED_BYTES, "big")))


def tries(game: Game[S, V], judge: Judge[S, V], imagined: S, seat: Seat) -> Callable[[S], tuple[Worth, bool]]:
    """Return a function that judges a position to which a move led from the imagined one, and says whether others'
    answers decided it."""
    view, asked = game.view(imagined, seat), game.decision(imagined)
    now, left, kind = judge.value(view, seat), judge.left(view), asked and asked.kind

    def worth(after: S) -> tuple[Worth, bool]:
        decision, answered, seen = _settled(game, judge, after, seat)
        value = judge.value(seen, seat)
        again = decision is not None and decision.kind == kind and seat in decision.seats
        return (not again or value > now + LEAST or judge.left(seen) < left, value), bool(answered - {seat})

    return worth


def _settled(game: Game[S, V], judge: Judge[S, V], imagined: S, seat: Seat) -> tuple[Decision | None, set[Seat], V]:
    """Answer the open questions of an imagined position. Return the next decision, the seats that answered, and the
    view of `seat`; a conflict counts by its outcome."""
    answered: set[Seat] = set()
    while (decision := game.decision(imagined)) is not None:
        asked = decision.seats[0]
        seen = game.view(imagined, asked)
        answer = game.ordered(seen, judge.expected)
        if answer is None:
            return decision, answered, seen if asked == seat else game.view(imagined, seat)
        answered.add(asked)
        imagined = judge.outcome(imagined, asked, answer)
    return None, answered, game.view(imagined, seat)


def _varied(moves: Iterable[Words], stream: Stream) -> Iterator[Words]:
    """Yield all moves, those of each kind in random order and the kinds in turn, so that rare kinds come early."""
    kinds: dict[Words, list[Words]] = {}
    for move in moves:
        kinds.setdefault(move[:2], []).append(move)
    for row in zip_longest(*(stream.shuffled(kind) for kind in kinds.values())):
        yield from (move for move in row if move is not None)
