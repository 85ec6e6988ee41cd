"""Wars (R8)."""

from engine.games.tigris.places import CELL_BY_NAME, OFF_BOARD
from engine.games.tigris.reading.regions import survey
from engine.games.tigris.state import Act, State, Wars
from tests.engine.games.tigris.positions import offered, play, position, type_at

KINGS = "Ak t  s  .. s  t  Bk"
"""Kings with one settlement each; a tile on I5 joins them when drawn from F5."""


def at_war(window: str = KINGS, at: str = "F5", mover: str = "archer", **hands: str) -> State:
    held = {mover: "temple"} | {mark: f"{tiles} temple" if mark == mover else tiles for mark, tiles in hands.items()}
    turn = ("archer", "bull", "pot", "lion").index(mover)
    return position(window, at, hands=held, turn=turn)


def test_R8_1_one_colour_on_both_sides_is_a_war() -> None:
    after = play(at_war(), "archer tile temple I5")
    assert after.names() == ["tile-placed", "kingdoms-joined", "war-began"]
    assert after.told("war-began")[0]["leader"] == "king"


def test_R8_1_none_and_the_action_goes_on() -> None:
    after = play(at_war("Ak t  s  .. s  t  Bp"), "archer tile temple I5")
    assert after.asks() == ("act", "archer")
    assert after.state.board.covered == OFF_BOARD


TWO_WARS = """
.. At .. .. .. Bt ..
Ak t  s  .. s  t  Bk
"""


def test_R8_2_the_active_player_picks_the_next() -> None:
    after = play(at_war(TWO_WARS, "F4"), "archer tile temple I5")
    assert after.asks() == ("war", "archer")
    assert offered(after.state, "archer war") == ["trader", "king"]
    fought = play(after.state, "archer war trader", "archer support 0", "bull support 0")
    assert fought.told("war-began")[-1]["leader"] == "king"
    assert fought.asks() == ("support", "archer")


def test_R8_3_the_active_player_attacks() -> None:
    assert play(at_war(mover="bull"), "bull tile temple I5").told("war-began")[0]["attacker"] == "bull"


def test_R8_3_else_the_first_clockwise() -> None:
    began = play(at_war("Ak t  s  .. s  t  Lk", mover="pot"), "pot tile temple I5").told("war-began")[0]
    assert (began["attacker"], began["defender"]) == ("lion", "archer")
    assert (began["first"], began["second"]) == ("L5", "F5")


def test_R8_4_tiles_of_the_colour_in_the_own_side() -> None:
    window = """
    .. .. .. s  .. s  ..
    Ak t  s  .. s  t  Bk
    .. s  .. .. .. .. ..
    """
    state = position(window, "F4", hands={"archer": "settlement"})
    began = play(state, "archer tile settlement I5").told("war-began")[0]
    assert (began["attack"], began["defence"]) == (2, 2)


def test_R8_4_face_down_tiles_are_no_supporters() -> None:
    window = """
    Ak t  x  x  .. s  t  Bk
    .. .. x  x  .. .. .. ..
    """
    began = play(
        position(window, "E5", monuments="temple-settlement=G5", hands={"archer": "temple"}), "archer tile temple I5"
    ).told("war-began")[0]
    assert (began["attack"], began["defence"]) == (0, 1)


def test_R8_5_added_tiles_and_ties() -> None:
    after = play(
        at_war(archer="2 settlement", bull="2 settlement"),
        "archer tile temple I5",
        "archer support 2",
        "bull support 2",
    )
    assert after.told("conflict-won")[0] | {"cell": ""} == {
        "winner": "bull",
        "loser": "archer",
        "leader": "king",
        "attack": 3,
        "defence": 3,
        "cell": "",
    }


def test_R8_5_the_higher_total_wins() -> None:
    after = play(at_war(archer="settlement"), "archer tile temple I5", "archer support 1", "bull support 0")
    assert after.told("conflict-won")[0]["winner"] == "archer"


def test_R8_6_leader_and_tiles_go_and_score() -> None:
    after = play(at_war(archer="settlement"), "archer tile temple I5", "archer support 1", "bull support 0")
    assert after.leader("bull", "king") == "home"
    assert after.told("tiles-removed") == [{"tile": "settlement", "count": 1, "cells": ("J5",)}]
    assert after.points("archer") == (0, 0, 0, 2)
    assert after.state.out == (0, 0, 0, 2)
    assert (type_at(after.state, "J5"), type_at(after.state, "H5")) == ("", "settlement")


def test_R8_7_temples_with_treasure_or_beside_another_leader_stay() -> None:
    window = """
    .. .. .. .. .. Bf ..
    Ap t$ t  .. t  t  Bp
    .. .. .. .. .. t$ t
    """
    state = position(window, "F4", hands={"archer": "market 3 temple"})
    after = play(state, "archer tile market I5", "archer support 3", "bull support 0")
    assert after.told("war-began")[0]["defence"] == 4
    assert after.told("tiles-removed")[0]["cells"] == ("J5", "L6")
    assert after.points("archer") == (3, 0, 0, 0)
    assert after.leader("bull", "farmer") == "K4"


SPLITTING = """
.. m  .. .. .. .. Bt
Lk t  Lt .. m  m  t
.. .. .. .. .. .. Bk
"""


def test_R8_8_a_split_ends_other_wars() -> None:
    state = position(SPLITTING, "F4", hands={"lion": "temple 2 market"}, turn=3)
    after = play(state, "lion tile temple I5", "lion war trader", "lion support 2", "bull support 0")
    assert after.asks() == ("act", "lion")
    assert after.leader("bull", "king") == "L6"


def test_R8_8_connected_kings_stay_at_war() -> None:
    after = play(
        at_war(TWO_WARS, "F4"), "archer tile temple I5", "archer war trader", "archer support 0", "bull support 0"
    )
    assert after.asks() == ("support", "archer")


def test_R8_9_the_covered_tile_becomes_ordinary() -> None:
    after = play(at_war(), "archer tile temple I5", "archer support 0", "bull support 0")
    assert after.state.board.covered == OFF_BOARD
    assert type_at(after.state, "I5") == "temple"


def test_R8_9_a_leader_beside_the_covered_temple_is_judged_once_it_is_uncovered() -> None:
    window = """
    .. At .. Pf .. Bt ..
    Ak t  s  t+ s  t  Bk
    """
    state = position(window, "F4", agenda=(Wars(), Act()))
    assert not survey(state.board).temples >> CELL_BY_NAME["I5"] & 1
    after = play(state, "archer war king", "archer support 0", "bull support 0")
    assert survey(after.state.board).temples >> CELL_BY_NAME["I5"] & 1
    assert after.leader("pot", "farmer") == "I4"


def test_R8_10_hands_are_filled_at_the_end_of_the_turn() -> None:
    state = position(KINGS, "F5", hands={"archer": "temple 5 settlement", "bull": "6 settlement"}, lasting=True)
    fought = play(state, "archer tile temple I5", "archer support 2", "bull support 1")
    assert [sum(hand) for hand in fought.state.hands[:2]] == [3, 5]
    after = play(fought.state, "archer end")
    assert [sum(hand) for hand in after.state.hands[:2]] == [6, 6]
