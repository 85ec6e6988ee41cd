"""The position in words."""

import pytest
from msgspec.structs import replace

from bot.text.voice import LANGUAGES
from engine.game import Event, SeatRef
from engine.games.tigris.pieces import Sphere
from engine.games.tigris.places import CELL_BY_NAME
from engine.games.tigris.state import WAR, Conflict, Side, State, Wars
from engine.games.tigris.view import view as seen_by
from render.games.tigris.described import board_alt, describe, hand_alt
from tests.engine.games.tigris.positions import GAME, position
from tests.engine.playouts import playout
from tests.support.scenes import look

ISOLATES = "\u2067\u2068\u2069"
"""What ends and begins a text within a text, and is not seen."""


def told(state: State, seat: int | None = None, language: str = "en") -> list[str]:
    return list(describe(GAME.view(state, seat), look(language)))


def test_each_line_of_the_land_names_its_kingdom() -> None:
    lines = told(position("t$ Ak f+ s\nt  x  Bp ##", "F9", monuments="temple-farm=J10"))
    (leader,) = [line for line in lines if line.startswith("Kingdom I: king of ")]
    assert "letter S, on G9, strength 0." in leader
    assert "Kingdom I: temple: F9, F10." in lines
    assert "Kingdom I: with a treasure: F9." in lines
    assert "Tiles face down: G10." not in lines
    assert [line for line in lines if line.endswith(": tiles face down: G10.")]
    assert [line for line in lines if line.endswith(": red and blue monument: the square from J10 to K11.")]
    assert "Catastrophes: I10." in lines
    assert "The tile that joins kingdoms lies on H9." in lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_lines_of_two_kingdoms_and_of_none_differ_in_every_language(language: str) -> None:
    context, lines = look(language), told(position("t  Ak .  Bp t\n.  .  .  .  .\n.  .  s  .  .", "F6"), None, language)
    heads = [context.say("twin-kingdom", numeral=numeral, text="").rstrip(ISOLATES) for numeral in ("I", "II")]
    heads.append(context.say("twin-outside", text="").rstrip(ISOLATES))
    assert [sum(line.startswith(head) for line in lines) for head in heads] == [2, 2, 1]


def test_rivers_are_described_once_by_stretches() -> None:
    (rivers,) = [line for line in told(position("Ak t", "F8")) if line.startswith("Rivers")]
    assert rivers.startswith("Rivers: E1–I1, M1, E2, M2, D3–E3, M3–N3, A4–D4, N4–P4, ")


def test_the_own_hand_comes_first_and_is_nobody_elses() -> None:
    state = position("Ak t", "F8", hands={"archer": "2 temple farm", "bull": "3 market"})
    assert told(state, 0)[0] == "Your hand: 2 temples and 1 farm."
    assert not [line for line in told(state) if "2 temples" in line or "3 temples" in line]
    assert len([line for line in told(state) if line == "Points and treasures: hidden."]) == 4
    assert len([line for line in told(state, 0) if line == "Points and treasures: hidden."]) == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_can_be_described_in_every_language(language: str) -> None:
    for state in playout(GAME, 1).states:
        assert all(line.strip() for line in told(state, 0, language))


STATE = position("Ak t  s  s", "F8", hands={"archer": "3 temple"})


def said(state: State = STATE, language: str = "en") -> str:
    return board_alt(seen_by(state, None), look(language))


def test_it_tells_whose_turn_and_how_many_actions() -> None:
    assert "Žofie Řeháčková decides (2 actions left)." in said()
    assert "(1 action left)" in said(replace(STATE, actions=1))


def test_it_tells_kingdoms_with_leaders_and_strengths() -> None:
    assert "Kingdom I: king of Žofie Řeháčková (2)." in said()


def test_it_tells_of_the_conflict_and_who_is_asked() -> None:
    fight = Conflict(WAR, Sphere.BLACK, 0, Side(1, CELL_BY_NAME["F8"], 2, 0), Side(0, CELL_BY_NAME["H8"], 1, 0))
    told = said(replace(STATE, conflict=fight))
    assert "War over the king: Ilmari 2, Žofie Řeháčková 1." in told
    assert "actions left" in said(STATE)
    joined = replace(STATE.board, covered=CELL_BY_NAME["G8"])
    waiting = said(replace(STATE, board=joined, agenda=(Wars(),)))
    assert "Žofie Řeháčková decides." in waiting
    assert "left)" not in waiting


def test_it_tells_the_end() -> None:
    assert said(replace(STATE, ended="tiles", agenda=())).startswith("The game is over.")


@pytest.mark.parametrize("language", ["cs", "fi", "he"])
def test_other_languages_say_it_in_their_words(language: str) -> None:
    assert said(STATE, language) != said(STATE)
    assert "Kingdom" not in said(STATE, language)


def test_a_hand_is_described_to_its_owner_only() -> None:
    assert "3 temples" in hand_alt(seen_by(STATE, 0), look())
    assert "temple" not in hand_alt(seen_by(STATE, 1), look())
    assert "temple" not in said()


def test_it_tells_the_last_moves_first() -> None:
    placed = Event("tile-placed", (("who", SeatRef(0)), ("tile", "temple"), ("cell", "F8")))
    told = board_alt(seen_by(STATE, None), look(), (placed, Event("turn-ended", (("who", SeatRef(0)),))))
    assert told.startswith("Žofie Řeháčková places a temple on F8. Žofie Řeháčková decides")


def test_many_moves_leave_room_for_the_position() -> None:
    placed = Event("tile-placed", (("who", SeatRef(0)), ("tile", "temple"), ("cell", "F8")))
    assert board_alt(seen_by(STATE, None), look(), (placed,) * 30).count("places") == 4
