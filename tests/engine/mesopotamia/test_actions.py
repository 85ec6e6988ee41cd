"""Rounds, turns, dice, and the six actions (5-14)."""

from dataclasses import replace

from engine.mesopotamia.content.load import HOUSE
from engine.mesopotamia.content.tables import ACTIONS
from engine.mesopotamia.reading.board import controller
from engine.mesopotamia.reading.dice import colours
from engine.mesopotamia.state import Act, Explore, State
from tests.engine.mesopotamia.positions import (
    GAME,
    MAP,
    after,
    asked,
    at,
    bare,
    battle_phase,
    begun,
    goods,
    having,
    kind,
    refused,
    running,
    say,
    seals,
    ship,
    spot,
    told,
    turn_of,
    units,
    with_dice,
    words,
)


def exploring(state: State, left: int = 2, empire: int = 0) -> State:
    return turn_of(state, empire, Explore(left), Act())


def ends(state: State) -> State:
    """Everybody ends the turn until something else is asked, or the next round."""
    now = state.turn.round
    while kind(state) == "act" and state.turn.round == now:
        state = after(state, f"{asked(state)[0]} end")
    return state


# 5 -------------------------------------------------------------------------------------------------------------------


def test_R5_1_the_round_of_the_fifth_garden_is_finished() -> None:
    state = having(bare(), "sumer", "9 stone 9 wood 9 clay 9 food 9 tablet", "build 4")
    state = replace(state, garden="G11", below=0, hidden=replace(state.hidden, gardens=()))
    state = after(state, "sumer use build", "sumer build garden")
    assert state.ended == ""
    state = after(state, *(() if kind(state) == "act" else ("sumer done",)), "sumer end")
    assert asked(state) == ("babylon",)
    assert after(state, "babylon end").ended == "gardens"


def test_R5_2_turn_order_is_that_of_the_population_track_and_changes_next_round() -> None:
    state = begun()
    assert state.turn.order == (1, 0)
    state = having(state, "sumer", "9 food")
    state = after(state, "babylon end", "sumer use growth", "sumer end")
    assert state.population.order == (0, 1)
    assert ends(state).turn.order == (0, 1)


def test_R5_3_each_player_takes_one_turn() -> None:
    state = begun()
    assert asked(state) == ("babylon",)
    assert asked(after(state, "babylon end")) == ("sumer",)


def test_R5_4_the_battle_phase_follows_the_turns() -> None:
    state = at(bare(), "C3", "sumer 1 spearman", "babylon 1 archer")
    state = having(having(state, "sumer", "1 bone"), "babylon", "1 bone")
    assert kind(after(state, "sumer end", "babylon end")) == "bid"


def test_R5_5_settlements_are_decided_before_events_pass_and_dice_turn() -> None:
    state = at(bare(), "B2", "babylon 1 spearman", settlement="sumer")
    state = running(state, "B2", "d1", "sumer")
    state = running(at(state, "C3"), "C3", "m8", "sumer", 2, 3)
    step = battle_phase(state)
    assert kind(step.state) == "settlement"
    step = say(step.state, "babylon destroy")
    assert kind(step.state) == "event"
    step = say(step.state, "babylon option 2")
    assert spot(step.state, "C3").die == 4
    assert spot(step.state, "B2").die == 1


# 6 -------------------------------------------------------------------------------------------------------------------


def test_R6_1_six_actions_at_the_level_of_the_card() -> None:
    assert ACTIONS == ("explore", "build", "research", "gather", "warfare", "growth")
    state = having(at(bare(), "C3", "sumer 2 rider"), "sumer", levels="explore 3")
    assert after(state, "sumer use explore").agenda[0] == Explore(HOUSE.cards["sumer", 0, 3].values["activations"])


def test_R6_2_one_action_by_the_marker_and_more_by_dice_in_any_order() -> None:
    state = with_dice(bare(), "sumer", "white-ki")
    state = after(state, "sumer use gather white-ki", "sumer done")
    assert state.turn.marker == ""
    state = after(state, "sumer use warfare", "sumer done")
    assert words(state) == {"end"}


def test_R6_3_each_action_at_most_once_a_turn() -> None:
    state = after(with_dice(bare(), "sumer", "white-ki"), "sumer use gather", "sumer done")
    state = having(state, "sumer", levels="gather 2")
    assert refused(state, "sumer use gather white-ki") in {"6.3", "6.6"}
    state = with_dice(state, "sumer", "white-ki", "black-lu")
    assert refused(state, "sumer use gather white-ki") == "6.3"


def test_R6_4_what_one_action_brings_the_next_may_spend() -> None:
    state = seals(with_dice(bare(), "sumer", "white-lu"), "sumer 3 babylon 1")
    state = after(state, "sumer use gather", "sumer gather home wood")
    state = after(state, "sumer use warfare white-lu", "sumer train spearman A1")
    assert units(state, "A1", "sumer") == ("spearman", "spearman")


def test_R6_5_dice_show_all_signs_a_star_stands_for_any_none_more_than_needed() -> None:
    state = with_dice(bare(), "sumer", "white-ki", "silver-star", "black-an")
    assert words(state, "use gather") == {"", "white-ki", "silver-star"}
    assert words(state, "use gather white-ki") == {""}
    two = having(state, "sumer", levels="gather 2")
    assert words(two, "use gather") == {"", "white-ki", "silver-star"}
    assert words(two, "use gather white-ki") == {"silver-star", "black-an"}
    assert refused(two, "sumer use gather black-an") == "6.5"
    used = after(two, "sumer use gather white-ki black-an", "sumer done")
    assert used.realms[0].spent == 0b101


def test_R6_6_an_action_needs_something_to_do_and_a_turn_may_hold_none() -> None:
    state = bare()
    assert refused(state, "sumer use build") == "6.6"
    assert asked(after(state, "sumer end")) == ("babylon",)
    later = ends(after(state, "sumer use gather", "sumer done"))
    assert "gather" in words(turn_of(later, 0), "use")


def test_R6_7_the_numbers_are_those_of_the_card_when_it_was_chosen() -> None:
    state = having(bare(), "sumer", "2 tablet", "research 2")
    state = after(state, "sumer use research", "sumer discover research")
    assert kind(state) == "act"
    assert state.realms[0].levels[2] == 3


def test_R6_8_a_half_left_for_the_other_is_closed() -> None:
    state = having(bare(), "sumer", "2 tablet 2 clay", "research 3")
    state = after(state, "sumer use research", "sumer discover build")
    step = say(state, "sumer convert")
    assert "discover" not in words(step.state) or kind(step.state) == "act"
    other = after(state, "sumer discover build")
    assert words(other) == {"convert", "done"}
    state = having(bare(), "sumer", "9 wood 9 clay", "gather 4 research 3")
    state = at(state, "C3", "sumer 2 spearman")
    state = after(state, "sumer use gather", "sumer gather home wood")
    slot = min(words(state, "trade"))
    state = after(state, f"sumer trade {slot}")
    assert kind(state) == "act" or refused(state, "sumer gather home wood") == "6.8"


def test_R6_9_the_colours_of_the_six_dice() -> None:
    assert colours(()) == ("white", "silver", "black")
    assert colours(("black",)) == ("white", "silver")
    assert colours(("black", "white")) == ("silver",)
    assert colours(("black", "white", "silver")) == ("white", "silver", "black")
    assert colours(("black", "white", "silver", "white")) == ("silver", "black")
    assert colours(("black", "white", "silver", "white", "black")) == ("silver",)


def test_R6_10_a_new_die_is_rolled_for_the_next_turn() -> None:
    state = seals(having(bare("elam", "babylon"), "elam", "1 stone 1 clay"), "elam 2 babylon 1")
    state = after(state, "elam use build", "elam build floor", "elam die black")
    assert (state.realms[0].dice, state.realms[0].spent) == (("black",), 1)
    rolled = after(state, "elam end").realms[0]
    assert rolled.dice[0].startswith("black-")
    assert rolled.spent == 0


def test_R6_11_all_own_dice_are_rolled_when_the_turn_ends_for_all_to_see() -> None:
    state = with_dice(bare(), "sumer", "white-an", "black-lu", spent=3)
    step = say(state, "sumer end")
    assert told(step, "dice-rolled")[0]["dice"] == tuple(sorted(step.state.realms[0].dice, key=lambda d: d[0] != "w"))
    assert step.learned == {0, 1}


def test_R6_12_a_tablet_rerolls_unused_dice_at_most_three_times() -> None:
    state = having(with_dice(bare(), "sumer", "white-an", "black-lu", spent=1), "sumer", "5 tablet")
    assert words(state, "reroll") == {"black-lu"}
    for _ in range(3):
        state = after(state, f"sumer reroll {state.realms[0].dice[1]}")
    assert goods(state, "sumer") == {"tablet": 2}
    assert refused(state, f"sumer reroll {state.realms[0].dice[1]}") == "6.12"
    poor = with_dice(bare(), "sumer", "white-an")
    assert refused(poor, "sumer reroll white-an") == "6.12"


def test_R6_13_an_action_is_finished_before_anything_else() -> None:
    state = having(with_dice(bare(), "sumer", "white-an"), "sumer", "1 tablet")
    state = after(state, "sumer use gather")
    assert refused(state, "sumer reroll white-an") == "6.13"
    assert refused(state, "sumer end") == "6.13"


def test_R6_14_without_luck_a_die_counts_as_any_sign_of_its_colour_but_the_star() -> None:
    state = with_dice(bare(luck="none"), "sumer", "white", "silver")
    state = having(state, "sumer", "9 tablet", "gather 4")
    assert refused(state, "sumer use gather white silver") == "6.5"
    state = having(state, "sumer", levels="gather 2")
    assert words(state, "use gather") == {"", "white"}
    state = after(state, "sumer use gather white silver", "sumer done")
    assert refused(state, "sumer reroll white") == "6.14"
    step = say(state, "sumer end")
    assert step.learned == frozenset()
    assert step.state.realms[0].spent == 0


# 7 -------------------------------------------------------------------------------------------------------------------


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


# 8, 9 ----------------------------------------------------------------------------------------------------------------


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


# 10 ------------------------------------------------------------------------------------------------------------------


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


# 11 ------------------------------------------------------------------------------------------------------------------


def trader(level: int = 4, held: str = "9 stone 9 wood 9 clay 9 food 9 tablet 9 bone") -> State:
    return having(bare("sumer", "babylon", "akkad", "elam"), "sumer", held, f"gather {level}")


def test_R11_1_gather_has_two_halves() -> None:
    assert words(after(trader(), "sumer use gather")) == {"gather", "trade", "done"}


def test_R11_2_sources_are_home_settlements_units_and_ships() -> None:
    state = at(at(trader(), "B2", settlement="sumer"), "C3", "sumer 1 archer")
    state = after(ship(state, "sumer", "B2-B3"), "sumer use gather")
    assert words(state, "gather") == {"home", "settlement-B2", "archer-C3", "ship-B2-B3"}
    assert words(state, "gather home") == {"stone", "wood", "clay", "food"}
    assert words(state, "gather ship-B2-B3") == {"stone", "clay"}
    assert refused(state, "sumer gather archer-C3 food") == "11.2"


def test_R11_3_each_source_once_several_units_each() -> None:
    state = after(at(trader(), "C3", "sumer 2 archer"), "sumer use gather")
    state = after(state, "sumer gather archer-C3 wood", "sumer gather archer-C3 wood")
    assert "archer-C3" not in words(state, "gather")
    assert refused(state, "sumer gather archer-C3 wood") == "11.3"


def test_R11_4_a_unit_or_ship_at_home_gathers_nothing_there() -> None:
    state = after(ship(trader(), "sumer", "A1-B2"), "sumer use gather")
    assert words(state, "gather") == {"home", "ship-A1-B2"}
    assert words(state, "gather ship-A1-B2") == {"stone"}


def test_R11_5_enemies_do_not_prevent_gathering_blockers_do() -> None:
    state = at(having(bare(), "sumer", levels="gather 4"), "C3", "sumer 1 archer", "babylon 2 archer")
    state = after(at(state, "D2", "sumer 1 spearman"), "sumer use gather")
    assert "archer-C3" in words(state, "gather")
    assert refused(state, "sumer gather spearman-D2 stone") == "11.5"


def test_R11_6_tablets_and_bones_are_never_gathered() -> None:
    state = after(trader(), "sumer use gather")
    assert not words(state, "gather home") & {"tablet", "bone"}
    assert refused(state, "sumer gather home tablet") == "11.6"
    assert refused(state, "sumer gather home bone") == "11.6"


def test_R11_7_sections_up_to_the_level_and_ships_where_shown() -> None:
    low = words(after(trader(2), "sumer use gather"), "trade")
    assert {slot[0] for slot in low} == {"1", "2"}
    assert "23" not in low
    sailing = words(after(ship(trader(4), "sumer", "A1-A2"), "sumer use gather"), "trade")
    assert {"23", "32", "42", "43"} <= sailing
    state = after(trader(2), "sumer use gather")
    assert refused(state, "sumer trade 31") == "11.7"
    assert refused(state, "sumer trade 23") == "11.7"


def test_R11_8_a_free_token_takes_an_own_amphora_and_pays_the_supply() -> None:
    state = trader(1)
    token = HOUSE.tokens[state.market[0].token]
    step = say(after(state, "sumer use gather"), "sumer trade 11")
    assert step.state.market[0].amphora == 0
    held = [9 - cost + gain for cost, gain in zip(token.cost, token.gain, strict=True)]
    assert list(step.state.realms[0].goods) == held


def test_R11_9_anothers_token_pays_its_owner() -> None:
    state = trader(1)
    stalls = (replace(state.market[0], amphora=1), *state.market[1:])
    state = after(replace(state, market=stalls), "sumer use gather", "sumer trade 11")
    assert state.realms[1].goods == HOUSE.tokens[stalls[0].token].cost
    assert state.market[0].amphora == 1


def test_R11_10_no_amphora_no_free_token() -> None:
    state = trader(4)
    stalls = tuple(replace(stall, amphora=0 if place > 5 else None) for place, stall in enumerate(state.market))
    state = after(replace(state, market=stalls), "sumer use gather")
    assert refused(state, "sumer trade 11") == "11.10"
    assert "33" in words(state, "trade")


def test_R11_11_gathered_goods_may_pay_and_trade_may_come_first() -> None:
    state = replace(trader(1), market=trader(1).market)
    cost = HOUSE.tokens[state.market[0].token].cost
    assert max(cost[:4]) > 0
    first = after(state, "sumer use gather", "sumer trade 11")
    assert kind(first) == "gather"
    second = after(first, "sumer gather home wood")
    assert second.realms[0].goods != first.realms[0].goods


# 12, 13, 14 ----------------------------------------------------------------------------------------------------------


def test_R12_1_warfare_has_two_halves() -> None:
    state = seals(having(bare(), "sumer", "9 wood"), "sumer 3 babylon 1")
    assert words(after(state, "sumer use warfare")) == {"bones", "train", "done"}


def test_R12_2_bones_by_the_card() -> None:
    state = having(bare(), "sumer", levels="warfare 3")
    state = after(state, "sumer use warfare", "sumer bones")
    assert goods(state, "sumer") == {"bone": HOUSE.cards["sumer", 4, 3].values["bones"]}


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


def test_R13_1_growth_pays_food_and_climbs_one_step() -> None:
    food = HOUSE.cards["sumer", 5, 1].values["food"]
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


def test_R6_5_a_word_that_is_no_action_is_refused_with_those_that_are() -> None:
    state = with_dice(bare(), "sumer", "white-ki", "silver-star", "black-an")
    for word in ("home", "ship", "7"):
        refusal = GAME.refusal(state, 0, ("use", word))
        assert refusal.reason == "not-offered"
        assert dict(refusal.facts)["choices"] == tuple(GAME.words(state, 0, ("use",)))
