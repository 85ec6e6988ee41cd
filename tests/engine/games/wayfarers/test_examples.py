"""Examples of the rulebook that are not told elsewhere: home slots and the fee paid from the slot's own silver."""

from engine.games.wayfarers.state import State
from tests.engine.games.wayfarers.positions import begin, offered, play, with_player


def home(value: int, **changes: object) -> State:
    return with_player(with_player(begin(), dice=str(value), silver=9), **changes)


def test_E14_city_of_the_board() -> None:
    paid = play(home(1), "die 1 HL 1", "pay")
    assert (paid.player().provision, paid.player().silver) == (0, 10)
    assert offered(paid.state) == ["take", "skip"]


def test_E14_telescope_slot() -> None:
    state = play(home(6, land="L05"), "die 6 H1 6").state
    assert offered(state, "choose H1") == ["card", "tile"]
    assert offered(play(state, "choose H1 tile").state, "tile") == ["US1", "US2", "US3"]


def test_E14_pigeon_slot() -> None:
    state = home(2, tiles="UB4/front/2b")
    state = play(state, "die 2 H2 2").state
    assert offered(state, "choose H2") == ["journal", "retrieve"]
    assert play(state, "choose H2 retrieve", "influence science").player().guilds == (1, 0, 1)


def test_E14_slots_for_any_die() -> None:
    third = play(home(2), "die 2 H3 2").state
    assert offered(third, "choose H3") == ["card", "provision"]
    assert play(third, "choose H3 provision").player().provision == 4
    fourth = play(home(3), "die 3 H4 3").state
    assert offered(fourth, "choose H4") == ["tile", "silver"]
    assert play(fourth, "choose H4 silver").player().silver == 11


def test_E14_harbour_of_the_board() -> None:
    paid = play(home(2, tiles="UB2/front/2b"), "die 2 HW 2", "pay")
    assert paid.player().provision == 0
    assert offered(paid.state) == ["take", "skip"]


def test_E15_the_silver_of_the_slot_pays_the_fee() -> None:
    state = begin(land="L05/saffron L26//green L01 L19")
    state = with_player(state, dice="1", hosts="HL=T10", silver=0, provision=2)
    paid = play(state, "die 1 HL 1", "pay").state
    assert set(offered(paid)) == {"choose", "take", "skip"}
    assert offered(paid, "take L05") == ["silver"]
    before = play(paid, "choose T10 retrieve", "retrieve L26 green", "take L05 silver")
    assert (before.player().silver, before.player().workers[0]) == (0, 1)
    after = play(paid, "take L05 silver", "choose T10 mark", "mark L26")
    assert after.lying("L26").owner == 0


def test_E12_L13_with_T05_in_any_order() -> None:
    state = home(1, land="L13", hosts="L13=T05", tiles="UB1/front/1b", silver=4)
    placed = play(state, "die 1 L13 1")
    assert (placed.player().silver, placed.player().guilds) == (5, (0, 0, 2))
    assert offered(placed.state, "take") == ["S08", "S24", "S03", "S13"]
