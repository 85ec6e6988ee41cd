"""Whole games by players who know little: any move, or one that acts rather than rests and journals when it can."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TypeAlias

from engine.chance import Chance, Stream, commitment
from engine.game import Seat, Step, Words
from engine.moves import random_move
from engine.record import Entry, Header, Record
from engine.wayfarers.play import Wayfarers
from engine.wayfarers.state import State
from tests.engine.playouts import GUIDES

GAME = Wayfarers()
Player: TypeAlias = Callable[[State, Seat, Stream], Words]


def anybody(state: State, seat: Seat, stream: Stream) -> Words:
    """Any move."""
    return random_move(GAME, state, seat, stream)


def guided(state: State, seat: Seat, stream: Stream) -> Words:
    """A step of the journal where there is one, else anything that is not idle."""
    return GUIDES[GAME.name].move(GAME, state, seat, stream)


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
    return Header(GAME.name, GAME.rules, tuple(chosen.items()), GAME.marks[:seats], commitment(seed), seed)


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
