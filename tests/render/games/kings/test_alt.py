"""Pictures in words."""

from dataclasses import replace

import pytest

from engine.kings.pieces import Colour
from engine.kings.places import BY_NAME
from engine.kings.state import WAR, Conflict, Fight, Side, State, Wars
from render.games.kings.alt import board_alt
from tests.engine.kings.positions import position
from tests.render.games.kings.finding import event, look, public

STATE = position("$Ak t $ . $Bp\ns   s   t\nt   f   f", "C", hands={"archer": "3 temple"})


def said(state: State = STATE, language: str = "en") -> str:
    return board_alt(public(state), look(language))


def test_it_tells_whose_turn_and_how_many_actions() -> None:
    assert said().startswith("Žofie Řeháčková decides (2 actions left).")
    assert "(1 action left)" in said(replace(STATE, actions=1))
    assert "left)" not in said(replace(STATE, agenda=(Wars(),)))


def test_it_tells_kingdoms_with_leaders_where_they_stand_and_how_strong() -> None:
    assert "Kingdom III (C–D): king of Žofie Řeháčková on C1 (2)." in said()
    assert "Kingdom IV (E): priest of נועה on E1 (2)." in said()
    assert "Kingdom I " not in said()


def test_it_tells_of_the_conflict_and_who_is_asked() -> None:
    fight = Conflict(WAR, Colour.RED, BY_NAME["DE"], Side(1, BY_NAME["C1"], 4, 2, True), Side(2, BY_NAME["E1"], 2))
    told = said(replace(STATE, conflict=fight, agenda=(Fight(),)))
    assert told.startswith("נועה decides. External conflict of the priests: Ilmari 6, נועה 2.")


def test_it_tells_the_end() -> None:
    assert said(replace(STATE, ended="treasures", agenda=())).startswith("The game is over.")


@pytest.mark.parametrize("language", ["cs", "fi", "he"])
def test_other_languages_say_it_in_their_words(language: str) -> None:
    assert "Kingdom" not in said(STATE, language)


def test_many_moves_leave_room_for_the_position() -> None:
    placed = event("card-placed", card="farm", column="C", place="C4")
    told = board_alt(public(STATE), look(), (event("turn-ended"), *(placed,) * 30))
    assert told.count("plays a farm") == 4
    assert "temple ×" not in told
