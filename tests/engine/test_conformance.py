"""Every promise, held to every registered game and to the tests' own."""

from functools import cache

import pytest

from engine.games import GAMES, AnyGame, find
from tests.engine.conformance import PROMISES, Promise
from tests.engine.playouts import Playout, playout
from tests.games.auction import Auction

HOSTED: tuple[AnyGame, ...] = (*GAMES, Auction())
A_FEW = range(12)


@cache
def played(name: str) -> tuple[Playout[object], ...]:
    return tuple(playout(find(name, HOSTED), number) for number in A_FEW)


@pytest.mark.parametrize("game", HOSTED, ids=lambda game: game.name)
@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__)
def test_promise(promise: Promise, game: AnyGame) -> None:
    promise(game, [playout.rewound() for playout in played(game.name)])


@pytest.mark.full
@pytest.mark.parametrize("game", HOSTED, ids=lambda game: game.name)
@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__)
def test_promise_in_a_thousand_games(promise: Promise, game: AnyGame) -> None:
    for first in range(0, 1000, 50):
        promise(game, [playout(game, number) for number in range(first, first + 50)])
