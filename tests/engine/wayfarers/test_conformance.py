"""Every promise of the contract, held to games of each number of seats."""

from functools import cache

import pytest

from engine.games import AnyGame
from engine.wayfarers.diagram_reader import read_diagram
from tests.engine.conformance import PROMISES, STRIDE, Promise
from tests.engine.playouts import Playout, played_out, tables
from tests.engine.wayfarers.playing import GAME as WAYFARERS

GAME: AnyGame = WAYFARERS


@cache
def played(first: int = 0, most: int = 3) -> tuple[Playout[object], ...]:
    """One game of each number of seats up to `most`, with other options each."""
    each = len(tables(GAME)) // len(GAME.seats)
    return tuple(played_out(GAME, seats * each + 7 * seats + first) for seats in range(most))


@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__)
def test_promise(promise: Promise) -> None:
    promise(GAME, [one.rewound() for one in played()])


def test_diagrams_read_back() -> None:
    for one in played():
        for state in one.states[::STRIDE]:
            for looker in one.lookers:
                view = GAME.view(state, looker)
                assert read_diagram(GAME.diagram(view)) == view


@pytest.mark.full
@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__)
def test_promise_in_many_games(promise: Promise) -> None:
    for first in range(1, 6):
        promise(GAME, [one.rewound() for one in played(first, most=4)])
