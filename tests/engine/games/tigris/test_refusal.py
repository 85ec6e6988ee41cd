"""Refusals name the rule and what would be right."""

import pytest

from engine.game import BadWords
from tests.engine.games.tigris.positions import play, position, refused

BAD = {
    "tile": "incomplete",
    "tile temple": "incomplete",
    "tile temple C4 C5": "incomplete",
    "end now": "incomplete",
    "end now please": "incomplete",
    "swap": "incomplete",
    "tile church C4": "unknown-tile",
    "leader pope C4": "unknown-leader",
    "tile temple Q4": "unknown-cell",
    "catastrophe A12": "unknown-cell",
    "support many": "unknown-count",
    "support 01": "unknown-count",
    "support 999": "unknown-count",
    "monument temple-temple C4": "unknown-monument",
    "swap farm temple": "swap-order",
    "burn C4": "unknown-verb",
}


@pytest.mark.parametrize(("move", "reason"), BAD.items())
def test_words_that_are_no_move(move: str, reason: str) -> None:
    found = refused(position("t", "F5", hands={"archer": "2 temple farm"}), f"archer {move}")
    assert isinstance(found, BadWords)
    assert found.reason == reason


@pytest.mark.parametrize("move", ["support 0", "war king", "monument temple-farm C4", "decline", "treasure B2"])
def test_answers_to_what_is_not_asked(move: str) -> None:
    found = refused(position("t", "F5"), f"archer {move}")
    assert (found.reason, found.rule) == ("nothing-to-answer", "R4.1")
    assert found.facts == (("verbs", ("leader", "catastrophe", "end")),)


def test_refusals_name_the_possible_answers() -> None:
    state = position("t", "F5", hands={"archer": "temple 2 farm"})
    assert refused(state, "archer tile market F4").facts == (("tiles", ("temple", "farm", "farm")),)
    assert refused(state, "archer swap market").facts == (("tiles", ("temple", "farm", "farm")),)


def test_only_open_wars() -> None:
    window = ".. At .. .. .. Bt ..\nAk t  s  .. s  t  Bk"
    asked = play(position(window, "F4", hands={"archer": "temple"}), "archer tile temple I5").state
    found = refused(asked, "archer war priest")
    assert (found.reason, found.rule, found.facts) == ("no-such-war", "R8.2", (("leaders", ("trader", "king")),))


def test_another_answer_than_asked() -> None:
    asked = play(position("Bk t", "F5"), "archer leader king G4").state
    assert refused(asked, "archer decline").reason == "another-question"
