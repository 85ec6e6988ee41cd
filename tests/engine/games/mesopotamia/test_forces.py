"""Ships, tribes, walls and settlements in battles (17)."""

import pytest
from msgspec.structs import replace

from engine.game import SeatRef
from engine.games.mesopotamia.changes.duels import end_battle
from engine.games.mesopotamia.draft import Draft
from engine.games.mesopotamia.reading.scoring import points_by_category
from engine.games.mesopotamia.state import Act, Battle, Explore, Fight, Fighter
from tests.engine.games.mesopotamia.positions import (
    AFTER_TURNS,
    GAME,
    MAP,
    after,
    asked,
    at,
    bare,
    battle_phase,
    fighting,
    goods,
    having,
    kind,
    refused,
    run_on,
    seals,
    ship,
    spot,
    the_battle,
    told,
    units,
    words,
)

THREE = ("sumer", "babylon", "akkad")


def test_R17_1_ships_support_in_both_areas_beside_them() -> None:
    state = seals(ship(bare(), "sumer", "C3-C4"), events="babylon 3 sumer 3")
    for area in ("C3", "C4"):
        state = at(state, area, "sumer 1 archer", "babylon 1 rider")
    state = battle_phase(having(state, "babylon", "4 bone")).state
    state = after(state, "babylon order C4")
    assert the_battle(state).ships == (0, 1)
    assert the_battle(replace(state)).area == MAP.by_name["C4"]


def test_R17_2_land_units_do_not_touch_ships() -> None:
    state = ship(at(bare(), "C3", "babylon 2 archer"), "sumer", "C3-C4")
    assert battle_phase(state).state.fleet == state.fleet


def test_R17_3_a_ships_bone_is_in_this_bid_or_nowhere() -> None:
    state = seals(
        ship(at(bare(), "C3", "sumer 1 archer", "babylon 1 rider"), "sumer", "C3-C4"), events="sumer 3 babylon 3"
    )
    state = battle_phase(having(state, "sumer", "2 bone")).state
    state = after(state, "sumer bid 3 0 0")
    assert goods(state, "sumer").get("bone", 0) == 0


def test_R17_4_half_of_a_lost_bid_comes_back_whatever_it_was_made_of() -> None:
    state = seals(
        ship(at(bare(), "C3", "sumer 1 archer", "babylon 1 rider"), "sumer", "C3-C4"), events="sumer 3 babylon 3"
    )
    state = battle_phase(having(having(state, "sumer", "1 bone"), "babylon", "3 bone")).state
    state = after(state, "sumer bid 2 0 0", "babylon bid 3 0 0")
    assert goods(state, "sumer") == {"bone": 1}


def test_R17_5_three_ships_on_a_segment_are_all_lost() -> None:
    state = bare(*THREE)
    for empire in THREE:
        state = ship(state, empire, "C3-C4")
    assert battle_phase(state).state.fleet == ()


def test_R17_6_no_event_is_revealed_while_the_tribe_stands() -> None:
    state = at(bare(), "B3", "sumer 1 archer", "tribe 3 spearman", token="d1")
    state = seals(state, events="babylon 3 sumer 3")
    state = battle_phase(state).state
    assert spot(state, "B3").event == "down"


def test_R17_7_a_tribes_area_can_be_passed_by_as_many_as_it_holds() -> None:
    state = at(at(bare(), "C3", "sumer 1 rider"), "B3", "sumer 1 archer", "tribe 1 spearman")
    state = replace(state, agenda=(Explore(1), Act()))
    assert "B4" in words(state, "move C3 rider B3")


def test_R17_8_the_one_who_stands_there_must_fight_the_tribe() -> None:
    step = battle_phase(at(bare(combat="simple"), "B3", "sumer 1 archer", "tribe 1 spearman"))
    assert told(step, "battle-began")


def test_R17_9_the_tribe_is_played_by_who_is_below_the_attacker_else_above() -> None:
    state = at(bare(*THREE), "B3", "sumer 1 archer", "tribe 1 spearman")
    below = seals(state, events="akkad 4 sumer 3 babylon 2")
    assert asked(battle_phase(below).state) == ("babylon",)
    above = seals(state, events="akkad 4 babylon 3 sumer 2")
    assert asked(battle_phase(above).state) == ("babylon",)


@pytest.mark.parametrize("tribe_decides", [True, False])
def test_R17_9_the_question_says_whether_it_is_asked_for_the_tribe(tribe_decides: bool) -> None:
    state = at(bare(), "B3", "sumer 1 chariot", "tribe 2 archer")
    fighters = (Fighter("ch1", True), Fighter("ar3", False), Fighter("ar4", False))
    battle = Battle(MAP.by_name["B3"], 0, -1, (0, 0), fighters=fighters)
    battle = replace(battle, winners=(False, not tribe_decides, False), bonus=(0, 1, 0))
    for stage in ("rows", "tactics"):
        decision = GAME.decision(run_on(replace(state, battle=battle, agenda=(Fight(stage), *AFTER_TURNS[1:]))).state)
        assert decision is not None
        assert dict(decision.facts)["tribe"] == tribe_decides


def test_R17_10_a_tribes_bones_are_a_die_and_two_a_unit_all_bid() -> None:
    state = at(bare(), "B3", "sumer 1 archer", "tribe 1 spearman 1 archer")
    step = battle_phase(state)
    rolled = told(step, "tribe-rolled")[0]
    assert rolled["count"] == rolled["die"] + 4  # type: ignore[operator]  # numbers
    total = the_battle(step.state).tribe
    assert refused(step.state, "babylon bid 0 0 0") == "16.4"
    assert words(step.state, "bid 1 1") == {str(total - 2)}


def test_R17_11_a_beaten_tribe_unit_is_always_removed() -> None:
    state = at(bare(), "B3", "sumer 1 chariot", "tribe 1 spearman")
    battle = Battle(MAP.by_name["B3"], 0, -1, (0, 0), fighters=(Fighter("ch1", True), Fighter("sp3", False)))
    step = run_on(replace(state, battle=battle, agenda=(Fight("rows"), *AFTER_TURNS[1:])))
    assert units(step.state, "B3", "tribe") == ()
    assert not told(step, "unit-retreated")


def test_R17_12_a_winning_tribe_stays() -> None:
    state = at(bare(), "B3", "sumer 1 spearman", "tribe 2 archer", token="d1")
    battle = Battle(MAP.by_name["B3"], 0, -1, (0, 0), fighters=(Fighter("sp1", True), Fighter("ar3", False)))
    battle = replace(battle, fighters=(*battle.fighters, Fighter("ar4", False)), winners=(False, True, False))
    step = run_on(replace(state, battle=battle, agenda=(Fight("rows"), *AFTER_TURNS[1:])))
    left = after(step.state, "sumer row ar3 sp1")
    assert units(left, "B3", "tribe") == ("archer", "archer")
    assert spot(left, "B3").event == "down"


def test_R17_13_a_ram_inside_lets_all_units_of_its_empire_in() -> None:
    state = at(at(bare(), "C3", "sumer 2 rider"), "C4", "sumer 1 ram", wall="babylon")
    state = after(replace(state, agenda=(Explore(2), Act())), "sumer move C3 rider C4", "sumer move C3 rider C4")
    assert units(state, "C4", "sumer") == ("rider", "rider", "ram")


def test_R17_14_a_ram_and_the_wall_go_after_a_battle_or_at_the_end_of_the_phase() -> None:
    empty = battle_phase(at(bare(), "C4", "sumer 1 rider 1 ram", wall="babylon")).state
    assert spot(empty, "C4").wall is None
    assert units(empty, "C4", "sumer") == ("rider",)
    without = battle_phase(at(bare(), "C4", "sumer 1 rider", wall="babylon")).state
    assert spot(without, "C4").wall == 1


@pytest.mark.parametrize("owner_wins", [True, False])
def test_R17_14_wall_and_ram_go_also_where_the_walls_owner_came_later(owner_wins: bool) -> None:
    state = at(bare(), "C4", "sumer 1 rider 1 ram", "babylon 1 spearman", wall="babylon")
    battle = Battle(MAP.by_name["C4"], 1, 0, (0, 0), fighters=(Fighter("sp1", True), Fighter("ri1", False)))
    draft = Draft(replace(state, battle=battle, agenda=AFTER_TURNS[2:]))
    draft.add_units(battle.area, *((0, 2, -1) if owner_wins else (1, 0, -1)))
    end_battle(draft, battle, owner_wins)
    assert spot(draft.state, "C4").wall is None
    assert "ram" not in units(draft.state, "C4", "sumer")
    assert [one["who"] for one in told(draft.step(), "wall-fell")] == [SeatRef(0)]


def test_R17_15_a_wall_belongs_to_its_builder_for_ever() -> None:
    state = battle_phase(at(bare(), "C4", "sumer 1 rider", wall="babylon")).state
    assert spot(state, "C4").wall == 1


def test_R17_16_a_ram_does_not_fight() -> None:
    state = fighting("C3", "sumer 1 archer", "babylon 1 spearman 2 ram")
    assert len(the_battle(state).fighters) == 2


def test_R17_17_a_settlement_has_no_defence() -> None:
    state = battle_phase(at(bare(), "B2", "babylon 1 spearman", settlement="sumer")).state
    assert kind(state) == "settlement"


def test_R17_18_a_settlement_controls_its_area() -> None:
    state = at(bare(), "B2", settlement="sumer")
    assert points_by_category(state, 0, ())["areas"] == points_by_category(state, 0, ())["settlements"] == 1


def test_R17_19_entering_beside_a_lone_settlement_makes_no_battle() -> None:
    step = battle_phase(at(bare(), "B2", "babylon 1 spearman", settlement="sumer"))
    assert not told(step, "battle-began")


def test_R17_20_the_occupier_conquers_or_destroys_a_settlement() -> None:
    state = battle_phase(at(bare(), "B2", "babylon 1 spearman", settlement="sumer")).state
    assert spot(after(state, "babylon conquer"), "B2").settlement == 1
    assert spot(after(state, "babylon destroy"), "B2").settlement is None
    full = bare()
    for area in ("C1", "C2", "C3"):
        full = at(full, area, settlement="babylon")
    full = battle_phase(at(full, "B2", "babylon 1 spearman", settlement="sumer")).state
    assert spot(full, "B2").settlement is None


def test_R17_21_homes_of_others_cannot_be_attacked() -> None:
    state = replace(at(bare(), "E6", "sumer 1 rider 1 ram"), agenda=(Explore(1), Act()))
    assert refused(state, "sumer move E6 rider E7-ram") == "7.3"
