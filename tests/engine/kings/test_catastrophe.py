"""Catastrophes (11)."""

from engine.kings.regions import kingdoms
from tests.engine.kings.positions import forbidden, offered, play, position


def test_11_any_card_without_leader_goes_and_the_gap_closes() -> None:
    after = play(position("$\nm\nfLk\nt"), "archer catastrophe A2")
    assert after.column("A") == ["treasure", "farm", "temple"]
    assert after.leader("lion", "king") == "A2"
    assert after.state.out == (0, 1, 0, 0)
    assert after.told("catastrophe-played") == [{"who": "archer", "card": "market", "place": "A2"}]


def test_11_joining_cards_too() -> None:
    after = play(position("$ m $"), "archer catastrophe AB")
    assert len(kingdoms(after.state.table)) == 8


def test_11_once_a_game() -> None:
    after = play(position("$\nm\nf"), "archer catastrophe A2")
    assert after.state.catastrophes == (0, 1, 1, 1)
    assert "catastrophe" not in offered(after.state, "archer")
    assert forbidden(after.state, "archer catastrophe A2") == ("no-catastrophe", "11")


def test_11_not_leaders_treasures_ships_or_nothing() -> None:
    state = position("$ m $\nmLk k")
    for place, reason in (
        ("A1", "catastrophe-on-treasure"),
        ("A2", "catastrophe-on-leader"),
        ("B2", "catastrophe-on-ship"),
        ("A3", "no-card-there"),
        ("BC", "no-card-there"),
    ):
        assert forbidden(state, f"archer catastrophe {place}") == (reason, "11")
    assert offered(state, "archer catastrophe") == ["AB"]


def test_11_it_is_not_offered_where_nothing_can_go() -> None:
    assert "catastrophe" not in offered(position("$"), "archer")


def test_R17_a_catastrophe_may_empty_a_column() -> None:
    after = play(position("$ m t f $\nt . t"), "archer catastrophe B1")
    assert after.column("B") == []
    assert [fact["place"] for fact in after.told("link-lost")] == ["AB", "BC"]
    assert after.state.out == (0, 1, 1, 1)
