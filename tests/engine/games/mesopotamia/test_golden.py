"""The golden records of this game show each way to end, and each kind of game."""

from itertools import product

from tests.engine.games.mesopotamia.golden import WANTED
from tests.engine.games.mesopotamia.positions import GAME
from tests.engine.golden import final, paths, recorded

PATHS = paths(GAME)
ENDINGS = {"gardens", "rounds", "ur-reached", "ur-grew", "waves-broken", "city-fell"}


def test_there_is_one_for_each_way_to_end() -> None:
    assert {final(GAME, path).ended for path in PATHS} == ENDINGS


def test_there_is_one_for_each_wish_and_kind_of_game() -> None:
    headers = [recorded(path)[0].header for path in PATHS]
    chosen = {choice for header in headers for choice in header.options}
    kinds = [
        option for option in GAME.options if option.name in ("mode", "combat", "luck", "sets", "automata", "level")
    ]
    assert chosen >= {pair for option in kinds for pair in product((option.name,), option.choices)}
    assert ("side", "together") in chosen
    assert {len(header.marks) for header in headers} >= {1, 2, 3, 4, 6}
    assert {path.stem for path in PATHS} >= set(WANTED)
