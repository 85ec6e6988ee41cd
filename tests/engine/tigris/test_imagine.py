"""Positions that look like a view."""

from collections.abc import Iterator

import pytest

from engine.chance import Chance
from engine.tigris.state import State
from tests.engine.tigris.playing import anybody, gatherer, header, moves
from tests.engine.tigris.positions import GAME, position
from tests.engine.tigris.test_laws import each_cell_holds_one_thing, no_piece_is_lost


def states() -> Iterator[State]:
    for player in (anybody, gatherer):
        yield from (turn.step.state for turn in list(moves(header(11, 3), player))[::9])


def imagined(state: State, looker: int | None, number: int) -> State:
    return GAME.imagine(GAME.view(state, looker), Chance(bytes([number]) * 32))


@pytest.mark.parametrize("looker", [None, 0, 1, 2])
def test_an_imagined_state_looks_the_same_and_is_a_possible_one(looker: int | None) -> None:
    for state in states():
        other = imagined(state, looker, 1)
        assert GAME.view(other, looker) == GAME.view(state, looker)
        assert GAME.decision(other) == GAME.decision(state)
        no_piece_is_lost(other)
        each_cell_holds_one_thing(other)


def test_what_is_unseen_differs() -> None:
    state = next(states())
    one, two = imagined(state, 0, 1), imagined(state, 0, 2)
    assert one.hands[0] == two.hands[0] == state.hands[0]
    assert one.hands[1:] != two.hands[1:]
    assert one.bag != two.bag
    assert one.points[1:] != two.points[1:]


def test_tiles_put_away_by_others_are_imagined_too() -> None:
    state = position("", bag="100 farm", hands={"archer": "2 temple"})
    swapped = GAME.play(state, 0, ("swap", "temple", "temple")).state
    assert len({imagined(swapped, 1, number).swapped[0] for number in range(9)}) > 1
    assert imagined(swapped, 0, 1).swapped[0] == (2, 0, 0, 0)


def test_two_players_know_each_others_treasures() -> None:
    state = position("t$ t$ t$", "F5", seats=2, treasures=(3, 4))
    assert imagined(state, 0, 1).treasures == (3, 4)
