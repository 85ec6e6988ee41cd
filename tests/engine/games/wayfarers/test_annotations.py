"""Gains and costs of a word (C3)."""

from engine.game import Fact, SeatRef
from engine.games.wayfarers.state import State
from tests.engine.games.wayfarers.playing import GAME
from tests.engine.games.wayfarers.positions import begin, play, said, with_player


def annotations(state: State, line: str) -> dict[str, Fact]:
    seat, words = said(line)
    return dict(GAME.annotations(GAME.view(state, seat), words[:-1], words[-1]))


def test_a_space_card_with_price_discount_fee_and_points() -> None:
    state = begin(space="S08/saffron S24 S03 S13")
    state = with_player(state, dice="6", land="L19", tiles="UW3/back/5b UW3/back/5c", silver=9)
    asked = play(state, "die 6 H1 6", "choose H1 card").state
    assert annotations(asked, "take S08") == {
        "good": "silver",
        "price": 3,
        "net": 1,
        "fee": SeatRef(1),
        "effect": ("journal",),
        "points": 4,
    }
    assert annotations(asked, "take S24") == {"good": "silver", "price": 4, "net": 2, "points": 1}


def test_a_water_card_with_its_links_and_points() -> None:
    state = with_player(begin(), dice="2", tiles="UB2/front/2b", land="L01")
    asked = play(state, "die 2 HW 2", "pay").state
    assert annotations(asked, "take W16")["links"] == ("silver", "mark")
    assert annotations(asked, "take W16")["points"] == 2


def test_hosts_cells_and_payments() -> None:
    asked = play(with_player(begin(), dice="2", silver=9), "die 2 H3 2", "choose H3 card").state
    assert annotations(asked, "hire T05") == {"good": "silver", "price": 2, "net": 2}
    assert annotations(asked, "hire T05 HL")["effect"] == ("silver",)
    tile = play(with_player(begin(), dice="2", silver=9), "die 2 H4 2", "choose H4 tile").state
    assert annotations(tile, "tile UB1")["points"] == 1 + 1
    assert annotations(tile, "tile UB1 front 6c") == {"effect": ("silver",), "silver": 1}
    assert annotations(tile, "tile UB1 front 6c silver") == {"good": "silver", "price": 2, "net": 2}


def test_dice_workers_and_steps() -> None:
    state = with_player(begin(), dice="1 2", hosts="HL=T06", tiles="UB4/front/2b")
    assert annotations(state, "die 1 HL") == {"effect": ("pay-HL",), "component": "HL"}
    assert annotations(state, "die 1 HL 1") == {"pigeon": 1}
    assert annotations(state, "worker yellow L26") == {
        "effect": ("silver-2", "influence-trade"),
        "silver": 2,
        "influence": ("influence-trade",),
        "component": "land-2",
    }
    assert annotations(state, "rest") == {}
    asked = play(state, "die 2 H2 2", "choose H2 journal").state
    assert annotations(asked, "journal n1b") == {
        "effect": ("influence-exploration-2",),
        "influence": ("influence-exploration-2",),
        "component": "J01",
        "worker": 1,
    }


def test_a_step_names_the_influence_that_it_takes_and_another_step_that_of_science() -> None:
    sides = {("influence-science",), ("influence-exploration", "influence-trade")}
    state = with_player(begin(), dice="2", node="n4a", guilds=(3, 3, 3), tiles="UB4/front/2b")
    asked = play(state, "die 2 H2 2", "choose H2 journal").state
    assert annotations(asked, "journal n5a")["cost"] in sides
    state = with_player(begin(), dice="2", guilds=(3, 3, 3), water="W21", tiles="UB4/front/2b UW2/front/5b")
    asked = play(state, "die 2 H2 2", "choose H2 journal", "journal n1b").state
    assert annotations(asked, "onward n2b")["guild"] == ("science",)


def test_a_die_with_two_helps_names_the_influence_of_both_guilds() -> None:
    state = with_player(begin(), dice="2", guilds=(0, 1, 1))
    assert annotations(state, "die 2 HW 3 ship trade") == {"guild": ("exploration", "trade"), "price": 2}


def test_nothing_is_noted_for_the_public() -> None:
    assert GAME.annotations(GAME.view(begin(), None), (), "rest") == ()
