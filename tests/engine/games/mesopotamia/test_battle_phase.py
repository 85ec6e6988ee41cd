"""The battle phase: which battles there are, and in which order (15)."""

from engine.games.mesopotamia.state import State
from tests.engine.games.mesopotamia.positions import (
    GAME,
    MAP,
    after,
    asked,
    at,
    bare,
    battle_phase,
    fighting,
    having,
    kind,
    seals,
    ship,
    the_battle,
    told,
    units,
    words,
)
from tests.support.require import require

THREE = ("sumer", "babylon", "akkad")


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
        decision = require(GAME.decision(state))
        if decision.kind == "event":
            assert state.battle is None
            break
        seen.append(the_battle(state).area)
        state = played_on(state)
    assert kind(state) == "event"
    assert set(seen) == {MAP.by_name["B3"]}


def played_on(state: State) -> State:
    """The asked player bids all on strength, places where it fits, and goes on."""
    decision = require(GAME.decision(state))
    seat = decision.seats[0]
    prefix: tuple[str, ...] = ()
    while "" not in (offered := GAME.words(state, seat, prefix)):
        word = offered[-1] if prefix[:1] == ("bid",) and len(prefix) == 1 else offered[0]
        prefix = (*prefix, word)
    return GAME.play(state, seat, prefix).state


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
