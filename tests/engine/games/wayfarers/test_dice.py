"""Dice: where they go, what they need, how they are altered (R2.2 to R2.7)."""

import pytest

from engine.games.wayfarers.reading.caravan import columns, reach_of_value
from engine.games.wayfarers.state import Laid
from tests.engine.games.wayfarers.positions import begin, facts, forbidden, offered, play, with_player

CAMEL_FOR_TWO = "UB3/front/2b"
CARAVAN = "UL1/front/1b UL1/front/2c UB4/front/3b US1/front/4a UW3/back/5b UW3/back/5c"


def laid(written: str) -> tuple[Laid, ...]:
    return tuple(Laid(*word.split("/")) for word in written.split())


def test_R2_2_one_die_onto_an_empty_own_slot() -> None:
    state = with_player(begin(), dice="1 4 6", placed="HL:1")
    assert forbidden(state, "die 1 HL 1") == ("slot-taken", "R2.2")
    assert forbidden(state, "die 5 H3 5") == ("no-such-die", "R2.2")
    assert forbidden(state, "die 1 L01 1") == ("not-your-slot", "R2.2")
    placed = play(state, "die 4 H3 4").state
    assert placed.table.players[0].dice == (1, 6)
    assert forbidden(placed, "die 1 H4 1") == ("another-question", "R2.1")


def test_R2_2_R3_5_W6_not_on_a_card_gained_this_turn() -> None:
    state = with_player(begin(), dice="1 1 6", land="L03", tiles="UL1/front/1b", silver=9)
    gained = play(state, "die 1 HL 1", "pay", "take L05").state
    assert "L05" in gained.table.turn.fresh
    later = play(gained, "end", "saffron rest", "saffron end").state
    assert "L05" in offered(later, "die 1")


def test_R2_3_assets_of_the_column() -> None:
    state = with_player(begin(), dice="1 2 4")
    assert "HL" in offered(state, "die 1")
    assert "HL" not in offered(state, "die 2")
    assert forbidden(state, "die 2 HL 2") == ("asset-missing", "R2.3")
    assert facts(state, "die 2 HL 2")["assets"] == ("camel",)
    assert "HL" in offered(with_player(state, tiles=CAMEL_FOR_TWO), "die 2")


def test_R2_3_assets_lent_by_townsfolk_for_this_slot_only() -> None:
    state = with_player(begin(), dice="2 4", land="L01 L03", hosts="L01=T01")
    assert "L01" in offered(state, "die 2")
    assert "L03" not in offered(state, "die 2")


def test_R2_3_no_needs_any_die() -> None:
    state = with_player(begin(), dice="2 4 5")
    assert {"H3", "H4"} <= set(offered(state, "die 5"))


def test_E11_a_lent_asset_is_enough_for_its_card_only() -> None:
    state = with_player(begin(), dice="1 4", land="L09 L16", hosts="L09=T06")
    assert "L09" in offered(state, "die 1")
    assert "L16" not in offered(state, "die 1")


def test_E13_R4_10_one_ship_for_influence() -> None:
    state = with_player(begin(), dice="2 4", water="W06", tiles="UB2/front/2b")
    assert offered(state, "die 2 W06 2") == ["ship"]
    assert "W06" not in offered(state, "die 4")
    placed = play(state, "die 2 W06 2 ship")
    assert placed.player().guilds == (0, 0, 0)
    assert placed.player().stock == 15
    none = with_player(state, guilds=(0, 1, 0), stock=14)
    assert "W06" not in offered(none, "die 2")


def test_R2_4_a_column_serves_every_die_of_its_value() -> None:
    state = with_player(begin(), dice="1 1", land="L05")
    placed = play(state, "die 1 HL 1", "skip", "end", "saffron rest", "saffron end").state
    assert "L05" in offered(placed, "die 1")


@pytest.mark.parametrize(("value", "reached"), [(1, {1, 2, 3}), (2, {2, 3}), (3, {3}), (4, {4}), (5, {5, 4}), (6, {6})])
def test_E10_R2_5_chain_of_the_rulebooks_caravan(value: int, reached: set[int]) -> None:
    assert reach_of_value(laid(CARAVAN), value) == reached


def test_E10_columns_of_the_rulebooks_caravan() -> None:
    shown = columns(laid(CARAVAN))
    assert shown[1].assets == {"camel": 1}
    assert shown[2].assets == {"camel": 1}
    assert shown[3].assets == {"camel": 1, "pigeon": 1}
    assert (shown[4].assets, shown[4].provision_off) == ({"telescope": 1}, 1)
    assert shown[5].steps == (4,)
    assert (shown[6].assets, shown[6].silver_off) == ({"telescope": 1}, 2)


def test_R2_5_several_symbols_do_not_add_up() -> None:
    assert reach_of_value(laid("UL1/front/2b UL1/front/2c"), 2) == {2, 3}
    assert reach_of_value(laid("US2/front/3a"), 3) == {2, 3, 4}


def test_R2_5_no_wrap() -> None:
    assert reach_of_value(laid("UL1/back/5b"), 6) == {6, 5}
    assert reach_of_value(laid("US2/front/1b"), 1) == {1, 2}
    assert reach_of_value(laid("US2/front/6b"), 6) == {5, 6}


def test_R2_5_the_face_is_refused_with_what_can_be_reached() -> None:
    state = with_player(begin(), dice="1 4", tiles=CARAVAN)
    assert offered(state, "die 1 H3") == ["1", "2", "3"]
    assert forbidden(state, "die 1 H3 4") == ("die-cannot-become", "R2.5")
    assert facts(state, "die 1 H3 4")["faces"] == ("1", "2", "3")


def test_R2_6_two_symbols_take_two_off_a_price() -> None:
    state = with_player(begin(), dice="4 6", tiles=CARAVAN, silver=2, land="L05")
    taken = play(state, "die 6 H1 6", "choose H1 card", "take S24")
    assert taken.player().silver == 0
    assert taken.state.table.turn.silver_off == 0


def test_R2_6_W1_the_discount_is_a_pool_for_the_whole_action() -> None:
    """Two off: a townsfolk card for 1 leaves one off; nothing is paid out."""
    state = with_player(begin(), dice="6", tiles="UW3/back/5b UW3/back/5c UB3/front/6b", silver=0, land="L05 L01")
    paid = play(state, "die 6 L05 6", "hire T06 HL")
    assert paid.player().silver == 0
    assert paid.state.table.turn.silver_off == 1


def test_R2_6_never_off_the_fee() -> None:
    state = begin(townsfolk="T05/saffron T31 T06 T20")
    state = with_player(
        state, dice="6", tiles="UW3/back/5b UW3/back/5c UB3/front/6b", silver=1, provision=0, land="L05"
    )
    hired = play(state, "die 6 L05 6", "hire T05 HL silver")
    assert hired.player().silver == 0
    assert hired.player(1).silver == 4


def test_R2_6_provision_off() -> None:
    state = with_player(begin(), dice="4", tiles="US1/front/4a UB3/front/4c", provision=1)
    paid = play(state, "die 4 HL 4", "pay")
    assert paid.player().provision == 0


def test_R2_7_a_die_may_be_placed_where_nothing_can_be_done() -> None:
    state = with_player(begin(), dice="1 4 6", provision=0, silver=0)
    placed = play(state, "die 1 HL 1")
    assert placed.asks() == "wrap"


def test_R4_9_W37_trade_before_or_after_the_chain() -> None:
    state = with_player(begin(), dice="4 5", guilds=(0, 1, 0), stock=14)
    assert offered(state, "die 5 H1") == ["6"]
    assert offered(state, "die 5 H1 6") == ["trade"]
    assert offered(state, "die 4 H1") == ["6"]
    placed = play(state, "die 4 H1 6 trade")
    assert placed.player().guilds == (0, 0, 0)
    assert placed.player().placed == (("H1", 6),)


def test_W34_help_is_offered_only_where_it_is_needed() -> None:
    state = with_player(begin(), dice="6", guilds=(0, 1, 1), stock=13)
    assert offered(state, "die 6 H1 6") == ["."]
    assert forbidden(state, "die 6 H1 6 trade") == ("help-not-needed", "R4.9")


def test_W3_only_the_die_placed_is_altered() -> None:
    state = with_player(begin(), dice="1 1 4", tiles=CARAVAN)
    assert play(state, "die 1 H3 3").player().dice == (1, 4)


def test_W4_one_ship_a_turn_for_one_slot() -> None:
    state = with_player(begin(), dice="2 4", water="W06", tiles="UB4/front/3b", guilds=(0, 0, 5), stock=10)
    assert "W06" not in offered(state, "die 2")
    assert offered(state, "die 2 HW 2") == ["ship"]


def test_W5_a_payment_is_whole_or_not_at_all() -> None:
    state = with_player(begin(), dice="1", provision=1)
    assert play(state, "die 1 HL 1").asks() == "wrap"
