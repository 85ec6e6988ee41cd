"""The panel's picture shows what its choices are told apart by, whatever else their moves say."""

import pytest

from bot.model.position import Position
from bot.model.review import MoveRemark
from bot.pictures import Pictures, comparison, explain_component
from bot.text.voice import LANGUAGES, Voice
from engine.game import Facts, Words
from engine.record import Entry
from engine.registry import GAMES, AnyGame, find_game
from engine.replay import Fold, PlayedMove
from render.drawing.text import is_writable
from render.games.kingdoms.sprites.place_tag import PlaceTag
from render.games.tigris.sprites.targets import SelectableCell
from render.scene import Scene
from render.service import PictureService
from render.sprites.numbers import NumberPlate
from tests.engine.games.tigris.positions import position as tigris_position
from tests.support.scenes import of_kind

ISOLATES = frozenset("\u2067\u2068\u2069\u200f")
"""What tells the directions of a text apart, and is not seen."""


def drawn(*choices: tuple[Words, Facts], said: Words = ()) -> tuple[list[str], list[str]]:
    """The cells that are lit, and those beside the board."""
    game, pictures = find_game("tigris"), Pictures(PictureService())
    position = Position(1, game, Fold(tigris_position("t", "F8")), 0)
    voice = Voice("en", game.name, ("Ann", "Ben"), markdown=False)
    found = [sketch.scene for sketch in pictures.sketch_choices(position, 0, voice, choices, earlier_words=said)]
    return (
        [target.name for scene in found for target in of_kind(scene, SelectableCell)],
        [tag.name for scene in found for tag in of_kind(scene, PlaceTag)],
    )


def test_differences_between_moves_are_drawn() -> None:
    noted = (("red", 1),)
    assert drawn((("A1",), noted), (("F8",), ())) == (["A1", "F8"], ["A1", "F8"])
    assert drawn((("A1", "priest"), ()), (("F8", "priest"), noted)) == (["A1", "F8"], ["A1", "F8"])
    assert drawn((("temple", "A1"), ()), (("farm", "A1"), noted)) == (["A1"], ["A1", "A1"])
    assert drawn((("temple", "A1", "B1"), ()), (("temple", "A1", "B2"), ())) == (["B1", "B2"], [])


def test_words_of_moves_of_different_length_are_found() -> None:
    assert drawn((("A1",), ()), (("F8", "priest"), ())) == (["A1", "F8"], [])
    assert drawn((("priest",), ()), (("king",), ())) == ([], [])
    assert drawn() == ([], [])


def test_without_choices_the_last_chosen_word_is_drawn() -> None:
    said = ("tile", "A1", "F8")
    assert drawn((("priest",), ()), (("king",), ()), said=said) == (["F8"], [])
    assert drawn((("B1",), ()), (("B2",), ()), said=said) == (["B1", "B2"], [])


async def test_both_moves_of_a_remark_are_marked_on_what_their_seat_saw() -> None:
    game, played = find_game("tigris"), ("tile", "temple", "A1")
    found = list[list[Scene]]()
    for rival in ("6 farm", "6 temple"):
        state = tigris_position("t", "F8", hands={"archer": "3 temple 3 market", "bull": rival}, seats=2)
        move = PlayedMove(Entry(7, 0, played))
        position = Position(1, game, Fold(state, (move,), (game.play(state, 0, played).state,)), 1)
        remark = MoveRemark(7, played, ("tile", "market", "B2"), 5.0)
        sketches = await comparison(
            Pictures(PictureService()), position, remark, Voice("en", game.name, ("Ann", "Ben"))
        )
        found.append([sketch.scene for sketch in sketches])
    marks = [mark.number for scene in found[0] for mark in of_kind(scene, NumberPlate)]
    assert sorted(marks) == [1, 2]
    assert found[0] == found[1]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_pictures_can_write_what_components_do(game: AnyGame) -> None:
    for language in LANGUAGES:
        voice = Voice(language, game.name, markdown=False)
        for name in game.components({}):
            for sentence in explain_component(game, {}, voice, name):
                assert {sign for sign in sentence if not is_writable(sign)} <= ISOLATES
