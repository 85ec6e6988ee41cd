"""The position in words, line by line, and the text that stands for a picture."""

import pytest
from msgspec.structs import replace

from bot.text.direction import without_marks
from bot.text.voice import LANGUAGES
from engine.games.kings.pieces import Card, Colour
from engine.games.kings.places import PLACE_BY_NAME
from engine.games.kings.state import WAR, Conflict, Fight, Side, State, Wars
from render.games.kings.described import board_alt, describe
from tests.engine.games.kings.positions import GAME, position
from tests.engine.playouts import playout
from tests.render.games.kings.finding import look, public
from tests.support.scenes import event


def told(state: State, seat: int | None = None, language: str = "en") -> list[str]:
    return list(describe(GAME.view(state, seat), look(language)))


def test_a_kingdom_is_described_column_by_column() -> None:
    state = position("$Ak tLp $ M $\ns   f   d\nf   t   f")
    lines = told(replace(state, table=replace(state.table, ships=(Card.SHIP_BLACK,))))
    start = lines.index("Kingdom I (A–B).")
    assert lines[start + 1 : start + 6] == [
        "king of Žofie Řeháčková, letter S, on A1, strength 1.",
        "priest of Ilmari, letter T, on AB, strength 4.",
        "Column A, from the top: A1 treasure, A2 settlement, A3 farm.",
        "At AB: temple.",
        "Column B, from the top: B1 treasure, B2 farm, B3 temple.",
    ]
    assert "Column C, from the top: C1 treasure, C2 blue and green ship, C3 farm." in lines
    assert "At BC, face down: market." in lines
    assert "Ships not built yet: blue and black ship." in lines


def test_an_empty_column_is_described() -> None:
    assert "Column A: empty." in told(position(". . $"))


def test_the_own_hand_comes_first_and_is_nobody_elses() -> None:
    state = position("$", hands={"archer": "2 temple farm", "lion": "3 market"})
    assert told(state, 0)[0] == "Your hand: 2 temples and 1 farm."
    assert not [line for line in told(state) if "2 temples" in line or "3 temples" in line]


def test_only_the_top_of_a_closed_pile_is_described() -> None:
    state = replace(position("$"), banked=((1, 0, 2, 0, 1),) * 4, tops=(Card.TREASURE,) * 4)
    assert told(state, 0).count("Victory pile: 4 cards, on top: treasure.") == 4
    assert not [line for line in told(state, 0) if line.startswith("Points")]
    opened = told(replace(state, open_piles=True))
    assert opened.count("Points: black 1, green 0, red 2, blue 0. Treasures: 1.") == 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_can_be_described_in_every_language(language: str) -> None:
    for state in playout(GAME, 1).states[::5]:
        assert all(line.strip() for line in told(state, 0, language))


STATE = position("$Ak t $ . $Bp\ns   s   t\nt   f   f", "C", hands={"archer": "3 temple"})


def said(state: State = STATE, language: str = "en") -> str:
    return without_marks(board_alt(public(state), look(language)))


def test_it_tells_whose_turn_and_how_many_actions() -> None:
    assert said().startswith("Žofie Řeháčková decides (2 actions left).")
    assert "(1 action left)" in said(replace(STATE, actions=1))
    assert "left)" not in said(replace(STATE, agenda=(Wars(),)))


def test_it_tells_kingdoms_with_leaders_where_they_stand_and_how_strong() -> None:
    assert "Kingdom III (C–D): king of Žofie Řeháčková on C1 (2)." in said()
    assert "Kingdom IV (E): priest of נועה on E1 (2)." in said()
    assert "Kingdom I " not in said()


def test_it_tells_of_the_conflict_and_who_is_asked() -> None:
    fight = Conflict(
        WAR, Colour.RED, PLACE_BY_NAME["DE"], Side(1, PLACE_BY_NAME["C1"], 4, 2, True), Side(2, PLACE_BY_NAME["E1"], 2)
    )
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
