"""Whole games by players of a few lines, one move after the other."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Generic, TypeAlias, TypeVar

from engine.ai import choose
from engine.ai.evaluator import evaluator_of
from engine.chance import Chance, Stream, commitment
from engine.game import Game, Seat, Step, Words
from engine.moves import every_move
from engine.record import Entry, Header, Record
from tests.engine.playouts import seed as hashed
from tests.support.require import require

S = TypeVar("S")
V = TypeVar("V")

Player: TypeAlias = Callable[[S, Seat, Stream], Words]


@dataclass(frozen=True)
class Turned(Generic[S]):
    """One move of a game and what it did."""

    seat: Seat
    words: Words
    step: Step[S]


def header(game: Game[S, V], number: int, seats: int, **options: str) -> Header:
    """Return what the game of this number starts from; of an option that is not named the first choice."""
    seed = number.to_bytes(32, "big")
    chosen = {option.name: option.choices[0] for option in game.options} | options
    return Header(game.name, game.rules, tuple(chosen.items()), game.marks[:seats], commitment(seed), seed)


def moves(game: Game[S, V], start: Header, player: Player[S]) -> Iterator[Turned[S]]:
    """Play a game to its end, all seats by the same player."""
    chance = Chance(start.seed)
    state, stream = game.setup(start.marks, dict(start.options), chance), chance.stream("player")
    while (decision := game.decision(state)) is not None:
        seat = decision.seats[0]
        move = player(state, seat, stream)
        step = game.play(state, seat, move)
        state = step.state
        yield Turned(seat, move, step)


def against_chance(game: Game[S, V], number: int, clever: Seat, **options: str) -> tuple[S, int]:
    """Return how a game of one computer among random players ended, and after how many moves."""
    luck = Chance(hashed(number))
    state = game.setup(game.marks[: 2 + number % 3], options, luck)
    stream, count = luck.stream("game"), 0
    while decision := game.decision(state):
        seat, count = decision.seats[0], count + 1
        if seat == clever:
            move = choose(game, game.view(state, seat), seat, Chance(stream.below(1 << 64).to_bytes(32, "big")))
        else:
            move = stream.choice(list(every_move(game, state, seat)))
        state = game.play(state, seat, move).state
    return state, count


def worth(game: Game[S, V], state: S, seat: Seat = 0) -> float:
    """Return how good a computer thinks a position is for a seat."""
    return require(evaluator_of(game)).value(game.view(state, seat), seat)


def choice(game: Game[S, V], state: S, seat: Seat = 0) -> Words:
    """Return the move that a computer chooses, always with the same luck."""
    return choose(game, game.view(state, seat), seat, Chance(hashed(4)))


def record(start: Header, turned: list[Turned[S]]) -> Record:
    """Return the record of a game."""
    return Record(start, tuple(Entry(number, turn.seat, turn.words) for number, turn in enumerate(turned, 1)))
