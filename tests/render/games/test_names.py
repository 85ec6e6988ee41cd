"""Computers are told apart in every picture: their names are never cut."""

from collections.abc import Iterator

import pytest

from bot.model.position import Position
from bot.model.roster import Chair, Roster
from bot.pictures import Pictures, context_of, cover_of, poster_of
from bot.tables.lobby import computer_name
from bot.text.voice import LANGUAGES, Voice
from engine.registry import GAMES, AnyGame
from engine.replay import Fold
from render.drawing.text import is_hebrew
from render.scene import Scene
from render.service import PictureService
from tests.engine.playouts import playout
from tests.support.samples import by_turns, named
from tests.support.scenes import texts
from tests.support.sources import ROOT

DRAWN = [game for game in GAMES if (ROOT / "render" / "games" / game.name).exists()]
"""The others are shown as their diagrams, which name nobody."""


def computers(count: int, language: str) -> tuple[str, ...]:
    """Return the names of so many computers at one table."""
    roster = Roster()
    for _ in range(count):
        roster = Roster((*roster.chairs, Chair("", None, computer_name(roster, language))))
    return roster.names


def scenes(position: Position, voice: Voice) -> Iterator[Scene]:
    """Yield every public picture of a position, and every hand."""
    pictures = Pictures(PictureService())
    for what in pictures.public_picture_names(position, voice):
        yield from (sketch.scene for sketch in pictures.sketch_public_picture(position, voice, what))
    for seat in range(len(voice.names)):
        yield from (sketch.scene for sketch in pictures.sketch_hand(position, seat, voice))


@pytest.mark.parametrize(("game", "language"), by_turns(GAMES, LANGUAGES), ids=named)
def test_the_names_of_computers_are_never_cut(game: AnyGame, language: str) -> None:
    for number in range(4):
        random = playout(game, number)
        names = computers(len(random.header.marks), language)
        voice = Voice(language, game.name, names, markdown=False)
        for played in (random.played[len(random.played) // 2], random.played[-1]):
            for scene in scenes(Position(1, game, Fold(played.step.state), 0), voice):
                cut = [text for text in texts(scene) if text.endswith("…") and text[:3] in {name[:3] for name in names}]
                assert not cut


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "he"])
@pytest.mark.parametrize("game", DRAWN, ids=lambda game: game.name)
def test_a_hebrew_name_turns_no_sentence_around(game: AnyGame, language: str) -> None:
    """A text that begins with the name would be read from the right."""
    random = playout(game, 0)
    voice = Voice(language, game.name, ("נועה",) * len(random.header.marks), markdown=False)
    position = Position(1, game, Fold(random.played[len(random.played) // 3].step.state), 0)
    named = [text for scene in scenes(position, voice) for text in texts(scene) if "נועה" in text]
    assert named
    assert not [text for text in named if is_hebrew(text) and any(sign.isascii() and sign.isalpha() for sign in text)]


@pytest.mark.parametrize("game", DRAWN, ids=lambda game: game.name)
def test_a_name_that_the_font_lacks_stays_in_every_text(game: AnyGame) -> None:
    """A picture has the mark in its place; who listens to the text hears the name."""
    random = playout(game, 0)
    voice = Voice("en", game.name, ("ليلى",) * len(random.header.marks), markdown=False)
    context, pictures = context_of(voice), Pictures(PictureService())
    first, middle, last = (
        Fold(state)
        for state in (random.played[0].before, random.played[len(random.played) // 3].step.state, random.states[-1])
    )
    (board, *_) = pictures.sketch_board(Position(1, game, middle, 0), voice)
    said = {
        "position": " ".join(pictures.describe(Position(1, game, middle, 0), None, voice)),
        "board": board.scene.alt,
        "cover": cover_of(game, first, context, ())[0].alt,
        "poster": poster_of(game, last, context)[0].alt,
    }
    assert [what for what, text in said.items() if "ليلى" not in text] == []
