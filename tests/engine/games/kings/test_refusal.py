"""Refusals name the rule and what would be right."""

import pytest

from engine.game import BadWords
from tests.engine.games.kings.positions import play, position, refused

BAD = {
    "card": "incomplete",
    "card temple": "incomplete",
    "card temple A B": "incomplete",
    "bank temple": "incomplete",
    "end now": "incomplete",
    "support": "incomplete",
    "card church A": "unknown-card",
    "card treasure A": "unknown-card",
    "leader pope A1": "unknown-leader",
    "war pope": "unknown-leader",
    "card temple I": "unknown-place",
    "card temple A1": "unknown-place",
    "card temple HI": "unknown-place",
    "leader king A": "unknown-place",
    "leader king A9": "unknown-place",
    "catastrophe AC": "unknown-place",
    "treasure Z1": "unknown-place",
    "support many": "unknown-count",
    "support 01": "unknown-count",
    "support 999": "unknown-count",
    "ship black": "unknown-ship",
    "burn A1": "unknown-verb",
}


@pytest.mark.parametrize(("move", "reason"), BAD.items())
def test_words_that_are_no_move(move: str, reason: str) -> None:
    found = refused(position("$\nt", hands={"archer": "2 temple farm"}), f"archer {move}")
    assert isinstance(found, BadWords)
    assert found.reason == reason


@pytest.mark.parametrize("move", ["support 0", "war king", "ship blue-red", "bank", "keep", "decline", "treasure B1"])
def test_answers_to_what_is_not_asked(move: str) -> None:
    found = refused(position("$"), f"archer {move}")
    assert (found.reason, found.rule) == ("nothing-to-answer", "3")
    assert found.facts == (("verbs", ("leader", "end")),)


@pytest.mark.parametrize("move", ["keep", "war king", "card temple A", "catastrophe A1", "end", "leader king A1"])
def test_another_answer_than_asked(move: str) -> None:
    asked = play(position("$Lk m $"), "archer leader king B1").state
    found = refused(asked, f"archer {move}")
    assert (found.reason, found.rule, found.facts) == ("another-question", "3", (("verbs", ("support",)),))


def test_refusals_name_the_possible_answers() -> None:
    state = position("$ . $ . $\nt t t\nt .", hands={"archer": "temple 2 farm"})
    assert refused(state, "archer card market A").facts == (("cards", ("temple", "farm", "farm")),)
    assert refused(state, "archer card farm AB").facts == (("column", "B"), ("least", 3))
    assert refused(state, "archer leader king A4").facts == (("place", "A4"),)


def test_too_many_cards() -> None:
    asked = play(position("$Lk m $", hands={"archer": "2 temple"}), "archer leader king B1").state
    assert refused(asked, "archer support 3").facts == (("card", "temple"), ("held", 2))
