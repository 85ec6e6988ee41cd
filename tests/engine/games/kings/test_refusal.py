"""Refusals name the rule and what would be right."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.game import BadWords
from engine.games.kings.pieces import COLOUR_BY_CARD, LEADER_WORDS, SHIP_BY_WORD
from engine.games.kings.state import State
from tests.engine.games.kings.playing import gatherer, header, moves
from tests.engine.games.kings.positions import GAME, play, position, refused
from tests.engine.written_moves import played_or_refused

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


def test_what_would_be_right_is_named() -> None:
    state = position("$ . $ . $\nt t t\nt .", hands={"archer": "temple 2 farm"})
    assert refused(state, "archer card market A").facts == (("cards", ("temple", "farm", "farm")),)
    assert refused(state, "archer card farm AB").facts == (("column", "B"), ("least", 3))
    assert refused(state, "archer leader king A4").facts == (("place", "A4"),)


def test_too_many_cards() -> None:
    asked = play(position("$Lk m $", hands={"archer": "2 temple"}), "archer leader king B1").state
    assert refused(asked, "archer support 3").facts == (("card", "temple"), ("held", 2))


WORDS = st.sampled_from(
    [verb.name for verb in GAME.verbs]
    + [
        *COLOUR_BY_CARD,
        *LEADER_WORDS,
        *SHIP_BY_WORD,
        "0",
        "1",
        "2",
        "7",
        "A",
        "C",
        "H",
        "A1",
        "C4",
        "F2",
        "H8",
        "AB",
        "DE",
        "GH",
        "Z9",
    ]
)
POSITIONS = st.deferred(
    lambda: st.sampled_from(
        [turn.step.state for turn in moves(header(2, 4), gatherer) if GAME.decision(turn.step.state)]
    )
)
"""Those of a whole game, which is played when they are asked for."""


@settings(max_examples=100, deadline=None, derandomize=True, database=None)
@given(POSITIONS, st.lists(WORDS, min_size=1, max_size=4).map(tuple))
def test_any_words_are_played_or_refused(state: State, move: tuple[str, ...]) -> None:
    played_or_refused(GAME, state, move)
