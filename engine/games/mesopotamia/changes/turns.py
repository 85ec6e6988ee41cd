"""Rounds and turns: the order of play (5)."""

from msgspec.structs import replace

from engine.games.mesopotamia.changes.dice import roll_dice
from engine.games.mesopotamia.draft import Draft
from engine.games.mesopotamia.ending import end_game
from engine.games.mesopotamia.state import (
    ASHUR_MODE,
    UR_MODE,
    Act,
    BotTurn,
    Collide,
    Fallen,
    HandOver,
    NextRound,
    Player,
    Settle,
    StartRound,
    Turn,
)

BATTLE_PHASE_TASKS = (Collide(), Fallen(), Settle(), HandOver(), NextRound())
"""The tasks after everybody's turn, in order (5.4, 5.5)."""


def begin_turn(draft: Draft, player: Player) -> None:
    """Make `player` the player in turn, and push the task of a person's or an automaton's turn."""
    turn = Turn(draft.state.turn.round, draft.state.turn.order, player)
    draft.state = replace(draft.state, turn=turn)
    draft.agenda.push(BotTurn() if draft.state.is_bot(player) else Act())


def end_turn(draft: Draft) -> None:
    """End a turn: roll the dice for the next turn, then begin the next player's turn or the battle phase (5.3,
    6.11)."""
    turn = draft.state.turn
    draft.agenda.pop()
    draft.journal.report("turn-ended", who=draft.player_fact(turn.player))
    roll_dice(draft, turn.player)
    following = turn.order[turn.order.index(turn.player) + 1 :]
    if following:
        begin_turn(draft, following[0])
    else:
        draft.agenda.push(*BATTLE_PHASE_TASKS)


def next_round(draft: Draft) -> None:
    """End the game if the gardens are built or the rounds are over; otherwise begin the next round (5.1, 2.4)."""
    state = draft.state
    if not state.garden and state.config.mode not in (UR_MODE, ASHUR_MODE):
        end_game(draft, "gardens")
    elif state.config.rounds and state.turn.round >= state.config.rounds:
        end_game(draft, "rounds")
    else:
        draft.state = replace(state, turn=replace(state.turn, round=state.turn.round + 1))
        draft.replace_task(StartRound())
