"""Batches: what comes unasked, what waits, what is passive, what goes first (R3.1 to R3.5)."""

from msgspec.structs import replace

from engine.games.wayfarers.components.effects import GAIN_CARD, Item
from engine.games.wayfarers.state import Batch, Keep, State, Wrap
from tests.engine.games.wayfarers.positions import begin, forbidden, offered, play, with_player, with_table


def test_E6_R3_1_a_slot_and_its_townsfolk_are_one_batch_in_any_order() -> None:
    """E6, E12: L01 with T05 below: the silver comes before, then the tile."""
    state = with_player(begin(), dice="1 4 6", land="L01", hosts="L01=T05", silver=2)
    placed = play(state, "die 1 L01 1")
    assert placed.player().silver == 3
    assert offered(placed.state, "choose L01") == ["tile", "influence"]
    laid = play(placed.state, "choose L01 tile", "tile UL1 front 2c silver")
    assert laid.player().silver == 0


def test_E12_trade_instead_of_a_tile() -> None:
    state = with_player(begin(), dice="1 4 6", land="L01")
    assert play(state, "die 1 L01 1", "choose L01 influence").player().guilds == (0, 2, 1)


def test_E12_W06_with_T14_below_pays_with_its_own_provision() -> None:
    state = with_player(begin(), dice="2", water="W06", hosts="W06=T14", tiles="UB2/front/2b UB2/front/2c", provision=0)
    taken = play(state, "die 2 W06 2", "pay", "take W30")
    assert taken.player().provision == 0


def test_E12_W17_with_T11_below_any_die_refreshes_and_shifts() -> None:
    state = with_player(begin(), dice="3 5", water="W17", hosts="W17=T11", guilds=(0, 0, 0), stock=15)
    placed = play(state, "die 3 W17 3")
    assert placed.player().provision == 3
    assert set(offered(placed.state)) == {"refresh", "shift", "skip"}
    done = play(placed.state, "shift 5 4", "refresh W17")
    assert done.asks() == "wrap"


def test_R3_2_W18_an_inner_batch_goes_first() -> None:
    """L13 with T10 below: the space card's own batch is dealt with before T10's worker or mark."""
    state = with_player(begin(space="S06 S24 S03 S13"), dice="1", land="L13", hosts="L13=T10", silver=9)
    state = with_player(state, tiles="UB1/front/1c")
    taken = play(state, "die 1 L13 1", "take S06")
    first, second, *_ = taken.state.table.agenda
    assert isinstance(first, Batch)
    assert isinstance(second, Batch)
    assert (first.source, second.source) == ("S06", "L13")
    assert offered(taken.state) == ["mark", "skip"]
    assert offered(play(taken.state, "mark T05").state, "choose") == ["T10"]


def test_R3_3_W19_named_influence_comes_while_the_supply_has_some() -> None:
    state = with_player(begin(), workers=(1, 0, 0), stock=2, guilds=(6, 6, 1))
    placed = play(state, "worker green T31")
    assert placed.player().stock == 0
    assert placed.player().guilds == (6, 7, 2)
    assert offered(placed.state) == ["influence", "skip"]
    assert offered(placed.state, "influence") == ["science"]
    assert offered(placed.state, "influence science") == ["trade", "exploration"]


def test_R3_4_a_batch_with_nothing_left_closes_by_itself() -> None:
    assert play(with_player(begin(), dice="1 2", provision=0), "die 2 H4 2", "choose H4 silver").asks() == "wrap"


def test_R3_4_a_batch_may_be_closed_early() -> None:
    state = with_player(begin(), dice="1 2")
    assert play(state, "die 1 HL 1", "skip").asks() == "wrap"


def test_R3_4_what_cannot_be_done_is_not_offered() -> None:
    state = with_player(begin(), dice="6", silver=2)
    assert offered(play(state, "die 6 H1 6").state) == ["end"]
    poor = with_player(begin(), dice="6 6", silver=2, guilds=(2, 0, 0), stock=13)
    asked = play(poor, "die 6 H1 6").state
    assert offered(asked, "choose H1") == ["tile"]
    assert forbidden(asked, "choose H1 card") == ("nothing-to-do", "R3.4")


def test_R3_5_W6_a_vista_gained_this_turn_does_not_fire() -> None:
    """L26 gives silver for harbours: it is gained by the very card that lets a harbour follow."""
    state = with_player(begin(), dice="1", tiles="UB2/front/1c")
    taken = play(state, "die 1 HL 1", "pay", "take L26")
    assert "L26" in taken.state.table.turn.fresh
    assert taken.player().silver == 3 + 1 + 1


def test_R3_5_W6_townsfolk_hired_this_turn_lend_nothing_yet() -> None:
    state = with_player(begin(), dice="2 4", silver=9)
    hired = play(state, "die 2 H3 2", "choose H3 card", "hire T06 HL").state
    assert "T06" in hired.table.turn.fresh


def test_R3_1_a_chosen_branch_joins_its_batch_and_equal_effects_add_up() -> None:
    """L06 with T21: one mark of the slot's effect, one of a vista that townsfolk trigger."""
    state = with_player(begin(), dice="1", land="L06 L23", silver=9)
    hired = play(state, "die 1 L06 1", "mark L05", "hire T06 HL")
    assert offered(hired.state) == ["mark", "skip"]
    again = with_player(begin(), dice="1", water="W25", land="L33 L06", silver=9)
    assert play(again, "die 1 L06 1", "mark L26", "skip").asks() == "wrap"


def open_batch(state: State, *items: Item) -> State:
    """The state with a die's batch of these effects open."""
    return with_table(state, agenda=(Batch("die", "H1", items), Wrap()))


def test_three_are_drawn_from_the_deck_that_has_cards() -> None:
    state = begin()
    empty = replace(with_table(state, left=(0, *state.table.left[1:])), decks=((), *state.decks[1:]))
    drawn = play(open_batch(empty, Item(GAIN_CARD, about="land"), Item(GAIN_CARD, about="water")), "draw").state
    assert drawn.drawn == state.decks[1][:3]
    assert drawn.table.agenda[0] == Keep("water")


def test_of_two_effects_that_gain_a_card_the_one_is_used_that_can_be_paid() -> None:
    poor = with_player(begin(), silver=0, land="L19")
    taken = play(
        open_batch(poor, Item(GAIN_CARD, about="space"), Item(GAIN_CARD, about="space", free=True)), "take S08"
    )
    assert taken.player().silver == 0
