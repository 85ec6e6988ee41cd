"""Whole games by players who know little: any move, one that joins, or the one that gathers most of a few."""

from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from engine.chance import Stream
from engine.game import Seat, Words
from engine.games.kings.pieces import MIN_JOINED_CARDS, Colour
from engine.games.kings.reading.regions import kingdoms
from engine.games.kings.reading.scoring import count_treasures
from engine.games.kings.state import Claim, State
from engine.moves import random_move
from tests.engine import whole_games
from tests.engine.games.kings.positions import GAME

header, moves = partial(whole_games.header, GAME), partial(whole_games.moves, GAME)
Player: TypeAlias = whole_games.Player[State]


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
        ready = sum(min(len(column), MIN_JOINED_CARDS) for column in after.table.columns)
        red = after.hands[seat][Colour.RED]
        return (-count_treasures(after.table), claimed, len(kingdoms(after.table)), ready, red)

    return _best(state, seat, stream, value)


def _best(state: State, seat: Seat, stream: Stream, value: Callable[[Words], tuple[int, ...]]) -> Words:
    return max((random_move(GAME, state, seat, stream) for _ in range(9)), key=value)
