"""Simple combat (18)."""

from engine.games.mesopotamia.state import State
from tests.engine.games.mesopotamia.positions import (
    after,
    asked,
    at,
    bare,
    battle_phase,
    fighting,
    goods,
    having,
    kind,
    say,
    told,
    units,
    words,
)


def simple(*forces: str) -> State:
    return fighting("C3", *forces, combat="simple", sumer="5 bone", babylon="5 bone")


def test_R18_1_both_bid_one_number() -> None:
    state = simple("sumer 1 archer", "babylon 1 spearman")
    assert words(state, "bid") == {str(number) for number in range(6)}
    assert words(state, "bid 3") == {""}


def test_R18_2_strength_is_bones_and_one_to_four_a_unit() -> None:
    step = say(after(simple("sumer 1 chariot", "babylon 1 spearman"), "sumer bid 1"), "babylon bid 3")
    assert told(step, "strengths-compared")[0] | {"who": ""} == {"who": "", "value": 5, "other": 4, "tied": "no"}
    tie = say(after(simple("sumer 1 archer", "babylon 1 spearman"), "sumer bid 1"), "babylon bid 2")
    assert units(tie.state, "C3", "sumer") == ("archer",)


def test_R18_3_the_winner_loses_the_bid_and_a_unit_never_the_last() -> None:
    state = after(simple("sumer 1 archer 1 rider", "babylon 1 spearman"), "sumer bid 3", "babylon bid 5")
    assert (kind(state), asked(state)) == ("lose", ("sumer",))
    assert words(state, "lose") == {"archer", "rider"}
    state = after(state, "sumer lose archer")
    assert units(state, "C3", "sumer") == ("rider",)
    assert goods(state, "sumer") == {"bone": 2}
    assert goods(state, "babylon") == {"bone": 2}


def test_R18_4_a_tribe_has_nothing_to_choose_but_which_unit_is_lost() -> None:
    state = at(bare(combat="simple"), "B3", "sumer 1 spearman", "tribe 1 spearman 1 archer", token="d1")
    state = battle_phase(having(state, "sumer", "1 bone")).state
    assert (kind(state), asked(state)) == ("bid", ("sumer",))
    state = after(state, "sumer bid 0")
    assert (kind(state), asked(state)) == ("lose", ("babylon",))
    state = after(state, "babylon lose spearman")
    assert units(state, "B3", "tribe") == ("archer",)
