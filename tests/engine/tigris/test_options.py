"""Options (R12)."""

from engine.chance import Chance
from tests.engine.tigris.positions import GAME, forbidden, offered, play, position


def test_R12_1_an_attacker_who_leads_may_add() -> None:
    window = ".. t  ..\nt  .. Bk\n.. t  .."
    state = position(window, "F4", english=True, hands={"archer": "4 temple", "bull": "4 temple"})
    asked = play(state, "archer leader king G5").state
    assert offered(asked, "archer support") == ["0", "1", "2", "3", "4"]


def test_R12_1_the_attacker_must_exceed() -> None:
    state = position("t  Bk t\n.. t  ..", "F5", english=True, hands={"archer": "2 temple"})
    asked = play(state, "archer leader king F6").state
    assert offered(asked, "archer support") == ["0", "2"]
    assert forbidden(asked, "archer support 1") == ("must-win", "R12.1")


def test_R12_1_the_defender_must_tie_exactly() -> None:
    hands = {"archer": "3 temple", "bull": "4 temple"}
    asked = play(position("Bk t", "F5", english=True, hands=hands), "archer leader king G4", "archer support 3").state
    assert offered(asked, "bull support") == ["0", "3"]
    assert forbidden(asked, "bull support 4") == ("must-tie", "R12.1")
    poor = position("Bk t", "F5", english=True, hands=hands | {"bull": "2 temple"})
    assert offered(play(poor, "archer leader king G4", "archer support 3").state, "bull support") == ["0"]


def test_R12_2_totals_are_shown() -> None:
    state = position("t", "F5", open_scores=True, points=((1, 2, 3, 4),) * 4)
    assert GAME.view(state, None).points == ((1, 2, 3, 4),) * 4
    assert GAME.view(position("t", "F5"), None).points == (None,) * 4


def test_R12_2_all_is_shown_when_over() -> None:
    over = play(position("t$", "F5", actions=0), "archer end").state
    assert GAME.view(over, None).treasures == (0, 0, 0, 0)


def test_R12_3_maps() -> None:
    options = {option.name: option.choices for option in GAME.options}
    assert options["map"] == ("standard", "advanced")
    state = GAME.setup(("archer", "bull"), {"map": "advanced"}, Chance(bytes(32)))
    assert state.board.treasures.bit_count() == 14
    assert len(state.bag) == 153 - 14 - 12
