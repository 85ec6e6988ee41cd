"""Influence, fees and guilds (R4)."""

from engine.games.wayfarers.reading.scoring import score_sheet
from tests.engine.games.wayfarers.playing import GAME
from tests.engine.games.wayfarers.positions import begin, facts, forbidden, offered, play, with_player
from tests.support.require import require

MARKED = {"land": "L05/saffron L26 L01 L19"}


def test_R4_1_one_influence_a_card() -> None:
    state = with_player(begin(land="L05/saffron L26//green L01/crimson L19"), dice="1", land="L06")
    placed = play(state, "die 1 L06 1").state
    assert {"L05", "L01"} & set(offered(placed, "mark")) == set()
    assert "L26" in offered(placed, "mark")
    assert forbidden(placed, "mark L05") == ("already-marked", "R4.1")


def test_R4_2_W13_an_empty_supply_moves_influence_instead() -> None:
    state = begin(land="L05/crimson L26 L01 L19")
    state = with_player(state, workers=(1, 0, 0), stock=0, guilds=(0, 0, 14), silver=9)
    placed = play(state, "worker green I07").state
    assert offered(placed, "influence trade") == ["exploration", "L05"]
    assert offered(placed, "influence exploration") == ["L05"]
    moved = play(placed, "influence trade L05")
    assert moved.player().guilds == (0, 1, 14)
    assert moved.lying("L05").owner == -1
    assert forbidden(placed, "influence trade") == ("supply-empty", "R4.2")


def test_R4_2_W13_not_obligatory() -> None:
    state = with_player(begin(), dice="1", land="L06", stock=0, guilds=(0, 0, 15), silver=0)
    placed = play(state, "die 1 L06 1").state
    assert offered(placed, "mark L05") == ["exploration"]
    assert "skip" in offered(placed)


def test_R4_2_no_source_while_the_supply_has_some() -> None:
    state = with_player(begin(), workers=(1, 0, 0))
    placed = play(state, "worker green I07").state
    assert forbidden(placed, "influence trade exploration") == ("supply-not-empty", "R4.2")


def test_R4_3_from_guild_to_guild() -> None:
    state = with_player(begin(), dice="1 5", hosts="HL=T07", guilds=(0, 2, 0), stock=13, provision=0)
    placed = play(state, "die 1 HL 1", "choose T07 move").state
    assert offered(placed, "move") == ["trade"]
    assert play(placed, "move trade science").player().guilds == (1, 1, 0)
    assert forbidden(placed, "move science trade") == ("science-short", "R4.3")
    assert forbidden(placed, "move trade trade") == ("same-guild", "R4.3")


def test_R4_5_fee_for_gaining() -> None:
    state = with_player(begin(**MARKED), dice="1")
    paid = play(state, "die 1 HL 1", "pay").state
    assert offered(paid, "take L05") == ["silver"]
    taken = play(paid, "take L05 silver")
    assert taken.player(1).silver == 4
    assert taken.player(1).stock == 14
    assert taken.told("fee-paid") == [{"who": "crimson", "owner": "saffron", "good": "silver", "card": "L05"}]


def test_R4_5_R4_6_fee_for_placing_leaves_the_influence() -> None:
    state = begin(land="L05 L26/saffron L01 L19")
    assert offered(state, "worker yellow L26") == ["silver", "provision"]
    placed = play(state, "worker yellow L26 provision")
    assert placed.player(1).provision == 3
    assert placed.lying("L26").owner == 1


def test_R4_5_R4_6_W25_fee_for_retrieving_and_again_for_gaining() -> None:
    state = with_player(begin(land="L05/saffron/green L26 L01 L19"), dice="1", hosts="HL=T10", provision=4)
    asked = play(state, "die 1 HL 1", "pay", "choose T10 retrieve").state
    assert offered(asked, "retrieve L05 green") == ["silver", "provision"]
    fetched = play(asked, "retrieve L05 green silver", "take L05 provision")
    assert (fetched.player(1).silver, fetched.player(1).provision) == (4, 3)


def test_R4_5_own_influence_costs_nothing() -> None:
    assert offered(begin(land="L05 L26/crimson L01 L19"), "worker yellow L26") == ["."]
    state = begin(land="L05 L26/crimson L01 L19")
    assert forbidden(state, "worker yellow L26 silver") == ("no-fee", "R4.5")


def test_R4_7_price_and_fee_in_silver() -> None:
    state = with_player(begin(space="S08/saffron S24 S03 S13"), dice="6", land="L05", silver=3, provision=0)
    asked = play(state, "die 6 H1 6").state
    assert offered(asked) == ["choose", "skip"]
    assert offered(asked, "choose H1") == ["tile"]
    rich = play(with_player(state, silver=4), "die 6 H1 6", "choose H1 card").state
    assert offered(rich, "take S08") == ["silver"]
    assert facts(rich, "take S08")["goods"] == ("silver",)


def test_R4_8_each_guild_once_a_turn_unlike_ones_both() -> None:
    state = with_player(begin(), dice="2 4", guilds=(0, 2, 2), stock=11, water="W06", tiles="UB2/front/3b")
    adjusted = play(state, "adjust 2 3").state
    assert "adjust" not in offered(adjusted)
    assert forbidden(adjusted, "adjust 3 2") == ("guild-used", "R4.8")
    placed = play(adjusted, "die 3 W06 3 ship")
    assert placed.player().guilds == (0, 1, 1)
    assert placed.state.table.turn.used == ("trade", "exploration")


def test_R4_9_one_die_by_two_or_two_by_one() -> None:
    state = with_player(begin(), dice="2 2 5", guilds=(0, 1, 0), stock=14)
    assert offered(state, "adjust 2") == ["1", "3", "4"]
    assert play(state, "adjust 2 4").player().dice == (2, 4, 5)
    assert play(state, "adjust 2 1 2 3").player().dice == (1, 3, 5)
    assert play(state, "adjust 2 1 5 6").player().dice == (1, 2, 6)
    assert play(state, "adjust 5 4").player().dice == (2, 2, 4)
    assert forbidden(state, "adjust 5 6 5 4") == ("other-dice", "R4.9")


def test_R4_9_W22_also_after_the_action() -> None:
    state = with_player(begin(), dice="2 4", guilds=(0, 1, 0), stock=14)
    after = play(state, "die 2 H4 2", "choose H4 silver").state
    assert offered(after) == ["end", "adjust"]
    decision = require(GAME.decision(after))
    assert decision.automatic_move == ()
    done = require(GAME.decision(play(after, "adjust 4 6").state))
    assert done.automatic_move == ("end",)


def test_R4_11_W10_one_more_step_for_science() -> None:
    """Influence won on the node may pay for it: J02 gives none of science, so it must be there."""
    state = with_player(begin(), dice="2", guilds=(1, 0, 0), stock=14, tiles="UB4/front/2b", water="W20")
    stepped = play(state, "die 2 H2 2", "choose H2 journal", "journal n1b").state
    assert offered(stepped) == ["onward", "skip"]
    assert offered(stepped, "onward") == ["n2b"]
    further = play(stepped, "onward n2b", "skip")
    assert further.player().node == "n2b"
    assert further.player().guilds[0] == 0
    assert forbidden(stepped, "onward n2c") == ("requirement-open", "R5.2")
    none = with_player(state, guilds=(0, 0, 0), stock=15)
    assert play(none, "die 2 H2 2", "choose H2 journal", "journal n1b").asks() == "wrap"


def test_R4_12_majorities() -> None:
    state = with_player(with_player(begin(), 0, guilds=(2, 1, 0)), 1, guilds=(1, 1, 0))
    assert [score_sheet(state.table, seat).guilds for seat in (0, 1)] == [(3, 0, 0), (0, 0, 0)]


def test_R4_4_influence_paid_comes_back_to_the_supply() -> None:
    state = with_player(begin(), dice="1", land="L01", guilds=(0, 2, 0), stock=13, silver=0)
    laid = play(state, "die 1 L01 1", "choose L01 tile", "tile UL1 front 1b influence")
    assert (laid.player().guilds, laid.player().stock) == ((0, 0, 0), 15)
