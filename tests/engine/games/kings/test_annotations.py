"""Notes beside the words of a menu in Contest of Kings."""

import pytest
from msgspec.structs import replace

from engine.game import STOP, SeatRef
from engine.games.kingdoms.annotations import annotate_conflicts
from engine.kit.annotations import Annotations
from engine.kit.counts import count_colours
from tests.engine.games.kings.positions import GAME, notes, play, position
from tests.engine.playouts import playout

KING = position("$Ak\ns", hands={"archer": "2 market temple", "lion": "market"})
WAR = position("$Ak . $Lk\ns s\nm s", hands={"archer": "temple 3 settlement", "lion": "settlement"})
THREE = "$\nt\nm\nm\nm"


def test_a_point_by_its_colour_and_the_kingdom() -> None:
    assert notes(KING, "archer card market A") == {"kingdom": "I", "green": 1}


def test_a_point_for_which_there_is_no_card_left() -> None:
    assert notes(KING, "archer card temple A") == {"kingdom": "I", "no-card": ("red",)}


def test_a_point_for_somebody_else() -> None:
    assert notes(replace(KING, turn=1), "lion card market A") == {"kingdom": "I", "gives": SeatRef(0)}


def test_how_many_cards_of_a_colour_are_held() -> None:
    assert notes(KING, "archer card market") == {"stock": ("market",) * 2}


def test_a_leader_that_moves_leaves_a_place() -> None:
    assert notes(KING, "archer leader king") == {"from": "A1"}
    assert notes(KING, "archer leader priest") == {}


def test_a_leader_on_a_red_card() -> None:
    assert notes(KING, "archer leader priest B1") == {"kingdom": "II", "temples": 1}
    assert notes(KING, "archer leader priest A2") == {"kingdom": "I"}


def test_a_revolt_and_the_strengths() -> None:
    state = position("$\nsLk\nt", hands={"archer": "temple"})
    assert notes(state, "archer leader king A3") == {
        "kingdom": "I",
        "temples": 1,
        "revolt": ("king",),
        "against": SeatRef(1),
        "own": 1,
        "other": 0,
    }


def test_a_war_and_the_strengths() -> None:
    assert notes(WAR, "archer card temple AB") == {
        "war": ("king",),
        "against": SeatRef(1),
        "own": 1,
        "other": 2,
        "joins": ("I", "II"),
    }


def test_a_war_of_others() -> None:
    state = replace(WAR, turn=2, hands=(*WAR.hands[:2], (0, 0, 1, 0), WAR.hands[3]))
    told = notes(state, "bull card temple AB")
    assert told == {"war": ("king",), "attack": 1, "defence": 2, "joins": ("I", "II")}


def test_what_a_sum_becomes_and_who_wins_ties() -> None:
    asked = play(WAR, "archer card temple AB").state
    assert notes(asked, "archer support") == {"strength": 1, "facing": 2, "held": 3}
    assert notes(asked, "archer support 2") == {
        "strength": 3,
        "facing": 2,
        "held": 3,
        "added": 2,
        "rival": SeatRef(1),
        "needs": 1,
    }


def test_who_wins_and_what_it_brings() -> None:
    asked = play(WAR, "archer card temple AB", "archer support 2").state
    lost = {
        "strength": 2,
        "facing": 3,
        "held": 1,
        "winner": SeatRef(0),
        "gives": SeatRef(0),
        "outcome": "lose",
    }
    assert notes(asked, "lion support 0") == lost | {"home": ("king",), "removed": 2, "added": 0}
    won = {
        "strength": 3,
        "facing": 3,
        "held": 1,
        "winner": SeatRef(1),
        "black": 2,
        "outcome": "tie",
    }
    assert notes(asked, "lion support 1") == won | {"ousts": ("king",), "removed": 1, "added": 1}


def test_a_treasure_that_may_be_taken() -> None:
    state = position("$At . $\ns s\nm m", hands={"archer": "market temple"})
    assert notes(state, "archer card market AB") == {"joins": ("I", "II"), "treasure": 1}
    asked = play(state, "archer card market AB").state
    assert notes(asked, "archer treasure B1") == {"treasure": 1}
    assert notes(asked, "archer decline") == {}


def test_ships_that_may_be_built() -> None:
    state = position(THREE, hands={"archer": "market"})
    assert notes(state, "archer card market A") == {"kingdom": "I", "ship": ("blue-green",)}


def test_a_point_that_is_banked() -> None:
    asked = play(KING, "archer card market A").state
    assert notes(asked, "archer bank") == {"green": 1}
    assert notes(asked, "archer keep") == {}


def test_what_a_catastrophe_removes() -> None:
    assert notes(KING, "archer catastrophe") == {"left": 1}
    assert notes(KING, "archer catastrophe A2") == {"kingdom": "I", "removed": 1}


def test_cards_that_are_drawn() -> None:
    assert notes(KING, "archer end .") == {"draws": 5}


def test_the_end_of_the_game() -> None:
    discarded = replace(KING, deck=b"", out=count_colours(KING.deck))
    assert notes(discarded, "archer end") == {"ends": "cards"}


def test_public_annotations_reveal_nothing() -> None:
    assert GAME.annotations(GAME.view(KING, None), ("card", "market"), "A") == ()


@pytest.mark.parametrize("number", range(3))
def test_notes_come_true(number: int) -> None:
    for played in playout(GAME, number).played:
        annotations, happened = (
            dict(GAME.annotations(GAME.view(played.before, played.seat), played.move, STOP)),
            Annotations(),
        )
        annotate_conflicts(happened, played.seat, played.step.events)
        named = {"war", "revolt", "own", "other", "winner", "home", "ousts", "against", "attack", "defence"}
        assert {name: fact for name, fact in annotations.items() if name in named} == dict(happened.facts())
