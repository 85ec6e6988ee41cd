"""The diagram, and reading it back."""

import pytest

from engine.games.tigris.diagram import write_diagram
from engine.games.tigris.state import State
from tests.engine.games.tigris.positions import GAME, play, position
from tests.support.diagrams.legend import BadDiagram
from tests.support.diagrams.tigris import read_diagram


def rows(state: State) -> list[str]:
    return write_diagram(GAME.view(state, None)).splitlines()


def test_signs() -> None:
    state = position("t$ t  s  ## x  x  Lk\n.. .. .. .. x$ x  ..", "A5", monuments="temple-settlement=E5")
    assert rows(state)[3].startswith("~~ ~~ ~~ ~~ .. ..")
    assert rows(state)[4].startswith("t$ t  s  ## x  x  Lk ..")
    assert rows(state)[5].startswith(".. .. .. .. x$ x  .. ..")
    assert "monuments: temple-settlement=E5" in rows(state)


def test_an_open_war_is_drawn() -> None:
    state = position("Ak t  s  .. s  t  Bk", "F5", hands={"archer": "temple"})
    drawn = rows(play(state, "archer tile temple I5").state)
    assert " Ak t  s  t+ s  t  Bk " in drawn[4]
    assert "agenda: fight wars build=I5 collect act" in drawn
    assert "conflict: war king I5 -" in drawn
    assert "attacker: archer F5 H5 ?" in drawn


def test_hidden_things_are_not_drawn() -> None:
    state = position("", hands={"archer": "3 temple", "bull": "2 farm"})
    drawn = "\n".join(rows(state))
    assert "archer: tiles=3 hand=? swaps=0 swapped=? catastrophes=2 points=? treasures=?" in drawn
    assert "hand=3,0,0,0" in write_diagram(GAME.view(state, 0))


def test_a_board_that_is_too_small() -> None:
    with pytest.raises(BadDiagram):
        read_diagram(".. .. ..\narcher: tiles=0")
