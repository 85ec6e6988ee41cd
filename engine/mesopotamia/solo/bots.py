"""What the empires that nobody sits behind do, by the kind of game (22-25)."""

from engine.chance import Stream
from engine.mesopotamia.draft import Draft
from engine.mesopotamia.state import State
from engine.mesopotamia.turn import rounds


def deal(state: State, stream: Stream) -> State:
    """Return the position with the automata's strategy cards dealt (22.2)."""
    return state


def set_up(draft: Draft) -> None:
    """Put the pieces of Ur's defenders, or of Ashur's first wave, on the map (24.4, 25.3)."""


def turn(draft: Draft) -> None:
    """Take the turn of an empire that nobody sits behind."""
    rounds.end_turn(draft)


def next_round(draft: Draft) -> None:
    """End the round."""
    rounds.next_round(draft)
