"""Battles against a player of the game itself (23)."""

from msgspec.structs import replace

from engine.games.mesopotamia.content.load import HOUSE_CONTENT
from engine.games.mesopotamia.draft import Draft
from engine.games.mesopotamia.questions.duels import WinnerBoneQuestion
from engine.games.mesopotamia.questions.losses import RetreatQuestion
from engine.games.mesopotamia.reading.battle import bot_bones
from engine.games.mesopotamia.state import Battle, Fight, Fighter, Retreat, State, Tire
from tests.engine.games.mesopotamia.positions import (
    AFTER_TURNS,
    MAP,
    after,
    at,
    battle_phase,
    bot_of,
    empty,
    goods,
    having,
    kind,
    kings,
    run_on,
    say,
    seals,
    told,
    units,
    words,
)
from tests.support.require import require


def solo_battle(
    human: str, bot: str, bones: int = 9, bot_bones: int = 4, attacks: bool = True, leads: bool = True
) -> State:
    """A solo battle with these cards, the human's first, before bones are placed."""
    state = empty(kings())
    name = bot_of(state)
    order = f"babylon 3 {name} 3" if leads else f"{name} 3 babylon 3"
    own, foes = ([HOUSE_CONTENT.combat[card].unit for card in cards.split()] for cards in (human, bot))
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
    assert len(require(state.battle).fighters) == 2
    step = say(state, "babylon done")
    assert step.informed_seats == {0}
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
    assert require(step.state.battle).bonus[1] == 1


def test_R23_6_fatigue_for_both_the_bot_by_rule() -> None:
    state = solo_battle("ar4", "sp3")
    assert state.battle is not None
    battle = replace(
        state.battle, fighters=(state.battle.fighters[0], replace(state.battle.fighters[1], placed=(1, 0, 1)))
    )
    draft = Draft(replace(state, battle=battle, agenda=(Tire("sp3"), *state.agenda)))
    assert WinnerBoneQuestion().advance(draft, Tire("sp3"))
    assert require(draft.state.battle).fighter("sp3").placed == (1, 0, 0)


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
    assert RetreatQuestion().advance(draft, Retreat("sp3"))
    assert units(draft.state, "C4", "babylon") == ("spearman",)
