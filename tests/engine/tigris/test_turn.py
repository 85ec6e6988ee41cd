"""A turn (R4)."""

from tests.engine.tigris.positions import forbidden, offered, play, position

FARMS = {"archer": "6 farm", "bull": "6 farm", "pot": "6 farm", "lion": "6 farm"}


def test_R4_1_two_actions_one_or_none() -> None:
    state = position("t", "F5", hands=FARMS, lasting=True)
    assert play(state, "archer end").asks() == ("act", "bull")
    one = play(state, "archer leader king F4")
    assert one.asks() == ("act", "archer")
    two = play(one.state, "archer leader priest F6")
    assert offered(two.state, "archer") == ["end"]
    assert play(two.state, "archer end").asks() == ("act", "bull")


def test_R4_1_the_same_action_twice() -> None:
    state = position("t", "F5", hands=FARMS)
    assert play(state, "archer tile farm A4", "archer tile farm B4").state.hands[0] == (0, 4, 0, 0)


def test_R4_1_no_third_action() -> None:
    state = position("t", "F5", hands=FARMS, actions=0)
    assert forbidden(state, "archer tile farm A4") == ("no-actions-left", "R4.1")


def test_R4_2_nothing_else_before_the_action_is_over() -> None:
    contested = play(position("Ak t  ..", "F5", turn=1), "bull leader king H5").state
    assert offered(contested, "bull") == ["support"]
    assert forbidden(contested, "bull end") == ("another-question", "R4.2")


def test_R4_2_treasures_are_checked_after_the_action() -> None:
    state = position("t$ .. t$", "F5", hands={"archer": "farm market"})
    after = play(state, "archer leader trader F4", "archer tile market G5")
    assert after.asks() == ("treasure", "archer")


def test_R4_3_income_then_tiles_then_the_next_turn() -> None:
    state = position(
        """
        Ak t  x  x
        .. .. x  x
        """,
        "F5",
        monuments="temple-settlement=H5",
        hands=FARMS | {"archer": "2 farm", "pot": "5 farm"},
        actions=0,
        lasting=True,
    )
    after = play(state, "archer end")
    assert after.names() == ["turn-ended", "points", "drew", "drew"]
    assert [(fact["who"], fact["count"]) for fact in after.told("drew")] == [("archer", 4), ("pot", 1)]


def test_R4_3_the_active_player_draws_first() -> None:
    state = position(
        "t", "F5", bag="temple market", lasting=True, hands=FARMS | {"archer": "5 farm", "lion": "5 farm"}, turn=3
    )
    after = play(state, "lion end")
    assert after.state.hands[3] == (1, 5, 0, 0)
    assert after.state.hands[0] == (0, 5, 1, 0)
    assert after.last.learned == {0, 3}
