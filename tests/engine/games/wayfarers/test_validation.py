"""A position that no game can be in is known by the part at fault."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from engine import codec
from engine.games.wayfarers.state import State
from tests.engine.games.wayfarers.playing import GAME
from tests.engine.games.wayfarers.positions import begin, play, with_player, with_rival, with_schemes
from tests.engine.playouts import played_out, tables

Json = Any
Spoil = Callable[[Json], object]


def flaw(state: State, **options: str) -> str:
    return GAME.find_error(state, state.table.colours, options)


def spoilt(state: State, spoil: Spoil) -> State:
    told = json.loads(codec.dumps(state))
    spoil(told)
    return codec.loads(State, json.dumps(told))


def asked_by_the_rival() -> State:
    """It wants S24 with crimson's influence; its own workers lie on cards."""
    rows = {"land": "L05//yellow L26 L01 L19", "water": "W19//blue W16 W30 W11", "space": "S08 S24/crimson S03 S13"}
    state = with_rival(begin(1, **rows), workers=(0, 0, 0))
    whole = with_player(state, dice="1 2 3", stock=state.table.players[0].stock - 1)
    return play(with_schemes(whole, "C1"), "rest", "end").state


def own(told: Json, **parts: Json) -> None:
    told["table"]["players"][0].update(parts)


def lies(told: Json, **parts: Json) -> None:
    told["table"]["rows"][0][0].update(parts)


def in_turn(told: Json, **parts: Json) -> None:
    told["table"]["turn"].update(parts)


def now(told: Json, *tasks: Json) -> None:
    told["table"]["agenda"][:1] = tasks


def batch(*items: Json, **parts: Json) -> Json:
    return {"is": "Batch", "by": "die", "source": "H1", "items": list(items), "must": False} | parts


def item(word: str, **parts: Json) -> Json:
    return {"is": "Item", "word": word, "count": 1, "about": "", "source": "", "free": False, "off": 0} | parts


WRAP = {"is": "Wrap"}


FLAWS: list[tuple[str, Spoil]] = [
    ("sections", lambda told: told["table"].update(sections="abc")),
    ("sizes", lambda told: told["table"].update(rival=None, players=told["table"]["players"][:1])),
    ("sizes", lambda told: told["table"]["rows"].pop()),
    ("sizes", lambda told: told.update(key="ff")),
    ("players", lambda told: own(told, board="P9")),
    ("players", lambda told: own(told, board=told["table"]["players"][1]["board"])),
    ("players", lambda told: own(told, node="n99")),
    ("players", lambda told: own(told, silver=-1)),
    ("cards", lambda told: own(told, land=["HL", "L99"])),
    ("cards", lambda told: own(told, water=["L01"])),
    ("cards", lambda told: told["decks"][0].pop()),
    ("cards", lambda told: told.update(drawn=["HL"])),
    ("decks", lambda told: told["table"]["left"].__setitem__(0, 2)),
    ("decks", lambda told: told["table"]["seen"].__setitem__(0, [64])),
    ("tiles", lambda told: told["table"]["piles"].__setitem__(0, 9)),
    ("tiles", lambda told: own(told, tiles=[{"is": "Laid", "tile": "X", "face": "front", "cell": "2b"}])),
    ("influence", lambda told: own(told, stock=16)),
    ("influence", lambda told: lies(told, owner=0)),
    ("workers", lambda told: own(told, workers=[0, 9, 1])),
    ("workers", lambda told: told["table"]["greens"].reverse()),
    ("dice", lambda told: own(told, dice=[1, 2, 3, 4])),
    ("dice", lambda told: own(told, dice=[1, 2, 7])),
    ("dice", lambda told: own(told, dice=[1, 2], placed=[["L01", 1]])),
    ("journal", lambda told: told["table"]["nodes"].pop()),
    ("journal", lambda told: told["table"].update(nodes=[])),
    ("schemes", lambda told: told.update(schemes=["C1"])),
    ("rows", lambda told: lies(told, owner=3)),
    ("rows", lambda told: lies(told, owner=9)),
    ("turn", lambda told: in_turn(told, seat=2)),
    ("turn", lambda told: in_turn(told, seat=9)),
    ("turn", lambda told: in_turn(told, used=["trade", "trade"])),
    ("turn", lambda told: in_turn(told, fresh=["L05"])),
    ("turn", lambda told: in_turn(told, silver_off=7)),
    ("turn", lambda told: in_turn(told, worker=["L05", "blue"])),
    ("turn", lambda told: told["table"].update(turns_left=1)),
    ("turn", lambda told: own(told, node="n10a")),
    ("agenda", lambda told: told["table"].update(agenda=[])),
    ("agenda", lambda told: told["table"].update(agenda=[WRAP, WRAP])),
    ("agenda", lambda told: now(told, {"is": "Onward"}, WRAP)),
    ("agenda", lambda told: now(told, batch(), WRAP)),
    ("agenda", lambda told: now(told, batch(item("card", about="stars")), WRAP)),
    ("agenda", lambda told: now(told, batch(item("journal", count=0)), WRAP)),
    ("agenda", lambda told: now(told, batch(item("mark"), source="L99"), WRAP)),
    ("agenda", lambda told: now(told, batch(item("mark"), must=True), WRAP)),
    ("agenda", lambda told: now(told, {"is": "RivalTurn"})),
    ("drawn", lambda told: now(told, {"is": "Keep", "kind": "land"}, WRAP)),
    ("drawn", lambda told: now(told, {"is": "Keep", "kind": "space"}, WRAP)),
]


@pytest.mark.parametrize(("name", "spoil"), FLAWS)
def test_what_is_impossible_is_named(name: str, spoil: Spoil) -> None:
    assert flaw(begin()) == ""
    assert flaw(spoilt(begin(), spoil)) == name


@pytest.mark.parametrize(
    ("name", "spoil"),
    [
        ("sizes", lambda told: told["table"].update(rival=None)),
        ("schemes", lambda told: told["schemes"].pop()),
        ("rival", lambda told: told["table"]["rival"].update(spot=99)),
        ("rival", lambda told: told["table"]["rival"].update(filled=1)),
        ("rival", lambda told: told["table"]["rival"].update(comets=-1)),
        ("turn", lambda told: in_turn(told, seat=0)),
        ("agenda", lambda told: told["table"]["agenda"].pop()),
        ("agenda", lambda told: told["table"]["agenda"][0].update(cards=[])),
        ("agenda", lambda told: told["table"]["agenda"][0].update(cards=["S08"])),
        ("agenda", lambda told: told["table"]["agenda"][0].update(want="place")),
        ("agenda", lambda told: told["table"]["agenda"][0].update(want="steal")),
        ("agenda", lambda told: told["table"]["agenda"].insert(1, {"is": "RivalOnward", "price": 7})),
        ("agenda", lambda told: told["table"]["agenda"].insert(1, {"is": "Steps", "why": "rest", "items": []})),
        ("agenda", lambda told: told["table"]["agenda"].insert(1, WRAP)),
    ],
)
def test_what_is_impossible_against_the_rival_is_named(name: str, spoil: Spoil) -> None:
    assert flaw(asked_by_the_rival()) == ""
    assert flaw(spoilt(asked_by_the_rival(), spoil)) == name


def test_marks_and_options_are_those_of_the_record() -> None:
    state = begin(1, sections="aaa", opponent="space")
    assert flaw(state, sections="aaa", opponent="space") == flaw(state, sections="random") == ""
    assert flaw(state, sections="bbb") == "sections"
    assert flaw(state, opponent="journal") == "rival"
    assert GAME.find_error(state, ("azure",), {}) == "colours"


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_position_of_a_game_is_possible(seats: int) -> None:
    each = len(tables(GAME)) // len(GAME.seats)
    whole = played_out(GAME, each * (seats - 1) + 5 * seats)
    options = dict(whole.header.options)
    assert {GAME.find_error(state, whole.header.marks, options) for state in whole.states} == {""}
