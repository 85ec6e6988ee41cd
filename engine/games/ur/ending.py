"""The end of the game (3.1)."""

from engine.game import Seat
from engine.games.ur.reading import count_borne_off
from engine.games.ur.state import State


def points(state: State, seat: Seat) -> int:
    """Return how many pieces a seat has borne off."""
    return count_borne_off(state, seat)


def progress(state: State, seat: Seat) -> int:
    """Return how many squares the pieces of a seat have gone, of which captured ones lose theirs."""
    return sum(state.pieces[seat])
