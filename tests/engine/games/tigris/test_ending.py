"""Catastrophes, swaps, the end (R11)."""

import pytest

from engine.games.tigris.places import CELL_BY_NAME
from engine.games.tigris.reading.scoring import points_by_colour
from tests.engine.games.tigris.positions import GAME, Played, forbidden, offered, play, position, refused, type_at
from tests.support.require import require


def test_R11_1_on_an_empty_cell_or_a_tile() -> None:
    state = position("m ", "F5")
    after = play(state, "archer catastrophe F5", "archer catastrophe A4")
    assert after.state.board.catastrophes == 1 << CELL_BY_NAME["F5"] | 1 << CELL_BY_NAME["A4"]
    assert after.told("tile-destroyed") == [{"tile": "market", "cell": "F5"}]
    assert after.state.out == (0, 0, 1, 0)
    assert after.state.catastrophes[0] == 0
    assert type_at(after.state, "F5") == ""


def test_R11_1_none_left() -> None:
    state = position("", catastrophes=(0, 2, 2, 2))
    assert forbidden(state, "archer catastrophe A1") == ("no-catastrophes", "R11.1")


@pytest.mark.parametrize(
    ("cell", "reason"), [("F5", "leader"), ("G5", "treasure"), ("H5", "monument"), ("J5", "catastrophe")]
)
def test_R11_1_not_there(cell: str, reason: str) -> None:
    state = position("Ak t$ x  x  ##\n.. .. x  x", "F5", monuments="temple-farm=H5")
    assert forbidden(state, f"archer catastrophe {cell}") == (f"catastrophe-on-{reason}", "R11.1")


def test_R11_1_nothing_can_be_put_there() -> None:
    state = position("## t", "F5", hands={"archer": "temple"})
    assert forbidden(state, "archer tile temple F5") == ("cell-taken", "R6.1")
    assert forbidden(state, "archer leader king F5") == ("cell-taken", "R5.2")


def test_R11_1_may_split_kingdoms_and_starts_no_conflict() -> None:
    state = position("Ak t  m  t  Bp", "F5")
    after = play(state, "archer catastrophe H5")
    assert after.asks() == ("act", "archer")
    assert after.state.conflict is None


def test_R11_2_swap_and_use_the_new_tiles() -> None:
    state = position("", hands={"archer": "2 temple farm"}, bag="market 5 farm")
    after = play(state, "archer swap temple farm")
    assert after.told("swapped") == [{"who": "archer", "count": 2}]
    assert after.state.hands[0] == (1, 1, 1, 0)
    assert after.state.swapped[0] == (1, 1, 0, 0)
    assert after.last.informed_seats == {0}
    assert play(after.state, "archer tile market F5").asks() == ("act", "archer")


def test_R11_2_one_to_six_each_choice_once() -> None:
    state = position("", hands={"archer": "2 temple farm"})
    assert offered(state, "archer swap") == ["temple", "farm"]
    assert offered(state, "archer swap temple temple") == ["farm"]
    assert offered(state, "archer swap farm") == []
    assert refused(state, "archer swap farm temple").reason == "swap-order"
    assert forbidden(state, "archer swap market") == ("not-in-hand", "R11.2")


def test_R11_3_two_treasures_left() -> None:
    state = position("t$ .. t$", "F5", actions=0)
    after = play(state, "archer end")
    assert after.told("game-ended") == [{"reason": "treasures"}]
    assert GAME.decision(after.state) is None
    three = position("t$ .. t$ .. t$", "F5", actions=0)
    assert play(three, "archer end").asks() == ("act", "bull")


def test_R11_4_refill_fails_after_income() -> None:
    state = position(
        "Ap t  x  x\n.. .. x  x", "F5", monuments="temple-farm=H5", lasting=True, actions=0, bag="3 temple"
    )
    after = play(state, "archer end")
    assert after.told("game-ended") == [{"reason": "tiles"}]
    assert after.points("archer") == (1, 0, 0, 0)
    assert after.state.hands[0] == (3, 0, 0, 0)


def test_R11_4_the_last_tile_may_be_drawn() -> None:
    full = dict.fromkeys(("bull", "pot", "lion"), "6 farm")
    state = position("t", "F5", hands=full | {"archer": "5 farm"}, bag="temple", lasting=True)
    assert play(state, "archer end").asks() == ("act", "bull")


def test_R11_4_swap_fails_without_income() -> None:
    state = position(
        "Ap t  x  x\n.. .. x  x",
        "F5",
        monuments="temple-farm=H5",
        lasting=True,
        hands={"archer": "3 farm"},
        bag="temple",
    )
    after = play(state, "archer swap farm farm")
    assert after.told("game-ended") == [{"reason": "tiles"}]
    assert after.points("archer") == (0, 0, 0, 0)
    assert after.state.hands[0] == (1, 1, 0, 0)
    assert after.last.informed_seats == {0, 1, 2, 3}


def test_R11_5_treasures_help_the_weakest() -> None:
    assert points_by_colour((5, 1, 3, 9), 0) == (1, 3, 5, 9)
    assert points_by_colour((5, 1, 3, 9), 3) == (3, 4, 5, 9)
    assert points_by_colour((2, 2, 2, 2), 4) == (3, 3, 3, 3)


def ended(*points: tuple[int, int, int, int]) -> Played:
    return play(position("t$", "F5", seats=len(points), points=points, actions=0), "archer end")


def test_R11_5_the_best_weakest_colour_wins() -> None:
    result = require(GAME.result(ended((9, 9, 9, 1), (2, 2, 2, 2)).state))
    assert (result.ranks, result.reason) == ((2, 1), "treasures")
    assert result.scores == ((1, 9, 9, 9), (2, 2, 2, 2))


def test_R11_5_ties_look_at_the_next_weakest() -> None:
    result = require(GAME.result(ended((2, 3, 4, 9), (2, 3, 5, 5), (4, 3, 9, 2)).state))
    assert result.ranks == (2, 1, 2)


def test_no_result_before_the_end() -> None:
    assert GAME.result(position("t", "F5")) is None
