"""The leader action (R5)."""

from collections import Counter

import pytest

from engine.games.tigris.pieces import SPHERES
from engine.games.tigris.reading.placement import can_be_placed, leader_cells
from tests.engine.games.tigris.positions import GAME, forbidden, offered, play, position
from tests.engine.playouts import playout


def test_R5_1_place_move_withdraw() -> None:
    state = position("t  .. .. t", "F5")
    placed = play(state, "archer leader king F6")
    assert placed.told("leader-placed") == [{"who": "archer", "leader": "king", "cell": "F6"}]
    moved = play(placed.state, "archer leader king H5")
    assert moved.told("leader-moved") == [{"who": "archer", "leader": "king", "start": "F6", "cell": "H5"}]
    home = play(placed.state, "archer withdraw king")
    assert home.leader("archer", "king") == "home"
    assert offered(home.state, "archer") == ["end"]


def test_R5_1_only_leaders_on_the_board_are_withdrawn() -> None:
    assert forbidden(position("t", "F5"), "archer withdraw king") == ("leader-off-board", "R5.1")


def test_R5_2_the_cell() -> None:
    state = position(
        """
        t  m  ..
        ## .. ..
        """,
        "F5",
    )
    assert offered(state, "archer leader king") == ["F4", "E5"]
    assert forbidden(state, "archer leader king G5") == ("cell-taken", "R5.2")
    assert forbidden(state, "archer leader king F6") == ("cell-taken", "R5.2")
    assert forbidden(state, "archer leader king H5") == ("no-temple", "R5.2")
    assert forbidden(position("t", "A5"), "archer leader king A4") == ("leader-on-river", "R5.2")


def test_R5_2_face_down_temples_do_not_count() -> None:
    state = position("x  x\nx  x", "F5", monuments="temple-farm=F5")
    assert forbidden(state, "archer leader king F4") == ("no-temple", "R5.2")


def test_R5_2_may_not_join_two_kingdoms() -> None:
    state = position("Bk t  .. t  Lf", "F5")
    assert forbidden(state, "archer leader priest H5") == ("leader-joins", "R5.2")


def test_R5_2_may_join_a_kingdom_with_leaderless_regions() -> None:
    state = position(
        """
        .. .. m  .. ..
        Bk t  .. t  m
        """,
        "F4",
    )
    assert play(state, "archer leader priest H5").leader("archer", "priest") == "H5"


def test_R5_3_lifted_first_and_not_put_back() -> None:
    state = position("t  Ak t  .. Bp t", "F5")
    assert forbidden(state, "archer leader king G5") == ("leader-stays", "R5.3")
    joining = position("t  Ak t  .. t  Bp", "F5")
    assert play(joining, "archer leader king I5").leader("archer", "king") == "I5"


def test_R5_3_a_move_may_split_a_kingdom() -> None:
    state = position("Bp t  Ak t  Lp", "F5")
    assert play(state, "archer leader king G6").asks() == ("act", "archer")


def test_R5_4_nobody_scores() -> None:
    after = play(position("t  s  Bk", "F5"), "archer leader priest F4")
    assert after.told("points") == []


def test_R5_5_without_a_temple_a_leader_goes_home() -> None:
    state = position("Bk t  Ak t", "F5")
    after = play(state, "archer catastrophe G5")
    assert after.leader("bull", "king") == "home"
    assert after.leader("archer", "king") == "H5"
    assert after.told("leader-home") == [{"who": "bull", "leader": "king", "cell": "F5"}]


def test_R5_6_the_same_colour_is_a_revolt() -> None:
    after = play(position("Bk t", "F5"), "archer leader king G4")
    assert after.names() == ["leader-placed", "revolt-began"]
    assert after.asks() == ("support", "archer")


def test_R5_6_other_colours_live_in_peace() -> None:
    assert play(position("Bk t", "F5"), "archer leader priest G4").asks() == ("act", "archer")


def test_R5_7_no_withdrawal_in_a_conflict() -> None:
    revolt = play(position("Bk t", "F5"), "archer leader king G4", "archer support 0").state
    assert forbidden(revolt, "bull withdraw king") == ("another-question", "R4.2")


@pytest.mark.parametrize("number", range(3))
def test_R5_3_a_leader_may_go_where_there_is_a_cell_for_it_once_it_is_lifted(number: int) -> None:
    found: Counter[bool] = Counter()
    for played in playout(GAME, number).played[::7]:
        for sphere in SPHERES:
            goes = can_be_placed(played.before, played.seat, sphere)
            assert goes == (leader_cells(played.before, played.seat, sphere) > 0)
            found[goes] += 1
    assert found[True]
