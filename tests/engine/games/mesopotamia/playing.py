"""Whole games by players who know little but do not dawdle: they rarely stop while something can be done."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from engine.chance import Chance, Stream, commitment
from engine.game import STOP, Seat, Words
from engine.games.mesopotamia.play import Mesopotamia
from engine.games.mesopotamia.state import State
from engine.record import Header
from tests.engine.playouts import Played, Playout, seed

GAME = Mesopotamia()
IDLE = ("done", "end", "decline")
PATIENCE = 20
"""Once in so many questions somebody stops though something could be done."""


@dataclass(frozen=True)
class Table:
    """What a game is played with: how many seats, from which empire on, and the options."""

    seats: int
    first: int
    options: Mapping[str, str]


TABLES = (
    Table(2, 0, {"rounds": "12"}),
    Table(2, 2, {"rounds": "12", "combat": "simple"}),
    Table(3, 3, {"rounds": "12", "luck": "none"}),
    Table(4, 0, {"rounds": "12", "sets": "all"}),
    Table(6, 1, {"rounds": "12"}),
    Table(1, 0, {"rounds": "12"}),
    Table(2, 4, {"mode": "kings", "automata": "2", "level": "anunnaki", "rounds": "12"}),
    Table(1, 1, {"mode": "ur"}),
    Table(1, 7, {"mode": "ashur"}),
    Table(3, 2, {"mode": "kings", "side": "together", "combat": "simple", "rounds": "12"}),
)
"""Every mode, combat and luck; more seats than are needed make no other rules."""


def eager(state: State, seat: Seat, stream: Stream) -> Words:
    """Return a random move of somebody who rarely stops early."""
    prefix: Words = ()
    while True:
        words = tuple(GAME.words(state, seat, prefix))
        if not prefix and stream.below(PATIENCE):
            words = tuple(word for word in words if word not in IDLE) or words
        word = stream.choice(words)
        if word == STOP:
            return prefix
        prefix = (*prefix, word)


def marks(table: Table) -> tuple[str, ...]:
    """Return the empires of a table's seats."""
    return tuple(GAME.marks[(table.first + seat) % len(GAME.marks)] for seat in range(table.seats))


def header(table: Table, number: int) -> Header:
    """Return what game `number` at a table starts from."""
    options = tuple((one.name, table.options.get(one.name, one.choices[0])) for one in GAME.options)
    return Header(GAME.name, GAME.rules, options, marks(table), commitment(seed(number)), seed(number))


def played_out(table: Table, number: int) -> Playout[State]:
    """Return a whole game of eager players."""
    head = header(table, number)
    luck = Chance(head.seed)
    start = GAME.setup(head.marks, dict(head.options), luck)
    return Playout(head, start, tuple(_moves(start, luck.stream("playout"))), luck.stream("examiner"))


def _moves(state: State, stream: Stream) -> Iterator[Played[State]]:
    for _ in range(GAME.max_moves):
        if (decision := GAME.decision(state)) is None:
            return
        seat = stream.choice(decision.seats)
        move = eager(state, seat, stream)
        step = GAME.play(state, seat, move)
        yield Played(state, seat, move, step)
        state = step.state
