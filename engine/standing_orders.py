"""What follows for every game from orders that were left in advance: the usual ones, and which goes before which."""

from collections.abc import Sequence
from typing import TypeVar

from engine.game import Game, OrderQuestion, Orders

S = TypeVar("S")
V = TypeVar("V")


def in_force(standing: Sequence[OrderQuestion], orders: Orders) -> Orders:
    """`orders` with the usual answers where nothing was ordered; what the game does not know is left out."""
    usual = {(one.name, one.scopes[0]): one.usual for one in standing if one.usual}
    known = {(one.name, scope): one.answers for one in standing for scope in one.scopes}
    return usual | {about: answer for about, answer in orders.items() if answer in known.get(about, ())}


def answer(orders: Orders, name: str, *scopes: str) -> str:
    """What was ordered for the first of `scopes` for which anything was; "" when nothing fits."""
    return next((orders[name, scope] for scope in scopes if (name, scope) in orders), "")


def asked(game: Game[S, V], view: V) -> OrderQuestion | None:
    """Which of the questions that may be answered in advance the view's seat is asked now."""
    for one in game.standing:
        if any(game.ordered(view, {(one.name, one.scopes[0]): answer}) for answer in one.answers):
            return one
    return None
