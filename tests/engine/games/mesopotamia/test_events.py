"""Events, tracks, the end and scoring (19-21)."""

from msgspec.structs import replace

from engine.chance import Chance
from engine.games.mesopotamia.content.load import HOUSE_CONTENT
from engine.games.mesopotamia.ending import players_in_order
from engine.games.mesopotamia.reading.events import EVENT_ROUNDS
from engine.games.mesopotamia.reading.scoring import largest_completed_set, points_by_category
from engine.games.mesopotamia.reading.tracks import climb_track
from engine.games.mesopotamia.state import Act, Explore, Freed, NextRound, Prize, Stall, State, Tick, Track
from tests.engine.games.mesopotamia.head_starts import LEVEL
from tests.engine.games.mesopotamia.positions import (
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
    run_on,
    running,
    say,
    seals,
    spot,
    told,
    turn_of,
    units,
    words,
)
from tests.support.require import require


def revealed(token: str, area: str = "B2", held: str = "", levels: str = "") -> State:
    """Sumer has just moved onto an event."""
    start = {"B2": "A1", "A2": "A1", "A3": "A2", "B1": "A1"}[area]
    state = at(at(bare("sumer", "babylon", "akkad", "elam"), start, "sumer 1 spearman"), area, token=token)
    state = having(state, "sumer", held, levels)
    return after(turn_of(state, 0, Explore(1), Act()), f"sumer move {start} spearman {area}")


def on_six_rounds(token: str, option: int, die: int, **changes: str) -> State:
    state = running(at(bare(), "B2", "sumer 1 spearman"), "B2", token, "sumer", option, die)
    return having(state, "sumer", **changes)


def end_of_round(state: State) -> State:
    return battle_phase(state).state


# 19 ------------------------------------------------------------------------------------------------------------------


def test_R19_1_who_revealed_an_event_chooses_at_once() -> None:
    state = revealed("d2")
    assert (kind(state), asked(state)) == ("event", ("sumer",))
    assert (spot(state, "B2").token, spot(state, "B2").event) == ("d2", "open")
    assert words(state, "option") == {"1", "2"}


def test_R19_2_by_movement_within_the_turn() -> None:
    state = after(revealed("d2"), "sumer option 1")
    assert kind(state) == "act"
    assert state.turn.player == 0


def test_R19_3_there_are_three_kinds() -> None:
    kinds = {option.kind for event in HOUSE_CONTENT.events.values() for option in event.options}
    assert kinds == {"immediate", "end_vp", "six_rounds"}


def test_R19_4_an_immediate_event_gives_and_leaves() -> None:
    state = after(revealed("d2"), "sumer option 1")
    assert goods(state, "sumer") == {"food": 3, "wood": 1}
    assert state.events.at[0] == 2
    assert spot(state, "B2").event == ""
    assert state.finished == ("d2",)


def test_R19_5_an_event_with_points_stays_for_who_controls_the_area() -> None:
    state = after(revealed("d2"), "sumer option 2")
    assert (spot(state, "B2").event, state.events.at[0]) == ("held", 3)
    assert points_by_category(state, 0, ())["tokens"] == 3
    lost = at(state, "B2", "babylon 1 archer")
    lost = replace(lost, spots=tuple(replace(s, token="d2", event="held") if s.here == (1,) else s for s in lost.spots))
    assert points_by_category(lost, 0, ())["tokens"] == 0


def test_R19_6_six_rounds_begin_with_the_die_on_one() -> None:
    state = after(revealed("d1"), "sumer option 1")
    found = spot(state, "B2")
    assert (found.event, found.owner, found.option, found.die) == ("running", 0, 1, 1)


def test_R19_7_what_cannot_be_paid_cannot_be_chosen_and_the_token_may_stay_open() -> None:
    assert kind(revealed("d6")) == "act"
    paid = after(revealed("d6", held="1 food"), "sumer option 1")
    assert goods(paid, "sumer") == {"stone": 2, "clay": 2}
    busy = bare("sumer", "babylon", "akkad", "elam")
    for area in ("C1", "C2", "B3"):
        busy = running(busy, area, {"C1": "p2", "C2": "m1", "B3": "d3"}[area], "sumer", 2)
    busy = at(at(busy, "A1", "sumer 2 spearman"), "B2", token="d1")
    busy = after(turn_of(busy, 0, Explore(2), Act()), "sumer move A1 spearman B2")
    assert spot(busy, "B2").event == "open"
    freed = replace(
        busy, spots=tuple(replace(s, event="", owner=None, die=0) if s.token == "p2" else s for s in busy.spots)
    )
    assert kind(after(freed, "sumer move A1 spearman B2")) == "event"


def test_R19_8_a_unit_comes_into_the_events_area_or_a_bone_instead() -> None:
    state = seals(revealed("d4"), "sumer 3 babylon 1 akkad 1 elam 1")
    assert units(after(state, "sumer option 1"), "B2", "sumer") == ("spearman", "archer")
    full = seals(revealed("m6", "A3"), "babylon 2 sumer 1 akkad 1 elam 1")
    full = at(full, "C3", "sumer 1 archer")
    assert goods(after(full, "sumer option 1"), "sumer") == {"bone": 1}


def test_R19_9_a_technology_without_tablet_another_at_the_top() -> None:
    state = after(revealed("d7"), "sumer option 1")
    assert state.realms[0].levels[0] == 2
    top = after(revealed("d7", levels="explore 4"), "sumer option 1")
    assert (kind(top), words(top, "discover")) == ("discovery", {"build", "research", "gather", "warfare", "growth"})
    done = "explore 4 build 4 research 4 gather 4 warfare 4 growth 4"
    assert kind(after(revealed("d7", levels=done), "sumer option 1")) == "act"


def test_R19_10_a_settlement_comes_into_the_area_unless_one_stands_there() -> None:
    state = end_of_round(on_six_rounds("m3", 2, 6))
    assert spot(state, "B2").settlement == 0
    taken = running(at(bare(), "B2", "sumer 1 spearman", settlement="sumer"), "B2", "m3", "sumer", 2, 6)
    assert spot(end_of_round(taken), "B2").settlement == 0


def test_R19_11_a_quest_is_drawn_and_kept_for_its_owner_alone_to_see() -> None:
    state = on_six_rounds("d1", 2, 6)
    step = battle_phase(state)
    assert step.state.realms[0].quests == state.realms[0].quests + 1
    assert step.informed_seats == {0}
    assert len(GAME.view(step.state, 0).quests) == 4
    empty = replace(state, deck=0, hidden=replace(state.hidden, deck=(), returned=("", "")))
    assert battle_phase(empty).state.realms[0].quests == 3


def test_R19_12_goods_each_round_then_the_final_gain_and_steps() -> None:
    state = end_of_round(on_six_rounds("d1", 1, 5))
    assert (goods(state, "sumer"), spot(state, "B2").die) == ({"tablet": 1}, 6)
    last = end_of_round(on_six_rounds("d1", 1, 6))
    assert goods(last, "sumer") == {"tablet": 1}
    assert (spot(last, "B2").event, spot(last, "B2").settlement) == ("", 0)
    assert last.realms[0].levels[2] == 3
    assert last.events.at[0] == 4


def test_R19_13_the_event_goes_on_without_its_owner() -> None:
    state = running(bare(), "B2", "d1", "sumer")
    assert spot(end_of_round(state), "B2").die == 2


def test_R19_14_who_else_controls_the_area_chooses_anew() -> None:
    state = running(at(bare(), "B2", "babylon 1 spearman"), "B2", "d1", "sumer", 1, 4)
    state = end_of_round(state)
    assert (kind(state), asked(state)) == ("event", ("babylon",))
    state = after(state, "babylon option 2")
    assert (spot(state, "B2").owner, spot(state, "B2").option, spot(state, "B2").die) == (1, 2, 1)


def test_R19_15_the_new_owners_goods_come_at_the_end_of_the_next_round() -> None:
    state = running(at(bare(), "B2", "babylon 1 spearman"), "B2", "d1", "sumer", 1, 4)
    state = after(end_of_round(state), "babylon option 1")
    assert goods(state, "babylon") == goods(state, "sumer") == {}


def test_R19_16_a_blocked_area_has_no_event() -> None:
    state = GAME.setup(("sumer", "babylon"), {}, Chance(bytes(32)))
    assert all(not state.spots[area].event for area in state.config.blocked)


def test_R19_17_who_freed_several_events_chooses_their_order() -> None:
    state = at(at(bare(), "B3", "sumer 1 spearman", token="d1"), "D3", "sumer 1 archer", token="d2")
    found = ((0, MAP.by_name["B3"]), (0, MAP.by_name["D3"]))
    state = run_on(replace(state, agenda=(Freed(()), NextRound()), winners=found)).state
    assert (kind(state), words(state, "reveal")) == ("reveal", {"B3", "D3"})
    state = after(state, "sumer reveal D3")
    assert spot(state, "D3").token == "d2"
    state = after(state, "sumer option 1")
    assert spot(state, "B3").token == "d1"


def test_any_goods_are_named_in_the_order_of_the_table() -> None:
    state = after(revealed("d5"), "sumer option 1")
    assert kind(state) == "goods"
    assert words(state, "take clay") == {"clay", "food"}
    state = after(state, "sumer take stone stone clay food")
    assert goods(state, "sumer") == {"stone": 2, "clay": 1, "food": 1}


def test_a_price_of_any_goods_is_paid_by_choice() -> None:
    state = revealed("p16", "B1", held="1 stone 2 wood")
    state = after(state, "sumer option 2")
    assert (kind(state), words(state, "pay")) == ("price", {"stone", "wood"})
    assert goods(after(state, "sumer pay stone wood"), "sumer") == {"wood": 1}


def test_six_rounds_are_six() -> None:
    assert EVENT_ROUNDS == 6
    assert Tick(()).areas == ()
    assert Prize(3).area == 3


# 20 ------------------------------------------------------------------------------------------------------------------


def test_R20_1_seals_go_up_never_down() -> None:
    assert climb_track(Track((0, 1), (1, 1)), 1, 1, 9).at == (1, 2)
    assert climb_track(Track((0, 1), (3, 1)), 0, 0, 9).at == (3, 1)


def test_R20_2_a_seal_goes_on_top_of_those_it_meets() -> None:
    track = climb_track(Track((0, 1, 2), (3, 2, 1)), 2, 2, 9)
    assert track == Track((2, 0, 1), (3, 2, 3))


def test_R20_3_several_steps_stack_at_the_last_position_only() -> None:
    track = climb_track(Track((0, 1, 2), (4, 2, 1)), 2, 2, 9)
    assert track.order == (0, 2, 1)


def test_R20_4_the_top_takes_one_seal() -> None:
    track = climb_track(Track((0, 1), (9, 8)), 1, 3, 9)
    assert track.at == (9, 8)
    assert climb_track(Track((0, 1), (9, 5)), 1, 9, 9).at == (9, 8)
    assert climb_track(Track((0, 1), (8, 5)), 1, 9, 9).at == (8, 9)


def test_R20_5_the_events_track_decides_ties_order_and_pairs() -> None:
    state = seals(bare("sumer", "babylon", "akkad"), events="akkad 3 babylon 2 sumer 1")
    state = at(state, "C3", "sumer 1 archer", "babylon 1 archer", "akkad 1 archer")
    assert asked(battle_phase(having(state, "sumer", "1 bone")).state) == ("akkad",)


def test_R20_6_the_population_track_decides_turns_floors_and_the_limit() -> None:
    state = seals(having(bare("elam", "babylon"), "elam", "9 stone 9 clay", floors=1), "babylon 2 elam 1")
    assert refused(after(at(state, "C3", "elam 1 archer"), "elam use build"), "elam build floor") == "8.4"


def test_R20_7_the_unit_limit_counts_rams_and_ships() -> None:
    limits = HOUSE_CONTENT.population.limit
    assert (limits[0], limits[1]) == (2, 4)
    state = having(at(bare(), "C3", "sumer 1 ram"), "sumer", "9 wood")
    assert "train" not in words(after(state, "sumer use warfare"))


def test_R20_8_both_tracks_have_nine_positions_in_the_house_content() -> None:
    assert HOUSE_CONTENT.population.positions == HOUSE_CONTENT.track.positions == 9


# 21 ------------------------------------------------------------------------------------------------------------------


def test_R21_1_points() -> None:
    state = seals(bare(), "sumer 4 babylon 2", "babylon 3 sumer 2")
    state = at(at(state, "B2", settlement="sumer"), "C3", "sumer 1 archer 1 ram")
    state = having(state, "sumer", gardens=("G11", "G21"))
    state = replace(state, market=(Stall("T15", 0), *state.market[1:]))
    assert points_by_category(state, 0, ()) == {
        "events": 6,
        "population": 9,
        "gardens": 7,
        "trade": 1,
        "tokens": 0,
        "settlements": 1,
        "quests": 0,
        "areas": 2,
        "start": HOUSE_CONTENT.head_start[2]["sumer"],
    }


def test_R21_2_the_first_three_ranks_score_whatever_the_number_of_players() -> None:
    state = bare("sumer", "babylon", "akkad", "elam")
    assert sorted(points_by_category(state, player, ())["population"] for player in range(4)) == [0, 3, 6, 9]


def test_R21_3_goods_serve_one_quest_other_needs_several() -> None:
    state = having(bare(), "sumer", "1 bone 2 stone", "build 3 gather 3")
    state = at(at(at(state, "B2", wall="sumer", settlement="sumer"), "C1", wall="sumer"), "C2", wall="sumer")
    assert largest_completed_set(state, 0, ("Q9", "Q11")) in {("Q9",), ("Q11",)}
    assert set(largest_completed_set(having(state, "sumer", "4 stone"), 0, ("Q9", "Q11"))) == {"Q9", "Q11"}


def test_R21_4_a_higher_technology_meets_the_need() -> None:
    state = having(bare(), "sumer", "2 tablet", "research 4 growth 3")
    assert largest_completed_set(state, 0, ("Q2",)) == ("Q2",)


def test_R21_5_the_set_that_completes_most_is_picked() -> None:
    state = having(bare(), "sumer", "2 stone 1 clay", "build 3 gather 3")
    state = at(at(state, "B2", wall="sumer"), "C1", wall="sumer")
    state = having(state, "sumer", floors=4)
    assert len(largest_completed_set(state, 0, ("Q9", "Q11", "Q5"))) == 2


def test_R21_6_ties_go_to_the_higher_on_the_population_track() -> None:
    state = seals(bare(content=LEVEL.digest), "babylon 2 sumer 1", "sumer 2 babylon 1")
    assert [sum(points_by_category(state, player, ()).values()) for player in (0, 1)] == [15, 15]
    assert players_in_order(replace(state, hidden=replace(state.hidden, quests=((), ()))))[0] == 1


def test_R21_7_the_result_ranks_by_points_and_population() -> None:
    state = seals(bare(content=LEVEL.digest), "babylon 2 sumer 1", "sumer 2 babylon 1")
    state = replace(state, ended="gardens", agenda=())
    result = require(GAME.result(replace(state, hidden=replace(state.hidden, quests=((), ())))))
    assert (result.ranks, result.reason) == ((2, 1), "gardens")
    assert [score[0] for score in result.scores] == [15, 15]


def test_R21_7_every_automaton_counts_as_a_player() -> None:
    state = begun("sumer", number=3, mode="kings", automata="3")
    first, second, third = state.config.empires[1:]
    order = f"{first} 5 {second} 4 {third} 3 sumer 1"
    result = require(GAME.result(replace(seals(state, order, order), ended="gardens", agenda=())))
    assert result.ranks == (4,)
    assert result.rivals == tuple(sorted(result.rivals, reverse=True))
    assert len(result.rivals) == 3


def test_the_order_of_dice_follows_the_events_track_and_the_names_of_areas() -> None:
    state = seals(bare(), events="babylon 2 sumer 1")
    state = running(running(running(state, "C3", "m3", "sumer", 2), "B2", "m8", "babylon", 2), "A2", "d8", "sumer", 2)
    step = battle_phase(state)
    assert [one["area"] for one in told(step, "event-goes-on")] == ["B2", "A2", "C3"]
    assert say(step.state, f"{asked(step.state)[0]} end").state.turn.round == 2
