"""Treasures (7)."""

from tests.engine.games.kings.positions import forbidden, offered, play, position

HANDS = {"archer": "2 market temple", "lion": "2 temple"}
TWO = "$At . $\nt m\ns s"


def test_7_the_trader_of_the_new_kingdom_may_take_one() -> None:
    asked = play(position(TWO, hands=HANDS), "archer card market AB")
    assert asked.asks() == ("treasure", "archer")
    assert offered(asked.state, "archer") == ["treasure", "decline"]
    assert offered(asked.state, "archer treasure") == ["A1", "B1"]
    after = play(asked.state, "archer treasure B1")
    assert after.column("B")[0] == "temple"
    assert after.pile("archer") == (0, 0, 0, 0, 1)
    assert after.state.hands[0] == (0, 1, 0, 0)
    assert after.told("treasure-taken") == [{"who": "archer", "place": "B1"}]


def test_7_one_a_join() -> None:
    after = play(position(TWO, hands=HANDS), "archer card market AB", "archer treasure A1")
    assert after.asks() == ("act", "archer")


def test_7_the_owner_may_be_another_player() -> None:
    asked = play(position("$Lt . $\nt m\ns s", hands=HANDS), "archer card market AB")
    assert asked.asks() == ("treasure", "lion")
    declined = play(asked.state, "lion decline")
    assert declined.told("treasure-declined") == [{"who": "lion"}]
    assert declined.state.hands[1] == (0, 0, 2, 0)


def test_7_a_king_is_no_substitute() -> None:
    after = play(position("$Ak . $\nt m\ns s", hands=HANDS), "archer card market AB")
    assert after.asks() == ("act", "archer")


def test_7_not_with_one_treasure() -> None:
    after = play(position("$At . t\nt m\ns s", hands=HANDS), "archer card market AB")
    assert after.asks() == ("act", "archer")


def test_7_any_treasure_of_the_kingdom() -> None:
    state = position("$ m $At . $\nt m f\ns s f", hands=HANDS)
    asked = play(state, "archer card market BC")
    assert offered(asked.state, "archer treasure") == ["A1", "B1", "C1"]
    assert forbidden(asked.state, "archer treasure D1") == ("no-such-treasure", "7")


def test_7_without_a_red_card_the_owner_is_asked_and_can_only_decline() -> None:
    asked = play(position(TWO, hands={"archer": "2 market"}), "archer card market AB")
    assert asked.asks() == ("treasure", "archer")
    assert offered(asked.state, "archer") == ["decline"]
    assert forbidden(asked.state, "archer treasure A1") == ("not-in-hand", "7")


def test_7_a_catastrophe_joins_nothing_and_brings_none() -> None:
    state = position("$At m $\nt m", hands=HANDS)
    assert play(state, "archer catastrophe A2").asks() == ("act", "archer")


def test_R14_the_red_card_scores_nothing() -> None:
    state = position("$At . $Lp\nt m\ns s", hands=HANDS)
    after = play(state, "archer card market AB", "archer treasure A1")
    assert after.names() == ["kingdoms-joined", "treasure-taken"]
    assert after.asks() == ("act", "archer")


def test_R15_a_leader_stays_on_the_red_card() -> None:
    after = play(position(TWO, hands=HANDS), "archer card market AB", "archer treasure A1")
    assert after.leader("archer", "trader") == "A1"


def test_R23_only_the_kingdom_that_holds_the_joining_card_at_last() -> None:
    """A war splits a treasure off: two are left beside the joining card, three were there before."""
    window = """
    $ f $Lf . $Bf
    t   s     t
    t   s     tAt
    """
    state = position(window, hands={"archer": "market 3 temple", "bull": "2 farm"})
    fought = play(state, "archer card market BC", "lion support 0", "bull support 2")
    assert fought.told("link-lost") == [{"card": "farm", "place": "AB"}]
    assert offered(fought.state, "archer treasure") == ["B1", "C1"]
