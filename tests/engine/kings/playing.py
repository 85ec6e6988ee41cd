"""Whole games by players who know little: any move, one that joins, or the one that gathers most of a few."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TypeAlias

from engine.chance import Chance, Stream, commitment
from engine.game import Seat, Step, Words
from engine.kings.pieces import DYNASTIES, JOIN_LEAST, Colour
from engine.kings.regions import kingdoms
from engine.kings.state import Claim, State
from engine.kings.turn.ending import treasures_left
from engine.moves import random_move
from engine.record import Entry, Header, Record
from tests.engine.kings.positions import GAME

Player: TypeAlias = Callable[[State, Seat, Stream], Words]


def anybody(state: State, seat: Seat, stream: Stream) -> Words:
    """Any move."""
    return random_move(GAME, state, seat, stream)


def gatherer(state: State, seat: Seat, stream: Stream) -> Words:
    """Of a few moves the one after which most ships lie about, most columns are joined and most cards are banked."""

    def value(move: Words) -> tuple[int, int, int, int]:
        after = GAME.play(state, seat, move).state
        at_home = after.table.leaders[seat].count(None)
        return (-len(after.table.ships), -len(kingdoms(after.table)), sum(after.banked[seat]), -at_home)

    return _best(state, seat, stream, value)


def merchant(state: State, seat: Seat, stream: Stream) -> Words:
    """Of a few moves the one after which fewest treasures lie about, or one may be taken soon."""

    def value(move: Words) -> tuple[int, bool, int, int, int]:
        after = GAME.play(state, seat, move).state
        claimed = isinstance(after.agenda[0], Claim) if after.agenda else False
        ready = sum(min(len(column), JOIN_LEAST) for column in after.table.columns)
        red = after.hands[seat][Colour.RED]
        return (-treasures_left(after.table), claimed, len(kingdoms(after.table)), ready, red)

    return _best(state, seat, stream, value)


def _best(state: State, seat: Seat, stream: Stream, value: Callable[[Words], tuple[int, ...]]) -> Words:
    return max((random_move(GAME, state, seat, stream) for _ in range(9)), key=value)


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
