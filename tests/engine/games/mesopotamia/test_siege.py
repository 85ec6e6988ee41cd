"""The siege of Ur (24)."""

import pytest
from msgspec.structs import replace

from engine.games.mesopotamia.changes.effects import move_up_track
from engine.games.mesopotamia.content.load import HOUSE_CONTENT
from engine.games.mesopotamia.draft import Draft
from engine.games.mesopotamia.solo import siege
from engine.games.mesopotamia.state import Act, BotTurn, Explore, State
from tests.engine.games.mesopotamia.playing import TABLES, played_out
from tests.engine.games.mesopotamia.positions import (
    GAME,
    MAP,
    after,
    at,
    begun,
    having,
    refused,
    run_on,
    say,
    seals,
    told,
    units,
)


def ur(**options: str) -> State:
    return begun("akkad", number=1, mode="ur", **options)


def city(state: State) -> str:
    return MAP.areas[state.realms[1].home].name


def test_R24_1_a_unit_with_a_ram_that_enters_ur_wins_at_once() -> None:
    state = at(ur(), "E6", "akkad 1 rider 1 ram")
    state = replace(state, agenda=(Explore(1), Act()))
    state = after(state, "akkad move E6 rider E7-ram")
    assert state.ended == "ur-reached"
    grown = run_on(replace(seals(ur(), f"akkad 1 {ur().config.empires[1]} 9"), agenda=(BotTurn(),)))
    assert grown.state.ended == "ur-grew"


def test_R24_2_the_humans_seals_start_on_top() -> None:
    state = begun("assyria", mode="ur")
    assert state.events.order == state.population.order == (0, 1)
    assert state.events.at == state.population.at == (1, 1)


@pytest.mark.parametrize("name", ["population", "events"])
def test_R24_2_the_defenders_reach_the_last_position_though_the_human_stands_there(name: str) -> None:
    top = {"population": HOUSE_CONTENT.population.positions, "events": HOUSE_CONTENT.track.positions}[name]
    city = ur().config.empires[1]
    state = seals(ur(), **{name: f"akkad {top} {city} {top - 1}"})
    draft = Draft(replace(state, agenda=(BotTurn(),)))
    move_up_track(draft, name, 1, 1)
    assert run_on(draft.step().state).state.ended == "ur-grew"


def test_R24_2_the_last_position_stays_locked_for_the_human() -> None:
    top = HOUSE_CONTENT.population.positions
    draft = Draft(seals(ur(), population=f"{ur().config.empires[1]} {top} akkad {top - 1}"))
    move_up_track(draft, "population", 0, 1)
    assert draft.state.population.at[0] == top - 1


def test_R24_3_events_everywhere_no_tribes_no_blockers() -> None:
    state = ur()
    assert not state.config.blocked
    assert not any(army.owner == -1 for one in state.spots for army in one.armies)
    assert sum(one.event == "down" for one in state.spots) == 25
    assert len(state.config.closed) == 4


def test_R24_4_the_first_pieces_of_the_defenders() -> None:
    state = ur()
    walls = {MAP.areas[area].name for area, one in enumerate(state.spots) if one.wall == 1}
    settled = {MAP.areas[area].name for area, one in enumerate(state.spots) if one.settlement == 1}
    assert (walls, settled, len(state.fleet)) == ({"E6", "D7", "D8"}, {"E5", "D6", "C6"}, 2)
    assert units(state, "C6", state.config.empires[1]) == ("rider",)


def test_R24_5_three_quests_two_kept_the_higher_population_goes_first() -> None:
    state = ur()
    assert state.realms[0].quests == 2
    assert state.turn.order == (0, 1)


def test_R24_6_the_defenders_carry_out_two_of_five_cards() -> None:
    step = say(ur(), "akkad end")
    assert len(told(step, "actions-drawn")[0]["cards"]) == 2  # type: ignore[arg-type]  # words
    assert len(told(step, "city-acts")) == 2


def test_R24_7_an_amphora_of_the_defenders_closes_a_token() -> None:
    draft = Draft(ur())
    siege._claim_amphora(draft)
    taken = [HOUSE_CONTENT.slots[place].section for place, stall in enumerate(draft.state.market) if stall.amphora == 1]
    assert taken == [2]
    state = having(draft.state, "akkad", "9 stone 9 wood 9 clay 9 food", "gather 4")
    name = next(HOUSE_CONTENT.slots[place].name for place, stall in enumerate(state.market) if stall.amphora == 1)
    assert refused(after(state, "akkad use gather"), f"akkad trade {name}") in {"24.7", "11.7"}


def test_R24_8_bones_are_a_third_of_the_population_and_units_by_marks() -> None:
    state = seals(ur(), f"{ur().config.empires[1]} 4 akkad 1")
    draft = Draft(state)
    siege._take_bones_and_unit(draft)
    assert draft.state.realms[1].goods[5] == state.realms[1].goods[5] + 2
    walls = [area for area in ("E6", "D7", "D8") if "archer" in units(draft.state, area, state.config.empires[1])]
    assert walls


def test_R24_9_explored_events_leave_and_bring_a_step() -> None:
    draft = Draft(ur())
    siege._explore(draft)
    assert draft.state.events.at[1] == 2
    assert len(draft.state.finished) == 1


def test_R24_10_growth_is_one_step_and_a_star_nothing() -> None:
    for number in range(20):
        state = begun("akkad", number=number, mode="ur")
        step = say(state, "akkad end")
        grown = told(step, "actions-drawn")[0]["cards"]
        if set(grown) == {"growth", "star"}:  # type: ignore[call-overload]  # words
            assert step.state.population.at[1] == 2
            return
    raise AssertionError("no such draw")


def test_R24_11_ur_is_entered_with_a_ram_only() -> None:
    state = replace(at(ur(), "E6", "akkad 1 rider"), agenda=(Explore(1), Act()))
    assert refused(state, "akkad move E6 rider E7") == "7.4"


def test_R24_12_the_result_is_first_or_second() -> None:
    game = played_out(TABLES[7], 7)
    result = GAME.result(game.states[-1])
    assert result is not None
    assert result.ranks[0] == 2 - (result.reason == "ur-reached")
