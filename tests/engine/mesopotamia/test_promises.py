"""Every promise of a game, held to games of all modes."""

from functools import cache

import pytest

from engine.mesopotamia.reading import read_diagram
from engine.mesopotamia.state import State
from tests.engine.conformance import PROMISES, STRIDE, Promise
from tests.engine.mesopotamia.playing import GAME, TABLES, played_out
from tests.engine.playouts import Playout


@cache
def played() -> tuple[Playout[State], ...]:
    return tuple(played_out(table, number) for number, table in enumerate(TABLES))


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
@pytest.mark.parametrize("table", TABLES, ids=lambda table: "-".join((str(table.seats), *table.options.values())))
def test_a_thousand_games_end(table: object) -> None:
    for number in range(1000, 1000 + -(-1000 // len(TABLES))):
        game = played_out(TABLES[TABLES.index(table)], number)  # type: ignore[arg-type]  # the tables are parameters
        assert GAME.result(game.states[-1]) is not None
