"""Standing orders: default answers, the order that prevails, and the question that orders may answer now."""

from collections.abc import Sequence
from typing import TypeVar

from engine.game import Game, OrderQuestion, Orders

S = TypeVar("S")
V = TypeVar("V")


def orders_in_force(standing: Sequence[OrderQuestion], orders: Orders) -> Orders:
    """Return `orders` with the default answers for missing ones, and without orders that the game does not know."""
    usual = {(order.name, order.scopes[0]): order.default_answer for order in standing if order.default_answer}
    answers = {(order.name, scope): order.answers for order in standing for scope in order.scopes}
    return usual | {about: answer for about, answer in orders.items() if answer in answers.get(about, ())}


def order_for(orders: Orders, name: str, *scopes: str) -> str:
    """Return the answer ordered for question `name` in the first of `scopes` that has an order, or ""."""
    return next((orders[name, scope] for scope in scopes if (name, scope) in orders), "")


def open_question(game: Game[S, V], view: V) -> OrderQuestion | None:
    """Return the question that the view's seat is asked now if standing orders may answer it, otherwise None."""
    for order in game.standing:
        if any(game.standing_answer(view, {(order.name, order.scopes[0]): answer}) for answer in order.answers):
            return order
    return None
