"""The position in words."""

from dataclasses import replace

import pytest

from bot.text.voice import LANGUAGES
from engine.kings.pieces import Card
from engine.kings.state import State
from render.games.kings.described import described
from tests.engine.kings.positions import GAME, position
from tests.engine.playouts import playout
from tests.render.games.kings.finding import look


def told(state: State, seat: int | None = None, language: str = "en") -> list[str]:
    return list(described(GAME.view(state, seat), look(language)))


def test_a_kingdom_is_told_column_by_column() -> None:
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


def test_an_empty_column_is_told() -> None:
    assert "Column A: empty." in told(position(". . $"))


def test_the_own_hand_comes_first_and_is_nobody_elses() -> None:
    state = position("$", hands={"archer": "2 temple farm", "lion": "3 market"})
    assert told(state, 0)[0] == "Your hand: temple × 2, farm × 1."
    assert not [line for line in told(state) if "× 2" in line or "× 3" in line]


def test_of_a_closed_pile_only_the_top_is_told() -> None:
    state = replace(position("$"), banked=((1, 0, 2, 0, 1),) * 4, tops=(Card.TREASURE,) * 4)
    assert told(state, 0).count("Victory pile: 4 cards, on top: treasure.") == 4
    assert not [line for line in told(state, 0) if line.startswith("Points")]
    opened = told(replace(state, open_piles=True))
    assert opened.count("Points: black 1, green 0, red 2, blue 0. Treasures: 1.") == 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_can_be_told_in_every_language(language: str) -> None:
    for state in playout(GAME, 1).states[::5]:
        assert all(line.strip() for line in told(state, 0, language))
