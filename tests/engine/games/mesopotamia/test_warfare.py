"""Bones and new units (12)."""

from engine.games.mesopotamia.content.load import HOUSE_CONTENT
from tests.engine.games.mesopotamia.positions import after, at, bare, goods, having, refused, seals, words


def test_R12_1_warfare_has_two_halves() -> None:
    state = seals(having(bare(), "sumer", "9 wood"), "sumer 3 babylon 1")
    assert words(after(state, "sumer use warfare")) == {"bones", "train", "done"}


def test_R12_2_bones_by_the_card() -> None:
    state = having(bare(), "sumer", levels="warfare 3")
    state = after(state, "sumer use warfare", "sumer bones")
    assert goods(state, "sumer") == {"bone": HOUSE_CONTENT.cards["sumer", 4, 3].values["bones"]}


def test_R12_3_units_up_to_the_level_at_home_or_a_settlement_for_wood() -> None:
    state = seals(having(bare(), "sumer", "9 wood", "warfare 2"), "sumer 3 babylon 1")
    state = after(at(state, "B2", settlement="sumer"), "sumer use warfare")
    assert words(state, "train") == {"spearman", "archer"}
    assert words(state, "train archer") == {"A1", "B2"}
    assert refused(state, "sumer train rider") == "12.3"
    assert goods(after(state, "sumer train archer B2"), "sumer") == {"wood": 8}


def test_R12_4_not_above_the_limit_nor_without_a_figure() -> None:
    state = having(at(bare(), "C3", "sumer 1 spearman"), "sumer", "9 wood")
    assert refused(after(state, "sumer use warfare"), "sumer train spearman A1") == "20.7"
    state = seals(at(state, "C3", "sumer 2 spearman"), "sumer 3 babylon 1")
    state = having(state, "sumer", levels="warfare 2")
    assert refused(after(state, "sumer use warfare"), "sumer train spearman A1") == "12.4"
