"""Whole games by players who know little: any move, or the one that gathers most of a few."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TypeAlias

from engine.chance import Chance, Stream, commitment
from engine.game import Seat, Step, Words
from engine.moves import random_move
from engine.record import Entry, Header, Record
from engine.tigris.pieces import DYNASTIES
from engine.tigris.state import State
from tests.engine.tigris.positions import GAME

Player: TypeAlias = Callable[[State, Seat, Stream], Words]


def anybody(state: State, seat: Seat, stream: Stream) -> Words:
    """Any move."""
    return random_move(GAME, state, seat, stream)


def keeper(state: State, seat: Seat, stream: Stream) -> Words:
    """Any move but a swap, where there is another."""
    tries = (random_move(GAME, state, seat, stream) for _ in range(9))
    return next((move for move in tries if move[0] != "swap"), ("end",))


def gatherer(state: State, seat: Seat, stream: Stream) -> Words:
    """Of a few moves the one after which least treasure lies about and most points are had."""

    def value(move: Words) -> tuple[int, int, int]:
        after = GAME.play(state, seat, move).state
        at_home = after.board.leaders[seat].count(-1)
        return (-after.board.treasures.bit_count(), sum(after.points[seat]), -at_home)

    return max((keeper(state, seat, stream) for _ in range(6)), key=value)


@dataclass(frozen=True)
class Turned:
    """One move of a game and what it did."""

    seat: Seat
    words: Words
    step: Step[State]


def header(number: int, seats: int, **options: str) -> Header:
    """The header of a game of this number."""
    seed = number.to_bytes(32, "big")
    chosen = {option.name: option.choices[0] for option in GAME.options} | options
    return Header(GAME.name, GAME.rules, tuple(chosen.items()), DYNASTIES[:seats], commitment(seed), seed)


def moves(start: Header, player: Player) -> Iterator[Turned]:
    """A game to its end."""
    chance = Chance(start.seed)
    state, stream = GAME.setup(start.marks, dict(start.options), chance), chance.stream("player")
    while (decision := GAME.decision(state)) is not None:
        seat = decision.seats[0]
        move = player(state, seat, stream)
        step = GAME.play(state, seat, move)
        state = step.state
        yield Turned(seat, move, step)


def record(start: Header, turned: list[Turned]) -> Record:
    """The record of a game."""
    return Record(start, tuple(Entry(number, turn.seat, turn.words) for number, turn in enumerate(turned, 1)))
