"""A position in words is made of sentences, in every language."""

import pytest

from bot.pictures import Pictures
from bot.text.direction import without_marks
from bot.text.voice import LANGUAGES, Voice, capitalize_line
from engine.registry import AnyGame
from render.service import PictureService
from tests.engine.playouts import playout
from tests.support.live_tables import table_at
from tests.support.scenes import DRAWN_GAMES

NAMES = ("ann", "*ben*", "cyd", "dan", "eve", "fay")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", DRAWN_GAMES, ids=lambda game: game.name)
def test_no_line_of_a_position_begins_small(game: AnyGame, language: str) -> None:
    voice, pictures = Voice(language, game.name, NAMES), Pictures(PictureService())
    random = playout(game, 1)
    for played in random.played[::40]:
        table = table_at(game, random.header, played.before)
        for line in map(without_marks, pictures.describe(table.position, played.seat, voice)):
            letters = line.lstrip("-*>#_\\• ")
            assert not letters[:1].islower() or letters.startswith(("ann", "ben", "cyd", "dan", "eve", "fay")), line


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("trader of ann", "Trader of ann"),
        ("- **temple**: A1", "- **Temple**: A1"),
        ("ann: 3", "ann: 3"),
        (r"\*ben\* waits", r"\*ben\* waits"),
        ("- ann: 3", "- ann: 3"),
        ("", ""),
        ("—", "—"),
    ],
)
def test_names_stay_as_their_owners_write_them(line: str, said: str) -> None:
    assert capitalize_line(line, ("ann", r"\*ben\*")) == said
