"""Whole games by players who know little: any move, or one that acts rather than rests and journals when it can."""

from functools import partial
from typing import TypeAlias

from engine.chance import Stream
from engine.game import Seat, Words
from engine.games.wayfarers.play import Wayfarers
from engine.games.wayfarers.state import State
from engine.moves import random_move
from tests.engine import whole_games
from tests.engine.playouts import GUIDES

GAME = Wayfarers()
header, moves = partial(whole_games.header, GAME), partial(whole_games.moves, GAME)
Player: TypeAlias = whole_games.Player[State]


def anybody(state: State, seat: Seat, stream: Stream) -> Words:
    """Any move."""
    return random_move(GAME, state, seat, stream)


def guided(state: State, seat: Seat, stream: Stream) -> Words:
    """A step of the journal where there is one, else anything that is not idle."""
    return GUIDES[GAME.name].move(GAME, state, seat, stream)
