"""Ships (8)."""

import pytest
from msgspec.structs import replace

from engine.games.kings.pieces import Card
from tests.engine.games.kings.positions import forbidden, offered, play, position

HANDS = {"archer": "2 settlement 2 market 2 temple 2 farm"}


def three(sign: str) -> str:
    return "\n".join(["$", "m" if sign != "m" else "t", *[sign] * 3])


def test_8_1_a_fourth_equal_card_may_make_a_ship() -> None:
    asked = play(position(three("m"), hands=HANDS), "archer card market A")
    assert asked.asks() == ("ship", "archer")
    after = play(asked.state, "archer ship blue-green")
    assert after.column("A") == ["treasure", "temple", "blue-green"]
    assert after.told("ship-built") == [{"who": "archer", "ship": "blue-green", "column": "A", "place": "A3"}]
    assert after.state.out == (0, 4, 0, 0)
    assert [ship.word for ship in after.state.table.ships] == ["blue-black", "blue-red"]


def test_8_1_or_a_later_one() -> None:
    later = position("$\nm\nm\nm\nm", hands=HANDS)
    after = play(later, "archer card market A", "archer ship blue-green")
    assert after.column("A") == ["treasure", "market", "blue-green"]


def test_8_1_it_may_be_declined() -> None:
    after = play(position(three("m"), hands=HANDS), "archer card market A", "archer decline")
    assert after.told("ship-declined") == [{"who": "archer"}]
    assert after.asks() == ("act", "archer")
    assert len(after.column("A")) == 6


def test_8_1_three_are_too_few_and_so_are_broken_rows() -> None:
    for window in ("$\nm\nm", "$\nm\nm\nt\nm", "$\nm\nm\np\nm"):
        assert play(position(window, hands=HANDS), "archer card market A").asks() == ("act", "archer")


def test_8_2_a_blue_row_makes_any_ship() -> None:
    asked = play(position(three("f"), hands=HANDS), "archer card farm A")
    assert offered(asked.state, "archer ship") == ["blue-black", "blue-green", "blue-red"]


@pytest.mark.parametrize(
    ("sign", "card", "ship"),
    [("s", "settlement", "blue-black"), ("m", "market", "blue-green"), ("t", "temple", "blue-red")],
)
def test_8_2_another_row_makes_the_ship_of_its_colour(sign: str, card: str, ship: str) -> None:
    asked = play(position(three(sign), hands=HANDS), f"archer card {card} A")
    assert offered(asked.state, "archer ship") == [ship]
    other = "blue-red" if ship != "blue-red" else "blue-black"
    assert forbidden(asked.state, f"archer ship {other}") == ("no-such-ship", "8.2")


def test_8_2_a_ship_that_was_built_is_gone() -> None:
    state = position("$ . $\nd m\nf m\n. m", hands=HANDS)
    built = replace(state, table=replace(state.table, ships=(Card.SHIP_BLACK, Card.SHIP_RED)))
    assert play(built, "archer card market B").asks() == ("act", "archer")


def test_8_3_leaders_on_the_four_go_home() -> None:
    window = "$Lk\nt\nmAt\nm\nmLp"
    after = play(position(window, hands=HANDS), "archer card market A", "archer keep", "archer ship blue-green")
    assert after.leader("archer", "trader") == "home"
    assert after.leader("lion", "priest") == "home"
    assert after.leader("lion", "king") == "A1"
    assert {fact["place"] for fact in after.told("leader-home")} == {"A3", "A5"}


def test_8_4_cards_may_follow_below_a_ship() -> None:
    after = play(position("$\nk", hands=HANDS), "archer card farm A")
    assert after.column("A") == ["treasure", "blue-black", "farm"]


def test_8_5_a_ship_counts_for_no_conflict() -> None:
    window = "$ . $\nk s\nsAk sLk"
    began = play(position(window, hands=HANDS), "archer card temple AB").told("war-began")[0]
    assert (began["attack"], began["defence"]) == (1, 2)


def test_8_5_it_takes_no_leader_and_no_catastrophe() -> None:
    state = position("$\nk", hands=HANDS)
    assert forbidden(state, "archer leader king A2") == ("leader-on-ship", "4.1")
    assert forbidden(state, "archer catastrophe A2") == ("catastrophe-on-ship", "11")


def test_8_6_at_the_end_of_the_own_turn_leaders_score() -> None:
    state = position("$Ak\nk\ntLf", hands=HANDS | {"lion": "8 farm"})
    ended = play(state, "archer end")
    assert ended.asks() == ("point", "archer")
    after = play(ended.state, "archer bank")
    assert after.told("point") == [{"who": "archer", "colour": "black", "source": "ship"}]
    assert after.asks() == ("act", "lion")
    lion = play(after.state, "lion end")
    assert lion.asks() == ("point", "lion")
    assert offered(lion.state, "lion") == ["bank", "keep"]


def test_8_6_a_king_is_no_joker() -> None:
    state = position("$Ak\nd", hands=HANDS)
    assert play(state, "archer end").asks() == ("act", "lion")


def test_8_6_anywhere_in_the_kingdom() -> None:
    state = position("$Af t $\nt d", hands=HANDS)
    ended = play(state, "archer end")
    assert ended.asks() == ("point", "archer")
    assert play(position("$Af . $\nt d", hands=HANDS), "archer end").asks() == ("act", "lion")


def test_R6_the_point_comes_before_the_ship() -> None:
    window = "$\nt\nmAt\nm\nm"
    asked = play(position(window, hands=HANDS), "archer card market A")
    assert asked.asks() == ("point", "archer")
    assert play(asked.state, "archer bank").asks() == ("ship", "archer")


def test_R10_a_treasure_is_none_of_the_four() -> None:
    assert play(position("$\nt\nt", hands=HANDS), "archer card temple A").asks() == ("act", "archer")


def test_R11_a_row_closed_by_a_catastrophe_makes_no_ship() -> None:
    state = position("$\nm\nm\nt\nm\nm", hands=HANDS)
    assert play(state, "archer catastrophe A4").asks() == ("act", "archer")


def test_R13_a_point_for_each_leader_and_ship() -> None:
    state = position("$Af t $Ak\nk d", hands=HANDS)
    after = play(state, "archer end", "archer bank", "archer keep", "archer bank")
    told = [(name, fact["colour"]) for name in ("point", "point-kept") for fact in after.told(name)]
    assert sorted(told) == [("point", "black"), ("point", "blue"), ("point-kept", "blue")]
