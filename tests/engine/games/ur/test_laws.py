"""Invariants: no piece is lost, and a throw that is asked about can be moved."""

import pytest

from engine.games.ur.places import START_NUMBER
from engine.games.ur.reading import movable_pieces
from engine.games.ur.setup import PIECES_OPTION
from engine.games.ur.state import NO_THROW, State
from tests.engine.games.ur.positions import GAME
from tests.engine.playouts import played_out, tables


def each_piece_has_a_place_of_its_own(state: State, count: int) -> None:
    way = state.variant.paths
    for own in state.pieces:
        standing = [spot for spot in own if START_NUMBER < spot < way.off_number]
        assert len(own) == count
        assert own == tuple(sorted(own))
        assert len(set(standing)) == len(standing)
        assert all(START_NUMBER <= spot <= way.off_number for spot in own)
    assert not any(way.number_on_other_path.get(spot) in state.pieces[1] for spot in state.pieces[0])
    assert sum(own[0] == way.off_number for own in state.pieces) < len(state.marks)


def a_throw_can_be_moved(state: State) -> None:
    if state.thrown != NO_THROW and GAME.decision(state) is not None:
        assert next(movable_pieces(state, state.mover, state.thrown), None) is not None
    assert state.throws >= sum(spot > START_NUMBER for own in state.pieces for spot in own)


@pytest.mark.parametrize("number", range(0, len(tables(GAME)), 5))
def test_laws_hold_after_every_move(number: int) -> None:
    whole = played_out(GAME, number)
    count = int(dict(whole.header.options)[PIECES_OPTION.name])
    for state in whole.states:
        each_piece_has_a_place_of_its_own(state, count)
        a_throw_can_be_moved(state)
