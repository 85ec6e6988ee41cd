"""The end of the game (3.1)."""

from engine.game import Seat
from engine.games.ur.reading import count_borne_off
from engine.games.ur.state import State


def points(state: State, seat: Seat) -> int:
    """Return the number of pieces that a seat has borne off."""
    return count_borne_off(state, seat)


def progress(state: State, seat: Seat) -> int:
    """Return the number of squares that the pieces of a seat have gone; captured pieces lose theirs."""
    return sum(state.pieces[seat])
