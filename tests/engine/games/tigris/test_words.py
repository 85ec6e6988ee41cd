"""The words that are offered."""

from collections.abc import Callable

import pytest

from engine.moves import every_move
from tests.engine.games.tigris.positions import GAME, Played, offered, play, position

WAR = ".. At .. .. .. Bt ..\nAk t  s  .. s  t  Bk"


def acting() -> Played:
    return play(position("t$ .. t$\nBk ..", "F5", hands={"archer": "2 temple market"}, lasting=True))


def asked_for_war() -> Played:
    return play(position(WAR, "F4", hands={"archer": "temple"}), "archer tile temple I5")


def asked_for_monument() -> Played:
    return play(position("m  m\nm  ..", "F5", hands={"archer": "market"}), "archer tile market G6")


def test_verbs() -> None:
    assert offered(acting().state, "archer") == ["tile", "leader", "catastrophe", "swap", "end"]
    assert offered(asked_for_war().state, "archer") == ["war"]
    assert offered(asked_for_monument().state, "archer") == ["monument", "decline"]


@pytest.mark.parametrize("game", [acting, asked_for_war, asked_for_monument])
def test_nothing_is_offered_to_others(game: Callable[[], Played]) -> None:
    assert offered(game().state, "bull") == []


def test_nothing_is_offered_once_it_is_over() -> None:
    over = play(position("t$", "F5", actions=0), "archer end")
    assert over.state.ended
    assert GAME.view(over.state, None).over
    assert offered(over.state, "archer") == []


NONSENSE = [
    "tile farm",
    "tile temple Q9",
    "leader pope",
    "leader king Q9",
    "leader king A1",
    "withdraw king",
    "catastrophe Q9",
    "swap settlement",
    "swap temple temple temple",
    "end end",
    "support",
]


@pytest.mark.parametrize("prefix", NONSENSE)
def test_nothing_follows_nonsense(prefix: str) -> None:
    assert offered(acting().state, f"archer {prefix}") == []


def test_nothing_follows_a_wrong_answer() -> None:
    assert offered(asked_for_war().state, "archer war priest") == []
    assert offered(asked_for_monument().state, "archer monument temple-farm") == []
    assert offered(asked_for_monument().state, "archer monument temple-market A1") == []


def test_every_multiset_of_tiles_is_offered_for_a_swap_once() -> None:
    state = position("", hands={"archer": "2 temple market"})
    swaps = list(every_move(GAME, state, 0, ("swap",)))
    assert sorted(len(swap) - 1 for swap in swaps) == [1, 1, 2, 2, 3]
    assert len(set(swaps)) == 5


def test_cells_come_row_by_row() -> None:
    state = position("t  ..\n.. t", "F5")
    assert offered(state, "archer leader king") == ["F4", "E5", "G5", "F6", "H6", "G7"]
