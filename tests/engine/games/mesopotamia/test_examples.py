"""The rulebook's worked examples (30), and a round by words (29)."""

import re
from pathlib import Path

import pytest
from msgspec.structs import replace

from engine.game import Step
from engine.games.mesopotamia.content.load import HOUSE_CONTENT
from engine.games.mesopotamia.content.tables import ACTIONS
from engine.games.mesopotamia.draft import Draft
from engine.games.mesopotamia.reading.battle import BOT_BONES_INDEX
from engine.games.mesopotamia.reading.scoring import largest_completed_set
from engine.games.mesopotamia.reading.tracks import climb_track
from engine.games.mesopotamia.solo import automaton, siege, strategy
from engine.games.mesopotamia.state import Act, Explore, Fight, Fighter, Plan, Stall, State, Track
from tests.engine.games.mesopotamia.positions import (
    AFTER_TURNS,
    GAME,
    MAP,
    after,
    asked,
    at,
    bare,
    battle_phase,
    begun,
    bot_of,
    empty,
    goods,
    having,
    kind,
    kings,
    refused,
    running,
    say,
    seals,
    ship,
    spot,
    told,
    units,
    with_dice,
    words,
)
from tests.engine.games.mesopotamia.test_solo_battles import solo_battle
from tests.support.require import require

HERE = Path(__file__).parent


# 29 ------------------------------------------------------------------------------------------------------------------

ROUND = """
babylon use explore
babylon move D4 spearman C3
babylon move D4 archer C3
babylon move D4 rider C3
babylon end
sumer use gather
sumer gather home clay
sumer gather archer-C3 wood
sumer gather spearman-C3 wood
sumer trade 11
sumer end
sumer bid 3 3 0
babylon bid 5 2 1
babylon place sp1 1
babylon place ar2 1
sumer row sp1 ar1
sumer row ar2 ar1
sumer place sp2 1
babylon place ri1 1
babylon retreat D4
""".strip().splitlines()


def fifth_round() -> State:
    state = seals(bare(), "babylon 4 sumer 3", "sumer 3 babylon 3")
    state = at(at(state, "A1"), "C3", "sumer 1 archer 1 spearman")
    state = at(at(state, "E7"), "D4", "babylon 1 spearman 1 archer 1 rider")
    state = having(with_dice(state, "sumer", "white-an"), "sumer", "1 stone 2 food 6 bone", "gather 2")
    state = having(state, "babylon", "8 bone", "explore 4")
    state = running(state, "A2", "m8", "sumer", 2, 2)
    state = replace(state, market=(Stall("T12"), *state.market[1:]))
    return replace(state, turn=replace(state.turn, round=5, order=(1, 0), player=1), agenda=(Act(),))


def with_the_cards_of_the_example(state: State) -> State:
    attackers = tuple(Fighter(card, True) for card in ("sp1", "ar2", "ri1"))
    defenders = tuple(Fighter(card, False) for card in ("ar1", "sp2"))
    return replace(state, battle=replace(require(state.battle), fighters=(*attackers, *defenders)))


def up_to(count: int) -> Step[State]:
    """The step of the move of this number."""
    step = Step(fifth_round())
    for number, move in enumerate(ROUND[:count], 1):
        if number == 12:
            step = Step(with_the_cards_of_the_example(step.state))
        step = say(step.state, move)
    return step


def test_R29_1_turn_order_is_fixed() -> None:
    assert (kind(fifth_round()), asked(fifth_round())) == ("act", ("babylon",))


def test_R29_2_three_units_move() -> None:
    assert up_to(1).state.agenda[0] == Explore(3)
    assert words(up_to(3).state, "move D4 rider C3") >= {"", "B3", "B4"}
    assert kind(up_to(4).state) == "act"


def test_R29_3_nothing_else_can_be_used() -> None:
    decision = require(GAME.decision(up_to(4).state))
    assert decision.automatic_move == ("end",)
    assert up_to(5).informed_seats == frozenset()
    assert asked(up_to(5).state) == ("sumer",)


def test_R29_4_sumer_gathers_and_trades() -> None:
    assert words(up_to(6).state, "gather") == {"home", "archer-C3", "spearman-C3"}
    state = up_to(10).state
    assert goods(state, "sumer") == {"stone": 1, "food": 4, "clay": 2, "bone": 6}
    assert state.market[0].amphora == 0
    assert kind(state) == "act"


def test_R29_5_held_units_cannot_explore_and_the_battle_begins_by_itself() -> None:
    assert "explore" not in words(up_to(10).state, "use")
    step = up_to(11)
    assert step.informed_seats == {0, 1}
    assert told(step, "dice-rolled")
    assert told(step, "cards-drawn")
    assert step.state.battle is not None
    assert (step.state.battle.attacker, step.state.battle.area) == (1, MAP.by_name["C3"])


def test_R29_6_bids() -> None:
    assert asked(up_to(11).state) == ("sumer", "babylon")
    assert up_to(12).informed_seats == frozenset()
    assert up_to(13).informed_seats == {0, 1}
    assert goods(up_to(13).state, "babylon")["bone"] == goods(up_to(13).state, "sumer")["bone"] == 1


def test_R29_7_places_rows_and_duels() -> None:
    assert (kind(up_to(15).state), asked(up_to(15).state)) == ("row", ("sumer",))
    assert kind(up_to(17).state) == "place-tactics"
    step = up_to(19)
    assert [(one["winner"], one["loser"]) for one in told(step, "duel")] == [
        ("ar1", "sp1"),
        ("ar1", "ar2"),
        ("sp2", "ri1"),
    ]
    assert (kind(step.state), asked(step.state)) == ("retreat", ("babylon",))
    assert {"B4", "D4"} <= words(step.state, "retreat")


def test_R29_8_the_end_of_the_round() -> None:
    step = up_to(20)
    assert units(step.state, "C3", "sumer") == ("spearman", "archer")
    assert units(step.state, "D4", "babylon") == ("rider",)
    assert goods(step.state, "sumer")["tablet"] == 1
    assert spot(step.state, "A2").die == 3
    assert (step.state.turn.round, step.state.turn.order) == (6, (1, 0))


# 30 ------------------------------------------------------------------------------------------------------------------


def test_R30_1_the_battle_duel_by_duel() -> None:
    state = fifth_round()
    surrounded = up_to(18).state
    for area in ("B3", "B4", "C2", "C4", "D3", "D4"):
        surrounded = at(surrounded, area, wall="sumer")
    step = say(surrounded, ROUND[18])
    duels = [(one["winner"], one["loser"], one["value"], one["other"]) for one in told(step, "duel")]
    assert duels == [("ar1", "sp1", 2, 1), ("ar1", "ar2", 2, 2), ("sp2", "ri1", 3, 2)]
    assert [one["card"] for one in told(step, "unit-destroyed")] == ["sp1", "ar2", "ri1"]
    assert [one["card"] for one in told(step, "unit-tired")] == ["sp2"]
    assert units(step.state, "C3", "sumer") == ("spearman", "archer")
    assert units(state, "C3", "babylon") == ()


def test_R30_2_the_bones_of_the_battle() -> None:
    state = up_to(13).state
    assert require(state.battle).bonus == (2, 1, 1)
    assert goods(up_to(20).state, "babylon") == {"bone": 1}
    assert goods(up_to(20).state, "sumer")["bone"] == 1


def test_R30_3_holding() -> None:
    state = at(at(bare(), "C3", "sumer 1 spearman 1 rider"), "C4", "babylon 1 spearman 1 archer 1 rider")
    state = replace(state, agenda=(Explore(2), Act()))
    state = after(state, "sumer move C3 spearman C4")
    assert words(state, "move C3 rider C4") == {""}
    state = after(state, "sumer move C3 rider C4")
    state = replace(state, turn=replace(state.turn, player=1, order=(1, 0)), agenda=(Explore(2), Act()))
    state = after(state, "babylon move C4 rider C5")
    assert refused(state, "babylon move C4 archer C5") == "7.6"


def test_R30_4_the_leader_may_put_another_battle_first() -> None:
    state = seals(bare("akkad", "elam", "sumer"), events="akkad 4 elam 2 sumer 1")
    for area in ("C3", "C5"):
        state = at(state, area, "elam 1 archer", "sumer 1 archer")
    state = having(at(state, "D4", "akkad 1 archer", "sumer 1 rider"), "sumer", "3 bone")
    state = after(battle_phase(state).state, "akkad order C5", "akkad order C3")
    assert require(state.battle).area == MAP.by_name["C5"]


def test_R30_5_gathering() -> None:
    state = at(at(bare("elam", "sumer"), "C3", settlement="elam"), "A3", "elam 1 spearman")
    state = after(having(ship(state, "elam", "A2-A3"), "elam", "9 bone", "gather 3"), "elam use gather")
    assert words(state, "gather ship-A2-A3") == {"food", "wood"}
    for move in ("gather home clay", "gather settlement-C3 wood", "gather spearman-A3 wood"):
        state = after(state, f"elam {move}")
    assert "settlement-C3" not in words(state, "gather")


def test_R30_6_two_discoveries_of_one_action() -> None:
    state = having(bare(), "sumer", "2 tablet", "research 3")
    state = after(state, "sumer use research", "sumer discover build", "sumer discover build")
    assert state.realms[0].levels[ACTIONS.index("build")] == 3


def test_R30_7_two_actions_in_a_turn() -> None:
    state = having(at(bare("babylon", "sumer"), "C3", "babylon 1 rider"), "babylon", levels="gather 3 explore 2")
    state = with_dice(state, "babylon", "white-an", "silver-ki")
    state = after(state, "babylon use gather", "babylon done", "babylon use explore white-an silver-ki")
    assert kind(state) == "explore"


def test_R30_8_training_with_animal_husbandry() -> None:
    state = seals(having(bare(), "sumer", "3 wood", "warfare 3"), "sumer 3 babylon 1")
    state = after(state, "sumer use warfare")
    assert words(state, "train") == {"spearman", "archer", "rider"}
    assert refused(state, "sumer train chariot") == "12.3"


def test_R30_9_protect_the_village() -> None:
    state = running(at(bare(), "B2", "sumer 1 spearman"), "B2", "d1", "sumer")
    for number in range(1, 7):
        state = battle_phase(state).state
        assert goods(state, "sumer")["tablet"] == number
    assert spot(state, "B2").settlement == 0
    assert state.realms[0].levels[2] == 3
    assert state.events.at[0] == 4


def test_R30_10_who_comes_later_is_higher() -> None:
    track = climb_track(climb_track(Track((0, 1), (1, 1)), 1, 1, 9), 0, 1, 9)
    assert track == Track((0, 1), (2, 2))


def test_R30_11_quests() -> None:
    state = having(bare(), "sumer", "1 stone")
    for area in ("B1", "B2", "C1"):
        state = at(state, area, settlement="sumer", wall="sumer" if area == "B1" else "")
    quests = {name: quest.needs for name, quest in HOUSE_CONTENT.quests.items() if quest.needs.get("stone") == 1}
    assert len(largest_completed_set(state, 0, ("Q1", "Q22"))) == 1
    assert {"Q1", "Q22"} <= set(quests)
    assert largest_completed_set(having(state, "sumer", "2 tablet", "research 4 growth 3"), 0, ("Q2",)) == ("Q2",)


def test_R30_12_a_ship_beside_the_battle() -> None:
    state = ship(at(bare("elam", "sumer"), "C3", "elam 1 spearman", "sumer 1 spearman"), "elam", "C3-C4")
    state = battle_phase(seals(having(state, "elam", "2 bone"), events="elam 3 sumer 3")).state
    assert refused(state, "elam bid 0 0 0") == "16.4"
    assert words(state, "bid") == {"0", "1", "2", "3"}


def test_R30_13_strategy_cards() -> None:
    state = kings("babylon", number=next(n for n in range(40) if bot_of(kings("babylon", number=n)) == "sumer"))
    state = empty(state)
    bot = replace(state.bots[0], plans=(Plan("SC5"), Plan("SC9"), Plan("SC11")))
    plans = strategy.plans_by_priority(replace(state, bots=(bot,)), bot)
    assert [plan.card for plan in plans] == ["SC11", "SC9", "SC5"]
    assert [strategy.card_priority(state, 1, plan.card)[0] for plan in plans] == [3, 8, 19]
    found = strategy.match_actions(state, plans, ("research", "gather"))
    assert found == [("SC11", 0), ("SC9", 1), ("SC11", 1)]
    draft = Draft(replace(state, bots=(replace(bot, plans=plans),)))
    for card, place in found:
        automaton._mark_action(draft, 0, card, place)
    strategy.renew_plans(draft, 0)
    assert "SC11" in draft.state.bots[0].discards
    assert Plan("SC9", (False, True)) in draft.state.bots[0].plans


def test_R30_14_a_solo_battle() -> None:
    state = solo_battle("ar4 sp4", "sp3 ar3", bones=1, bot_bones=4)
    assert state.battle is not None
    archer, spearman, *others = state.battle.fighters
    people = (replace(archer, placed=(1, 1, 1)), replace(spearman, placed=(2, 1, 0)))
    state = replace(
        state, battle=replace(state.battle, fighters=(*people, *others)), agenda=(Fight("duel"), *AFTER_TURNS[1:])
    )
    first = say(state, "babylon duel ar4 sp3")
    assert told(first, "bot-duels")[0] | {"who": ""} == {
        "who": "",
        "card": "sp3",
        "bones": ("0", "0", "1"),
        "count": 1,
        "reason": "gets-away",
    }
    state = first.state
    if kind(state) == "retreat":
        state = after(state, f"babylon retreat {min(words(state, 'retreat'))}")
    state = after(state, "babylon tire tactics")
    second = say(state, "babylon duel ar4 ar3")
    assert told(second, "bot-duels")[0]["bones"] == ("2", "0", "0")
    assert told(second, "bot-duels")[0]["reason"] == "wins"
    assert kind(second.state) == "retreat"
    third = say(second.state, f"babylon retreat {min(words(second.state, 'retreat'))}")
    assert told(third, "unit-tired")[0]["card"] == "ar3"
    assert told(third, "bot-duels")[0] | {"who": ""} == {
        "who": "",
        "card": "ar3",
        "bones": ("0", "0", "1"),
        "count": 1,
        "reason": "gets-away",
    }
    last = third.state
    while last.battle is not None:
        verb = "tire" if kind(last) == "tire" else "retreat"
        last = after(last, f"babylon {verb} {min(words(last, verb))}")
    assert units(last, "C3", "babylon") == ("spearman",)
    assert goods(last, "babylon") == {"bone": 1}
    assert BOT_BONES_INDEX == 1


def test_R30_15_the_defenders_of_ur_at_population_seven() -> None:
    state = begun("akkad", mode="ur")
    enemy = state.config.empires[1]
    draft = Draft(seals(state, f"{enemy} 7 akkad 1"))
    siege._take_bones_and_unit(draft)
    assert draft.state.realms[1].goods[5] == state.realms[1].goods[5] + 3
    assert told(draft.step(), "unit-trained")[0]["unit"] == "chariot"


def test_R30_16_waves() -> None:
    assert [bones for _, bones in HOUSE_CONTENT.defence.waves] == [3, 4, 5, 6, 7, 8]
    assert HOUSE_CONTENT.defence.waves[5][0] == (2, 2, 2, 2, 2)


# every rule ----------------------------------------------------------------------------------------------------------

CHAPTERS = {
    1: 10,
    2: 4,
    3: 12,
    4: 9,
    5: 5,
    6: 14,
    7: 14,
    8: 7,
    9: 3,
    10: 6,
    11: 11,
    12: 4,
    13: 1,
    14: 3,
    15: 9,
    16: 22,
    17: 21,
    18: 4,
    19: 17,
    20: 8,
    21: 7,
    22: 20,
    23: 9,
    24: 12,
    25: 11,
    26: 6,
    27: 9,
    28: 8,
    29: 8,
    30: 16,
}


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_every_rule_has_a_test(chapter: int) -> None:
    found = {
        name for path in HERE.glob("test_*.py") for name in re.findall(r"def test_R(\d+_\d+)_", path.read_text("utf-8"))
    }
    assert [f"{chapter}_{rule}" for rule in range(1, CHAPTERS[chapter] + 1) if f"{chapter}_{rule}" not in found] == []
