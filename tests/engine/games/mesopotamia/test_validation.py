"""A position that no game can be in is known by the part at fault."""

import json
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from engine import codec
from engine.games.mesopotamia.state import State
from engine.record import Header
from engine.replay import refold
from tests.engine.games.mesopotamia.positions import GAME
from tests.engine.golden import paths, recorded

Json = Any
Spoil = Callable[[Json], object]


@cache
def whole(name: str, moves: int) -> tuple[Header, str]:
    """Return the position of a golden record after so many moves, and the record's header."""
    record, _ = recorded(next(path for path in paths(GAME) if path.stem == name))
    fold = refold(GAME, replace(record, entries=record.entries[:moves])).fold
    return record.header, codec.dumps(fold.state)


def flaw(name: str, moves: int, spoil: Spoil = lambda _: None) -> str:
    header, written = whole(name, moves)
    told = json.loads(written)
    spoil(told)
    return GAME.find_error(codec.loads(State, json.dumps(told)), header.marks, dict(header.options))


HOMES = ("six-seats", 4)
"""Two homes are still to be chosen."""
KEEPING = ("four-full-combat", 4)
"""Elam camps, then quests are chosen."""
ACTING = ("ends-by-gardens", 40)
EXPLORING = ("four-all-sets", 192)
"""An event gives goods to choose, then the exploration goes on."""
ORDERING = ("automata-anunnaki", 37)
BIDDING = ("ashur-two-waves", 22)
ROWS = ("ends-by-gardens", 54)
PREPARING = ("automata-anunnaki", 38)
RETREATING = ("together-lost", 72)
"""A beaten unit retreats, then the one that has beaten it tires, in a battle by 23."""
LOSING = ("automata-caesar-simple", 156)
PASSING = ("pairs-and-first", 102)
"""An event is chosen that another empire took over, while others go on."""
ENDING = ("pairs-and-first", 245)
"""An event gives goods to choose, then what it gives at its end."""
DISCOVERING = ("settlement-conquered", 532)


def task(number: int, **parts: Json) -> Spoil:
    return lambda told: told["agenda"][number].update(parts)


def twice(number: int) -> Spoil:
    return lambda told: told["agenda"].insert(number, told["agenda"][number])


def without(number: int) -> Spoil:
    return lambda told: told["agenda"].pop(number)


def battle(**parts: Json) -> Spoil:
    return lambda told: told["battle"].update(parts)


def fighter(number: int, **parts: Json) -> Spoil:
    return lambda told: told["battle"]["fighters"][number].update(parts)


FLAWS: list[tuple[str, tuple[str, int], Spoil]] = [
    ("agenda", HOMES, twice(0)),
    ("agenda", HOMES, without(1)),
    ("agenda", HOMES, task(2, player=3)),
    ("agenda", HOMES, lambda told: told["realms"][0].update(home=0)),
    ("agenda", KEEPING, twice(-2)),
    ("turn", KEEPING, without(-1)),
    ("agenda", KEEPING, lambda told: told.update(agenda=[{"is": "Home", "player": 0}, *told["agenda"]])),
    ("agenda", ACTING, twice(0)),
    ("agenda", ACTING, lambda told: told.update(agenda=[])),
    ("agenda", ACTING, lambda told: told.update(ended="gardens")),
    ("agenda", ACTING, lambda told: told["realms"][0].update(home=-1)),
    ("agenda", ACTING, lambda told: told["agenda"].insert(0, {"is": "Fallen"})),
    ("agenda", EXPLORING, twice(1)),
    ("agenda", EXPLORING, task(0, count=20)),
    ("agenda", EXPLORING, lambda told: told["agenda"].insert(1, {"is": "Build", "level": 5, "left": 1})),
    ("agenda", ORDERING, task(0, tribes=[15])),
    ("agenda", ORDERING, task(0, empires=[15])),
    ("agenda", ORDERING, task(2, areas=[15])),
    ("agenda", ORDERING, lambda told: told.update(agenda=[{"is": "Settle", "areas": [15]}, *told["agenda"][3:]])),
    ("agenda", ORDERING, lambda told: told.update(winners=[[0, 15], [1, 15]])),
    ("agenda", DISCOVERING, task(0, player=2)),
    ("agenda", PASSING, task(0, area=6)),
    ("agenda", PASSING, task(1, areas=[8, 8])),
    ("agenda", PASSING, task(1, areas=[5])),
    ("agenda", ENDING, task(1, area=0)),
    ("agenda", ENDING, task(2, areas=[8])),
    ("agenda", BIDDING, twice(0)),
    ("agenda", BIDDING, without(1)),
    ("agenda", PREPARING, task(0, stage="talk")),
    ("agenda", RETREATING, twice(2)),
    ("agenda", RETREATING, without(2)),
    ("battle", ACTING, lambda told: told["hidden"].update(bids=[[0, 0, 0], None])),
    ("battle", BIDDING, task(0, stage="strength")),
    ("battle", BIDDING, task(1, area=1)),
    ("battle", BIDDING, lambda told: told.update(battle=None)),
    ("battle", BIDDING, battle(ready=[False, False])),
    ("battle", BIDDING, lambda told: told["hidden"].update(bids=[[99, 0, 0], None])),
    ("battle", LOSING, battle(bids=None)),
    ("battle", LOSING, task(0, attacks=True)),
    ("agenda", PREPARING, twice(0)),
    ("battle", PREPARING, battle(solo=False)),
    ("battle", PREPARING, battle(fighters=[])),
    ("battle", PREPARING, battle(area=15)),
    ("battle", RETREATING, task(0, card="sp1")),
    ("battle", RETREATING, task(1, card="sp1")),
    ("battle", RETREATING, task(1, card="sp3")),
    ("battle", RETREATING, task(0, card="ar8")),
    ("battle", ROWS, battle(fighters=[], queue=[], lanes=[])),
    ("battle", ROWS, battle(queue=[])),
    ("battle", ROWS, battle(queue=["sp5", "sp5"])),
    ("battle", ROWS, battle(queue=["sp5", "sp1"], lanes=[])),
    ("battle", ROWS, battle(lanes=[{"is": "Lane", "attackers": [], "defenders": []}])),
    ("battle", ROWS, fighter(1, attacks=True)),
    ("tracks", ACTING, lambda told: told["population"].update(order=[], at=[0, 0, 0])),
    ("turn", ACTING, lambda told: told["turn"].update(order=[0, 0, 1])),
]


@pytest.mark.parametrize(("name", "where", "spoil"), FLAWS)
def test_what_is_impossible_is_named(name: str, where: tuple[str, int], spoil: Spoil) -> None:
    assert flaw(*where) == ""
    assert flaw(*where, spoil) == name


@pytest.mark.parametrize("waiting", [[], [0, 4], [0, 1, 2]])
def test_quests_are_chosen_by_those_who_hold_one_more(waiting: list[int]) -> None:
    assert flaw(*KEEPING, task(-2, waiting=waiting)) in ("agenda", "quests")
