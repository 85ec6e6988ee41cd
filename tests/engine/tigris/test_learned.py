"""Who learned something by a move: what decides about taking it back."""

from tests.engine.tigris.positions import play, position


def learned(*lines: str) -> frozenset[int]:
    window = "Bk t  t  t$\n.. t  .. m"
    hands = {"archer": "2 temple 2 farm", "bull": "6 farm", "pot": "6 farm", "lion": "6 farm"}
    return play(position(window, "F5", hands=hands, lasting=True), *lines).last.learned


def test_open_actions_teach_nobody() -> None:
    for line in ("tile temple H6", "leader priest G4", "leader trader J5", "catastrophe A1"):
        assert learned(f"archer {line}") == frozenset()


def test_monuments_and_treasures_teach_nobody() -> None:
    trader = position("t$ .. t$\nAt .. ..", "F5", hands={"archer": "market"})
    assert play(trader, "archer tile market G5", "archer treasure H5").last.learned == frozenset()
    assert learned("archer tile temple H6", "archer monument temple-farm G5") == frozenset()
    assert learned("archer tile temple H6", "archer decline") == frozenset()


def test_added_tiles_were_known_to_who_added_them() -> None:
    assert learned("archer leader king G4", "archer support 1") == frozenset()


def test_a_swap_shows_new_tiles_to_who_swapped() -> None:
    assert learned("archer swap temple") == {0}


def test_the_end_of_a_turn_shows_tiles_to_who_draws() -> None:
    assert learned("archer end") == {0}
    assert learned("archer leader king G4", "archer support 2", "bull support 0", "archer end") == {0}


def test_an_end_without_drawing_teaches_nobody() -> None:
    assert learned("archer end", "bull end") == frozenset()


def test_drawn_tiles_are_told_to_who_drew_them_alone() -> None:
    state = position("", hands={"archer": "temple"}, bag="market 9 farm", lasting=True)
    told = [event for event in play(state, "archer swap temple").events if event.name == "drew-tiles"]
    assert [(event.audience, event.facts) for event in told] == [((0,), (("tiles", ("market",)),))]
