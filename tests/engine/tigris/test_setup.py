"""The box and the first position (R1, R2)."""

import pytest

from engine.chance import Chance
from engine.tigris.board import MAPS, NAMES, cells
from engine.tigris.pieces import DYNASTIES, LEADERS, MONUMENTS, TILE_COUNTS
from engine.tigris.state import State
from tests.engine.tigris.positions import GAME, play


def start(seats: int = 4, number: int = 1, **options: str) -> State:
    return GAME.setup(DYNASTIES[:seats], options, Chance(bytes([number]) * 32))


def names(board: int) -> set[str]:
    return {NAMES[cell] for cell in cells(board)}


def test_R1_1_standard_map() -> None:
    board = MAPS["standard"]
    assert len(NAMES) == 176
    assert (board.rivers.bit_count(), board.temples.bit_count()) == (41, 10)
    assert names(board.corners) == {"B2", "P2", "B8", "O9"}
    assert names(board.temples & ~board.corners) == {"K1", "F3", "N5", "I7", "F10", "K11"}


def test_R1_2_advanced_map() -> None:
    board = MAPS["advanced"]
    assert (board.rivers.bit_count(), board.temples.bit_count()) == (39, 14)
    assert names(board.corners) == {"B3", "P6", "A8", "E10", "J11", "O11"}


def test_R1_3_tiles() -> None:
    assert TILE_COUNTS == (57, 36, 30, 30)
    assert sum(TILE_COUNTS) == 153


def test_R1_4_other_pieces() -> None:
    state = start(4)
    assert sum(state.catastrophes) == 8
    assert len(set(MONUMENTS)) == 6
    assert state.board.treasures.bit_count() == 10


def test_R1_5_dynasties_and_leaders() -> None:
    assert DYNASTIES == ("archer", "bull", "pot", "lion")
    assert LEADERS == ("priest", "farmer", "trader", "king")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_R1_6_two_to_four_players(seats: int) -> None:
    state = start(seats)
    assert seats in GAME.seats
    assert state.catastrophes == (2,) * seats
    assert len(state.board.leaders) == seats


def test_R2_1_a_treasure_on_each_temple() -> None:
    state = start(4)
    assert state.board.tiles == (MAPS["standard"].temples, 0, 0, 0)
    assert state.board.treasures == MAPS["standard"].temples
    assert len(state.bag) == 153 - 10 - 24


def test_R2_2_six_tiles_each() -> None:
    state = start(3)
    assert [sum(hand) for hand in state.hands] == [6, 6, 6]
    assert all(cell == -1 for row in state.board.leaders for cell in row)


def test_R2_3_clockwise_from_the_first_seat() -> None:
    state = start(3)
    turns = []
    for mark in DYNASTIES[:3]:
        turns.append(state.dynasties[state.turn])
        state = play(state, f"{mark} end").state
    assert turns == ["archer", "bull", "pot"]
    assert state.turn == 0


def test_R2_4_hands_and_totals_are_hidden() -> None:
    state = start(3)
    view = GAME.view(state, 1)
    assert view.hand == state.hands[1]
    assert view.hands == (6, 6, 6)
    assert view.points == (None, (0, 0, 0, 0), None)
    assert GAME.view(state, None).hand is None


def test_seeds_deal_differently() -> None:
    assert start(4, 1).hands != start(4, 2).hands
    assert start(4, 1) == start(4, 1)
