"""Random games, kept whole: every state, who moved, what the move did."""

import hashlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from math import prod
from typing import Any, Generic, TypeVar

from msgspec import Struct

from engine.chance import Chance, Stream, commitment
from engine.game import Game, Seat, Step, Words
from engine.moves import random_move
from engine.record import Entry, Header, Record

S = TypeVar("S")
V = TypeVar("V")


STRIDE = 7
"""Costly promises are held to every seventh position."""


class Played(Struct, Generic[S], frozen=True):
    """A move in its place."""

    before: S
    seat: Seat
    move: Words
    step: Step[S]


@dataclass(frozen=True, slots=True)
class Playout(Generic[S]):
    """A random game from its header to its end, and the luck left for its examiner: a costly promise at every
    position of so many (`stride`)."""

    header: Header
    start: S
    played: tuple[Played[S], ...]
    stream: Stream = field(repr=False)
    stride: int = STRIDE

    @property
    def often(self) -> int:
        """At every position of so many other promises are examined: everywhere, if the stride is the usual one."""
        return max(1, self.stride // STRIDE)

    @property
    def states(self) -> tuple[S, ...]:
        return (self.start, *(played.step.state for played in self.played))

    @property
    def lookers(self) -> tuple[Seat | None, ...]:
        """All who may look: the seats, and the public."""
        return (*range(len(self.header.marks)), None)

    @property
    def record(self) -> Record:
        return Record(self.header, tuple(Entry(n, p.seat, p.move) for n, p in enumerate(self.played, 1)))

    def rewound(self) -> "Playout[S]":
        """With all its luck back, so that one examination does not disturb the next."""
        return replace(self, stream=Chance(self.header.seed).stream("examiner"))

    def chance(self) -> Chance:
        """Fresh luck, for an imagination."""
        return Chance(self.stream.below(1 << 64).to_bytes(32, "big"))


def seed(number: int) -> bytes:
    """The seed of this number."""
    return hashlib.sha256(str(number).encode()).digest()


SHORT: Mapping[str, Mapping[str, str]] = {"mesopotamia": {"rounds": "12"}}
"""Options that keep the random playouts of a game short enough to be examined."""


class Tables(Sequence[tuple[int, tuple[str, ...]]]):
    """Each seat count with each choice of options, but for those of `SHORT`: millions in a large game, so none is made
    before it is asked for. The last option varies first."""

    def __init__(self, game: Game[S, V]) -> None:
        short = SHORT.get(game.name, {})
        self._seats = game.seats
        self._choices = [(short[one.name],) if one.name in short else one.choices for one in game.options]
        self._each = prod(map(len, self._choices))

    def __len__(self) -> int:
        return len(self._seats) * self._each

    def __getitem__(self, place: Any) -> Any:
        seats, left = divmod(range(len(self))[place], self._each)
        chosen = []
        for choices in reversed(self._choices):
            left, one = divmod(left, len(choices))
            chosen.append(choices[one])
        return self._seats[seats], tuple(reversed(chosen))

    def first(self, seats: int) -> int:
        """The number of the first table with so many seats."""
        return self._seats.index(seats) * self._each


def tables(game: Game[S, V]) -> Tables:
    """All tables that a game may be played at."""
    return Tables(game)


def header(game: Game[S, V], number: int) -> Header:
    """What game `number` starts from: all seat counts and options take their turns."""
    every = tables(game)
    seats, choices = every[number % len(every)]
    options = tuple((option.name, choice) for option, choice in zip(game.options, choices, strict=True))
    return Header(game.name, game.rules, options, game.marks[:seats], commitment(seed(number)), seed(number))


def playout(game: Game[S, V], number: int) -> Playout[S]:
    """The random game of this number, played once for all who examine it."""
    kept: Playout[S] = _kept(game, number)
    return kept.rewound()


class Guide(Struct, frozen=True):
    """How to play a game that drawn moves would take too long to end: a verb of `first` where one is offered, else
    one that is not `idle`; once in `lazy` moves anything."""

    first: tuple[str, ...]
    idle: frozenset[str]
    lazy: int = 20

    def move(self, game: Game[S, V], state: S, seat: Seat, stream: Stream) -> Words:
        """Return a move drawn so."""
        verbs = game.words(state, seat, ())
        wanted = [verb for verb in self.first if verb in verbs] or [verb for verb in verbs if verb not in self.idle]
        if not wanted or not stream.below(self.lazy):
            return random_move(game, state, seat, stream)
        return random_move(game, state, seat, stream, (stream.choice(wanted),))


GUIDES: Mapping[str, Guide] = {
    "mesopotamia": Guide((), frozenset(("done", "end", "decline"))),
    "wayfarers": Guide(("onward", "journal"), frozenset(("rest", "skip", "end", "adjust", "conclude"))),
}
"""Games whose random playouts are guided."""


def played_out(game: Game[S, V], number: int) -> Playout[S]:
    """The random game of this number, played now."""
    head = header(game, number)
    luck = Chance(head.seed)
    start = game.setup(head.marks, dict(head.options), luck)
    return Playout(head, start, tuple(_moves(game, start, luck.stream("playout"))), luck.stream("examiner"))


_kept: Callable[..., Playout[Any]] = lru_cache(maxsize=64)(played_out)


def _moves(game: Game[S, V], state: S, stream: Stream) -> Iterator[Played[S]]:
    guide = GUIDES.get(game.name)
    for _ in range(game.max_moves):
        if (decision := game.decision(state)) is None:
            return
        seat = stream.choice(decision.seats)
        move = guide.move(game, state, seat, stream) if guide else random_move(game, state, seat, stream)
        step = game.play(state, seat, move)
        yield Played(state, seat, move, step)
        state = step.state
