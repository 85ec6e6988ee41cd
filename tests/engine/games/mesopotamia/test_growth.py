"""Growth, and who controls an area (13, 14)."""

from engine.games.mesopotamia.content.load import HOUSE_CONTENT
from engine.games.mesopotamia.reading.board import controller
from tests.engine.games.mesopotamia.positions import (
    GAME,
    MAP,
    after,
    at,
    bare,
    battle_phase,
    goods,
    having,
    refused,
    say,
    seals,
    ship,
    spot,
)


def test_R13_1_growth_pays_food_and_climbs_one_step() -> None:
    food = HOUSE_CONTENT.cards["sumer", 5, 1].values["food"]
    state = having(bare(), "sumer", f"{food} food")
    grown = after(state, "sumer use growth")
    assert (grown.population.at[0], goods(grown, "sumer")) == (2, {})
    assert refused(having(bare(), "sumer", f"{food - 1} food"), "sumer use growth") == "13.1"
    assert refused(seals(state, "babylon 9 sumer 8"), "sumer use growth") == "20.4"


def test_R14_1_control_by_ziggurat_unit_or_settlement() -> None:
    state = at(at(bare(), "C3", "sumer 1 archer"), "B2", settlement="babylon")
    state = ship(at(state, "C4", "sumer 1 ram"), "sumer", "C4-C5")
    holders = [controller(state, MAP.by_name[area]) for area in ("A1", "C3", "B2", "C4", "C5")]
    assert holders == [0, 0, 1, None, None]


def test_R14_2_nobody_controls_a_contested_area() -> None:
    state = at(bare(), "C3", "sumer 1 archer", "babylon 1 archer")
    assert controller(state, MAP.by_name["C3"]) is None


def test_R14_3_between_rounds_no_settlement_stands_beside_a_foreign_unit() -> None:
    state = at(bare(), "B2", "babylon 1 spearman", settlement="sumer")
    step = say(battle_phase(state).state, "babylon conquer")
    assert spot(step.state, "B2").settlement == 1
    assert GAME.decision(step.state)
