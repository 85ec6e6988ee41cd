"""Rounds, turns, dice and the choice of actions (5, 6)."""

from msgspec.structs import replace

from engine.games.mesopotamia.content.load import HOUSE_CONTENT
from engine.games.mesopotamia.content.tables import ACTIONS
from engine.games.mesopotamia.reading.dice import free_die_colours
from engine.games.mesopotamia.state import Explore, State
from tests.engine.games.mesopotamia.positions import (
    GAME,
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
    spot,
    told,
    turn_of,
    units,
    with_dice,
    words,
)


def ends(state: State) -> State:
    """Everybody ends the turn until something else is asked, or the next round."""
    now = state.turn.round
    while kind(state) == "act" and state.turn.round == now:
        state = after(state, f"{asked(state)[0]} end")
    return state


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


def test_R6_1_six_actions_at_the_level_of_the_card() -> None:
    assert ACTIONS == ("explore", "build", "research", "gather", "warfare", "growth")
    state = having(at(bare(), "C3", "sumer 2 rider"), "sumer", levels="explore 3")
    assert after(state, "sumer use explore").agenda[0] == Explore(
        HOUSE_CONTENT.cards["sumer", 0, 3].values["activations"]
    )


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
    assert free_die_colours(()) == ("white", "silver", "black")
    assert free_die_colours(("black",)) == ("white", "silver")
    assert free_die_colours(("black", "white")) == ("silver",)
    assert free_die_colours(("black", "white", "silver")) == ("white", "silver", "black")
    assert free_die_colours(("black", "white", "silver", "white")) == ("silver", "black")
    assert free_die_colours(("black", "white", "silver", "white", "black")) == ("silver",)


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
    assert step.informed_seats == {0, 1}


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
    assert step.informed_seats == frozenset()
    assert step.state.realms[0].spent == 0


def test_R6_5_a_word_that_is_no_action_is_refused_with_those_that_are() -> None:
    state = with_dice(bare(), "sumer", "white-ki", "silver-star", "black-an")
    for word in ("home", "ship", "7"):
        refusal = GAME.refusal(state, 0, ("use", word))
        assert refusal.reason == "not-offered"
        assert dict(refusal.facts)["choices"] == tuple(GAME.words(state, 0, ("use",)))
