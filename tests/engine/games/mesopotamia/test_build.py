"""Building and gardens (8, 9)."""

from msgspec.structs import replace

from engine.games.mesopotamia.state import State
from tests.engine.games.mesopotamia.positions import (
    after,
    at,
    bare,
    goods,
    having,
    kind,
    refused,
    say,
    seals,
    ship,
    told,
    words,
)


def builder(level: int, held: str = "9 stone 9 wood 9 clay 9 food 9 tablet", empire: str = "elam") -> State:
    state = seals(bare(empire, "babylon"), f"{empire} 3 babylon 1")
    return having(at(state, "C3", f"{empire} 1 spearman"), empire, held, f"build {level}")


def test_R8_1_what_may_be_built_from_which_level() -> None:
    offers = [words(after(builder(level), "elam use build"), "build") for level in (1, 2, 3, 4)]
    assert offers[0] == {"wall", "floor"}
    assert offers[1] - offers[0] == {"ram", "ship"}
    assert offers[2] - offers[1] == {"settlement"}
    assert offers[3] - offers[2] <= {"garden"}
    assert refused(after(builder(1), "elam use build"), "elam build ship") == "8.1"
    assert goods(after(builder(1, "2 stone"), "elam use build", "elam build wall C3"), "elam") == {}


def test_R8_2_walls_by_unit_or_settlement_settlements_by_unit() -> None:
    state = at(at(builder(3), "B2", settlement="elam"), "D2", "elam 1 spearman")
    state = after(state, "elam use build")
    assert words(state, "build wall") == {"C3", "B2"}
    assert words(state, "build settlement") == {"C3"}
    assert refused(state, "elam build wall A1") == "8.2"
    assert refused(state, "elam build wall D2") == "3.6"


def test_R8_3_one_wall_and_one_settlement_in_an_area_enemies_do_not_matter() -> None:
    state = at(builder(3), "C3", "elam 1 spearman", "babylon 2 spearman", wall="babylon")
    state = after(state, "elam use build")
    assert words(state, "build settlement") == {"C3"}
    other = after(at(at(builder(3), "B2", "elam 1 spearman"), "C3", wall="babylon"), "elam use build")
    assert refused(other, "elam build wall C3") == "8.3"


def test_R8_4_floors_never_exceed_the_population_and_bring_a_die() -> None:
    state = after(builder(1), "elam use build", "elam build floor")
    assert kind(state) == "die"
    full = having(builder(1), "elam", floors=3)
    assert refused(after(full, "elam use build"), "elam build floor") == "8.4"


def test_R8_5_rams_at_home_or_a_held_settlement_ships_on_free_borders() -> None:
    state = at(at(builder(2), "B2", settlement="elam"), "B3", "babylon 1 spearman", settlement="elam")
    state = after(ship(state, "babylon", "A1-A2"), "elam use build")
    assert words(state, "build ram") == {"A1", "B2"}
    borders = words(state, "build ship")
    assert "A1-B1" in borders
    assert "B2-C2" in borders
    assert not borders & {"A1-A2", "B3-B4"}


def test_R8_6_rams_and_ships_count_for_the_limit() -> None:
    state = at(seals(builder(2), "elam 1 babylon 1"), "C3", "elam 1 spearman")
    state = after(state, "elam use build")
    assert refused(state, "elam build ram") == "20.7"


def test_R8_7_a_settlement_with_enemies_trains_nobody() -> None:
    state = at(builder(1), "B2", "babylon 1 spearman", settlement="elam")
    state = after(having(state, "elam", "9 wood"), "elam use warfare")
    assert words(state, "train spearman") == {"A1"}
    assert refused(state, "elam train spearman B2") == "8.7"
    gathering = having(at(builder(1), "B2", "babylon 1 spearman", settlement="elam"), "elam", "9 wood")
    assert "settlement-B2" in words(after(gathering, "elam use gather"), "gather")


def test_R9_1_a_garden_needs_goods_conditions_and_architecture() -> None:
    state = replace(builder(4), garden="G21", below=3)
    built = say(after(state, "elam use build"), "elam build garden")
    assert built.state.realms[0].gardens == ("G21",)
    assert told(built, "garden-shown")
    low = after(seals(state, "babylon 2 elam 2"), "elam use build")
    assert refused(low, "elam build garden") == "9.1"
    assert refused(after(builder(3), "elam use build"), "elam build garden") == "8.1"


def test_R9_2_with_several_builds_the_next_garden_may_be_built_at_once() -> None:
    state = replace(builder(4, empire="babylon"), garden="G11", below=4)
    state = replace(state, hidden=replace(state.hidden, gardens=("G23", "G31", "G41", "G51")))
    state = after(state, "babylon use build", "babylon build garden", "babylon build garden")
    assert state.realms[0].gardens == ("G11", "G23")


def test_R9_3_the_fifth_garden_ends_the_game_after_the_round() -> None:
    state = replace(builder(4), garden="G11", below=0)
    state = after(replace(state, hidden=replace(state.hidden, gardens=())), "elam use build", "elam build garden")
    assert state.garden == ""
    assert state.ended == ""
