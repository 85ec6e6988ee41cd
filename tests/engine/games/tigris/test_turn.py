"""A turn (R4), and who learned something by a move: what decides about taking it back."""

from tests.engine.games.tigris.positions import forbidden, offered, play, position

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
    assert after.last.informed_seats == {0, 3}


def informed_seats(*lines: str) -> frozenset[int]:
    window = "Bk t  t  t$\n.. t  .. m"
    hands = {"archer": "2 temple 2 farm", "bull": "6 farm", "pot": "6 farm", "lion": "6 farm"}
    return play(position(window, "F5", hands=hands, lasting=True), *lines).last.informed_seats


def test_open_actions_teach_nobody() -> None:
    for line in ("tile temple H6", "leader priest G4", "leader trader J5", "catastrophe A1"):
        assert informed_seats(f"archer {line}") == frozenset()


def test_monuments_and_treasures_teach_nobody() -> None:
    trader = position("t$ .. t$\nAt .. ..", "F5", hands={"archer": "market"})
    assert play(trader, "archer tile market G5", "archer treasure H5").last.informed_seats == frozenset()
    assert informed_seats("archer tile temple H6", "archer monument temple-farm G5") == frozenset()
    assert informed_seats("archer tile temple H6", "archer decline") == frozenset()


def test_added_tiles_were_known_to_who_added_them() -> None:
    assert informed_seats("archer leader king G4", "archer support 1") == frozenset()


def test_a_swap_shows_new_tiles_to_who_swapped() -> None:
    assert informed_seats("archer swap temple") == {0}


def test_the_end_of_a_turn_shows_tiles_to_who_draws() -> None:
    assert informed_seats("archer end") == {0}
    assert informed_seats("archer leader king G4", "archer support 2", "bull support 0", "archer end") == {0}


def test_an_end_without_drawing_teaches_nobody() -> None:
    assert informed_seats("archer end", "bull end") == frozenset()


def test_only_the_drawer_sees_drawn_tiles() -> None:
    state = position("", hands={"archer": "temple"}, bag="market 9 farm", lasting=True)
    told = [event for event in play(state, "archer swap temple").events if event.name == "drew-tiles"]
    assert [(event.audience, event.facts) for event in told] == [((0,), (("tiles", ("market",)),))]
