"""Automata (22)."""

import pytest
from msgspec.structs import replace

from engine.game import SeatRef, Step
from engine.games.mesopotamia.changes.events import present_event
from engine.games.mesopotamia.content.load import HOUSE_CONTENT
from engine.games.mesopotamia.content.tables import BotAction
from engine.games.mesopotamia.draft import Draft
from engine.games.mesopotamia.ending import ranked_players
from engine.games.mesopotamia.reading.scoring import total_points
from engine.games.mesopotamia.reading.strategies import strategy_cards_of
from engine.games.mesopotamia.solo import automaton, strategy
from engine.games.mesopotamia.state import BotTurn, Choose, NextRound, Plan, State
from tests.engine.games.mesopotamia.playing import TABLES, played_out
from tests.engine.games.mesopotamia.positions import (
    GAME,
    MAP,
    at,
    battle_phase,
    begun,
    bot_of,
    empty,
    having,
    kings,
    run_on,
    seals,
    spot,
    told,
    units,
)
from tests.support.require import require


def acting(state: State, **action: object) -> Draft:
    """An automaton carries out one action."""
    draft = Draft(state)
    automaton.carry_out(draft, 0, BotAction(**action))  # type: ignore[arg-type]  # fields by name
    return draft


def test_R22_1_an_automaton_is_a_player_without_goods_or_quests() -> None:
    state = kings()
    assert len(state.config.empires) == 2
    assert HOUSE_CONTENT.empires[bot_of(state)].set == "base"
    assert state.realms[1].home == MAP.homes[1]
    assert sum(state.realms[1].goods[:5]) == 0
    assert state.realms[1].quests == 0
    assert state.realms[1].dice == ()


def test_R22_2_ten_cards_with_the_empires_own_three_face_up() -> None:
    state = kings()
    bot = state.bots[0]
    own = strategy_cards_of(state.content, state.config, 1)
    assert len(own) == 10
    assert len({HOUSE_CONTENT.strategies[card].title for card in own}) == 10
    assert len(bot.plans) == 3
    assert bot.deck == len(state.hidden.strategies[0]) == 7


def test_R22_3_plans_are_ordered_by_priority() -> None:
    state = kings()
    bot = replace(state.bots[0], plans=(Plan("SC5"), Plan("SC9"), Plan("SC1")))
    order = [plan.card for plan in strategy.plans_by_priority(state, bot)]
    values = [strategy.card_priority(state, 1, card)[0] for card in order]
    assert values == sorted(values)


@pytest.mark.parametrize("level", ["caesar", "igigi", "anunnaki"])
def test_R22_4_action_cards_by_floors_and_level(level: str) -> None:
    assert (
        HOUSE_CONTENT.draws[level]
        == {"caesar": (0, 0, 1, 1, 2, 2, 3), "igigi": (0, 1, 1, 2, 2, 3, 4), "anunnaki": (0, 1, 2, 2, 3, 3, 4)}[level]
    )
    state = having(kings(level=level), bot_of(kings(level=level)), floors=6)
    draft = Draft(replace(state, agenda=(BotTurn(),)))
    automaton.take_automaton_turn(draft, 0)
    assert len(told(draft.step(), "actions-drawn")[0]["cards"]) == HOUSE_CONTENT.draws[level][6]  # type: ignore[arg-type]  # words


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
    automaton.take_automaton_turn(draft, 0)
    assert sum(any(plan.marked) for plan in draft.state.bots[0].plans) >= 1


def test_R22_9_done_cards_are_discarded_and_up_to_three_dealt() -> None:
    state = kings()
    bot = replace(state.bots[0], plans=(Plan("SC1", (True, True)), Plan("SC2", (True, False)), Plan("SC3")))
    draft = Draft(replace(state, bots=(bot,)))
    strategy.renew_plans(draft, 0)
    after_ = draft.state.bots[0]
    assert "SC1" in after_.discards
    assert Plan("SC2", (True, False)) in after_.plans
    assert len(after_.plans) == 3


def test_R22_10_draw_until_research_puts_the_card_beside_the_others() -> None:
    state = kings()
    draft = acting(state, action=5, draw=True)
    added = draft.state.bots[0].plans[-1]
    assert any(action.action == 2 for action in HOUSE_CONTENT.strategies[added.card].actions)
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
    vp = [HOUSE_CONTENT.tokens[stall.token].vp if stall.token else -1 for stall in state.market]
    free = [vp[place] for place in strategy.available_stalls(state, 1)]
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
    assert require(state.battle).area == MAP.by_name["D5"]


def test_R22_20_an_automaton_scores_and_can_win() -> None:
    game = played_out(TABLES[6], 6)
    result = require(GAME.result(game.states[-1]))
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
    result = require(GAME.result(end.state))
    assert (result.ranks, result.reason) == ((1, 1), "gardens")
    assert [score[0] for score in (*result.scores, *result.rivals)] == [1, 1, 0]
    (won,) = told(end, "people-won")
    assert (won["who"], won["other"]) == (SeatRef(1), end.state.config.empires[2])
    assert won["points"] == result.scores[1][1]
    assert won["count"] == result.rivals[0][1]


@pytest.mark.parametrize("order", ["sumer first babylon second", "first second sumer babylon"])
def test_R22_20_together_all_people_lose_if_one_of_them_is_behind(order: str) -> None:
    end = ended(allied(*order.split(), side="together"))
    result = require(GAME.result(end.state))
    assert result.ranks == (2, 2)
    assert told(end, "people-lost")
    assert not told(end, "people-won")
    assert [rank for rank, _ in ranked_players(end.state)] == [1, 1, 2, 2]
    assert {player for rank, player in ranked_players(end.state) if rank == 1} == {2, 3}


def test_R22_20_alone_the_result_is_as_always() -> None:
    end = ended(allied("sumer", "first", "babylon", "second"))
    result = require(GAME.result(end.state))
    assert (result.ranks, len(result.rivals)) == ((1, 3), 2)
    assert not told(end, "people-won") + told(end, "people-lost")


@pytest.mark.parametrize(("upper", "ranks"), [("babylon", (1, 1)), ("first", (2, 2))])
def test_R22_20_with_equal_points_population_says_who_is_ahead(upper: str, ranks: tuple[int, int]) -> None:
    state = allied("sumer", "babylon", "first", "second", side="together")
    first, second = state.config.empires[2:]
    order = ("babylon", first) if upper == "babylon" else (first, "babylon")
    population, events = (f"sumer 9 {one} 8 {other} 7 {second} 6" for one, other in (order, order[::-1]))
    end = ended(seals(state, population, events)).state
    result = require(GAME.result(end))
    assert total_points(end, 1) == total_points(end, 2)
    assert result.ranks == ranks
