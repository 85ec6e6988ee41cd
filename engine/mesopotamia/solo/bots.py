"""What the empires that nobody sits behind do, by the kind of game (22-25)."""

from engine.chance import Stream
from engine.mesopotamia.changes import turns
from engine.mesopotamia.draft import Draft
from engine.mesopotamia.solo import automaton, defence, siege, strategy
from engine.mesopotamia.state import ASHUR, UR, State


def deal(state: State, stream: Stream) -> State:
    """Return the position with the automata's strategy cards dealt (22.2)."""
    return strategy.deal(state, stream)


def set_up(draft: Draft) -> None:
    """Put the pieces of Ur's defenders, or of Ashur's first wave, on the map (24.4, 25.3)."""
    match draft.state.config.mode:
        case "ur":
            siege.set_up(draft)
        case "ashur":
            defence.set_up(draft)


def turn(draft: Draft) -> None:
    """Take the turn of an empire that nobody sits behind, and end it."""
    player = draft.state.turn.player
    match draft.state.config.mode:
        case _ if draft.state.config.mode == UR:
            siege.turn(draft)
        case _ if draft.state.config.mode == ASHUR:
            defence.turn(draft)
        case _:
            automaton.turn(draft, player - draft.state.config.seats)
    if not draft.state.ended:
        turns.end_turn(draft)


def next_round(draft: Draft) -> None:
    """End the round; in the defence of Ashur the wave is looked at first (25.9)."""
    if draft.state.config.mode == ASHUR:
        defence.check(draft)
    else:
        turns.next_round(draft)
