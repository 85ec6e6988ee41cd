"""One move ahead: imagine a position that looks like the view, try the moves, take the most promising."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from itertools import islice, zip_longest
from typing import Generic, TypeAlias, TypeVar

from engine.chance import Chance, Stream
from engine.game import Game, Orders, Seat, Words
from engine.moves import every_move, random_move

S = TypeVar("S")
V = TypeVar("V")

Value: TypeAlias = Callable[[V, Seat], float]

TRIED = 240
"""At most so many moves are looked at, so that a choice stays below a tenth of a second."""


LEAST = 0.05
"""By so much a move must better a position that it leaves as full as it was; else it could be made for ever."""


@dataclass(frozen=True, slots=True)
class Judge(Generic[V]):
    """What a game's module here says: how well a seat stands in a view, how everybody is expected to answer what is
    asked on the way there, and how much is left in hands and stocks, which ends the game by running out."""

    value: Value[V]
    expected: Orders
    left: Callable[[V], int]


def choose(game: Game[S, V], view: V, seat: Seat, chance: Chance) -> Words:
    """A move for `seat`, which sees `view`. The same chance gives the same move."""
    state = game.imagine(view, chance)
    stream = chance.stream("choose")
    judge: Judge[V] | None = _judge(game.name)
    if judge is None:
        return random_move(game, state, seat, stream)
    moves = islice(_varied(every_move(game, state, seat), stream), TRIED)
    return max(moves, key=_preference(game, judge, state, seat))


def _preference(game: Game[S, V], judge: Judge[V], imagined: S, seat: Seat) -> Callable[[Words], tuple[bool, float]]:
    """Whether a move brings the game on at all, and how well `seat` stands after it."""
    view, asked = game.view(imagined, seat), game.decision(imagined)
    now, left, kind = judge.value(view, seat), judge.left(view), asked and asked.kind

    def preference(move: Words) -> tuple[bool, float]:
        after = _settled(game, judge.expected, game.play(imagined, seat, move).state)
        seen, decision = game.view(after, seat), game.decision(after)
        worth = judge.value(seen, seat)
        again = decision is not None and decision.kind == kind and seat in decision.seats
        return not again or worth > now + LEAST or judge.left(seen) < left, worth

    return preference


def _settled(game: Game[S, V], expected: Orders, imagined: S) -> S:
    """The imagined position once its open questions are answered: a conflict counts for how it ends."""
    while (decision := game.decision(imagined)) is not None:
        asked = decision.seats[0]
        answer = game.ordered(game.view(imagined, asked), expected)
        if answer is None:
            break
        imagined = game.play(imagined, asked, answer).state
    return imagined


def _varied(moves: Iterable[Words], stream: Stream) -> Iterator[Words]:
    """All moves, those of each kind in random order and the kinds in turn, so that rare kinds come early."""
    kinds: dict[Words, list[Words]] = {}
    for move in moves:
        kinds.setdefault(move[:2], []).append(move)
    for row in zip_longest(*(stream.shuffled(kind) for kind in kinds.values())):
        yield from (move for move in row if move is not None)


def _judge(name: str) -> Judge[V] | None:
    """The judge of the game of this name; None where nobody has written one down."""
    module = f"{__package__}.{name}"
    if find_spec(module) is None:
        return None
    written = import_module(module)
    return Judge(written.value, written.EXPECTED, written.left)
