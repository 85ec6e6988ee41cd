"""The position in words."""

import pytest

from bot.text.voice import LANGUAGES
from engine.tigris.state import State
from render.games.tigris.described import described
from tests.engine.playouts import playout
from tests.engine.tigris.positions import GAME, position
from tests.support.readers import look


def told(state: State, seat: int | None = None, language: str = "en") -> list[str]:
    return list(described(GAME.view(state, seat), look(language)))


def test_a_kingdom_is_told_piece_by_piece() -> None:
    lines = told(position("t$ Ak f+ s\nt  x  Bp ##", "F9", monuments="temple-farm=J10"))
    start = lines.index("Kingdom I.")
    assert lines[start + 1].startswith("king of ")
    assert "letter S, on G9, strength 0." in lines[start + 1]
    assert "temple: F9, F10." in lines[start:]
    assert "Tiles face down: G10." in lines
    assert "With a treasure: F9." in lines
    assert "red and blue monument: the square from J10 to K11." in lines
    assert "Catastrophes: I10." in lines
    assert "The tile that joins kingdoms lies on H9." in lines


def test_rivers_are_told_once_by_stretches() -> None:
    (rivers,) = [line for line in told(position("Ak t", "F8")) if line.startswith("Rivers")]
    assert rivers.startswith("Rivers: E1–I1, M1, E2, M2, D3–E3, M3–N3, A4–D4, N4–P4, ")


def test_the_own_hand_comes_first_and_is_nobody_elses() -> None:
    state = position("Ak t", "F8", hands={"archer": "2 temple farm", "bull": "3 market"})
    assert told(state, 0)[0] == "Your hand: temple × 2, farm × 1."
    assert not [line for line in told(state) if "× 2" in line or "× 3" in line]
    assert len([line for line in told(state) if line == "Points and treasures: hidden."]) == 4
    assert len([line for line in told(state, 0) if line == "Points and treasures: hidden."]) == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_can_be_told_in_every_language(language: str) -> None:
    for state in playout(GAME, 1).states:
        assert all(line.strip() for line in told(state, 0, language))
