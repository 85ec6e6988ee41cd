"""Who learned something by a move: what decides about taking it back."""

from tests.engine.kings.positions import play, position

HANDS = {"archer": "3 temple 3 farm 2 market", "lion": "4 temple 4 farm", "bull": "8 farm", "vase": "8 farm"}


def learned(window: str, *lines: str) -> frozenset[int]:
    return play(position(window, hands=HANDS), *lines).last.learned


def test_open_actions_teach_nobody() -> None:
    for line in ("card temple A", "leader priest A1", "catastrophe A2"):
        assert learned("$\nm", f"archer {line}") == frozenset()


def test_points_ships_and_treasures_teach_nobody() -> None:
    assert learned("$Lf", "archer card farm A", "lion bank") == frozenset()
    assert learned("$Lf", "archer card farm A", "lion keep") == frozenset()
    assert learned("$\nf\nf\nf", "archer card farm A", "archer ship blue-red") == frozenset()
    assert learned("$At . $\nm m\nm m", "archer card farm AB", "archer treasure A1") == frozenset()


def test_added_cards_were_known_to_who_added_them() -> None:
    assert learned("$Lk m $", "archer leader king B1", "archer support 2") == frozenset()


def test_the_end_of_a_turn_shows_cards_to_all_who_draw() -> None:
    assert learned("$", "archer end") == frozenset()
    assert learned("$", "archer card farm A", "archer end") == {0}
    fought = ("archer leader king B1", "archer support 2", "lion support 2", "archer end")
    assert learned("$Lk m $", *fought) == {0, 1}


def test_cards_are_drawn_after_the_last_point_of_a_ship() -> None:
    assert learned("$Af\nk", "archer end") == frozenset()
    assert learned("$Af\nk", "archer end", "archer bank") == {0}


def test_drawn_cards_are_told_to_who_drew_them_alone() -> None:
    state = position("$", hands={"archer": "8 temple", "lion": "8 farm"}, deck="market 9 farm", seats=2)
    told = [event for event in play(state, "archer card temple A", "archer end").events if event.name == "drew-cards"]
    assert [(event.audience, event.facts) for event in told] == [((0,), (("cards", ("market",)),))]


def test_the_end_of_the_game_shows_all_to_all() -> None:
    assert play(position("$", deck=""), "archer end").last.learned == {0, 1, 2, 3}
