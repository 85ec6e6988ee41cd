"""Workers (R2.8 to R2.11) and rests (R2.12 to R2.17)."""

import pytest

from tests.engine.games.wayfarers.positions import begin, facts, forbidden, offered, play, with_player, with_table


@pytest.mark.parametrize(
    ("card", "colours"),
    [
        ("T31", ["green"]),
        ("L26", ["green", "yellow"]),
        ("W16", ["green", "blue"]),
        ("I02", ["green", "yellow", "blue"]),
        ("S24", []),
    ],
)
def test_R2_8_which_worker_goes_where(card: str, colours: list[str]) -> None:
    state = with_player(begin(), workers=(1, 1, 1), silver=9, provision=9)
    assert [colour for colour in ("green", "yellow", "blue") if card in offered(state, f"worker {colour}")] == colours


def test_R2_8_capacity_is_per_colour_and_card() -> None:
    state = with_player(begin(land="L05 L26/-/yellow L01 L19".replace("/-/", "//")), workers=(1, 1, 1))
    assert forbidden(state, "worker yellow L26") == ("worker-there", "R2.8")
    assert "L26" in offered(state, "worker green")
    assert forbidden(state, "worker blue L26") == ("other-worker", "R2.8")
    assert forbidden(with_player(state, workers=(0, 1, 1)), "worker green L26") == ("no-such-worker", "R2.8")


def test_R2_9_the_effect_is_that_of_the_slot() -> None:
    placed = play(with_player(begin(), workers=(1, 1, 1)), "worker yellow L26")
    assert placed.player().silver == 5
    assert placed.player().guilds == (0, 1, 1)
    assert placed.lying("L26").workers == ("yellow",)


def test_R2_10_a_spot_where_nothing_can_be_done_is_refused() -> None:
    state = with_player(begin(), silver=2, provision=2, guilds=(0, 1, 1))
    assert forbidden(state, "worker yellow L01") == ("nothing-to-do", "R2.10")
    assert forbidden(state, "worker yellow L19") == ("nothing-to-do", "R2.10")


def test_R2_10_at_least_one_effect_must_be_done() -> None:
    state = with_player(begin(), silver=3)
    placed = play(state, "worker yellow L01").state
    assert offered(placed) == ["tile"]
    assert forbidden(placed, "skip") == ("must-do", "R2.10")


def test_W26_the_fee_is_paid_before_it_is_judged() -> None:
    state = begin(land="L05 L26 L01/saffron L19")
    assert "L01" not in offered(with_player(state, silver=3, provision=0, guilds=(0, 0, 0)), "worker yellow")
    assert offered(with_player(state, silver=3, provision=1), "worker yellow L01") == ["provision"]


def test_W26_a_payment_alone_does_not_count() -> None:
    state = with_player(begin(), provision=3)
    paid = play(state, "worker yellow L19", "pay").state
    assert offered(paid) == ["draw"]
    assert forbidden(paid, "skip") == ("must-do", "R2.10")


def test_R2_11_W9_the_worker_of_this_turn_stays() -> None:
    """E16: slot 1 of the townsfolk row gains S08, whose journal step leads to J07: another worker, not this one."""
    state = begin(townsfolk="T05 T31 T06 T20", land="L05//yellow L26 L01 L19")
    state = with_player(state, workers=(1, 0, 0), silver=9, node="n6b", water="W01 W02 W03")
    stepped = play(state, "worker green T05", "take S08", "journal n7b").state
    assert offered(stepped, "retrieve") == ["L05"]
    assert forbidden(stepped, "retrieve T05 green") == ("worker-of-this-turn", "R2.11")


def test_R2_11_W9_its_card_cannot_be_gained() -> None:
    """Slot 4 of the townsfolk row steps to n3b with J09, a townsfolk card for nothing: not the one just used."""
    state = with_player(begin(), workers=(1, 0, 0), node="n2b", hosts="HL=T01", silver=0)
    nodes = tuple((node, "J09" if node == "n3b" else "J05") for node, _ in state.table.nodes)
    state = with_table(state, nodes=nodes)
    stepped = play(state, "worker green T20", "journal n3b").state
    assert offered(stepped, "hire") == ["T06"]
    assert forbidden(stepped, "hire T20 HW") == ("worker-of-this-turn", "R2.11")


def test_R2_12_R2_13_rest_rolls_all_placed_dice() -> None:
    state = with_player(begin(), dice="1", placed="HL:1 H3:4")
    rested = play(state, "rest 1")
    assert len(rested.player().dice) == 3
    assert rested.player().placed == ()
    assert rested.informed_seats() == [(0, 1)]
    assert rested.player().rolls == state.table.players[0].rolls + 3


def test_W20_the_dice_rolled_too_are_named_with_the_rest() -> None:
    state = with_player(begin(), dice="2 2 5")
    assert offered(state, "rest") == [".", "2", "5"]
    assert offered(state, "rest 2") == [".", "2", "5"]
    assert offered(state, "rest 5") == ["."]
    assert forbidden(state, "rest 3") == ("other-dice", "R2.13")
    assert play(state, "rest").informed_seats() == [()]


def test_R2_1_W33_rest_is_always_allowed() -> None:
    assert "rest" in offered(with_player(begin(), dice="1 2 3"))


def test_E17_R2_14_rest_abilities_work_with_at_most_one_die() -> None:
    """HT and T31: silver and provision unasked, then journal and move_influence in any order."""
    state = with_player(
        begin(), dice="1", placed="HL:1 H3:4", water="W19", land="L19", hosts="W19=T31", guilds=(0, 1, 0), stock=14
    )
    rested = play(state, "rest")
    assert (rested.player().silver, rested.player().provision) == (4, 3)
    assert set(offered(rested.state)) == {"journal", "move", "skip"}
    stepped = play(rested.state, "move trade science", "journal n1a")
    assert stepped.asks() == "onward"
    assert offered(stepped.state, "onward") == ["n2b"]


def test_E17_with_two_dice_in_the_supply_nothing_of_it() -> None:
    state = with_player(begin(), dice="1 2", placed="HL:1")
    rested = play(state, "rest")
    assert rested.player().silver == 3
    assert rested.asks() == "wrap"


def test_R2_15_refresh_frees_a_slot_or_rolls_a_die_of_the_supply() -> None:
    state = with_player(begin(), dice="1 5", placed="H3:4", workers=(1, 0, 0))
    asked = play(state, "worker green I08").state
    assert offered(asked) != []
    spot = play(state, "worker green W19").state
    assert offered(spot, "refresh") == ["H3", "1", "5"]
    freed = play(spot, "refresh H3")
    assert freed.player().placed == ()
    assert len(freed.player().dice) == 3
    assert freed.informed_seats() == [(0, 1)]
    assert forbidden(spot, "refresh 4") == ("no-such-die", "R2.15")


def test_R2_15_the_die_placed_this_turn_may_be_refreshed() -> None:
    state = with_player(begin(), dice="3 5", water="W17", hosts="W17=T11")
    placed = play(state, "die 3 W17 3").state
    assert "W17" in offered(placed, "refresh")


def test_R2_16_shift_by_one_without_wrap() -> None:
    state = with_player(begin(), dice="1 6", workers=(1, 0, 0))
    spot = play(state, "worker green W19").state
    assert offered(spot, "shift 1") == ["2"]
    assert offered(spot, "shift 6") == ["5"]
    twice = play(spot, "shift 1 2", "shift 2 3")
    assert twice.player().dice == (3, 6)
    assert forbidden(spot, "shift 1 3") == ("one-step-only", "R2.16")


def test_R2_17_a_new_die_is_mandatory_and_comes_first() -> None:
    state = with_player(begin(), dice="2", node="n1b", water="W19", hosts="HW=T07", land="L16", tiles="UB4/front/2b")
    stepped = play(state, "die 2 L16 2", "journal n2b")
    assert len(stepped.player().dice) == 1
    assert stepped.player().reserve == 1
    assert stepped.informed_seats()[-1] == (0, 1)
    none = play(with_player(state, reserve=0), "die 2 L16 2", "journal n2b")
    assert (none.player().dice, none.informed_seats()[-1]) == ((), ())


def test_refusals_say_what_would_be_right() -> None:
    state = with_player(begin(townsfolk="T05/saffron T31 T06 T20"), workers=(1, 0, 0), silver=0, provision=0)
    assert forbidden(state, "worker green T05") == ("fee-short", "R4.7")
    rich = with_player(state, silver=5)
    assert forbidden(rich, "worker green T05") == ("fee-missing", "R4.5")
    assert facts(rich, "worker green T05")["goods"] == ("silver",)
