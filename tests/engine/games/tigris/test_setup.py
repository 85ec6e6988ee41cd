"""Positions that are dealt: the box and the first one (R1, R2), and those that look like a view; and the options
(R12)."""

from collections.abc import Iterator

import pytest

from engine.chance import Chance
from engine.games.tigris.pieces import DYNASTIES, LEADER_WORDS, MONUMENT_COLOURS, TILE_COUNTS
from engine.games.tigris.places import CELL_NAMES, MAPS, cells_of_bits
from engine.games.tigris.state import State
from tests.engine.games.tigris.playing import anybody, gatherer, header, moves
from tests.engine.games.tigris.positions import GAME, forbidden, offered, play, position
from tests.engine.games.tigris.test_laws import each_cell_holds_one_thing, no_piece_is_lost


def start(seats: int = 4, number: int = 1, **options: str) -> State:
    return GAME.setup(DYNASTIES[:seats], options, Chance(bytes([number]) * 32))


def names(board: int) -> set[str]:
    return {CELL_NAMES[cell] for cell in cells_of_bits(board)}


def test_R1_1_standard_map() -> None:
    board = MAPS["standard"]
    assert len(CELL_NAMES) == 176
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
    assert len(set(MONUMENT_COLOURS)) == 6
    assert state.board.treasures.bit_count() == 10


def test_R1_5_dynasties_and_leaders() -> None:
    assert DYNASTIES == ("archer", "bull", "pot", "lion")
    assert LEADER_WORDS == ("priest", "farmer", "trader", "king")


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


def states() -> Iterator[State]:
    for player in (anybody, gatherer):
        yield from (turn.step.state for turn in list(moves(header(11, 3), player))[::9])


def imagined(state: State, looker: int | None, number: int) -> State:
    return GAME.sample_state(GAME.view(state, looker), Chance(bytes([number]) * 32))


@pytest.mark.parametrize("looker", [None, 0, 1, 2])
def test_an_imagined_state_looks_the_same_and_is_a_possible_one(looker: int | None) -> None:
    for state in states():
        other = imagined(state, looker, 1)
        assert GAME.view(other, looker) == GAME.view(state, looker)
        assert GAME.decision(other) == GAME.decision(state)
        no_piece_is_lost(other)
        each_cell_holds_one_thing(other)


def test_samples_differ_in_hidden_parts() -> None:
    state = next(states())
    one, two = imagined(state, 0, 1), imagined(state, 0, 2)
    assert one.hands[0] == two.hands[0] == state.hands[0]
    assert one.hands[1:] != two.hands[1:]
    assert one.bag != two.bag
    assert one.points[1:] != two.points[1:]


def test_tiles_put_away_by_others_are_imagined_too() -> None:
    state = position("", bag="100 farm", hands={"archer": "2 temple"})
    swapped = GAME.play(state, 0, ("swap", "temple", "temple")).state
    assert len({imagined(swapped, 1, number).swapped[0] for number in range(9)}) > 1
    assert imagined(swapped, 0, 1).swapped[0] == (2, 0, 0, 0)


def test_two_players_know_each_others_treasures() -> None:
    state = position("t$ t$ t$", "F5", seats=2, treasures=(3, 4))
    assert imagined(state, 0, 1).treasures == (3, 4)


def test_R12_1_an_attacker_who_leads_may_add() -> None:
    window = ".. t  ..\nt  .. Bk\n.. t  .."
    state = position(window, "F4", english=True, hands={"archer": "4 temple", "bull": "4 temple"})
    asked = play(state, "archer leader king G5").state
    assert offered(asked, "archer support") == ["0", "1", "2", "3", "4"]


def test_R12_1_the_attacker_must_exceed() -> None:
    state = position("t  Bk t\n.. t  ..", "F5", english=True, hands={"archer": "2 temple"})
    asked = play(state, "archer leader king F6").state
    assert offered(asked, "archer support") == ["0", "2"]
    assert forbidden(asked, "archer support 1") == ("must-win", "R12.1")


def test_R12_1_the_defender_must_tie_exactly() -> None:
    hands = {"archer": "3 temple", "bull": "4 temple"}
    asked = play(position("Bk t", "F5", english=True, hands=hands), "archer leader king G4", "archer support 3").state
    assert offered(asked, "bull support") == ["0", "3"]
    assert forbidden(asked, "bull support 4") == ("must-tie", "R12.1")
    poor = position("Bk t", "F5", english=True, hands=hands | {"bull": "2 temple"})
    assert offered(play(poor, "archer leader king G4", "archer support 3").state, "bull support") == ["0"]


def test_R12_2_totals_are_shown() -> None:
    state = position("t", "F5", open_scores=True, points=((1, 2, 3, 4),) * 4)
    assert GAME.view(state, None).points == ((1, 2, 3, 4),) * 4
    assert GAME.view(position("t", "F5"), None).points == (None,) * 4


def test_R12_2_all_is_shown_when_over() -> None:
    over = play(position("t$", "F5", actions=0), "archer end").state
    assert GAME.view(over, None).treasures == (0, 0, 0, 0)


def test_R12_3_maps() -> None:
    options = {option.name: option.choices for option in GAME.options}
    assert options["map"] == ("standard", "advanced")
    state = GAME.setup(("archer", "bull"), {"map": "advanced"}, Chance(bytes(32)))
    assert state.board.treasures.bit_count() == 14
    assert len(state.bag) == 153 - 14 - 12
