"""The defence of Ashur (25)."""

from msgspec.structs import replace

from engine.games.mesopotamia.content.load import HOUSE_CONTENT
from engine.games.mesopotamia.content.tables import ACTIONS
from engine.games.mesopotamia.draft import Draft
from engine.games.mesopotamia.reading.battle import never_retreats
from engine.games.mesopotamia.solo import defence
from engine.games.mesopotamia.state import Act, Build, NextRound, State
from tests.engine.games.mesopotamia.positions import (
    MAP,
    after,
    asked,
    at,
    battle_phase,
    begun,
    empty,
    goods,
    having,
    refused,
    run_on,
    running,
    spot,
    told,
    units,
    words,
)


def ashur(**options: str) -> State:
    return begun("akkad", number=1, mode="ashur", **options)


def test_R25_1_the_set_up_is_that_of_two_with_three_quests_of_which_two_are_kept() -> None:
    state = ashur()
    assert len(state.config.blocked) == 8
    assert state.realms[0].quests == 2
    assert (MAP.areas[state.realms[0].home].name, MAP.areas[state.realms[1].home].name) == ("A1", "E4")


def test_R25_2_the_enemy_stands_on_the_events_track_alone() -> None:
    state = ashur()
    assert state.events.at[1] == HOUSE_CONTENT.defence.position
    assert state.population.order == (0,)
    assert state.events.leads(1, 0)


def test_R25_3_a_wave_brings_pieces_and_bones() -> None:
    state = ashur()
    enemy = state.config.empires[1]
    assert units(state, "E4", enemy) == ("spearman", "archer")
    assert goods(state, enemy)["bone"] >= 3


def test_R25_4_every_unit_moves_one_area_nearer_after_the_humans_turn() -> None:
    state = ashur()
    enemy = state.config.empires[1]
    moved = after(state, "akkad end")
    assert units(moved, "E4", enemy) == ()
    assert sum(len(units(moved, MAP.areas[area].name, enemy)) for area in MAP.near[MAP.by_name["E4"]]) == 2


def test_R25_5_of_equal_ways_the_one_over_an_event_on_six_rounds_goes_first() -> None:
    state = running(ashur(), "D4", "d1", "akkad")
    enemy = state.config.empires[1]
    moved = after(state, "akkad end")
    assert units(moved, "D4", enemy) == ("spearman", "archer")
    assert spot(moved, "D4").event == ""


def enclosed(*enemies: str, open_: str = "") -> State:
    """The defence with walls and settlements on all areas beside the city but one; the enemy stands as told."""
    state = at(empty(ashur()), "E4")
    for area in ("A2", "B1", "B2"):
        state = state if area == open_ else at(state, area, wall="akkad", settlement="akkad")
    for there in enemies:
        area, units_ = there.split(" ", 1)
        state = at(state, area, f"{state.config.empires[1]} {units_}")
    return state


def marched(state: State) -> Draft:
    """The enemy's march."""
    draft = Draft(state)
    defence.march_wave(draft)
    return draft


def walls(state: State) -> set[str]:
    return {MAP.areas[area].name for area, one in enumerate(state.spots) if one.wall is not None}


def test_R25_6_with_walls_alone_in_the_way_they_march_up_to_them() -> None:
    far = marched(enclosed("C3 1 spearman"))
    enemy = far.state.config.empires[1]
    assert units(far.state, "C2", enemy) == ("spearman",)
    assert not told(far.step(), "bot-idle")
    assert walls(far.state) == {"A2", "B1", "B2"}


def test_R25_6_who_stands_before_a_wall_tears_it_down_in_place_of_marching() -> None:
    draft = marched(enclosed("C1 1 rider 1 spearman", "C2 1 archer"))
    enemy = draft.state.config.empires[1]
    assert (units(draft.state, "C1", enemy), units(draft.state, "C2", enemy)) == (("spearman", "rider"), ("archer",))
    torn = [one["area"] for one in told(draft.step(), "wall-torn-down")]
    assert torn == ["B1", "B2"]
    assert walls(draft.state) == {"A2"}
    again = marched(draft.state)
    assert units(again.state, "C1", enemy) == units(again.state, "C2", enemy) == ()
    assert walls(again.state) == {"A2"}


def test_R25_6_walls_with_a_way_around_them_stay() -> None:
    draft = marched(enclosed("C2 1 spearman", open_="B1"))
    assert units(draft.state, "C1", draft.state.config.empires[1]) == ("spearman",)
    assert walls(draft.state) == {"A2", "B2"}


def test_R25_6_a_wall_that_was_torn_down_is_not_built_again_in_that_wave() -> None:
    state = marched(enclosed("B3 1 spearman")).state
    (area,) = {"A2", "B1", "B2"} - walls(state)
    state = replace(having(state, "akkad", "9 stone 9 clay"), agenda=(Build(1, 2), Act()))
    assert "wall" not in words(state, "build")
    assert refused(state, f"akkad build wall {area}") == "25.6"
    beside = at(state, "C1", "akkad 1 archer")
    assert words(beside, "build wall") == {"C1"}
    assert refused(beside, f"akkad build wall {area}") == "25.6"
    assert refused(beside, "akkad build wall C3") == "8.2"
    draft = Draft(beside)
    defence.place_wave(draft)
    assert area in words(draft.state, "build wall")


def test_R25_6_before_tribes_they_go_through() -> None:
    enemy = ashur().config.empires[1]
    state = at(empty(ashur()), "B2", "tribe 1 spearman", token="d1")
    state = at(at(state, "A2", "tribe 1 archer"), "B1", "tribe 1 archer")
    assert told(marched(at(state, "C1", f"{enemy} 1 spearman")).step(), "tribe-trampled")
    walled = at(at(state, "B1", wall="akkad"), "A2", wall="akkad")
    through = marched(at(walled, "C1", f"{enemy} 1 spearman"))
    assert units(through.state, "B2", enemy) == ("spearman",)
    assert not told(through.step(), "wall-torn-down")


def test_R25_7_the_enemy_explores_nothing_and_tramples_the_humans_event() -> None:
    state = at(empty(ashur()), "B3", f"{ashur().config.empires[1]} 1 spearman")
    state = running(at(state, "B2", token="d2"), "A2", "p2", "akkad")
    draft = Draft(state)
    defence.march_wave(draft)
    assert spot(draft.state, "A2").event == ""
    assert spot(draft.state, "B2").event == "down"


def test_R25_8_the_enemy_never_retreats() -> None:
    assert never_retreats(ashur(), 1)
    assert not never_retreats(ashur(), 0)


def test_R25_9_a_wave_without_units_or_bones_is_over_and_marks_a_garden() -> None:
    state = empty(ashur())
    home = state.realms[1].home
    spots = tuple(type(one)() if area == home else one for area, one in enumerate(state.spots))
    broken = run_on(replace(state, spots=spots, agenda=(NextRound(),))).state
    assert broken.wave == 2
    assert broken.realms[0].gardens == (state.garden,)
    last = run_on(replace(state, spots=spots, wave=6, agenda=(NextRound(),)))
    assert last.state.ended == "waves-broken"


def test_R25_10_the_city_falls_when_nobody_defends_it() -> None:
    enemy = ashur().config.empires[1]
    state = at(at(empty(ashur()), "A1"), "B2", f"{enemy} 1 spearman")
    draft = Draft(state)
    defence.march_wave(draft)
    assert draft.state.ended == "city-fell"
    held = at(at(empty(ashur()), "A1", "akkad 1 archer"), "B2", f"{enemy} 1 spearman")
    draft = Draft(held)
    defence.march_wave(draft)
    assert draft.state.ended == ""


def test_R25_11_the_enemy_destroys_settlements() -> None:
    state = at(empty(ashur()), "B2", f"{ashur().config.empires[1]} 1 spearman", settlement="akkad")
    step = battle_phase(state)
    assert told(step, "settlement-destroyed")
    assert spot(step.state, "B2").settlement is None
    assert asked(step.state)
    assert len(ACTIONS) == 6
