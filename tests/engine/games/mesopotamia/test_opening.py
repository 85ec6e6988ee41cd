"""Material, options, set-up and the empires at the start (1-4)."""

from collections import Counter
from itertools import pairwise

import pytest

from engine.games.mesopotamia.content.load import HOUSE_CONTENT
from engine.games.mesopotamia.content.tables import ACTIONS, CARD_SETS, DIE_COLOURS, PIECES
from engine.games.mesopotamia.reading.dice import free_die_colours
from engine.games.mesopotamia.reading.scoring import points_by_category
from engine.games.mesopotamia.state import EVENT_DOWN, TRIBE, Quests
from tests.engine.games.mesopotamia.positions import (
    GAME,
    MAP,
    after,
    asked,
    at,
    bare,
    begun,
    first_move,
    goods,
    having,
    kind,
    refused,
    say,
    seals,
    ship,
    spot,
    start,
    told,
    turn_of,
    units,
    with_dice,
    words,
)
from tests.support.require import require

SIX = ("sumer", "babylon", "akkad", "elam", "assyria", "hittites")


def per_set(rows: list[str]) -> tuple[int, ...]:
    return tuple(Counter(rows)[name] for name in CARD_SETS)


def test_R1_1_eight_empires_in_three_sets() -> None:
    assert GAME.marks == ("sumer", "babylon", "akkad", "elam", "assyria", "hittites", "mari", "ebla")
    assert per_set([empire.set for empire in HOUSE_CONTENT.empires.values()]) == (4, 2, 2)


def test_R1_2_a_set_comes_with_its_empires_or_by_option() -> None:
    assert start("sumer", "mari").config.sets == ("base", "mari-ebla")
    assert start("sumer", "elam", sets="all").config.sets == CARD_SETS


def test_R1_3_a_piece_that_is_not_left_cannot_be_made() -> None:
    state = having(at(bare(), "C3", "sumer 1 spearman"), "sumer", "9 stone", "build 3")
    for area in ("A2", "B1", "B2"):
        state = at(state, area, "sumer 1 spearman", wall="sumer")
    state = after(having(seals(state, "sumer 3 babylon 2"), "sumer", "9 stone 9 clay"), "sumer use build")
    assert refused(state, "sumer build wall C3") == "1.3"


def test_R1_4_dice_have_six_faces_and_at_most_two_of_a_colour_are_held() -> None:
    assert [len(HOUSE_CONTENT.dice[colour]) for colour in DIE_COLOURS] == [6, 6, 6]
    dice: tuple[str, ...] = ()
    while choices := free_die_colours(dice):
        dice = (*dice, choices[0])
    assert Counter(dice) == {"white": 2, "silver": 2, "black": 2}


def test_R1_5_the_supply_never_runs_out() -> None:
    state = having(bare(), "sumer", "99 wood")
    assert goods(after(state, "sumer use gather", "sumer gather home wood"), "sumer") == {"wood": 100}


def test_R1_6_the_map_has_37_areas_six_homes_and_three_shapes_of_event_places() -> None:
    assert len(MAP.areas) == 37
    assert [MAP.areas[home].home for home in MAP.homes] == [1, 2, 3, 4, 5, 6]
    assert {area.shape for area in MAP.areas} == {"", "plains", "mountain", "desert"}


def test_R1_7_neutral_figures_are_enough() -> None:
    tribes = [sum(units) for units in zip(*(area.tribe for area in MAP.areas), strict=True)]
    assert tribes[0] <= 9
    assert tribes[1] <= 6
    assert tribes[2] <= 3


def test_R1_8_cards_and_tokens_are_as_many_as_the_box_holds() -> None:
    cards = Counter(empire for empire, _, _ in HOUSE_CONTENT.cards)
    assert cards["sumer"] == 23
    assert cards["hittites"] == 24
    assert cards["mari"] == 18
    assert per_set([one.set for one in HOUSE_CONTENT.events.values()]) == (30, 6, 6)
    assert per_set([one.set for one in HOUSE_CONTENT.quests.values()]) == (18, 6, 6)
    assert per_set([one.set for one in HOUSE_CONTENT.combat.values()]) == (26, 6, 6)
    assert per_set([one.set for one in HOUSE_CONTENT.tokens.values()]) == (20, 8, 8)
    assert per_set([one.set for one in HOUSE_CONTENT.gardens.values()]) == (15, 5, 5)


def test_R1_9_eighteen_strategy_cards() -> None:
    assert len(HOUSE_CONTENT.strategies) == 18


def test_R1_10_house_content_says_so_and_a_record_carries_the_digest() -> None:
    assert HOUSE_CONTENT.house
    assert "house content, not the published cards" in GAME.diagram(GAME.view(start(), None))
    assert start().config.content == HOUSE_CONTENT.digest == GAME.options[-1].choices[0]


def test_R2_1_one_to_six_seats_called_by_their_empires() -> None:
    assert list(GAME.seats) == [1, 2, 3, 4, 5, 6]
    assert begun(*SIX).config.empires == SIX


def test_R2_2_modes_that_do_not_fit_the_seats_become_others() -> None:
    assert start("sumer").config.mode == "kings"
    assert start("sumer", "elam", mode="ur").config.mode == "table"
    assert start("sumer", mode="ashur").config.mode == "ashur"


def test_R2_3_options() -> None:
    config = start("sumer", mode="kings", automata="3", level="caesar", combat="simple", luck="none").config
    assert (len(config.empires), config.level, config.combat, config.luck) == (4, "caesar", "simple", "none")


def test_R22_20_only_several_people_beside_an_automaton_play_together() -> None:
    assert start("sumer", "elam", mode="kings", side="together").config.side == "together"
    assert start("sumer", "elam", mode="kings").config.side == "alone"
    assert start("sumer", mode="kings", side="together").config.side == "alone"
    assert start("sumer", "elam", side="together").config.side == "alone"
    assert start(*GAME.marks[:6], mode="kings", side="together").config.side == "alone"
    option = next(option for option in GAME.options if option.name == "side")
    assert [option.has_effect({"mode": mode}, 2) for mode in ("table", "kings", "ur", "ashur")] == [0, 1, 0, 0]
    assert not option.has_effect({"mode": "kings"}, 1)


def test_R2_4_the_game_may_end_after_some_rounds() -> None:
    state = begun(rounds="12")
    while GAME.result(state) is None:
        decision = require(GAME.decision(state))
        state = GAME.play(state, decision.seats[0], ("end",)).state
    assert (state.ended, state.turn.round) == ("rounds", 12)


@pytest.mark.parametrize(("mode", "offered"), [("table", True), ("kings", True), ("ur", False), ("ashur", False)])
def test_R2_4_a_last_round_is_not_offered_where_the_game_has_a_clock_of_its_own(mode: str, offered: bool) -> None:
    rounds = next(option for option in GAME.options if option.name == "rounds")
    assert rounds.has_effect({"mode": mode}, 1) is offered


def test_R3_1_homes_are_chosen_by_the_last_seat_first() -> None:
    state = start("sumer", "babylon", "akkad")
    assert asked(state) == ("akkad",)
    assert words(state, "home") == {"1", "2", "3"}
    state = after(state, "akkad home 2", "babylon home 3")
    assert units(state, "A1", "sumer") == ("spearman",)


def test_R3_2_homes_without_a_player_are_closed() -> None:
    state = at(begun(), "A3", "sumer 1 rider")
    assert state.config.closed == frozenset(MAP.homes[2:])
    state = after(turn_of(state, 0), "sumer use explore")
    assert refused(state, "sumer move A3 rider A4") == "7.3"


def test_R3_3_seals_at_the_start() -> None:
    state = begun(*SIX)
    names = state.config.empires
    assert [names[one] for one in state.events.order] == ["assyria", "akkad", "elam", "sumer", "babylon", "hittites"]
    assert [names[one] for one in state.population.order] == [
        "babylon",
        "sumer",
        "elam",
        "akkad",
        "hittites",
        "assyria",
    ]
    assert state.events.at[names.index("assyria")] == 2
    assert state.population.at[names.index("babylon")] == 2


def test_R3_4_trade_tokens_by_the_number_of_players() -> None:
    def filled(*marks: str) -> str:
        return "".join("x" if stall.token else "." for stall in start(*marks).market)

    assert filled("sumer", "babylon") == "x..xx.x..xx."
    assert filled("sumer", "babylon", "akkad") == "xx.xx.xx.xxx"
    assert filled(*SIX) == "x" * 12


def test_R3_5_event_tokens_by_shape_and_tribes_as_printed() -> None:
    state = begun(*SIX)
    for area, printed in enumerate(MAP.areas):
        assert (state.spots[area].event == EVENT_DOWN) == bool(printed.shape)
        assert not printed.shape or HOUSE_CONTENT.events[state.hidden.tokens[area]].shape == printed.shape
        tribe = [army.units for army in state.spots[area].armies if army.owner == TRIBE]
        assert tribe == ([printed.tribe] if any(printed.tribe) else [])


def test_R3_6_blockers_with_two_and_three_players() -> None:
    blocked = {count: start(*SIX[:count]).config.blocked for count in (2, 3, 4)}
    assert [len(blocked[count]) for count in (2, 3, 4)] == [8, 4, 0]
    state = start()
    assert all(state.spots[area].event == "" for area in blocked[2])


def test_R3_7_a_unit_may_end_on_a_blocked_area_which_gives_nothing() -> None:
    state = after(at(bare(), "D3", "sumer 1 spearman"), "sumer use explore", "sumer move D3 spearman D2")
    state = turn_of(state, 0)
    assert words(after(state, "sumer use gather"), "gather") == {"home"}
    assert points_by_category(state, 0, ())["areas"] == 0


def test_R3_8_one_garden_of_each_level_the_first_face_up() -> None:
    state = start()
    levels = [HOUSE_CONTENT.gardens[name].level for name in (state.garden, *state.hidden.gardens)]
    assert levels == [1, 2, 3, 4, 5]
    assert GAME.view(state, 0).position.hidden.gardens == ()


def test_R3_9_the_card_of_an_event_is_found_by_its_token() -> None:
    state = after(at(bare(), "A1", "sumer 1 spearman"), "sumer use gather", "sumer done")
    state = at(turn_of(state, 0), "A2", token="p1")
    step = say(after(state, "sumer use explore"), "sumer move A1 spearman A2")
    assert told(step, "event-revealed")[0]["event"] == "p1"


def test_R3_10_four_quests_are_dealt_and_three_kept_all_at_once() -> None:
    state = after(start(), "babylon home 2", "sumer die white")
    assert asked(state) == ("sumer", "babylon")
    dealt = state.hidden.quests[0]
    state = after(state, f"sumer keep {' '.join(dealt[:3])}")
    assert isinstance(state.agenda[0], Quests)
    assert state.hidden.quests[0] == dealt[:3]
    assert state.hidden.returned[0] == dealt[3]
    assert len(begun("sumer", mode="ur").hidden.quests[0]) == 2


def test_R3_11_everybody_starts_with_four_goods_a_unit_and_the_first_technologies() -> None:
    state = begun("hittites", "babylon")
    assert goods(state, "hittites") == {"stone": 1, "wood": 1, "clay": 1, "food": 1}
    assert units(state, "A1", "hittites") == ("spearman",)
    assert state.realms[0].levels == (1, 1, 1, 1, 1, 1)


def test_R3_12_the_order_of_the_first_questions() -> None:
    state, kinds = start("ebla", "elam", "sumer"), []
    while kind(state) != "act":
        kinds.append(kind(state))
        decision = require(GAME.decision(state))
        state = GAME.play(state, decision.seats[0], first_move(state, decision.seats[0])).state
    assert kinds == ["home", "home", "die", "camp", "harbour", "quests", "quests", "quests"]


def test_R4_1_sumer_has_mathematics_a_tablet_and_a_floor_with_a_die() -> None:
    state = begun()
    assert state.realms[0].levels[ACTIONS.index("research")] == 2
    assert goods(state, "sumer")["tablet"] == 1
    assert state.realms[0].floors == len(state.realms[0].dice) == 1
    assert "-" in state.realms[0].dice[0]


def test_R4_2_babylon_has_irrigation_and_population_two() -> None:
    state = begun()
    assert state.realms[1].levels[ACTIONS.index("growth")] == 2
    assert state.population.at[1] == 2


def test_R4_3_akkad_has_archery_a_bone_and_an_archer() -> None:
    state = begun("akkad", "babylon")
    assert state.realms[0].levels[ACTIONS.index("warfare")] == 2
    assert goods(state, "akkad")["bone"] == 1
    assert units(state, "A1", "akkad") == ("archer",)


def test_R4_4_elam_camps_beside_its_home_with_both_or_neither() -> None:
    state = start("elam", "babylon")
    state = after(state, "babylon home 2")
    assert words(state, "camp") == {"A2", "B1", "B2"}
    camped = after(state, "elam camp B2")
    assert (spot(camped, "B2").settlement, spot(camped, "B2").wall, spot(camped, "B2").event) == (0, 0, EVENT_DOWN)
    declined = after(state, "elam decline")
    assert spot(declined, "B2").settlement is None
    assert refused(state, "elam camp C1") == "4.4"


def test_R4_5_assyria_has_astronomy_and_event_two() -> None:
    state = begun("assyria", "babylon")
    assert state.realms[0].levels[ACTIONS.index("explore")] == 2
    assert state.events.at[0] == 2


def test_R4_6_the_hittites_first_reroll_of_a_turn_is_free_and_counts() -> None:
    state = with_dice(bare("hittites", "babylon"), "hittites", "white-an")
    state = after(state, "hittites reroll white-an")
    assert state.turn.rerolls == 1
    assert "reroll" not in words(state)
    rich = having(state, "hittites", "5 tablet")
    for _ in range(2):
        rich = after(rich, f"hittites reroll {rich.realms[0].dice[0]}")
    assert goods(rich, "hittites") == {"tablet": 3}
    assert refused(rich, f"hittites reroll {rich.realms[0].dice[0]}") == "6.12"


def test_R4_7_mari_starts_at_level_two() -> None:
    assert begun("mari", "babylon").realms[0].levels == (2, 2, 2, 2, 2, 2)


def test_R4_8_ebla_has_woodworking_and_anchors_a_ship_beside_its_home() -> None:
    state = start("ebla", "babylon")
    state = after(state, "babylon home 2")
    assert words(state, "harbour") == {"A1-A2", "A1-B1", "A1-B2"}
    state = after(state, "ebla harbour A1-B2")
    assert state.fleet == ((MAP.by_border["A1-B2"], 0),)
    assert state.realms[0].levels[ACTIONS.index("build")] == 2


def test_R4_9_empires_differ_by_their_cards() -> None:
    builds = {HOUSE_CONTENT.cards[empire, 1, 4].values["builds"] for empire in HOUSE_CONTENT.empires}
    assert builds == {1, 2}
    tablets = [HOUSE_CONTENT.cards["sumer", 2, level].values["tablets"] for level in (2, 3, 4)]
    assert all(one < other for one, other in pairwise(tablets))
    assert tablets[0] > HOUSE_CONTENT.cards["babylon", 2, 2].values["tablets"]


def test_every_empire_can_be_played_from_every_seat() -> None:
    for mark in GAME.marks:
        other = "babylon" if mark != "babylon" else "sumer"
        for marks in ((mark, other), (other, mark)):
            assert kind(begun(*marks)) == "act"


def test_seals_and_ships_can_be_set_up() -> None:
    state = ship(seals(bare(), "babylon 4 sumer 3"), "sumer", "A1-A2")
    assert state.population.at == (3, 4)
    assert PIECES[5] == "ship"
    assert state.fleet
