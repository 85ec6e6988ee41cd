"""Promises of every game about the orders that a seat may leave in advance."""

import re
from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias, TypeVar

from engine import codec
from engine.game import Game, OrderQuestion, Orders, Seat
from engine.moves import is_offered
from engine.registry import AnyGame
from tests.engine.playouts import Playout

S = TypeVar("S")
V = TypeVar("V")

Promise: TypeAlias = Callable[[AnyGame, Sequence["Playout[object]"]], None]

PLAIN_WORD = re.compile(r"[a-z0-9-]{1,32}")


def standing_orders_are_described(game: Game[S, V], playouts: Sequence[Playout[S]]) -> None:
    """Their words fit where they are written, and each is for a question that is asked."""
    assert len({one.name for one in game.standing}) == len(game.standing)
    for one in game.standing:
        for words in (one.scopes, one.answers):
            assert words, f"{one.name} leaves nothing to order"
            assert len(set(words)) == len(words)
            assert all(PLAIN_WORD.fullmatch(word) for word in (one.name, *words))
        assert one.default_answer in ("", *one.answers)
        everything = [{(one.name, one.scopes[0]): answer} for answer in one.answers]
        views = (view for playout in playouts for _, view in _asked(game, playout))
        assert any(game.standing_answer(view, orders) for view in views for orders in everything), (
            f"{one.name} is never asked"
        )


def _asked(game: Game[S, V], playout: Playout[S], stride: int = 1) -> Iterator[tuple[Seat, V]]:
    """Everybody who owes a choice, and what they see, in a game that has orders, at every position of so many."""
    for state in playout.states[::stride] if game.standing else ():
        for seat in _owing(game, state):
            yield seat, game.view(state, seat)


def _owing(game: Game[S, V], state: S) -> tuple[Seat, ...]:
    decision = game.decision(state)
    return decision.seats if decision else ()


def _every_order(game: Game[S, V]) -> Iterator[Orders]:
    """Each answer to each question, for all that it may be about."""
    for one in game.standing:
        for answer in one.answers:
            yield {(one.name, one.scopes[0]): answer}


def ordered_moves_are_offered(game: Game[S, V], playouts: Sequence[Playout[S]]) -> None:
    """An order is played by who is asked and by nobody else, and only when there is one."""
    for playout in playouts:
        for state in playout.states[:: playout.often]:
            owing = _owing(game, state)
            for looker in playout.lookers:
                view = game.view(state, looker)
                assert game.standing_answer(view, {}) is None, "something is ordered by nobody"
                for orders in _every_order(game):
                    if (move := game.standing_answer(view, orders)) is not None:
                        assert looker in owing, f"{looker} orders what it is not asked"
                        assert is_offered(game, state, looker or 0, move), f"{move} is not offered"


def ordered_moves_depend_on_the_view(game: Game[S, V], playouts: Sequence[Playout[S]]) -> None:
    """A player who sees the same orders orders the same, whatever the others hold and whenever they ask."""
    for playout in playouts:
        for seat, view in _asked(game, playout, playout.often):
            imagined = game.view(game.sample_state(view, playout.chance()), seat)
            reread = codec.loads(game.view_type, codec.dumps(view))
            for orders in _every_order(game):
                move = game.standing_answer(view, orders)
                assert game.standing_answer(imagined, orders) == game.standing_answer(reread, orders) == move, (
                    f"{orders} tell"
                )


def narrower_orders_go_first(game: Game[S, V], playouts: Sequence[Playout[S]]) -> None:
    for playout in playouts:
        for _, view in _asked(game, playout, playout.often):
            for one in game.standing:
                _narrower_first(game, view, one)


def _narrower_first(game: Game[S, V], view: V, one: OrderQuestion) -> None:
    """Two orders, for everything and for one thing: the other one alone is played where the narrow one fits."""
    widest = {(one.name, one.scopes[0]): one.answers[0]}
    for scope in one.scopes[1:]:
        fits = any(game.standing_answer(view, {(one.name, scope): answer}) for answer in one.answers)
        for answer in one.answers:
            narrow: Orders = {(one.name, scope): answer}
            both = game.standing_answer(view, {**widest, **narrow})
            assert both == game.standing_answer(view, narrow if fits else widest), f"{scope} does not go before all"


STANDING_PROMISES: tuple[Promise, ...] = (
    standing_orders_are_described,
    ordered_moves_are_offered,
    ordered_moves_depend_on_the_view,
    narrower_orders_go_first,
)
