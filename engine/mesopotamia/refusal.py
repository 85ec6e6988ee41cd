"""Why a move is refused: the rule, and what would be right."""

from engine.game import BadWords, IllegalMove, Seat, Words
from engine.mesopotamia.offer import words
from engine.mesopotamia.state import State


def refusal(state: State, seat: Seat, move: Words) -> IllegalMove | BadWords:
    """Return what is wrong with a move that `words` does not offer to `seat`, whose decision it is."""
    return IllegalMove("another-question", ("verbs", tuple(words(state, seat, ()))), rule="6")
