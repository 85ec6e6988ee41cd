"""The drawn position reads back."""

from contextlib import suppress
from itertools import cycle

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.wayfarers.diagram import diagram
from engine.wayfarers.diagram_reader import BadDiagram, read_diagram
from tests.engine.wayfarers.playing import GAME, guided, header, moves


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_views_of_a_game_read_back(seats: int) -> None:
    turns = list(moves(header(5, seats), guided))
    for turn, looker in zip(turns[::5], cycle((*range(seats), None)), strict=False):
        view = GAME.view(turn.step.state, looker)
        assert read_diagram(diagram(view)) == view


TEXT = diagram(GAME.view(next(moves(header(1, 1), guided)).step.state, 0))


@settings(max_examples=100, deadline=None, derandomize=True, database=None)
@given(st.integers(0, len(TEXT)), st.text("-?:=@/, \nL0", max_size=4))
def test_no_spoilt_diagram_crashes(place: int, spoilt: str) -> None:
    with suppress(BadDiagram):
        read_diagram(TEXT[:place] + spoilt + TEXT[place + len(spoilt) :])
