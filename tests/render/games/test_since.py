"""A player's own board numbers what others have changed since the player's last move; nobody else's does."""

import pytest

from bot.pictures import Pictures
from bot.text.voice import LANGUAGES, Voice
from engine.registry import AnyGame
from render.kit.since import ChangeNumber, ChangeRim
from render.service import PictureService
from tests.support.scenes import DRAWN_GAMES, items_of, of_kind
from tests.support.sheets import positions, records

NUMBERED = [game for game in DRAWN_GAMES if game.name != "wayfarers"]


@pytest.mark.parametrize("game", NUMBERED, ids=lambda game: game.name)
def test_only_ones_own_board_numbers_what_others_changed_in_its_order(game: AnyGame) -> None:
    pictures, voice = Pictures(PictureService()), Voice("en", game.name, ("Ann", "Ben"), markdown=False)
    most = 0
    for position in positions(game, records(game)[-1])[::5]:
        if not (moments := position.fold.moves):
            continue
        mover = moments[-1].entry.seat
        for seat in (None, mover):
            assert of_kind(pictures.sketch_board(position, voice, seat)[0].scene, ChangeNumber) == []
        shown = pictures.sketch_board(position, voice, int(not mover))[0].scene
        numbers = [one.number for one in of_kind(shown, ChangeNumber)]
        assert numbers == [*range(1, len(numbers) + 1)]
        assert len(items_of(shown, ChangeRim)) == len(numbers) <= 9
        assert {one.ink for one in of_kind(shown, ChangeNumber)} == {one.ink for one in of_kind(shown, ChangeRim)}
        most = max(most, len(numbers))
    assert most


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", DRAWN_GAMES, ids=lambda game: game.name)
def test_ones_own_board_says_what_others_did_to_those_who_hear_it(game: AnyGame, language: str) -> None:
    pictures, voice = Pictures(PictureService()), Voice(language, game.name, ("Ann", "Ben"), markdown=False)
    begins, told = voice.say("picture-since"), 0
    for position in positions(game, records(game)[-1])[::5]:
        assert begins not in pictures.sketch_board(position, voice)[0].scene.alt
        told += pictures.sketch_board(position, voice, 0)[0].scene.alt.startswith(begins)
    assert told
