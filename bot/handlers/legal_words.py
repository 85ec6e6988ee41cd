"""What a person may say at a table now."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from bot.model.roster import NotSeated
from bot.tables.registry import OpenTable
from engine.game import GameOver, NotYourTurn, Seat, Words

Offer: TypeAlias = Callable[[Words], Sequence[str]]
"""The words that may follow the words so far."""


def seat_of(at: OpenTable, user: int) -> Seat:
    """Where `user` sits. Raises NotSeated."""
    seat = at.roster.seat_of(user)
    if seat is None:
        raise NotSeated
    return seat


def owes(at: OpenTable, user: int) -> bool:
    """Whether the table waits for `user`."""
    decision = at.game.decision(at.table.fold.state)
    return decision is not None and at.roster.seat_of(user) in decision.seats


def offer(at: OpenTable, user: int) -> Offer:
    """What `user` may say, word by word. Raises NotSeated, GameOver or NotYourTurn."""
    seat = seat_of(at, user)
    state = at.table.fold.state
    decision = at.game.decision(state)
    if decision is None:
        raise GameOver
    if seat not in decision.seats:
        raise NotYourTurn(decision.seats)
    return lambda words: at.game.words(state, seat, words)
