"""Every promise of a game, held to games of all modes."""

from dataclasses import replace
from functools import cache
from typing import cast

import pytest

from engine import codec
from engine.chance import Chance
from engine.mesopotamia.reading import read_diagram
from engine.mesopotamia.state import State
from tests.engine.conformance import PROMISES, STRIDE, Promise
from tests.engine.mesopotamia.playing import GAME, TABLES, Table, header, played_out
from tests.engine.mesopotamia.positions import at, bare, battle_phase
from tests.engine.playouts import Played, Playout


@cache
def played() -> tuple[Playout[State], ...]:
    return (*(played_out(table, number) for number, table in enumerate(TABLES)), occupied())


def occupied() -> Playout[State]:
    """The last moves of a game in which a settlement is occupied, which happens in few short ones."""
    state = at(bare(rounds="12"), "B2", "babylon 1 spearman", settlement="sumer")
    state = battle_phase(replace(state, turn=replace(state.turn, round=12))).state
    head = replace(header(TABLES[0], 1), position=codec.dumps(state))
    step = GAME.play(state, 1, ("conquer",))
    return Playout(head, state, (Played(state, 1, ("conquer",), step),), Chance(head.seed).stream("examiner"))


@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__)
def test_promise(promise: Promise) -> None:
    promise(GAME, [cast("Playout[object]", one.rewound()) for one in played()])


def test_diagrams_read_back() -> None:
    for one in played():
        for state in one.states[::STRIDE]:
            for looker in one.lookers:
                view = GAME.view(state, looker)
                assert read_diagram(GAME.diagram(view)) == view


THOUSAND = 1000


@pytest.mark.full
@pytest.mark.parametrize("table", TABLES, ids=lambda table: "-".join((str(table.seats), *table.options.values())))
def test_a_thousand_games_end(table: Table) -> None:
    for number in range(THOUSAND, THOUSAND + -(-THOUSAND // len(TABLES))):
        game = played_out(table, number)
        assert GAME.result(game.states[-1]) is not None
