"""Each numbered rule, ruling and worked example has a test named by it."""

import re
from pathlib import Path

HERE = Path(__file__).parent

CHAPTERS = {1: 4, 2: 3, 3: 0, 4: 2, 5: 2, 6: 3, 7: 0, 8: 6, 9: 6, 10: 7, 11: 0, 12: 0, 13: 0, 14: 0}
"""How many numbered rules each chapter has; 0: the chapter is one rule."""

RULINGS = 25

EXAMPLES = (
    "the_lions_green_trader",
    "the_king_as_joker",
    "the_swap_of_a_treasure",
    "a_catastrophe_splits_a_kingdom",
    "the_archers_trader_against_the_lions",
    "the_vase_joins_the_kingdoms_of_lion_and_bull",
    "the_ship_of_the_bull",
    "the_final_scores",
)


def named_tests() -> set[str]:
    return {name for path in HERE.glob("test_*.py") for name in re.findall(r"def (test_\w+)", path.read_text("utf-8"))}


def test_every_rule_has_a_test() -> None:
    rules = [
        f"test_{chapter}_{number}_" if count else f"test_{chapter}_"
        for chapter, count in CHAPTERS.items()
        for number in range(1, max(count, 1) + 1)
    ]
    rulings = [f"test_R{number}_" for number in range(1, RULINGS + 1)]
    wanted = [*rules, *rulings, *(f"test_example_{example}" for example in EXAMPLES)]
    assert [rule for rule in wanted if not any(test.startswith(rule) for test in named_tests())] == []
