"""Diagrams read back, and every promise of the contract is held to more games than those of all games."""

import re
from contextlib import suppress
from functools import cache
from itertools import cycle

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.games.wayfarers.diagram import write_diagram
from engine.registry import AnyGame
from tests.engine.conformance import PROMISES, Promise
from tests.engine.games.wayfarers.playing import GAME, guided, header, moves
from tests.engine.playouts import Playout, played_out, tables
from tests.support.diagrams.legend import BadDiagram
from tests.support.diagrams.wayfarers import read_diagram

HOSTED: AnyGame = GAME


@cache
def played(first: int) -> tuple[Playout[object], ...]:
    """One game of each number of seats, with other options each."""
    each = len(tables(HOSTED)) // len(HOSTED.seats)
    return tuple(played_out(HOSTED, seats * each + 7 * seats + first) for seats in range(len(HOSTED.seats)))


@pytest.mark.full
@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__)
def test_promise_in_many_games(promise: Promise) -> None:
    for first in range(1, 6):
        promise(HOSTED, [one.rewound() for one in played(first)])


@pytest.mark.full
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_views_of_a_game_read_back(seats: int) -> None:
    turns = list(moves(header(5, seats), guided))
    for turn, looker in zip(turns[::5], cycle((*range(seats), None)), strict=False):
        view = GAME.view(turn.step.state, looker)
        assert read_diagram(write_diagram(view)) == view


TEXT = write_diagram(GAME.view(next(moves(header(1, 1), guided)).step.state, 0))


@pytest.mark.full
@settings(max_examples=100, deadline=None, derandomize=True, database=None)
@given(st.integers(0, len(TEXT)), st.text("-?:=@/, \nL0", max_size=4))
def test_no_spoilt_diagram_crashes(place: int, spoilt: str) -> None:
    with suppress(BadDiagram):
        read_diagram(TEXT[:place] + spoilt + TEXT[place + len(spoilt) :])


@pytest.mark.parametrize("cards", ["-1", str(10**9), str(10**90)])
def test_a_deck_of_more_cards_than_there_are_is_refused(cards: str) -> None:
    with pytest.raises(BadDiagram, match="a deck has at most"):
        read_diagram(re.sub(r"water-deck: \d+", f"water-deck: {cards}", TEXT))


@pytest.mark.parametrize(
    ("line", "instead"), [("rival: ", "rivals: "), ("used: -", "used: "), ("crimson-land: ", "crimson-land:\n")]
)
def test_a_diagram_that_would_be_drawn_otherwise_is_refused(line: str, instead: str) -> None:
    assert read_diagram(TEXT)
    assert line in TEXT
    with pytest.raises(BadDiagram):
        read_diagram(TEXT.replace(line, instead))
