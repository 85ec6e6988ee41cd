"""Exploring: how units and ships move (7)."""

import pytest

from engine.chance import Chance, Stream
from engine.games.mesopotamia.content.tables import LAND_UNITS
from engine.games.mesopotamia.draft import Draft
from engine.games.mesopotamia.reading.board import count_enemies, count_land_units, count_rams, may_enter
from engine.games.mesopotamia.reading.exploring import parse_step
from engine.games.mesopotamia.state import Act, Explore, State
from tests.engine.games.mesopotamia.positions import (
    MAP,
    after,
    at,
    bare,
    having,
    kind,
    refused,
    say,
    ship,
    spot,
    turn_of,
    units,
    words,
)
from tests.engine.playouts import seed


def exploring(state: State) -> State:
    return turn_of(state, 0, Explore(2), Act())


def test_R7_1_an_activation_goes_up_to_the_units_speed() -> None:
    state = exploring(at(bare(), "C3", "sumer 1 spearman 1 rider 1 chariot"))
    assert words(state, "move C3 spearman B3") == {""}
    assert "B4" in words(state, "move C3 rider B3")
    assert "B4" in words(state, "move C3 chariot B3")
    assert refused(state, "sumer move C3 spearman B3 B4") == "7.1"
    assert refused(state, "sumer move C3 rider B3 B4 C4") == "7.1"
    assert refused(state, "sumer move C3 rider B3 B4 rider") == "too-many-words"
    assert refused(state, "sumer move C3 rider A1") == "7.1"


def test_R7_2_the_same_unit_may_be_activated_twice_each_time_with_an_end() -> None:
    state = exploring(at(at(bare(), "C3", "sumer 1 spearman"), "B3", token="d1"))
    step = say(state, "sumer move C3 spearman B3")
    assert kind(step.state) == "event"
    state = after(step.state, "sumer option 1", "sumer move B3 spearman B4")
    assert units(state, "B4", "sumer") == ("spearman",)


def test_R7_3_nobody_enters_anothers_home() -> None:
    state = exploring(at(bare(), "E6", "sumer 1 spearman"))
    assert refused(state, "sumer move E6 spearman E7") == "7.3"
    home = exploring(at(bare(), "A2", "sumer 1 spearman"))
    assert "A1" in words(home, "move A2 spearman")


def test_R7_4_a_foreign_wall_needs_a_ram() -> None:
    state = at(at(bare(), "C3", "sumer 1 spearman"), "C4", wall="babylon")
    assert refused(exploring(state), "sumer move C3 spearman C4") == "7.4"
    along = exploring(at(state, "C3", "sumer 1 spearman 1 ram"))
    assert {"C4-ram", "B3", "B3-ram"} <= words(along, "move C3 spearman")
    assert "C4" not in words(along, "move C3 spearman")
    inside = exploring(at(state, "C4", "sumer 1 ram", wall="babylon"))
    assert "C4" in words(inside, "move C3 spearman")


def test_R7_4_who_leads_the_last_ram_out_does_not_step_back_in_without_it() -> None:
    state = exploring(at(bare(), "A2", "sumer 1 rider 1 ram", wall="babylon"))
    for out in ("A3-ram", "B2-ram"):
        assert {"A2-ram"} == {word for word in words(state, f"move A2 rider {out}") if word.startswith("A2")}
        assert refused(state, f"sumer move A2 rider {out} A2") == "7.4"
    assert units(after(state, "sumer move A2 rider A3-ram A2-ram"), "A2", "sumer") == ("rider", "ram")
    assert "A2" in words(state, "move A2 rider A3")
    second = exploring(at(state, "A2", "sumer 1 rider 2 ram", wall="babylon"))
    assert {"A2", "A2-ram"} <= words(second, "move A2 rider A3-ram")
    own = exploring(at(state, "A2", "sumer 1 rider 1 ram", wall="sumer"))
    assert {"A2", "A2-ram"} <= words(own, "move A2 rider A3-ram")


@pytest.mark.parametrize("number", range(12))
def test_R7_4_every_second_step_is_what_may_follow_once_the_first_is_made(number: int) -> None:
    state = crowded(Chance(seed(number)).stream("crowd"))
    for word in words(state, "move"):
        for unit in words(state, f"move {word}") & {"rider", "chariot"}:
            for step in words(state, f"move {word} {unit}"):
                area, ram = parse_step(state, step)
                draft = Draft(state)
                draft.move_unit(0, LAND_UNITS.index(unit), MAP.by_name[word], area, bool(ram))
                held = count_land_units(draft.state.spots[area], 0) - 1 < count_enemies(draft.state.spots[area], 0)
                onward = set() if held else open_to(draft.state, area)
                assert words(state, f"move {word} {unit} {step}") == {"", *onward}


def crowded(stream: Stream) -> State:
    """A position in which units, rams and walls of two empires stand close together."""
    state = bare()
    for area in ("A2", "A3", "B2", "B3", "C3"):
        forces = [
            f"{empire} {1 + stream.below(2)} {stream.choice(('rider', 'chariot'))}" + " 1 ram" * stream.below(3)
            for empire in ("sumer", "babylon")
            if stream.below(3) > int(empire == "babylon")
        ]
        state = at(state, area, *forces, wall=stream.choice(("", "sumer", "babylon", "babylon")))
    return exploring(state)


def open_to(state: State, area: int) -> set[str]:
    """The steps out of an area that walls and homes leave open to seat 0, from the position as it is."""
    found = set()
    for other in MAP.near[area]:
        name = MAP.areas[other].name
        if may_enter(state, 0, other, with_ram=False):
            found.add(name)
        if count_rams(state.spots[area], 0):
            found.update({name + "-ram"} if may_enter(state, 0, other, with_ram=True) else ())
    return found


def test_R7_5_entering_among_enemies_stops_unless_as_many_own_units_are_there() -> None:
    state = at(at(bare(), "C3", "sumer 1 rider"), "C4", "babylon 1 spearman")
    assert words(exploring(state), "move C3 rider C4") == {""}
    state = at(state, "C4", "babylon 1 spearman", "sumer 1 spearman")
    assert "C5" in words(exploring(state), "move C3 rider C4")


def test_R7_6_as_many_units_are_held_as_there_are_enemies() -> None:
    state = at(bare(), "C3", "sumer 1 rider 1 archer", "babylon 1 spearman")
    state = after(exploring(state), "sumer move C3 rider B3")
    assert refused(state, "sumer move C3 archer B3") == "7.6"


def test_R7_7_tribes_hold_units_rams_and_ships_do_not() -> None:
    held = at(bare(), "C3", "sumer 1 spearman", "tribe 1 spearman")
    assert refused(exploring(at(held, "A2", "sumer 1 spearman")), "sumer move C3 spearman B3") == "7.6"
    free = ship(at(bare(), "C3", "sumer 1 spearman", "babylon 1 ram"), "babylon", "C3-C4")
    assert "C3" in words(exploring(free), "move")


def test_R7_8_held_units_gather() -> None:
    state = at(bare(), "C3", "sumer 1 archer", "babylon 2 spearman")
    assert "archer-C3" in words(after(state, "sumer use gather"), "gather")


def test_R7_9_ships_stand_on_borders_which_are_all_rivers() -> None:
    assert all(segment.river for segment in MAP.segments)
    state = ship(bare(), "sumer", "C3-C4")
    assert {"ship-C3-C4"} <= words(after(state, "sumer use gather"), "gather")


def test_R7_10_a_ship_sails_over_nodes_and_never_ends_on_an_own_ship() -> None:
    state = exploring(ship(ship(bare(), "sumer", "A1-A2"), "sumer", "A1-B2"))
    assert words(state, "sail A1-A2") == {"A1-B2", "A2-B2"}
    assert "" not in words(state, "sail A1-A2 A1-B2")
    assert refused(state, "sumer sail A1-A2 A1-B2") == "7.10"
    assert refused(state, "sumer sail A1-A2 A2-B2 A1-A2") == "7.10"
    assert "" in words(state, "sail A1-A2 A2-B2")
    assert refused(state, "sumer sail A1-A2 A1-B2 A1-B1 B1-B2 B2-B3") == "7.1"
    assert refused(state, "sumer sail A1-A2 A1-B2 A1-B1 B1-B2 ship") == "too-many-words"
    far = after(state, "sumer sail A1-A2 A1-B2 A1-B1")
    assert far.fleet == ((MAP.by_border["A1-B1"], 0), (MAP.by_border["A1-B2"], 0))


def test_R7_11_ships_reveal_nothing_and_allow_no_building() -> None:
    state = at(bare(), "A2", token="p1")
    state = after(exploring(ship(state, "sumer", "A1-A2")), "sumer sail A1-A2 A2-B2")
    assert kind(state) == "explore"
    rich = having(ship(bare(), "sumer", "A2-B2"), "sumer", "9 stone", "build 3")
    assert refused(rich, "sumer use build") == "6.6"


def test_R7_12_a_unit_that_ends_on_a_face_down_event_reveals_it() -> None:
    state = at(at(at(bare(), "C3", "sumer 2 rider"), "B3", token="d2"), "B4", "babylon 1 archer")
    assert kind(after(exploring(state), "sumer move C3 rider B3")) == "event"
    passing = after(exploring(state), "sumer move C3 rider B3 B4")
    assert kind(passing) == "explore"
    guarded = at(state, "B3", "tribe 1 spearman", token="d2")
    assert kind(after(exploring(guarded), "sumer move C3 rider B3")) == "explore"


def test_R7_13_units_that_are_made_reveal_nothing() -> None:
    state = having(at(bare(), "B2", settlement="sumer", token="d3"), "sumer", "3 wood")
    state = after(state, "sumer use warfare", "sumer train spearman B2")
    assert spot(state, "B2").event == "down"


def test_R7_14_a_ram_moves_with_a_unit_step_by_step() -> None:
    state = exploring(at(bare(), "C3", "sumer 1 rider 1 ram"))
    both = after(state, "sumer move C3 rider B3-ram B4-ram")
    assert units(both, "B4", "sumer") == ("rider", "ram")
    left = after(state, "sumer move C3 rider B3-ram B4")
    assert units(left, "B3", "sumer") == ("ram",)
    assert refused(state, "sumer move C3 ram B3") == "7.1"
    assert refused(left, "sumer move B4 rider C4-ram") == "7.14"
