"""What a person may say at a table now."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from bot.model.errors import NotSeated
from bot.tables.live_table import LiveTable
from engine.game import GameOver, NotYourTurn, Seat, Words

Offer: TypeAlias = Callable[[Words], Sequence[str]]
"""The words that may follow the words so far."""


def seat_of(table: LiveTable, user: int) -> Seat:
    """Where `user` sits. Raises NotSeated."""
    seat = table.roster.seat_of(user)
    if seat is None:
        raise NotSeated
    return seat


def owes(table: LiveTable, user: int) -> bool:
    """Whether the table waits for `user`."""
    decision = table.game.decision(table.state)
    return decision is not None and table.roster.seat_of(user) in decision.seats


def offer(table: LiveTable, user: int) -> Offer:
    """What `user` may say, word by word. Raises NotSeated, GameOver or NotYourTurn."""
    seat = seat_of(table, user)
    state = table.state
    decision = table.game.decision(state)
    if decision is None:
        raise GameOver
    if seat not in decision.seats:
        raise NotYourTurn(decision.seats)
    return lambda words: table.game.words(state, seat, words)
