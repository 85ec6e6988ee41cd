"""The battle phase, full and simple combat, ships, tribes, walls, settlements (15-18)."""

from dataclasses import replace

import pytest

from engine.game import Step, Who
from engine.mesopotamia.changes.duels import end_battle
from engine.mesopotamia.content.load import HOUSE
from engine.mesopotamia.content.tables import LAND
from engine.mesopotamia.draft import Draft
from engine.mesopotamia.reading.battle.duels import outruns
from engine.mesopotamia.reading.battle.sides import strength, tie
from engine.mesopotamia.reading.scoring import points
from engine.mesopotamia.state import TRIBE, Act, Battle, Explore, Fight, Fighter, State
from tests.engine.mesopotamia.positions import (
    AFTER_TURNS,
    GAME,
    MAP,
    after,
    asked,
    at,
    bare,
    battle_phase,
    goods,
    having,
    kind,
    refused,
    run_on,
    say,
    seals,
    ship,
    spot,
    told,
    units,
    words,
)

THREE = ("sumer", "babylon", "akkad")


def fighting(
    area: str = "C3",
    *forces: str,
    events: str = "sumer 3 babylon 3",
    sumer: str = "6 bone",
    babylon: str = "8 bone",
    combat: str = "full",
    marks: tuple[str, ...] = ("sumer", "babylon"),
) -> State:
    """A battle before any bid: Sumer was there first, so Babylon attacks."""
    state = seals(bare(*marks, combat=combat), events=events)
    state = at(state, area, *(forces or ("sumer 1 archer 1 spearman", "babylon 1 spearman 1 archer 1 rider")))
    return battle_phase(having(having(state, "sumer", sumer), "babylon", babylon)).state


def supported() -> State:
    """An archer beside an own ship, and an enemy rider."""
    state = at(ship(bare(), "sumer", "C3-C4"), "C3", "sumer 1 archer", "babylon 1 rider")
    return seals(state, events="sumer 3 babylon 3")


def with_cards(state: State, attackers: str, defenders: str) -> State:
    """The battle with these cards."""
    assert state.battle is not None
    fighters = (
        *(Fighter(card, True) for card in attackers.split()),
        *(Fighter(card, False) for card in defenders.split()),
    )
    return replace(state, battle=replace(state.battle, fighters=fighters))


def the_battle(state: State) -> Battle:
    assert state.battle is not None
    return state.battle


# 15 ------------------------------------------------------------------------------------------------------------------


def test_R15_1_ships_that_meet_are_lost_before_all_battles() -> None:
    state = ship(ship(bare(), "sumer", "C3-C4"), "babylon", "C3-C4")
    step = battle_phase(state)
    assert step.state.fleet == ()
    assert len(told(step, "ship-lost")) == 2


def test_R15_2_areas_with_two_empires_or_a_tribe_fight_else_the_phase_ends() -> None:
    assert kind(battle_phase(bare()).state) == "act"
    assert kind(fighting()) == "bid"
    tribe = battle_phase(having(at(bare(), "B3", "sumer 1 archer", "tribe 1 spearman"), "sumer", "3 bone"))
    assert told(tribe, "battle-began")[0]["other"] == "tribe"


def test_R15_3_the_event_leader_orders_all_battles_tribes_first() -> None:
    state = seals(bare(*THREE), events="akkad 4 sumer 2 babylon 1")
    for area in ("C3", "C5", "D4"):
        state = at(state, area, "sumer 1 spearman", "babylon 1 spearman")
    state = having(at(state, "B3", "sumer 1 archer", "tribe 1 spearman"), "sumer", "3 bone")
    state = battle_phase(state).state
    assert (kind(state), asked(state)) == ("order", ("akkad",))
    assert words(state, "order") == {"C3", "C5", "D4"}
    state = after(state, "akkad order D4", "akkad order C3")
    assert the_battle(state).area == MAP.by_name["B3"]


def test_R15_4_freed_events_are_chosen_before_the_other_battles() -> None:
    state = seals(bare(), events="sumer 4 babylon 2")
    state = at(
        at(state, "B3", "sumer 3 archer", "tribe 1 spearman", token="d5"), "C3", "sumer 1 archer", "babylon 1 rider"
    )
    state = having(having(state, "sumer", "30 bone"), "babylon", "9 bone")
    state = battle_phase(state).state
    seen = []
    for _ in range(60):
        decision = GAME.decision(state)
        assert decision is not None
        if decision.kind == "event":
            assert state.battle is None
            break
        seen.append(the_battle(state).area)
        state = played_on(state)
    assert kind(state) == "event"
    assert set(seen) == {MAP.by_name["B3"]}


def played_on(state: State) -> State:
    """Whoever is asked bids all on strength, places where it fits, and goes on."""
    decision = GAME.decision(state)
    assert decision is not None
    seat = decision.seats[0]
    typed: tuple[str, ...] = ()
    while "" not in (offered := GAME.words(state, seat, typed)):
        word = offered[-1] if typed[:1] == ("bid",) and len(typed) == 1 else offered[0]
        typed = (*typed, word)
    return GAME.play(state, seat, typed).state


def test_R15_5_the_leader_names_who_fights_the_tribe() -> None:
    state = seals(bare(*THREE), events="akkad 4 sumer 2 babylon 1")
    state = at(state, "B3", "sumer 1 archer", "babylon 1 rider", "tribe 1 spearman", token="d5")
    state = battle_phase(having(state, "babylon", "5 bone")).state
    assert (kind(state), asked(state)) == ("first", ("akkad",))
    state = after(state, "akkad first babylon")
    assert (the_battle(state).attacker, the_battle(state).defender) == (1, -1)


def test_R15_6_more_than_two_empires_fight_in_pairs_that_the_leader_names() -> None:
    state = seals(bare(*THREE), events="akkad 4 sumer 2 babylon 1")
    state = at(state, "C3", "sumer 1 archer", "babylon 1 rider", "akkad 1 spearman")
    state = battle_phase(having(state, "sumer", "5 bone")).state
    assert kind(state) == "pair"
    assert words(state, "pair sumer") == {"babylon", "akkad"}
    state = after(state, "akkad pair sumer babylon")
    assert {the_battle(state).attacker, the_battle(state).defender} == {0, 1}


def test_R15_7_ties_go_to_the_higher_on_the_events_track_a_tribe_loses_them() -> None:
    state = seals(bare(), events="babylon 3 sumer 3")
    assert state.events.leads(1, 0)
    assert state.events.leads(0, -1)
    assert not state.events.leads(-1, 0)


def test_R15_8_who_came_later_attacks() -> None:
    battle = the_battle(fighting())
    assert (battle.attacker, battle.defender) == (1, 0)
    settled = at(bare(), "C3", "sumer 1 archer", settlement="babylon")
    settled = at(settled, "C3", "sumer 1 archer", "babylon 1 archer", settlement="babylon")
    battle = the_battle(battle_phase(having(settled, "sumer", "2 bone")).state)
    assert battle.attacker == 0


def test_R15_9_the_winner_controls_the_area() -> None:
    state = fighting("C3", "sumer 1 archer", "babylon 1 spearman", combat="simple", sumer="5 bone", babylon="0 bone")
    state = after(state, "sumer bid 5")
    assert units(state, "C3", "sumer") == ("archer",)
    assert units(state, "C3", "babylon") == ()


# 16 ------------------------------------------------------------------------------------------------------------------


def test_R16_1_a_card_for_each_land_unit_from_fresh_decks() -> None:
    battle = the_battle(fighting())
    drawn = [(fighter.attacks, HOUSE.combat[fighter.card].unit) for fighter in battle.fighters]
    assert drawn == [(True, 0), (True, 1), (True, 2), (False, 0), (False, 1)]
    assert len({fighter.card for fighter in battle.fighters}) == 5


def test_R16_2_cards_have_three_rows_of_bones_and_spaces() -> None:
    assert HOUSE.combat["ar3"].rows == ((2, 2), (0, 2), (0, 1))


@pytest.mark.parametrize(("unit", "beats"), [(1, {0}), (2, {1}), (0, {2}), (3, {0, 1, 2})])
def test_R16_3_advantages(unit: int, beats: set[int]) -> None:
    assert {frozenset(beats)} == {card.against for card in HOUSE.combat.values() if card.unit == unit}


def test_R16_4_ships_support_with_a_bone_each_that_must_be_bid() -> None:
    state = seals(
        at(ship(bare(), "sumer", "C3-C4"), "C3", "sumer 1 archer", "babylon 1 rider"), events="sumer 3 babylon 3"
    )
    state = battle_phase(having(state, "sumer", "2 bone")).state
    assert refused(state, "sumer bid 0 0 0") == "16.4"
    assert refused(state, "sumer bid 4 0 0") == "16.6"
    assert "3" in words(state, "bid")


def test_R16_5_bones_are_open() -> None:
    state = fighting()
    assert GAME.view(state, 1).position.realms[0].goods == state.realms[0].goods


def test_R16_6_both_bid_at_once_in_secret() -> None:
    state = fighting()
    assert asked(state) == ("sumer", "babylon")
    step = say(state, "sumer bid 3 3 0")
    assert step.learned == frozenset()
    assert GAME.view(step.state, 1).position.hidden.bids == (None, None)
    assert GAME.view(step.state, 0).position.hidden.bids == (None, (3, 3, 0))
    assert say(step.state, "babylon bid 5 2 1").learned == {0, 1}


def test_R16_7_the_higher_bid_wins_a_section_and_the_loser_takes_half_back() -> None:
    state = after(fighting(), "sumer bid 3 3 0", "babylon bid 5 2 1")
    assert (the_battle(state).winners, the_battle(state).bonus) == ((True, False, True), (2, 1, 1))
    assert goods(state, "sumer") == goods(state, "babylon") == {"bone": 1}


def test_R16_8_equal_bids_are_lost_and_the_leader_wins_the_section() -> None:
    state = after(fighting(), "sumer bid 2 2 2", "babylon bid 2 2 2")
    assert the_battle(state).winners == (False, False, False)
    assert the_battle(state).bonus == (0, 0, 0)
    assert goods(state, "sumer") == {}
    assert goods(state, "babylon") == {"bone": 2}


def test_R16_9_bonus_bones_go_on_spaces_of_own_cards_of_that_row() -> None:
    state = with_cards(fighting(), "sp1 ar2 ri1", "ar1 sp2")
    state = after(state, "sumer bid 0 0 0", "babylon bid 4 0 0")
    assert kind(state) == "place-strength"
    assert words(state, "place") == {"sp1", "ar2", "ri1"}
    assert words(state, "place sp1") == {"1", "2", "3"}
    state = after(state, "babylon place sp1 3", "babylon done")
    assert the_battle(state).fighter("sp1").placed == (3, 0, 0)
    assert kind(state) == "row"


def test_R16_10_tactics_count_against_named_types_only() -> None:
    state = fighting()
    archer, spearman, rider = (Fighter("ar2", True, (0, 1, 0)), Fighter("sp4", False), Fighter("ri1", False))
    assert strength(state, archer, spearman) == 1 + 1 + 1
    assert strength(state, archer, rider) == 1


def test_R16_11_the_winner_of_tactics_makes_as_many_rows_as_the_smaller_side_has() -> None:
    state = with_cards(fighting(), "sp1 ar2 ri1", "ar1 sp2")
    state = after(state, "sumer bid 0 1 0", "babylon bid 0 0 0")
    assert (kind(state), asked(state)) == ("row", ("sumer",))
    assert words(state, "row") == {"sp1", "ar2", "ri1"}
    assert words(state, "row sp1") == {"ar1", "sp2"}
    state = after(state, "sumer row sp1 ar1")
    assert words(state, "row ar2") == {"ar1", "sp2"}
    step = say(state, "sumer row ar2 ar1")
    assert [row["attackers"] for row in told(step, "row-made")] == [("sp1", "ar2"), ("ri1",)]


def test_R16_12_tactics_then_mobility_bonus_then_the_duels() -> None:
    state = with_cards(fighting("C3", "sumer 1 archer", "babylon 1 spearman"), "sp1", "ar1")
    state = after(state, "sumer bid 0 1 1", "babylon bid 0 0 0")
    assert kind(state) == "place-tactics"
    state = after(state, "sumer place ar1 1")
    assert kind(state) == "place-mobility"
    step = say(state, "sumer place ar1 1")
    assert told(step, "duel")


def duel(attacker: str, defender: str, leads: str = "sumer") -> Step[State]:
    """A duel of two cards without bones."""
    kinds = {card: LAND[HOUSE.combat[card].unit] for card in (attacker, defender)}
    other = {"sumer": "babylon", "babylon": "sumer"}[leads]
    forces = (f"sumer 1 {kinds[defender]}", f"babylon 1 {kinds[attacker]}")
    state = seals(at(bare(), "C3", *forces), events=f"{leads} 3 {other} 3")
    battle = Battle(MAP.by_name["C3"], 1, 0, (0, 0), fighters=(Fighter(attacker, True), Fighter(defender, False)))
    return run_on(replace(state, battle=battle, agenda=(Fight("rows"), *AFTER_TURNS[1:])))


def test_R16_13_the_higher_value_wins_a_duel() -> None:
    assert told(duel("ri3", "sp4"), "duel")[0]["winner"] == "ri3"
    assert told(duel("sp8", "sp4"), "duel")[0]["winner"] == "sp4"
    assert told(duel("sp8", "sp4", "babylon"), "duel")[0]["winner"] == "sp8"


def test_R16_13_a_duel_of_equal_values_says_what_decides() -> None:
    assert told(duel("sp8", "sp4"), "duel")[0]["tied"] == "track"
    assert told(duel("ri3", "sp4"), "duel")[0]["tied"] == "no"


def test_R15_7_a_tribe_loses_ties_and_that_is_said() -> None:
    battle = Battle(MAP.by_name["C3"], 1, TRIBE, (0, 0))
    assert [tie(values, battle) for values in ((3, 3), (9, 5))] == ["tribe", "no"]


def test_R16_14_the_loser_with_more_mobility_retreats() -> None:
    assert told(duel("ri3", "sp4"), "unit-destroyed")
    retreat = duel("sp3", "sp4")
    assert kind(retreat.state) == "retreat"
    assert outruns(fighting(), Battle(0, 1, 0, (0, 0)), Fighter("sp3", True), Fighter("sp4", False))


def test_R16_15_the_winner_removes_one_placed_bone() -> None:
    state = with_cards(fighting("C3", "sumer 1 archer", "babylon 2 spearman"), "sp1 sp8", "ar1")
    state = after(state, "sumer bid 1 2 0", "babylon bid 0 0 0")
    state = after(state, "sumer place ar1 1")
    state = after(state, "sumer row sp1 ar1") if kind(state) == "row" else state
    step = say(state, "sumer place ar1 2")
    assert (kind(step.state), words(step.state, "tire")) == ("tire", {"strength", "tactics"})
    step = say(step.state, "sumer tire tactics")
    assert told(step, "unit-tired")[0] == {"who": step.events[0].facts[0][1], "card": "ar1", "row": "tactics"}


def test_R16_16_the_next_unit_of_the_row_fights_the_tired_winner() -> None:
    state = with_cards(fighting("C3", "sumer 1 archer", "babylon 2 spearman"), "sp1 sp8", "ar1")
    state = after(state, "sumer bid 0 0 0", "babylon bid 0 0 0")
    step = say(state, "sumer row sp1 ar1")
    assert [one["loser"] for one in told(step, "duel")] == ["sp1", "ar1"] or len(told(step, "duel")) == 2


def test_R16_17_winners_of_different_players_are_lined_up_anew() -> None:
    state = with_cards(fighting("C3", "sumer 2 spearman", "babylon 2 archer"), "ar4 ar8", "sp4 sp1")
    state = after(state, "sumer bid 0 0 0", "babylon bid 0 0 0", "sumer row ar4 sp1")
    assert state.battle is None or kind(state) in {"row", "retreat"}


def test_R16_18_destroyed_units_can_be_made_again() -> None:
    state = duel("ri3", "sp4").state
    state = having(state, "sumer", "3 wood")
    assert "spearman" in words(after(replace(state, turn=replace(state.turn, player=0)), "sumer use warfare"), "train")


def test_R16_19_the_attacker_picks_where_any_unit_retreats() -> None:
    step = duel("sp3", "sp4")
    assert asked(step.state) == ("babylon",)
    assert words(step.state, "retreat") == {"B3", "B4", "C2", "C4", "D3", "D4"}
    own = duel("sp4", "sp3", "babylon")
    assert (kind(own.state), asked(own.state)) == ("retreat", ("babylon",))
    guarded = step.state
    for area in ("B3", "B4", "C2", "C4", "D3"):
        guarded = at(guarded, area, "tribe 1 spearman") if area < "C" else at(guarded, area, wall="sumer")
    assert words(guarded, "retreat") == {"D4"}


def test_R16_20_a_retreated_unit_reveals_nothing() -> None:
    state = at(duel("sp3", "sp4").state, "B3", token="d1")
    state = after(state, "babylon retreat B3")
    assert spot(state, "B3").event == "down"


def test_R16_21_a_ram_goes_with_the_last_unit_and_lone_rams_are_lost() -> None:
    state = at(duel("sp3", "sp4").state, "C3", "sumer 1 spearman", "babylon 1 spearman 2 ram")
    step = say(state, "babylon retreat B3")
    assert units(step.state, "B3", "babylon") == ("spearman", "ram")
    assert units(step.state, "C3", "babylon") == ()
    assert told(step, "rams-lost")


def test_R16_22_placed_bones_are_spent_when_the_battle_ends() -> None:
    state = with_cards(fighting("C3", "sumer 1 archer", "babylon 1 spearman"), "sp1", "ar1")
    state = after(state, "sumer bid 1 0 0", "babylon bid 0 0 0", "sumer place ar1 1")
    assert state.battle is None
    assert goods(state, "sumer") == {"bone": 5}


# 17 ------------------------------------------------------------------------------------------------------------------


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


def test_R17_8_whoever_stands_there_must_fight_the_tribe() -> None:
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
    draft.muster(battle.area, *((0, 2, -1) if owner_wins else (1, 0, -1)))
    end_battle(draft, battle, owner_wins)
    assert spot(draft.state, "C4").wall is None
    assert "ram" not in units(draft.state, "C4", "sumer")
    assert [one["who"] for one in told(draft.step(), "wall-fell")] == [Who(0)]


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
    assert points(state, 0, ())["areas"] == points(state, 0, ())["settlements"] == 1


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


# 18 ------------------------------------------------------------------------------------------------------------------


def simple(*forces: str, sumer: str = "5 bone", babylon: str = "5 bone") -> State:
    return fighting("C3", *forces, combat="simple", sumer=sumer, babylon=babylon)


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
