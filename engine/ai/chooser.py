"""One move ahead: imagine a position that looks like the view, try the moves, take the most promising."""

from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from importlib.util import find_spec
from itertools import islice, zip_longest
from typing import TypeAlias, TypeVar

from engine.chance import Chance, Stream
from engine.game import Game, Seat, Words
from engine.moves import every_move, random_move

S = TypeVar("S")
V = TypeVar("V")

Value: TypeAlias = Callable[[V, Seat], float]

TRIED = 240
"""At most so many moves are looked at, so that a choice stays below a tenth of a second."""


def choose(game: Game[S, V], view: V, seat: Seat, chance: Chance) -> Words:
    """A move for `seat`, which sees `view`. The same chance gives the same move."""
    state = game.imagine(view, chance)
    stream = chance.stream("choose")
    value: Value[V] | None = _value(game.name)
    if value is None:
        return random_move(game, state, seat, stream)
    moves = islice(_varied(every_move(game, state, seat), stream), TRIED)
    return max(moves, key=lambda move: value(game.view(game.play(state, seat, move).state, seat), seat))


def _varied(moves: Iterable[Words], stream: Stream) -> Iterator[Words]:
    """All moves, those of each kind in random order and the kinds in turn, so that rare kinds come early."""
    kinds: dict[Words, list[Words]] = {}
    for move in moves:
        kinds.setdefault(move[:2], []).append(move)
    for row in zip_longest(*(stream.shuffled(kind) for kind in kinds.values())):
        yield from (move for move in row if move is not None)


def _value(name: str) -> Value[V] | None:
    """How well a seat stands in a view, for the game of this name; None where nobody has written it down."""
    module = f"{__package__}.{name}"
    if find_spec(module) is None:
        return None
    value: Value[V] = import_module(module).value
    return value
