"""Research (10)."""

from engine.games.mesopotamia.content.tables import ACTIONS
from tests.engine.games.mesopotamia.positions import after, bare, goods, having, kind, refused, words


def test_R10_1_research_has_two_halves() -> None:
    state = after(having(bare(), "sumer", "2 clay 1 tablet"), "sumer use research")
    assert words(state) == {"convert", "discover", "done"}


def test_R10_2_clay_becomes_tablets_once_an_action() -> None:
    state = after(having(bare("babylon", "sumer"), "babylon", "9 clay"), "babylon use research", "babylon convert")
    assert goods(state, "babylon") == {"clay": 7, "tablet": 1}
    assert refused(state, "babylon convert") == "10.2"


def test_R10_3_a_discovery_costs_a_tablet_up_to_the_cards_number() -> None:
    state = having(bare(), "sumer", "9 tablet", "research 3")
    state = after(state, "sumer use research", "sumer discover explore", "sumer discover explore")
    assert kind(state) == "act"
    assert goods(state, "sumer") == {"tablet": 7}


def test_R10_4_any_technology_the_same_one_too() -> None:
    state = having(bare(), "sumer", "9 tablet", "research 3")
    assert words(after(state, "sumer use research"), "discover") == set(ACTIONS)


def test_R10_5_level_four_is_the_top() -> None:
    state = having(bare(), "sumer", "9 tablet", "build 4")
    assert refused(after(state, "sumer use research"), "sumer discover build") == "10.5"


def test_R10_6_research_raises_itself_and_keeps_its_numbers() -> None:
    state = having(bare(), "sumer", "1 tablet", "research 3")
    state = after(state, "sumer use research", "sumer discover research")
    assert state.realms[0].levels[2] == 4
    assert kind(state) == "act"
