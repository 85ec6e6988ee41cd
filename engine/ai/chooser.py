"""One move ahead: imagine a position that looks like the view, try the moves, take the most promising."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import islice, zip_longest
from typing import Generic, TypeAlias, TypeVar

from engine.ai.judge import Judge, judge_of
from engine.chance import SEED_BYTES, Chance, Stream
from engine.game import STOP, Decision, Facts, Game, Orders, Seat, Words
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


@dataclass(frozen=True, slots=True)
class Tried(Generic[S]):
    """A move that was tried: its worth, and the position just after it in the imagined world."""

    move: Words
    worth: Worth
    after: S


def choose(game: Game[S, V], view: V, seat: Seat, chance: Chance) -> Words:
    """Return a move for `seat`, which sees `view`. The same chance gives the same move."""
    judge = judge_of(game)
    if judge is None:
        return random_move(game, game.imagine(view, chance), seat, chance.stream("choose"))
    return max(_tried(game, judge, view, seat, chance), key=lambda tried: tried.worth).move


def proposals(game: Game[S, V], view: V, seat: Seat, chance: Chance, count: int) -> tuple[Proposal, ...]:
    """Return at most `count` whole moves for `seat`, which sees `view`: the best first, each of another effect than
    those before. () for a game without a module here. The same chance gives the same moves."""
    judge = judge_of(game)
    if judge is None:
        return ()
    best = sorted(_tried(game, judge, view, seat, chance), key=lambda tried: tried.worth, reverse=True)
    return tuple(islice(_distinct(game, view, best), count))


def _distinct(game: Game[S, V], view: V, best: Iterable[Tried[S]]) -> Iterator[Proposal]:
    """Yield the proposals before which none leads to the same position, or begins alike and has the same notes."""
    positions: list[S] = []
    kinds: set[tuple[Words, Facts]] = set()
    for tried in best:
        notes = game.notes(view, tried.move, STOP)
        kind = (tried.move[:2], notes)
        if kind not in kinds and tried.after not in positions:
            positions.append(tried.after)
            kinds.add(kind)
            yield Proposal(tried.move, notes)


def _tried(game: Game[S, V], judge: Judge[V], view: V, seat: Seat, chance: Chance) -> list[Tried[S]]:
    """Return the moves that are looked at, each tried in an imagined position. A move after which somebody else's
    hidden hand decides is tried in several: in one alone the best of many moves would be the one that is lucky
    there."""
    state = game.imagine(view, chance)
    worth = _worth(game, judge, state, seat)
    tried: list[Tried[S]] = []
    open_ones: list[Tried[S]] = []
    for move in islice(_varied(every_move(game, state, seat), chance.stream("choose")), TRIED):
        after = game.play(state, seat, move).state
        found, is_open = worth(after)
        (open_ones if is_open else tried).append(Tried(move, found, after))
    others = list(_others(game, view, chance, min(WORLDS, TRIED // len(open_ones)))) if open_ones else []
    for one in open_ones:
        again = [worth(game.play(other, seat, one.move).state)[0][1] for other in others]
        goes_on, value = one.worth
        tried.append(replace(one, worth=(goes_on, (value + sum(again)) / (1 + len(others)))))
    return tried


def _others(game: Game[S, V], view: V, chance: Chance, count: int) -> Iterator[S]:
    """Yield more imagined positions."""
    seeds = chance.stream("worlds")
    for _ in range(count):
        yield game.imagine(view, Chance(seeds.below(1 << 64).to_bytes(SEED_BYTES, "big")))


def _worth(game: Game[S, V], judge: Judge[V], imagined: S, seat: Seat) -> Callable[[S], tuple[Worth, bool]]:
    """Return a function that judges a position to which a move led from the imagined one, and says whether others'
    answers decided it."""
    view, asked = game.view(imagined, seat), game.decision(imagined)
    now, left, kind = judge.value(view, seat), judge.left(view), asked and asked.kind

    def worth(after: S) -> tuple[Worth, bool]:
        settled, decision, answered = _settled(game, judge.expected, after)
        seen = game.view(settled, seat)
        value = judge.value(seen, seat)
        again = decision is not None and decision.kind == kind and seat in decision.seats
        return (not again or value > now + LEAST or judge.left(seen) < left, value), bool(answered - {seat})

    return worth


def _settled(game: Game[S, V], expected: Orders, imagined: S) -> tuple[S, Decision | None, set[Seat]]:
    """Return the imagined position once its open questions are answered, what is asked then, and who has answered; a
    conflict counts for how it ends."""
    answered: set[Seat] = set()
    while (decision := game.decision(imagined)) is not None:
        asked = decision.seats[0]
        answer = game.ordered(game.view(imagined, asked), expected)
        if answer is None:
            break
        answered.add(asked)
        imagined = game.play(imagined, asked, answer).state
    return imagined, decision, answered


def _varied(moves: Iterable[Words], stream: Stream) -> Iterator[Words]:
    """Yield all moves, those of each kind in random order and the kinds in turn, so that rare kinds come early."""
    kinds: dict[Words, list[Words]] = {}
    for move in moves:
        kinds.setdefault(move[:2], []).append(move)
    for row in zip_longest(*(stream.shuffled(kind) for kind in kinds.values())):
        yield from (move for move in row if move is not None)
