"""Notes beside the words of a menu in Tigris & Euphrates."""

import pytest
from msgspec.structs import replace

from engine.game import STOP, Event, Facts, SeatRef
from engine.games.kingdoms.annotations import annotate_conflicts
from engine.kit.annotations import Annotations
from engine.kit.counts import count_colours
from tests.engine.games.tigris.positions import GAME, notes, play, position
from tests.engine.playouts import playout

KING = position("Ak t  .. ..", "F5", hands={"archer": "settlement temple", "bull": "settlement"})
FARMER = position("Bf t  Bk ..", "F5", hands={"archer": "temple"})
WAR = position("Ak t  s  .. s  t  Bk", "F5", hands={"archer": "3 temple settlement", "bull": "2 settlement"})


def test_a_point_by_its_colour_and_the_kingdom() -> None:
    assert notes(KING, "archer tile settlement H5") == {"kingdom": "I", "black": 1}


def test_a_tile_that_nobody_rules_brings_nothing() -> None:
    assert notes(KING, "archer tile settlement A1") == {}


def test_a_point_for_somebody_else() -> None:
    assert notes(FARMER, "archer tile temple I5") == {"kingdom": "I", "gives": SeatRef(1)}


def test_how_many_tiles_of_a_colour_are_held() -> None:
    assert notes(WAR, "archer tile temple") == {"stock": ("temple",) * 3}


def test_a_swap_of_most_kinds_says_what_stays() -> None:
    held = position("", hands={"archer": "2 temple farm 3 market", "bull": ""})
    stays = [
        notes(held, f"archer swap {tiles}").get("stays")
        for tiles in ("temple .", "temple temple farm market market .", "temple temple farm market market market .")
    ]
    assert stays == [None, ("market",), None]


def test_a_leader_that_moves_leaves_a_cell() -> None:
    assert notes(KING, "archer leader king") == {"from": "F5"}
    assert notes(KING, "archer leader priest") == {}


def test_the_temples_beside_a_leader() -> None:
    assert notes(KING, "archer leader priest G4") == {"kingdom": "I", "temples": 1}
    assert notes(KING, "archer withdraw king") == {"kingdom": "I"}


def test_a_revolt_and_the_strengths() -> None:
    state = position("Bk t  t  ..", "F5")
    assert notes(state, "archer leader king H4") == {
        "kingdom": "I",
        "temples": 1,
        "revolt": ("king",),
        "against": SeatRef(1),
        "own": 1,
        "other": 1,
    }


def test_a_war_and_the_strengths() -> None:
    assert notes(WAR, "archer tile temple I5") == {
        "war": ("king",),
        "against": SeatRef(1),
        "own": 1,
        "other": 1,
        "joins": ("I", "II"),
    }


def test_a_war_of_others() -> None:
    state = position("Pk t  s  .. s  t  Bk", "F5", hands={"archer": "temple"})
    assert notes(state, "archer tile temple I5") == {"war": ("king",), "attack": 1, "defence": 1, "joins": ("I", "II")}


def test_what_a_sum_becomes_and_who_wins_ties() -> None:
    asked = play(WAR, "archer tile temple I5").state
    assert notes(asked, "archer support") == {"strength": 1, "facing": 1, "held": 1}
    assert notes(asked, "archer support 1") == {
        "strength": 2,
        "facing": 1,
        "held": 1,
        "added": 1,
        "rival": SeatRef(1),
        "needs": 1,
    }
    assert dict(notes(asked, "archer support 0"))["outcome"] == "lose"


def test_who_wins_and_what_it_brings() -> None:
    asked = play(WAR, "archer tile temple I5", "archer support 1").state
    lost = {
        "strength": 1,
        "facing": 2,
        "held": 2,
        "winner": SeatRef(0),
        "gives": SeatRef(0),
        "outcome": "lose",
    }
    assert notes(asked, "bull support 0") == lost | {"home": ("king",), "removed": 1, "added": 0}
    won = {
        "strength": 2,
        "facing": 2,
        "held": 2,
        "winner": SeatRef(1),
        "black": 2,
        "outcome": "tie",
    }
    assert notes(asked, "bull support 1") == won | {"ousts": ("king",), "removed": 1, "added": 1}


def test_a_treasure_that_is_taken() -> None:
    state = position("At t$ .. t$", "F5", hands={"archer": "settlement"}, lasting=True)
    assert notes(state, "archer tile settlement H5")["treasure"] == 1


def test_monuments_that_may_be_built() -> None:
    state = position(".. m  m  ..\n.. m  .. ..", "F5", hands={"archer": "market"})
    assert notes(state, "archer tile market H6")["monument"] == ("temple-market", "farm-market", "market-settlement")


def test_what_a_catastrophe_destroys() -> None:
    assert notes(KING, "archer catastrophe") == {"component": "catastrophe", "left": 2}
    freed = {"kingdom": "I", "home": ("king",), "removed": 1}
    assert notes(KING, "archer catastrophe G5") == freed | {"component": "catastrophe"}


def test_tiles_that_are_drawn() -> None:
    assert notes(WAR, "archer swap temple temple .") == {"draws": 2}
    assert notes(position("", lasting=True, hands={"archer": "2 temple"}), "archer end .") == {"draws": 4}


def test_the_end_of_the_game() -> None:
    state = position("", lasting=True)
    swapped = replace(state, bag=b"", out=count_colours(state.bag))
    assert notes(swapped, "archer end") == {"ends": "tiles"}


def test_what_monuments_bring_at_the_end_of_a_turn() -> None:
    window = "Ak t  .. ..\n.. x  x  ..\n.. x  x  .."
    state = position(window, "F3", monuments="temple-settlement=G4", lasting=True)
    assert notes(state, "archer end")["black"] == 1


def test_public_annotations_reveal_nothing() -> None:
    assert GAME.annotations(GAME.view(KING, None), ("tile", "settlement"), "H5") == ()


@pytest.mark.parametrize("number", range(3))
def test_notes_come_true(number: int) -> None:
    for played in playout(GAME, number).played:
        annotations = dict(GAME.annotations(GAME.view(played.before, played.seat), played.move, STOP))
        happened = dict(_happened(played.seat, played.step.events))
        named = {"red", "blue", "green", "black", "war", "revolt", "own", "other", "winner", "home", "ousts", "against"}
        assert {name: fact for name, fact in annotations.items() if name in named} == {
            name: fact for name, fact in happened.items() if name in named
        }


def _happened(seat: int, events: tuple[Event, ...]) -> Facts:
    found = Annotations()
    for facts in (dict(event.facts) for event in events if event.name == "points"):
        if facts["who"] == SeatRef(seat) and isinstance(count := facts["count"], int):
            found.add_to_count(str(facts["colour"]), count)
    annotate_conflicts(found, seat, events)
    return found.facts()
