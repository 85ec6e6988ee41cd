"""Treasures (R10)."""

from tests.engine.games.tigris.positions import forbidden, offered, play, position

HAND = {"archer": "2 market farm settlement"}


def test_R10_1_all_but_one_to_the_traders_owner() -> None:
    state = position("At t$ .. t$ t$", "F5", hands=HAND)
    asked = play(state, "archer tile settlement H5")
    assert offered(asked.state, "archer treasure") == ["G5", "I5", "J5"]
    after = play(asked.state, "archer treasure G5", "archer treasure J5")
    assert after.state.treasures[0] == 2
    assert after.asks() == ("act", "archer")
    assert after.told("treasure-taken") == [{"who": "archer", "cell": "G5"}, {"who": "archer", "cell": "J5"}]


def test_R10_1_also_at_the_end_of_another_players_action() -> None:
    state = position("Bt t$ .. t$", "F5", hands=HAND)
    asked = play(state, "archer tile settlement H5")
    assert asked.asks() == ("treasure", "bull")
    after = play(asked.state, "bull treasure I5")
    assert (after.state.treasures, after.asks()) == ((0, 1, 0, 0), ("act", "archer"))


def test_R10_1_one_treasure_stays() -> None:
    after = play(position("At t$ ..", "F5", hands=HAND), "archer tile settlement H5")
    assert after.state.treasures == (0, 0, 0, 0)


def test_R10_2_corners_first_without_asking() -> None:
    state = position("t$ .. t$\nLt .. ..", "B2", hands=HAND)
    after = play(state, "archer tile settlement C2")
    assert after.told("treasure-taken") == [{"who": "lion", "cell": "B2"}]
    assert after.asks() == ("act", "archer")


def test_R10_2_corners_then_a_choice_among_the_rest() -> None:
    state = position("t$ .. t$ t$\nLt .. .. ..", "A8", hands=HAND)
    asked = play(state, "archer tile settlement B8")
    assert asked.asks() == ("treasure", "lion")
    corner = position("t$ t$ .. t$ t$\nLt .. .. .. ..", "A8", hands=HAND)
    forced = play(corner, "archer tile settlement C8")
    assert [fact["cell"] for fact in forced.told("treasure-taken")] == ["B8"]
    assert offered(forced.state, "lion treasure") == ["A8", "D8", "E8"]


COLUMN = ["t$ Pt", "m ", "f ", "m ", "m ", "f ", "t$"]
"""Two corners, B2 and B8, in one kingdom."""


def test_R10_2_two_corners_and_one_to_take_is_a_choice() -> None:
    asked = play(position("\n".join(COLUMN), "B2", seats=3, turn=2), "pot catastrophe P11")
    assert asked.asks() == ("treasure", "pot")
    assert offered(asked.state, "pot treasure") == ["B2", "B8"]


def test_R10_2_other_treasures_wait_for_the_corners() -> None:
    state = position("\n".join(COLUMN) + " t$", "B2", seats=3, turn=2)
    after = play(state, "pot catastrophe P11")
    assert [fact["cell"] for fact in after.told("treasure-taken")] == ["B2", "B8"]
    assert after.asks() == ("act", "pot")


def test_R10_2_the_active_players_kingdom_first() -> None:
    window = """
    t$ t$ Bt .. Pt t$ t$
    """
    state = position(window, "F5", turn=2)
    asked = play(state, "pot catastrophe A1")
    assert asked.asks() == ("treasure", "pot")
    assert play(asked.state, "pot treasure K5").asks() == ("treasure", "bull")


def test_R10_2_nothing_but_what_is_asked() -> None:
    asked = play(position("At t$ .. t$", "F5", hands=HAND), "archer tile settlement H5").state
    assert forbidden(asked, "archer treasure A1") == ("no-such-treasure", "R10.1")


def test_R10_3_without_a_trader_they_lie() -> None:
    state = position("Ak t$ .. t$", "F5", hands=HAND)
    after = play(state, "archer tile settlement H5")
    assert after.asks() == ("act", "archer")
    assert play(after.state, "archer leader trader J5").asks() == ("treasure", "archer")


def test_R10_4_a_treasure_is_hidden_and_counts_at_the_end() -> None:
    state = position("At t$ t$", "F5", actions=0, treasures=(3, 0, 0, 0), points=((1, 1, 1, 3),) * 4)
    assert play(state, "archer end").asks() is None
    result = play(state, "archer end").told("final-score")[0]
    assert (result["who"], result["treasures"], result["rank"]) == ("archer", 3, 1)
