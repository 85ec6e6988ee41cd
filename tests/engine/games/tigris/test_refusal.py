"""Refusals name the rule and what would be right."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.game import BadWords
from engine.games.tigris.pieces import LEADER_WORDS, TILE_WORDS
from engine.games.tigris.state import State
from tests.engine.games.tigris.playing import gatherer, header, moves
from tests.engine.games.tigris.positions import GAME, play, position, refused
from tests.engine.written_moves import played_or_refused

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


def test_what_would_be_right_is_named() -> None:
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


WORDS = st.sampled_from(
    [verb.name for verb in GAME.verbs]
    + [
        *TILE_WORDS,
        *LEADER_WORDS,
        "temple-farm",
        "market-settlement",
        "0",
        "1",
        "2",
        "7",
        "A1",
        "C4",
        "F5",
        "G6",
        "I7",
        "P11",
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
