"""Automata, solo battles, the siege of Ur, the defenders of Ashur (22-25)."""

from dataclasses import replace

import pytest

from engine.game import Step, Who
from engine.mesopotamia.changes.effects import climb
from engine.mesopotamia.changes.events import present_event
from engine.mesopotamia.content.load import HOUSE
from engine.mesopotamia.content.tables import ACTIONS, BotAction
from engine.mesopotamia.draft import Draft
from engine.mesopotamia.ending import places
from engine.mesopotamia.questions.losses import Retreating
from engine.mesopotamia.questions.rows import Tiring
from engine.mesopotamia.reading.battle.sides import never_retreats
from engine.mesopotamia.reading.battle.solo import bot_bones
from engine.mesopotamia.reading.scoring import total
from engine.mesopotamia.reading.strategies import own_cards
from engine.mesopotamia.solo import automaton, defence, siege, strategy
from engine.mesopotamia.state import (
    Act,
    Battle,
    BotTurn,
    Build,
    Choose,
    Explore,
    Fight,
    Fighter,
    NextRound,
    Plan,
    Retreat,
    State,
    Tire,
)
from tests.engine.mesopotamia.playing import TABLES, played_out
from tests.engine.mesopotamia.positions import (
    AFTER_TURNS,
    GAME,
    MAP,
    after,
    asked,
    at,
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
    units,
    words,
)


def kings(human: str = "babylon", number: int = 3, **options: str) -> State:
    return begun(human, number=number, mode="kings", **options)


def empty(state: State) -> State:
    """The same with nothing on the map but the homes."""
    homes = {realm.home for realm in state.realms}
    spots = tuple(one if area in homes else type(one)() for area, one in enumerate(state.spots))
    return replace(state, spots=spots, hidden=replace(state.hidden, tokens=("",) * len(spots)))


def bot_of(state: State) -> str:
    return state.config.empires[1]


def acting(state: State, **action: object) -> Draft:
    """An automaton carries out one action."""
    draft = Draft(state)
    automaton.carry_out(draft, 0, BotAction(**action))  # type: ignore[arg-type]  # fields by name
    return draft


# 22 ------------------------------------------------------------------------------------------------------------------


def test_R22_1_an_automaton_is_a_player_without_goods_or_quests() -> None:
    state = kings()
    assert len(state.config.empires) == 2
    assert HOUSE.empires[bot_of(state)].set == "base"
    assert state.realms[1].home == MAP.homes[1]
    assert sum(state.realms[1].goods[:5]) == 0
    assert state.realms[1].quests == 0
    assert state.realms[1].dice == ()


def test_R22_2_ten_cards_with_the_empires_own_three_face_up() -> None:
    state = kings()
    bot = state.bots[0]
    own = own_cards(state.content, state.config, 1)
    assert len(own) == 10
    assert len({HOUSE.strategies[card].title for card in own}) == 10
    assert len(bot.plans) == 3
    assert bot.deck == len(state.hidden.strategies[0]) == 7


def test_R22_3_plans_are_ordered_by_priority() -> None:
    state = kings()
    bot = replace(state.bots[0], plans=(Plan("SC5"), Plan("SC9"), Plan("SC1")))
    order = [plan.card for plan in strategy.judged(state, bot)]
    values = [strategy.priority(state, 1, card)[0] for card in order]
    assert values == sorted(values)


@pytest.mark.parametrize("level", ["caesar", "igigi", "anunnaki"])
def test_R22_4_action_cards_by_floors_and_level(level: str) -> None:
    assert (
        HOUSE.draws[level]
        == {
            "caesar": (0, 0, 1, 1, 2, 2, 3),
            "igigi": (0, 1, 1, 2, 2, 3, 4),
            "anunnaki": (0, 1, 2, 2, 3, 3, 4),
        }[level]
    )
    state = having(kings(level=level), bot_of(kings(level=level)), floors=6)
    draft = Draft(replace(state, agenda=(BotTurn(),)))
    automaton.turn(draft, 0)
    assert len(told(draft.step(), "actions-drawn")[0]["cards"]) == HOUSE.draws[level][6]  # type: ignore[arg-type]  # words


def test_R22_5_a_drawn_action_goes_to_the_plan_of_highest_priority() -> None:
    plans = (Plan("SC11"), Plan("SC9"), Plan("SC5"))
    found = strategy.match_actions(kings(), plans, ("explore",))
    assert found[0] == ("SC5", 1)
    assert strategy.match_actions(kings(), plans[:2], ("explore",)) == [("SC11", 0)]


def test_R22_6_a_star_goes_last_to_the_leftmost_open_action() -> None:
    plans = (Plan("SC11"), Plan("SC9"), Plan("SC5"))
    found = strategy.match_actions(kings(), plans, ("star", "research"))
    assert found == [("SC11", 0), ("SC11", 1), ("SC9", 0)]


def test_R22_7_one_more_action_from_the_first_plan() -> None:
    assert strategy.match_actions(kings(), (Plan("SC3"), Plan("SC8")), ()) == [("SC3", 0)]
    done = strategy.match_actions(kings(), (Plan("SC3", (True, False)), Plan("SC8")), ("growth",))
    assert done == [("SC8", 1), ("SC3", 1)]


def test_R22_8_an_action_that_can_do_nothing_is_still_marked() -> None:
    state = kings()
    state = replace(state, bots=(replace(state.bots[0], plans=(Plan("SC10"), Plan("SC4"), Plan("SC5"))),))
    draft = Draft(replace(state, agenda=(BotTurn(),)))
    automaton.turn(draft, 0)
    assert sum(any(plan.marked) for plan in draft.state.bots[0].plans) >= 1


def test_R22_9_done_cards_are_discarded_and_up_to_three_dealt() -> None:
    state = kings()
    bot = replace(state.bots[0], plans=(Plan("SC1", (True, True)), Plan("SC2", (True, False)), Plan("SC3")))
    draft = Draft(replace(state, bots=(bot,)))
    strategy.renew(draft, 0)
    after_ = draft.state.bots[0]
    assert "SC1" in after_.discards
    assert Plan("SC2", (True, False)) in after_.plans
    assert len(after_.plans) == 3


def test_R22_10_draw_until_research_puts_the_card_beside_the_others() -> None:
    state = kings()
    draft = acting(state, action=5, draw=True)
    added = draft.state.bots[0].plans[-1]
    assert any(action.action == 2 for action in HOUSE.strategies[added.card].actions)
    assert len(draft.state.bots[0].plans) == 4


def test_R22_11_research_raises_the_listed_actions_without_tablets() -> None:
    state = having(kings(), bot_of(kings()), levels="research 2 gather 4")
    draft = acting(state, action=2, words=("research",), number=3)
    assert draft.state.realms[1].levels[2] == 4
    top = acting(having(state, bot_of(state), levels="research 4 build 1"), action=2, words=("research",), number=1)
    assert top.state.realms[1].levels[1] == 2


def test_R22_12_growth_climbs() -> None:
    state = kings()
    assert acting(state, action=5, number=2).state.population.at[1] == state.population.at[1] + 2


def test_R22_13_gather_puts_an_amphora_on_most_points() -> None:
    state = having(kings(), bot_of(kings()), levels="gather 4")
    draft = acting(state, action=3, words=("most-vp", "next-free"))
    taken = [place for place, stall in enumerate(draft.state.market) if stall.amphora == 1]
    vp = [HOUSE.tokens[stall.token].vp if stall.token else -1 for stall in state.market]
    free = [vp[place] for place in strategy.stalls(state, 1)]
    assert [vp[place] for place in taken] == [max(free)]
    assert draft.state.realms[1].goods[:5] == state.realms[1].goods[:5]


def test_R22_14_build_takes_the_first_goal_that_is_possible() -> None:
    state = having(empty(kings()), bot_of(kings()), floors=0)
    assert acting(state, action=1, words=("floor", "settlement")).state.realms[1].floors == 1
    full = at(having(state, bot_of(state), floors=1), "B2", f"{bot_of(state)} 1 spearman")
    full = seals(full, f"babylon 2 {bot_of(state)} 1")
    assert spot(acting(full, action=1, words=("floor", "settlement")).state, "B2").settlement == 1


def test_R22_15_warfare_takes_bones_and_trains_the_best() -> None:
    state = having(empty(kings()), bot_of(kings()), "0 bone", levels="warfare 3")
    draft = acting(state, action=4, train=True, bones=True)
    assert draft.state.realms[1].goods[5] > 0
    assert "rider" in units(draft.state, "E7", bot_of(state))


def test_R22_16_explore_goes_to_the_first_kind_of_target() -> None:
    bot = bot_of(kings())
    state = at(at(empty(kings()), "D6", f"{bot} 1 spearman"), "E7")
    state = having(at(state, "D7", token="d2"), bot, levels="explore 1")
    draft = acting(state, action=0, words=("event", "enemy-unit"))
    assert units(draft.state, "D7", bot) == ("spearman",)
    assert spot(draft.state, "D7").event in ("held", "")


def test_R22_17_a_bot_takes_the_option_with_more_steps() -> None:
    bot = bot_of(kings())
    state = at(empty(kings()), "D7", f"{bot} 1 spearman", token="d6")
    draft = Draft(state)
    draft.agenda.push(Choose(MAP.by_name["D7"], 1))
    present_event(draft, MAP.by_name["D7"], 1)
    assert spot(draft.state, "D7").event == "held"
    assert draft.state.events.at[1] == state.events.at[1] + 2


def test_R22_18_bots_fight_simply_among_themselves_and_against_tribes() -> None:
    bot = bot_of(kings())
    state = having(at(empty(kings()), "C6", f"{bot} 2 archer", "tribe 1 spearman"), bot, "9 bone")
    step = battle_phase(state)
    assert told(step, "strengths-compared")
    assert told(step, "bid-opened")[0]["bid"] == ("5", "0", "0")


def test_R22_19_as_event_leader_a_bot_puts_its_own_battles_last() -> None:
    state = begun("babylon", "elam", number=3, mode="kings")
    bot = state.config.empires[2]
    state = seals(empty(state), events=f"{bot} 5 babylon 1 elam 1")
    state = at(at(state, "B3", "babylon 1 archer", f"{bot} 1 rider"), "D5", "babylon 1 archer", "elam 1 rider")
    state = battle_phase(having(state, "babylon", "4 bone")).state
    assert state.battle is not None
    assert state.battle.area == MAP.by_name["D5"]


def test_R22_20_an_automaton_scores_and_can_win() -> None:
    game = played_out(TABLES[6], 6)
    result = GAME.result(game.states[-1])
    assert result is not None
    assert len(result.rivals) == 2


def allied(*order: str, **options: str) -> State:
    """A finished game of Sumer and Babylon beside two automata, on both tracks from the first to the last: `first` and
    `second` for the automata."""
    state = begun("sumer", "babylon", number=3, mode="kings", automata="2", **options)
    first, second = state.config.empires[2:]
    names = ["first", "second"]
    empires = [{"first": first, "second": second}.get(name, name) for name in order]
    assert {*order} >= {*names}
    tracks = " ".join(f"{empire} {9 - place}" for place, empire in enumerate(empires))
    state = empty(seals(state, tracks, tracks))
    return replace(having(having(state, "sumer"), "babylon"), agenda=(NextRound(),), garden="", below=0)


def ended(state: State) -> Step[State]:
    hidden = replace(state.hidden, gardens=(), quests=((), ()))
    return run_on(replace(state, hidden=hidden))


def test_R22_20_together_all_people_win_if_the_last_of_them_is_ahead_of_the_best_automaton() -> None:
    end = ended(allied("sumer", "babylon", "first", "second", side="together"))
    result = GAME.result(end.state)
    assert result is not None
    assert (result.ranks, result.reason) == ((1, 1), "gardens")
    assert [score[0] for score in (*result.scores, *result.rivals)] == [1, 1, 0]
    (won,) = told(end, "people-won")
    assert (won["who"], won["other"]) == (Who(1), end.state.config.empires[2])
    assert won["points"] == result.scores[1][1]
    assert won["count"] == result.rivals[0][1]


@pytest.mark.parametrize("order", ["sumer first babylon second", "first second sumer babylon"])
def test_R22_20_together_all_people_lose_if_one_of_them_is_behind(order: str) -> None:
    end = ended(allied(*order.split(), side="together"))
    result = GAME.result(end.state)
    assert result is not None
    assert result.ranks == (2, 2)
    assert told(end, "people-lost")
    assert not told(end, "people-won")
    assert [rank for rank, _ in places(end.state)] == [1, 1, 2, 2]
    assert {player for rank, player in places(end.state) if rank == 1} == {2, 3}


def test_R22_20_alone_the_result_is_as_always() -> None:
    end = ended(allied("sumer", "first", "babylon", "second"))
    result = GAME.result(end.state)
    assert result is not None
    assert (result.ranks, len(result.rivals)) == ((1, 3), 2)
    assert not told(end, "people-won") + told(end, "people-lost")


@pytest.mark.parametrize(("upper", "ranks"), [("babylon", (1, 1)), ("first", (2, 2))])
def test_R22_20_with_equal_points_population_says_who_is_ahead(upper: str, ranks: tuple[int, int]) -> None:
    state = allied("sumer", "babylon", "first", "second", side="together")
    first, second = state.config.empires[2:]
    order = ("babylon", first) if upper == "babylon" else (first, "babylon")
    population, events = (f"sumer 9 {one} 8 {other} 7 {second} 6" for one, other in (order, order[::-1]))
    end = ended(seals(state, population, events)).state
    result = GAME.result(end)
    assert result is not None
    assert total(end, 1) == total(end, 2)
    assert result.ranks == ranks


# 23 ------------------------------------------------------------------------------------------------------------------


def solo_battle(
    human: str, bot: str, bones: int = 9, bot_bones: int = 4, attacks: bool = True, leads: bool = True
) -> State:
    """A solo battle with these cards, the human's first, before bones are placed."""
    state = empty(kings())
    name = bot_of(state)
    order = f"babylon 3 {name} 3" if leads else f"{name} 3 babylon 3"
    own, foes = ([HOUSE.combat[card].unit for card in cards.split()] for cards in (human, bot))
    armies = [_army("babylon", own), _army(name, foes)]
    state = at(state, "C3", *(armies if not attacks else armies[::-1]))
    state = having(having(seals(state, events=order), "babylon", f"{bones} bone"), name, f"{bot_bones} bone")
    sides = (0, 1) if attacks else (1, 0)
    fighters = (
        *(Fighter(card, attacks) for card in human.split()),
        *(Fighter(card, not attacks) for card in bot.split()),
    )
    battle = Battle(MAP.by_name["C3"], *sides, (0, 0), solo=True, fighters=fighters, bonus=(0, bot_bones, 0))
    return replace(state, battle=battle, agenda=(Fight("duel"), *AFTER_TURNS[1:]))


def _army(empire: str, kinds: list[int]) -> str:
    names = ("spearman", "archer", "rider", "chariot")
    return " ".join([empire, *(f"{kinds.count(kind)} {names[kind]}" for kind in sorted(set(kinds)))])


def test_R23_1_the_human_places_any_number_of_bones_ships_first() -> None:
    state = solo_battle("ar3", "sp1", bones=2)
    battle = replace(state.battle, fighters=state.battle.fighters[:1], bonus=(1, 4, 0)) if state.battle else None
    state = replace(state, battle=battle, agenda=(Fight("prepare"), *AFTER_TURNS[1:]))
    assert (kind(state), words(state)) == ("place", {"place"})
    assert words(state, "place") == {"ar3-strength", "ar3-tactics", "ar3-mobility"}
    placed = after(state, "babylon place ar3-strength 1")
    assert goods(placed, "babylon") == {"bone": 2}
    assert words(placed) == {"place", "done"}


def test_R23_2_then_the_bots_cards_are_turned_up() -> None:
    bot = bot_of(kings())
    state = at(empty(kings()), "C3", f"{bot} 1 spearman", "babylon 2 archer")
    state = battle_phase(having(state, "babylon", "2 bone")).state
    assert kind(state) == "place"
    assert state.battle is not None
    assert len(state.battle.fighters) == 2
    step = say(state, "babylon done")
    assert step.learned == {0}
    assert told(step, "cards-drawn")


def test_R23_3_the_human_says_who_fights_whom() -> None:
    state = solo_battle("ar4 sp4", "sp3 ar3")
    assert words(state, "duel") == {"ar4", "sp4"}
    assert words(state, "duel ar4") == {"sp3", "ar3"}


def test_R23_4_the_bot_places_just_enough_to_win_then_to_catch() -> None:
    state = solo_battle("sp4", "ar3", bot_bones=4)
    assert state.battle is not None
    bones = bot_bones(state, state.battle, *state.battle.fighters)
    assert bones == ((0, 1, 1), "wins-and-catches")
    poor = replace(state.battle, bonus=(0, 1, 0))
    assert bot_bones(state, poor, *poor.fighters) == ((0, 1, 0), "wins")


def test_R23_5_a_bot_that_cannot_win_gets_away_or_discards_a_bone() -> None:
    state = solo_battle("ch3", "sp3", bot_bones=4)
    assert state.battle is not None
    strong = replace(
        state.battle, fighters=(replace(state.battle.fighters[0], placed=(1, 0, 0)), state.battle.fighters[1])
    )
    assert bot_bones(state, strong, *strong.fighters) == ((0, 0, 1), "gets-away")
    slow = solo_battle("ch5", "sp4 sp1 sp2", bot_bones=2)
    assert slow.battle is not None
    step = say(slow, "babylon duel ch5 sp4")
    assert told(step, "bot-duels")[0]["reason"] == "beaten"
    assert step.state.battle is not None
    assert step.state.battle.bonus[1] == 1


def test_R23_6_fatigue_for_both_the_bot_by_rule() -> None:
    state = solo_battle("ar4", "sp3")
    assert state.battle is not None
    battle = replace(
        state.battle, fighters=(state.battle.fighters[0], replace(state.battle.fighters[1], placed=(1, 0, 1)))
    )
    draft = Draft(replace(state, battle=battle, agenda=(Tire("sp3"), *state.agenda)))
    assert Tiring().runs_on(draft, Tire("sp3"))
    assert draft.state.battle is not None
    assert draft.state.battle.fighter("sp3").placed == (1, 0, 0)


def test_R23_7_it_ends_when_one_side_is_gone() -> None:
    state = solo_battle("ch3", "sp1", bot_bones=0)
    assert run_on(state).state.battle is None


def test_R23_8_bones_come_back_only_after_a_lost_battle() -> None:
    state = solo_battle("sp4", "ch3 ch1", bot_bones=0, leads=False)
    assert state.battle is not None
    fighter = replace(state.battle.fighters[0], placed=(2, 1, 0))
    battle = replace(state.battle, fighters=(fighter, *state.battle.fighters[1:]))
    step = say(replace(having(state, "babylon", "0 tablet"), battle=battle), "babylon duel sp4 ch3")
    assert goods(step.state, "babylon") == {"bone": 1}


def test_R23_9_a_bot_that_attacks_picks_the_refuge_nearest_its_home() -> None:
    state = solo_battle("sp3", "ch3", attacks=False)
    assert state.battle is not None
    draft = Draft(replace(state, agenda=(Retreat("sp3"), *state.agenda)))
    assert Retreating().runs_on(draft, Retreat("sp3"))
    assert units(draft.state, "C4", "babylon") == ("spearman",)


# 24 ------------------------------------------------------------------------------------------------------------------


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
    top = {"population": HOUSE.population.positions, "events": HOUSE.track.positions}[name]
    city = ur().config.empires[1]
    state = seals(ur(), **{name: f"akkad {top} {city} {top - 1}"})
    draft = Draft(replace(state, agenda=(BotTurn(),)))
    climb(draft, name, 1, 1)
    assert run_on(draft.step().state).state.ended == "ur-grew"


def test_R24_2_the_last_position_stays_locked_for_the_human() -> None:
    top = HOUSE.population.positions
    draft = Draft(seals(ur(), population=f"{ur().config.empires[1]} {top} akkad {top - 1}"))
    climb(draft, "population", 0, 1)
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
    siege._claim(draft)
    taken = [HOUSE.slots[place].section for place, stall in enumerate(draft.state.market) if stall.amphora == 1]
    assert taken == [2]
    state = having(draft.state, "akkad", "9 stone 9 wood 9 clay 9 food", "gather 4")
    name = next(HOUSE.slots[place].name for place, stall in enumerate(state.market) if stall.amphora == 1)
    assert refused(after(state, "akkad use gather"), f"akkad trade {name}") in {"24.7", "11.7"}


def test_R24_8_bones_are_a_third_of_the_population_and_units_by_marks() -> None:
    state = seals(ur(), f"{ur().config.empires[1]} 4 akkad 1")
    draft = Draft(state)
    siege._arm(draft)
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


# 25 ------------------------------------------------------------------------------------------------------------------


def ashur(human: str = "akkad", **options: str) -> State:
    return begun(human, number=1, mode="ashur", **options)


def test_R25_1_the_set_up_is_that_of_two_with_three_quests_of_which_two_are_kept() -> None:
    state = ashur()
    assert len(state.config.blocked) == 8
    assert state.realms[0].quests == 2
    assert (MAP.areas[state.realms[0].home].name, MAP.areas[state.realms[1].home].name) == ("A1", "E4")


def test_R25_2_the_enemy_stands_on_the_events_track_alone() -> None:
    state = ashur()
    assert state.events.at[1] == HOUSE.defence.position
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
    defence.turn(draft)
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
    defence.appear(draft)
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
    defence.turn(draft)
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
    defence.turn(draft)
    assert draft.state.ended == "city-fell"
    held = at(at(empty(ashur()), "A1", "akkad 1 archer"), "B2", f"{enemy} 1 spearman")
    draft = Draft(held)
    defence.turn(draft)
    assert draft.state.ended == ""


def test_R25_11_the_enemy_destroys_settlements() -> None:
    state = at(empty(ashur()), "B2", f"{ashur().config.empires[1]} 1 spearman", settlement="akkad")
    step = battle_phase(state)
    assert told(step, "settlement-destroyed")
    assert spot(step.state, "B2").settlement is None
    assert asked(step.state)
    assert len(ACTIONS) == 6
