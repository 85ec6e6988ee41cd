"""Full combat: cards, bones, rows and duels (16)."""

import pytest
from msgspec.structs import replace

from engine.game import Step
from engine.games.mesopotamia.content.load import HOUSE_CONTENT
from engine.games.mesopotamia.content.tables import LAND_UNITS
from engine.games.mesopotamia.reading.battle import duel_strength, outruns, tie_breaker
from engine.games.mesopotamia.state import TRIBE, Battle, Fight, Fighter, State
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
    say,
    seals,
    ship,
    spot,
    the_battle,
    told,
    units,
    words,
)


def with_cards(state: State, attackers: str, defenders: str) -> State:
    """The battle with these cards."""
    assert state.battle is not None
    fighters = (
        *(Fighter(card, True) for card in attackers.split()),
        *(Fighter(card, False) for card in defenders.split()),
    )
    return replace(state, battle=replace(state.battle, fighters=fighters))


def test_R16_1_a_card_for_each_land_unit_from_fresh_decks() -> None:
    battle = the_battle(fighting())
    drawn = [(fighter.attacks, HOUSE_CONTENT.combat[fighter.card].unit) for fighter in battle.fighters]
    assert drawn == [(True, 0), (True, 1), (True, 2), (False, 0), (False, 1)]
    assert len({fighter.card for fighter in battle.fighters}) == 5


def test_R16_2_cards_have_three_rows_of_bones_and_spaces() -> None:
    assert HOUSE_CONTENT.combat["ar3"].rows == ((2, 2), (0, 2), (0, 1))


@pytest.mark.parametrize(("unit", "beats"), [(1, {0}), (2, {1}), (0, {2}), (3, {0, 1, 2})])
def test_R16_3_advantages(unit: int, beats: set[int]) -> None:
    assert {frozenset(beats)} == {card.against for card in HOUSE_CONTENT.combat.values() if card.unit == unit}


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
    assert step.informed_seats == frozenset()
    assert GAME.view(step.state, 1).position.hidden.bids == (None, None)
    assert GAME.view(step.state, 0).position.hidden.bids == (None, (3, 3, 0))
    assert say(step.state, "babylon bid 5 2 1").informed_seats == {0, 1}


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
    assert duel_strength(state, archer, spearman) == 1 + 1 + 1
    assert duel_strength(state, archer, rider) == 1


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
    kinds = {card: LAND_UNITS[HOUSE_CONTENT.combat[card].unit] for card in (attacker, defender)}
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


def test_R15_7_a_tribe_loses_ties_and_the_event_says_so() -> None:
    battle = Battle(MAP.by_name["C3"], 1, TRIBE, (0, 0))
    assert [tie_breaker(values, battle) for values in ((3, 3), (9, 5))] == ["tribe", "no"]


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
