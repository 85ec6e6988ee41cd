"""Refusals name the rule and what would be right."""

import pytest

from engine.game import BadWords
from engine.games.wayfarers.state import State
from tests.engine.games.wayfarers.positions import begin, facts, forbidden, play, refused, with_player


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("die 7 HL 1", "unknown-die"),
        ("die 1 L99 1", "unknown-slot"),
        ("die 1 HL", "incomplete"),
        ("die 1 HL 1 ship trade ship", "too-many-words"),
        ("worker red L05", "unknown-worker"),
        ("take X01", "unknown-card"),
        ("tile UB1 up 2b silver", "unknown-face"),
        ("tile UB1 front 1a silver", "unknown-cell"),
        ("journal n99", "unknown-node"),
        ("influence black", "unknown-guild"),
        ("adjust 1 2 3", "incomplete"),
        ("choose T01 mark", "unknown-source"),
    ],
)
def test_words_that_no_position_knows(line: str, reason: str) -> None:
    found = refused(begin(), line)
    assert isinstance(found, BadWords)
    assert found.reason == reason


def effects(slot: str = "H3", **changes: object) -> State:
    """A die lies on a slot of crimson's."""
    state = with_player(begin(), dice="1 2 6", silver=9)
    return play(with_player(state, **changes), f"die 6 {slot} 6").state


@pytest.mark.parametrize(
    ("state", "line", "reason", "rule"),
    [
        (begin(), "pay", "another-question", "R2.1"),
        (effects(), "end", "another-question", "R2.1"),
        (effects(), "choose H4 tile", "no-such-choice", "R3.1"),
        (effects(), "choose H3 tile", "no-such-branch", "R3.4"),
        (play(effects(), "choose H3 card").state, "hire T31 HL", "no-host", "R3.17"),
        (play(effects(), "choose H3 card").state, "hire T28 HL", "not-in-row", "R3.6"),
        (play(effects(), "choose H3 card").state, "take L05", "no-such-effect", "R3.1"),
        (play(effects("H1", land="L05"), "choose H1 card").state, "take S01", "not-in-row", "R3.6"),
        (play(effects("H1", land="L05", silver=4), "choose H1 card").state, "take S13", "silver-short", "R3.6"),
        (play(effects("H1"), "choose H1 tile").state, "tile UB1 front 2b silver", "no-such-effect", "R3.20"),
        (play(effects("H4"), "choose H4 tile").state, "tile UB1 back 2b silver", "no-such-face", "R3.21"),
        (play(effects("H4"), "choose H4 tile").state, "tile UB1 front 2b influence", "other-payment", "R3.20"),
    ],
)
def test_moves_that_are_not_allowed_now(state: State, line: str, reason: str, rule: str) -> None:
    assert forbidden(state, line) == (reason, rule)


def test_R3_9_a_draw_without_provision_says_what_is_short() -> None:
    state = play(with_player(begin(), dice="1"), "die 1 HL 1", "pay").state
    assert forbidden(state, "draw") == ("provision-short", "R3.9")
    assert facts(state, "draw") == {"need": 1, "have": 0, "short": 1}


def test_R3_20_a_tile_that_cannot_be_paid_says_what_is_short() -> None:
    state = play(with_player(effects("H1"), silver=4, guilds=(2, 0, 0)), "choose H1 tile").state
    state = with_player(state, silver=2, guilds=(1, 0, 0))
    assert forbidden(state, "tile US1 front 2b silver") == ("silver-short", "R3.20")
    assert forbidden(with_player(state, silver=3), "tile US1 front 2b influence") == ("science-short", "R3.20")


def test_R4_9_R4_10_help_that_is_not_needed_is_refused_by_the_rule_of_its_guild() -> None:
    state = with_player(begin(), dice="1 2 6", guilds=(0, 1, 1))
    assert forbidden(state, "die 1 HL 1 ship") == ("help-not-needed", "R4.10")
    assert forbidden(state, "die 1 HL 1 trade") == ("help-not-needed", "R4.9")
    assert forbidden(state, "die 2 HW 2 ship ship") == ("help-not-needed", "R4.10")
    assert facts(state, "die 2 HW 2 ship ship") == {"help": ("ship",)}
