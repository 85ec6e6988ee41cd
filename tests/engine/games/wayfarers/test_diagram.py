"""A diagram that shows what there cannot be is refused."""

import re

import pytest

from engine.games.wayfarers.diagram import write_diagram
from tests.engine.games.wayfarers.playing import GAME, guided, header, moves
from tests.support.diagrams.legend import BadDiagram
from tests.support.diagrams.wayfarers import read_diagram

TEXT = write_diagram(GAME.view(next(moves(header(1, 1), guided)).step.state, 0))


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
