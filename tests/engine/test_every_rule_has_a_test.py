"""Each numbered rule, ruling and worked example has a test named by it."""

import re
from pathlib import Path

import pytest

HERE = Path(__file__).parent
RULES = HERE / "games"

KINGS = {1: 4, 2: 3, 3: 0, 4: 2, 5: 2, 6: 3, 7: 0, 8: 6, 9: 6, 10: 7, 11: 0, 12: 0, 13: 0, 14: 0}
"""How many numbered rules each chapter of Contest of Kings has; 0: the chapter is one rule."""

KINGS_RULINGS = 25

KINGS_EXAMPLES = (
    "the_lions_green_trader",
    "the_king_as_joker",
    "the_swap_of_a_treasure",
    "a_catastrophe_splits_a_kingdom",
    "the_archers_trader_against_the_lions",
    "the_vase_joins_the_kingdoms_of_lion_and_bull",
    "the_ship_of_the_bull",
    "the_final_scores",
)

TIGRIS = {1: 6, 2: 4, 3: 4, 4: 3, 5: 7, 6: 5, 7: 5, 8: 10, 9: 7, 10: 4, 11: 5, 12: 3}
"""How many numbered rules each chapter of Tigris & Euphrates has; chapter 13 is the worked examples."""

TIGRIS_EXAMPLES = ("example_1", "example_2", "example_3", "example_4", "example_5", "the_sample_first_round")


WAYFARERS = {1: 10, 2: 17, 3: 23, 4: 12, 5: 7, 6: 4, 7: 7, 8: 20}
"""How many numbered rules each chapter of Wayfarers of the South Tigris has; a test may name several."""

WAYFARERS_EXAMPLES = 22

UR = {1: 4, 2: 8, 3: 1, 4: 4, 5: 5}
"""How many numbered rules each chapter of the Royal Game of Ur has; chapter 5 is the worked examples."""

PICTURES = HERE.parent / "render" / "games"
"""Where rules about pictures have their tests."""


def rules_of_kings() -> list[str]:
    rules = [
        f"{chapter}_{number}_" if count else f"{chapter}_"
        for chapter, count in KINGS.items()
        for number in range(1, max(count, 1) + 1)
    ]
    rulings = [f"R{number}_" for number in range(1, KINGS_RULINGS + 1)]
    return [*rules, *rulings, *(f"example_{example}" for example in KINGS_EXAMPLES)]


def rules_of_tigris() -> list[str]:
    rules = [f"R{chapter}_{number}_" for chapter, count in TIGRIS.items() for number in range(1, count + 1)]
    return [*rules, *(f"R13_{example}" for example in TIGRIS_EXAMPLES)]


def named_tests(game: str) -> set[str]:
    files = (path for folder in (RULES, PICTURES) for path in (folder / game).glob("test_*.py"))
    texts = (path.read_text("utf-8") for path in files)
    return {name for text in texts for name in re.findall(r"def test_(\w+)", text)}


@pytest.mark.parametrize(("game", "wanted"), [("kings", rules_of_kings()), ("tigris", rules_of_tigris())])
def test_every_rule_has_a_test(game: str, wanted: list[str]) -> None:
    tests = named_tests(game)
    assert [rule for rule in wanted if not any(test.startswith(rule) for test in tests)] == []


def numbered(chapters: dict[int, int]) -> list[str]:
    return [f"R{chapter}_{number}" for chapter, count in chapters.items() for number in range(1, count + 1)]


@pytest.mark.parametrize(
    ("game", "wanted"),
    [
        ("wayfarers", [*numbered(WAYFARERS), *(f"E{number}" for number in range(1, WAYFARERS_EXAMPLES + 1))]),
        ("ur", numbered(UR)),
    ],
)
def test_every_rule_is_named_by_a_test(game: str, wanted: list[str]) -> None:
    tests = named_tests(game)
    named = {name for test in tests for name in re.findall(r"(?<![A-Za-z])[RE]\d+(?:_\d+)?(?=_)", test)}
    assert [rule for rule in wanted if rule not in named] == []


def test_a_missing_rule_would_be_seen() -> None:
    assert len(rules_of_kings()) == len({*rules_of_kings()}) >= 60
    assert len(rules_of_tigris()) == len({*rules_of_tigris()}) >= 60
    assert not any(test.startswith("99_") for test in named_tests("kings"))
