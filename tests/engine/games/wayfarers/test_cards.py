"""Gaining cards (R3.6 to R3.19)."""

import pytest

from engine.games.wayfarers.components.tables import CARDS, DECKS
from engine.games.wayfarers.reading.dice import own_slots
from engine.games.wayfarers.reading.scoring import score_sheet
from tests.engine.games.wayfarers.playing import GAME
from tests.engine.games.wayfarers.positions import begin, facts, forbidden, offered, play, with_player, with_table

TELESCOPE = {"dice": "6 6", "silver": 9}


def test_R3_6_rows_stay_open_until_the_end_of_the_turn() -> None:
    taken = play(with_player(begin(), dice="1"), "die 1 HL 1", "pay", "take L26")
    assert taken.row("land") == ["L05", "-", "L01", "L19"]


def test_R3_7_workers_and_influence_of_a_gained_card() -> None:
    state = with_player(begin(land="L05 L26/saffron/green,yellow L01 L19"), dice="1")
    saffron = state.table.players[1].stock
    taken = play(with_player(state, provision=3), "die 1 HL 1", "pay", "take L26 provision")
    assert taken.player().workers == (1, 2, 1)
    assert taken.player(1).stock == saffron + 1
    assert taken.player(1).provision == 3


@pytest.mark.parametrize(("card", "price"), [("S08", 3), ("S24", 4), ("S03", 4), ("S13", 5)])
def test_R3_8_prices_of_space_cards_by_slot(card: str, price: int) -> None:
    state = with_player(begin(), **TELESCOPE, land="L05")
    assert play(state, "die 6 H1 6", "choose H1 card", f"take {card}").player().silver == 9 - price


def test_R3_8_townsfolk_cost_what_is_printed() -> None:
    state = with_player(begin(), dice="2", silver=9)
    hired = play(state, "die 2 H3 2", "choose H3 card", "hire T05 HL")
    assert hired.player().silver == 9 - CARDS["T05"].cost


def test_a_price_that_is_short_says_by_how_much() -> None:
    state = play(with_player(begin(), dice="6", silver=3, land="L05"), "die 6 H1 6", "choose H1 card")
    assert offered(state.state, "take") == ["S08"]
    assert forbidden(state.state, "take S13") == ("silver-short", "R3.6")
    assert facts(state.state, "take S13") == {"need": 5, "have": 3, "short": 2}


@pytest.mark.parametrize(("left", "shown"), [(3, 3), (2, 2), (1, 1)])
def test_R3_9_draw_three_or_as_many_as_there_are(left: int, shown: int) -> None:
    state = with_player(begin(), provision=3)
    decks = (state.decks[0][:left], *state.decks[1:])
    state = with_table(state, left=(left, *state.table.left[1:]))
    state = type(state)(state.table, decks, state.key)
    drawn = play(state, "worker yellow L19", "pay", "draw")
    assert len(drawn.state.drawn) == shown
    assert drawn.informed_seats()[-1] == (0,)
    assert GAME.view(drawn.state, 1).drawn == ("",) * shown
    assert GAME.view(drawn.state, 0).drawn == drawn.state.drawn
    kept = drawn.state.drawn[0]
    line = f"keep {kept}" if shown < 3 else f"keep {kept} {drawn.state.drawn[1]}"
    after = play(drawn.state, line)
    assert kept in after.player().land
    assert len(after.state.decks[0]) == shown - 1


def test_R3_9_with_an_empty_deck_it_is_not_offered() -> None:
    state = with_player(begin(), provision=3)
    state = type(state)(with_table(state, left=(0, *state.table.left[1:])).table, ((), *state.decks[1:]), state.key)
    assert "L19" not in offered(state, "worker yellow")


def test_R3_9_the_others_go_under_the_deck_in_the_order_said() -> None:
    drawn = play(with_player(begin(), provision=3), "worker yellow L19", "pay", "draw").state
    first, second, third = drawn.drawn
    assert offered(drawn, f"keep {first}") == [second, third]
    kept = play(drawn, f"keep {first} {second}").state
    assert kept.decks[0][-2:] == (third, second)
    assert GAME.view(kept, 0).decks[0][-2:] == (third, second)
    assert GAME.view(kept, 1).decks[0][-2:] == ("", "")
    assert GAME.view(kept, None).decks[0][-1] == ""


def test_R3_9_W2_by_a_die_with_a_pigeon_of_its_column() -> None:
    state = with_player(begin(), dice="1", tiles="UB4/front/1b")
    assert play(state, "die 1 HL 1", "pay", "draw").player().provision == 0


def test_R3_9_W2_by_a_pigeon_of_the_townsfolk() -> None:
    state = with_player(begin(), dice="1", hosts="HL=T06")
    assert play(state, "die 1 HL 1", "pay", "draw").player().provision == 0


def test_R3_9_W2_for_a_provision() -> None:
    state = with_player(begin(), dice="1", provision=3)
    assert play(state, "die 1 HL 1", "pay", "draw").player().provision == 0
    assert "draw" not in offered(play(with_player(begin(), dice="1"), "die 1 HL 1", "pay").state)


def test_R3_9_there_is_no_way_back_to_the_row() -> None:
    drawn = play(with_player(begin(), dice="1", provision=3), "die 1 HL 1", "pay", "draw").state
    assert offered(drawn) == ["keep"]


def test_R3_10_a_card_enters_at_the_end_with_its_effect_once() -> None:
    taken = play(with_player(begin(), dice="1"), "die 1 HL 1", "pay", "take L05")
    assert taken.player().land == ("HL", "L05")
    assert taken.player().guilds == (0, 0, 2)


def test_R3_11_W21_a_trigger_fires_once_per_thing_gained() -> None:
    """L22 fires once for S13 with its three comets."""
    state = with_player(begin(), **TELESCOPE, land="L22")
    taken = play(state, "die 6 H1 6", "choose H1 card", "take S13")
    assert taken.player().silver == 9 - 5 + 1
    assert offered(taken.state) == ["shift", "skip"]


def test_R3_11_townsfolk_trigger_and_the_townsfolk_under_a_vista() -> None:
    state = with_player(begin(), dice="2", silver=9, land="L24", hosts="L24=T26")
    hired = play(state, "die 2 H3 2", "choose H3 card", "hire T06 HL")
    assert hired.player().silver == 9 - 1 + 1
    assert set(offered(hired.state)) == {"move", "skip"}


def test_R3_11_a_card_does_not_trigger_itself() -> None:
    """L36 fires for vistas; gaining it brings its refresh alone."""
    state = with_player(begin(land="L36 L26 L01 L19"), dice="1")
    taken = play(state, "die 1 HL 1", "pay", "take L36")
    assert taken.player().silver == 4


def test_E3_R3_12_links() -> None:
    """W10 pays provision at bar 3, where W19 takes; W19 links on at bars 1, 2, 4."""
    state = with_player(begin(), dice="2", tiles="UB2/front/2b", water="W10")
    taken = play(state, "die 2 HW 2", "pay", "take W19")
    assert taken.player().provision == 1
    assert taken.player().guilds == (0, 0, 3)
    assert [bar for bar, _ in CARDS["W19"].link_out] == [1, 2, 4]


def test_R3_12_the_first_water_card_links_with_the_printed_harbour() -> None:
    state = with_player(begin(), dice="2", tiles="UB2/front/2b")
    taken = play(state, "die 2 HW 2", "pay", "take W16")
    assert taken.player().silver == 4
    assert offered(taken.state) == ["mark", "skip"]


def test_R3_14_no_place_no_space_card() -> None:
    state = with_player(begin(), **TELESCOPE)
    assert offered(play(state, "die 6 H1 6").state, "choose H1") == ["tile"]
    one = with_player(state, land="L05", space="S24")
    assert offered(play(one, "die 6 H1 6").state, "choose H1") == ["tile"]
    held = play(with_player(begin(), workers=(1, 0, 0), silver=9), "rest").state
    assert "T05" not in offered(held, "worker green")


def test_E21_R3_16_discarding_does_the_spot_and_puts_the_card_below() -> None:
    state = with_player(begin(inspiration="I02 I07 I08 I12"), node="n1b", water="W20", dice="4 5", land="L16")
    stepped = play(with_player(state, tiles="UB4/front/4b"), "die 4 L16 4", "journal n2b")
    assert offered(stepped.state, "inspire I08") == ["HS", "discard"]
    discarded = play(stepped.state, "inspire I08 discard")
    assert discarded.player().silver == 4
    assert "refresh" in offered(discarded.state)
    assert discarded.state.decks[4][-1] == "I08"
    assert all(GAME.view(discarded.state, looker).decks[4][-1] == "I08" for looker in (0, 1, None))


def test_R3_16_tucked_with_an_own_space_card_that_has_none() -> None:
    state = with_player(begin(), node="n1b", water="W20", dice="4 5", land="L16", tiles="UB4/front/4b")
    asked = play(state, "die 4 L16 4", "journal n2b").state
    tucked = play(asked, "inspire I12 HS")
    assert tucked.player().tucked == (("HS", "I12"),)
    full = play(with_player(state, tucked="HS=I03"), "die 4 L16 4", "journal n2b").state
    assert offered(full, "inspire I12") == ["discard"]
    assert forbidden(full, "inspire I12 HS") == ("no-space-card", "R3.16")


def test_E7_R3_17_hosts() -> None:
    for card in DECKS[3]:
        number = int(card[1:])
        under = CARDS[card].under
        if 6 <= number <= 10:
            assert under == ("city", "harbour")
        if 18 <= number <= 27:
            assert under == ("vista",)
        if number >= 28:
            assert under == ("open_sea",)
    state = with_player(begin(townsfolk="T16 T17 T01 T28"), dice="2", silver=9, land="L18")
    asked = play(state, "die 2 H3 2", "choose H3 card").state
    assert {card for card in ("T16", "T17", "T01") if "L18" in offered(asked, f"hire {card}")} == {"T16", "T17", "T01"}
    assert offered(asked, "hire T16") == ["L18"]
    assert forbidden(asked, "hire T28 HW") == ("no-host", "R3.17")
    assert facts(asked, "hire T16 HL")["hosts"] == ("L18",)


def test_R3_17_one_townsfolk_card_a_host() -> None:
    state = with_player(begin(), dice="2", silver=9, hosts="HL=T01")
    asked = play(state, "die 2 H3 2", "choose H3 card").state
    assert offered(asked, "hire T06") == ["HW"]


def test_R3_19_townsfolk_stay() -> None:
    state = with_player(begin(), dice="2", silver=9)
    hired = play(state, "die 2 H3 2", "choose H3 card", "hire T06 HW")
    assert ("HW", "T06") in hired.player().hosts


def test_E8_a_special_harbour_counts_everywhere() -> None:
    """L26 pays for it, S19 counts it, the goal of I08 has one more, and so do the primary tags."""
    state = with_player(begin(), land="L26 L16", space="S19 S23", tucked="S19=I08", node="n3b", dice="4", silver=0)
    state = with_player(state, tiles="UB4/front/4b", water="W16 W11 W04")
    before = score_sheet(state.table, 0)
    assert {one.card: one.total for one in before.space}["S19"] == 4
    laid = play(state, "die 4 L16 4", "journal n4b", "tile UX2 front 3b free")
    after = score_sheet(laid.state.table, 0)
    assert laid.player().silver == 1
    assert {one.card: one.total for one in after.space}["S19"] == 10
    assert (before.tags[2], after.tags[2]) == (5, 8)


def test_R3_13_harbours_have_slots_and_open_sea_has_none() -> None:
    water = [CARDS[card] for card in DECKS[1]]
    assert all((card.slot is not None) == ("harbour" in card.tags) for card in water)
    assert "W16" in own_slots(with_player(begin(), water="W16 W30").table.players[0])
    assert "W30" not in own_slots(with_player(begin(), water="W16 W30").table.players[0])


def test_R3_15_W14_a_space_card_brings_its_effect_once_and_no_place_is_asked() -> None:
    state = with_player(begin(space="S07 S24 S03 S13"), **TELESCOPE, land="L05 L06")
    taken = play(state, "die 6 H1 6", "choose H1 card", "take S07")
    assert taken.player().provision == 3
    assert taken.player().space == ("HS", "S07")
    assert play(taken.state, "end", "saffron rest", "saffron end").player().provision == 3


def test_R3_18_with_host_works_with_the_slot_by_itself_too() -> None:
    """Nothing of HL can be paid, yet the silver of T05 comes; another slot does not bring it."""
    state = with_player(begin(), dice="1 4", hosts="HL=T05", provision=0)
    assert play(state, "die 1 HL 1").player().silver == 4
    assert play(state, "die 4 H4 4", "skip").player().silver == 3


def test_W8_discarding_an_inspiration_card_pays_the_fee_too() -> None:
    state = with_player(begin(inspiration="I02 I07/saffron I08 I12"), node="n1b", water="W20", dice="4", land="L16")
    asked = play(with_player(state, tiles="UB4/front/4b"), "die 4 L16 4", "journal n2b").state
    assert offered(asked, "inspire I07 discard") == ["silver", "provision"]
    assert play(asked, "inspire I07 discard silver").player(1).silver == 4
