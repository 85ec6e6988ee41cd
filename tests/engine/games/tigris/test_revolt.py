"""Revolts (R7)."""

from tests.engine.games.tigris.positions import forbidden, offered, play, position

ARENA = """
.. t  .. t
t  .. t  Bk
.. .. .. t
"""
"""Three temples beside G5, which the attacker takes; H5 is beside both leaders."""

HANDS = {"archer": "3 temple market", "bull": "2 temple farm"}


def test_R7_1_attacker_and_defender() -> None:
    began = play(position(ARENA, "F4", hands=HANDS), "archer leader king G5").told("revolt-began")
    assert (began[0]["attacker"], began[0]["defender"], began[0]["cell"]) == ("archer", "bull", "G5")


def test_R7_2_temples_beside_each_leader_count_also_for_both() -> None:
    began = play(position(ARENA, "F4", hands=HANDS), "archer leader king G5").told("revolt-began")
    assert (began[0]["attack"], began[0]["defence"]) == (3, 3)


def test_R7_3_first_the_attacker_then_the_defender() -> None:
    asked = play(position(ARENA, "F4", hands=HANDS), "archer leader king G5")
    assert asked.asks() == ("support", "archer")
    assert offered(asked.state, "archer support") == ["0", "1", "2", "3"]
    assert forbidden(asked.state, "archer support 4") == ("too-few-tiles", "R7.3")
    answered = play(asked.state, "archer support 2")
    assert answered.told("support-added") == [{"who": "archer", "count": 2, "tile": "temple", "total": 5}]
    assert answered.asks() == ("support", "bull")
    assert offered(answered.state, "bull support") == ["0", "1", "2"]


def test_R7_3_asked_also_without_temples() -> None:
    asked = play(position(ARENA, "F4"), "archer leader king G5")
    assert offered(asked.state, "archer support") == ["0"]
    assert asked.asks() == ("support", "archer")


def test_R7_4_the_higher_total_wins_a_red_point() -> None:
    state = position(ARENA, "F4", hands=HANDS)
    after = play(state, "archer leader king G5", "archer support 3", "bull support 2")
    assert after.told("conflict-won")[0]["winner"] == "archer"
    assert after.leader("bull", "king") == "home"
    assert after.leader("archer", "king") == "G5"
    assert (after.points("archer"), after.points("bull")) == ((1, 0, 0, 0), (0, 0, 0, 0))


def test_R7_4_the_defender_wins_ties() -> None:
    state = position(ARENA, "F4", hands=HANDS)
    after = play(state, "archer leader king G5", "archer support 2", "bull support 2")
    assert after.leader("archer", "king") == "home"
    assert after.points("bull") == (1, 0, 0, 0)


def test_R7_5_added_temples_leave_the_game() -> None:
    state = position(ARENA, "F4", hands=HANDS)
    after = play(state, "archer leader king G5", "archer support 2", "bull support 1")
    assert after.state.out == (3, 0, 0, 0)
    assert after.state.hands[:2] == ((1, 0, 1, 0), (1, 1, 0, 0))
    assert after.state.board.tiles == state.board.tiles
