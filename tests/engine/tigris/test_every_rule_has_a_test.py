"""Each numbered rule has a test named by its number."""

import re
from pathlib import Path

HERE = Path(__file__).parent

RULES = {"R1": 6, "R2": 4, "R3": 4, "R4": 3, "R5": 7, "R6": 5, "R7": 5, "R8": 10, "R9": 7, "R10": 4, "R11": 5, "R12": 3}
"""How many numbered rules each chapter has; chapter 13 is the worked examples."""

EXAMPLES = ("example_1", "example_2", "example_3", "example_4", "example_5", "the_sample_first_round")


def rule_tests() -> set[str]:
    return {name for path in HERE.glob("test_*.py") for name in re.findall(r"def (test_R\w+)", path.read_text("utf-8"))}


def test_every_rule_has_a_test() -> None:
    rules = [f"test_{chapter}_{number}_" for chapter, count in RULES.items() for number in range(1, count + 1)]
    named = [*rules, *(f"test_R13_{example}" for example in EXAMPLES)]
    assert [rule for rule in named if not any(test.startswith(rule) for test in rule_tests())] == []
