"""Moves without a question: the turns of empires without a player, and the end of a round (5.5, 22-25)."""

from engine.games.mesopotamia.changes import turns
from engine.games.mesopotamia.draft import Draft
from engine.games.mesopotamia.ending import check_siege
from engine.games.mesopotamia.solo import automaton, defence, siege
from engine.games.mesopotamia.state import ASHUR, UR, BotTurn, NextRound


def take_turn(draft: Draft, _task: BotTurn) -> None:
    """Take the turn of an empire without a person, and end it; this may end the siege of Ur (24.1)."""
    config = draft.state.config
    if config.mode == UR:
        siege.turn(draft)
    elif config.mode == ASHUR:
        defence.turn(draft)
    else:
        automaton.turn(draft, draft.state.turn.player - config.seats)
    if not draft.state.ended:
        turns.end_turn(draft)
        check_siege(draft)


def next_round(draft: Draft, _task: NextRound) -> None:
    """End the round; in the defence of Ashur the wave is looked at first (25.9)."""
    if draft.state.config.mode == ASHUR:
        defence.check_wave(draft)
    else:
        turns.next_round(draft)
