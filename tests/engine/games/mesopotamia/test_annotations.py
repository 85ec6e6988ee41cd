"""Notes on the costs and gains of words."""

import pytest
from msgspec.structs import replace

from engine.game import STOP, Facts, SeatRef, Words
from engine.games.mesopotamia.content.load import HOUSE_CONTENT
from engine.games.mesopotamia.state import Act, Explore, Stall, State
from engine.moves import every_move
from tests.engine.games.mesopotamia.positions import (
    GAME,
    after,
    at,
    bare,
    battle_phase,
    having,
    kind,
    say,
    seals,
    start,
    told,
    turn_of,
    with_dice,
)


def annotations(state: State, prefix: str, word: str, seat: int = 0) -> dict[str, object]:
    words: Words = tuple(prefix.split())
    assert word in GAME.words(state, seat, words)
    notes: Facts = GAME.annotations(GAME.view(state, seat), words, word)
    return dict(notes)


def test_an_action_says_its_level_signs_and_numbers() -> None:
    card = HOUSE_CONTENT.cards["sumer", 5, 1]
    price = ("food",) * card.values["food"]
    state = having(bare(), "sumer", "9 food")
    assert annotations(state, "use", "growth") == {
        "price": price,
        "level": 1,
        "component": "sumer-growth-1",
        "signs": card.signs,
        "population": 1,
    }


def test_a_build_says_its_price_and_points() -> None:
    state = seals(having(bare(), "sumer", "9 stone 9 wood 9 clay", "build 4"), "sumer 3 babylon 1")
    state = after(replace(at(state, "C3", "sumer 1 archer"), garden="G13"), "sumer use build")
    assert annotations(state, "build", "garden") == {"price": ("stone", "wood", "clay"), "points": 3}
    assert annotations(state, "build", "wall") == {"price": ("stone", "stone")}
    assert annotations(state, "build", "floor")["price"] == ("stone", "clay")


def test_research_says_what_comes_of_it() -> None:
    state = after(having(bare(), "sumer", "2 clay 1 tablet"), "sumer use research")
    assert annotations(state, "convert", STOP) == {"price": ("clay", "clay"), "gain": ("tablet", "tablet")}
    assert annotations(state, "discover", "explore") == {
        "price": ("tablet",),
        "level": 2,
        "component": "sumer-explore-2",
        "name": "astronomy",
        "signs": ("an", "ki"),
    }


def test_a_trade_says_what_is_paid_got_and_to_whom() -> None:
    state = having(bare(), "sumer", "9 wood")
    free = after(replace(state, market=(Stall("T12"), *state.market[1:])), "sumer use gather")
    paid = {"price": ("wood", "wood"), "gain": ("clay", "food", "food")}
    assert annotations(free, "trade", "11") == {**paid, "component": "T12"}
    taken = after(replace(state, market=(Stall("T12", 1), *state.market[1:])), "sumer use gather")
    assert annotations(taken, "trade", "11")["to"] == "babylon"


def test_training_and_bones() -> None:
    state = after(seals(having(bare(), "sumer", "2 wood"), "sumer 2 babylon 1"), "sumer use warfare")
    assert annotations(state, "train", "spearman") == {"price": ("wood",)}
    assert annotations(state, "bones", STOP) == {"gain": ("bone",)}


def test_a_rise_of_the_population_is_annotated_as_one() -> None:
    board = at(at(having(bare(), "sumer", "1 clay"), "A1", "sumer 1 spearman"), "B2", token="p6")
    state = turn_of(board, 0, Explore(1), Act())
    told = annotations(after(state, "sumer move A1 spearman B2"), "option", "1")
    assert (told["population"], "also" in told) == (1, False)


def test_an_option_says_what_it_asks_and_gives() -> None:
    state = turn_of(at(at(bare(), "A1", "sumer 1 spearman"), "B2", token="d2"), 0, Explore(1), Act())
    state = after(state, "sumer move A1 spearman B2")
    assert annotations(state, "option", "2") == {"gain": ("food",), "kind": "end_vp", "steps": 2, "points": 3}


@pytest.mark.parametrize(
    ("token", "option", "also"), [("d4", "1", ("archer",)), ("d1", "1", ("settlement-1", "discover-research"))]
)
def test_an_option_says_what_it_gives_besides_goods(token: str, option: str, also: tuple[str, ...]) -> None:
    board = at(at(having(bare(), "sumer", "1 clay"), "A1", "sumer 1 spearman"), "B2", token=token)
    state = turn_of(board, 0, Explore(1), Act())
    assert annotations(after(state, "sumer move A1 spearman B2"), "option", option)["also"] == also


def test_a_step_says_whom_it_meets() -> None:
    state = turn_of(at(at(bare(), "C3", "sumer 1 rider"), "B3", "babylon 2 archer"), 0, Explore(1), Act())
    assert annotations(state, "move C3 rider", "B3") == {"enemies": 2}


def test_a_step_says_where_a_blocker_lies() -> None:
    state = turn_of(at(bare(), "C3", "sumer 1 rider"), 0, Explore(1), Act())
    blocked = replace(state, config=replace(state.config, blocked=frozenset({HOUSE_CONTENT.map.by_name["B3"]})))
    assert annotations(blocked, "move C3 rider", "B3") == {"blocked": True}
    assert annotations(blocked, "move C3 rider", "B4") == {}


def test_a_bid_says_what_is_left() -> None:
    state = seals(at(bare(), "C3", "sumer 1 archer", "babylon 1 archer"), events="sumer 3 babylon 3")
    state = battle_phase(having(state, "sumer", "5 bone")).state
    assert annotations(state, "bid 2", "1") == {"left": 2}


def test_a_bid_says_for_whom_it_is_and_whose_cards_meet() -> None:
    state = seals(at(bare(), "C3", "sumer 1 archer", "babylon 1 archer"), events="sumer 3 babylon 3")
    state = battle_phase(having(having(state, "sumer", "5 bone"), "babylon", "5 bone")).state
    sides = [annotations(state, "", "bid", seat) for seat in (0, 1)]
    assert {side["side"] for side in sides} == {"attack", "defend"}
    assert [side["against"] for side in sides] == [SeatRef(1), SeatRef(0)]
    assert sides[0]["fighters"] == sides[1]["facing"] != sides[0]["facing"] == sides[1]["fighters"]


def test_a_quest_says_what_it_needs_and_a_reroll_what_it_costs() -> None:
    state = after(start("babylon", "elam"), "elam home 2", "elam decline")
    quest = state.hidden.quests[0][0]
    assert "needs" in annotations(state, "keep", quest)
    one, two, three, four = state.hidden.quests[0]
    assert annotations(state, f"keep {one} {two} {four}", STOP) == {"goes": three, "component": three}
    rich = having(with_dice(bare(), "sumer", "white-an"), "sumer", "1 tablet")
    assert annotations(rich, "reroll white-an", STOP) == {"price": ("tablet",)}


def test_a_home_says_where_it_is_and_others_hear_nothing() -> None:
    state = start()
    assert dict(GAME.annotations(GAME.view(state, 1), ("home",), "2")) == {
        "area": "E7",
        "around": ("stone", "clay", "food"),
    }
    assert GAME.annotations(GAME.view(state, 0), ("home",), "2") == ()
    assert GAME.annotations(GAME.view(state, None), ("home",), "2") == ()


@pytest.mark.parametrize("held", ["2 stone", "1 stone 1 wood"])
def test_a_price_that_can_be_paid_in_one_way_is_not_asked(held: str) -> None:
    state = at(at(bare("sumer", "babylon", "akkad", "elam"), "A1", "sumer 1 spearman"), "B1", token="p16")
    state = after(turn_of(having(state, "sumer", held), 0, Explore(1), Act()), "sumer move A1 spearman B1")
    step = say(state, "sumer option 2")
    assert kind(step.state) == "act"
    assert told(step, "goods-paid")


def test_a_whole_move_says_what_its_telling_word_does() -> None:
    state = seals(having(bare(), "sumer", "9 stone 9 wood 9 clay 9 food", "build 4"), "sumer 3 babylon 1")
    for prefix in ("use growth", "use explore"):
        assert annotations(state, prefix, STOP) == annotations(state, "use", prefix.split()[1])
    built = after(replace(at(state, "C3", "sumer 1 archer"), garden="G13"), "sumer use build")
    wall = next(move for move in every_move(GAME, built, 0) if move[:2] == ("build", "wall"))
    assert annotations(built, " ".join(wall), STOP)["price"] == ("stone", "stone")


def test_a_whole_movement_says_whom_it_meets_at_its_end() -> None:
    state = turn_of(at(at(bare(), "C3", "sumer 1 rider"), "B4", "babylon 2 archer"), 0, Explore(1), Act())
    assert annotations(state, "move C3 rider B4", STOP)["enemies"] == 2
