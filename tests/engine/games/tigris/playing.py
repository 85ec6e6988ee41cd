"""Whole games by players who know little: any move, or the one that gathers most of a few."""

from functools import partial
from typing import TypeAlias

from engine.chance import Stream
from engine.game import Seat, Words
from engine.games.tigris.state import State
from engine.moves import random_move
from tests.engine import whole_games
from tests.engine.games.tigris.positions import GAME

header, moves = partial(whole_games.header, GAME), partial(whole_games.moves, GAME)
Player: TypeAlias = whole_games.Player[State]


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
