"""The diagram, and reading it back."""

import pytest

from engine.games.kings.diagram import write_diagram
from engine.games.kings.state import State
from tests.engine.games.kings.positions import GAME, play, position
from tests.support.diagrams.kings import read_diagram
from tests.support.diagrams.legend import BadDiagram


def rows(state: State) -> list[str]:
    return write_diagram(GAME.view(state, None)).splitlines()


def test_signs() -> None:
    drawn = rows(position("$ m tAk . t f $\ns f .\nk t ."))
    assert drawn[0] == "A       B       C       D       E       F       G       H"
    assert drawn[1].startswith("$   m   tAk .   t   f   $   .   $")
    assert drawn[2].startswith("s       f       .       .       .")
    assert drawn[3].startswith("k       t       .")
    assert "ships: blue-green blue-red" in drawn


def test_an_open_war_is_drawn() -> None:
    state = position("$Ak . $Lk\ns t\nm s", hands={"archer": "temple"})
    drawn = rows(play(state, "archer card temple AB").state)
    assert drawn[1].startswith("$Ak T   $Lk")
    assert "agenda: fight wars claim=AB act" in drawn
    assert "conflict: war king AB -" in drawn
    assert "attacker: archer A1 1 ?" in drawn


def test_questions_are_drawn() -> None:
    state = position("$Lf\nf\nf\nf", hands={"archer": "farm"})
    assert "agenda: point=lion,blue,card build=A act" in rows(play(state, "archer card farm A").state)


def test_hidden_things_are_not_drawn() -> None:
    state = position("$Af", hands={"archer": "3 farm", "lion": "2 farm"})
    after = play(state, "archer card farm A", "archer bank").state
    drawn = "\n".join(rows(after))
    assert "archer: cards=1 hand=? catastrophes=1 pile=1 top=farm banked=?" in drawn
    assert "hand=0,0,0,1" in write_diagram(GAME.view(after, 0))


@pytest.mark.parametrize(
    "text",
    ["archer: cards=0", "A\n" + "$\n" * 9 + "archer: cards=0", "A\n$Zk\narcher: cards=0", "A\n$Aq\narcher: cards=0"],
)
def test_a_malformed_diagram_is_refused(text: str) -> None:
    with pytest.raises(BadDiagram):
        read_diagram(text)
