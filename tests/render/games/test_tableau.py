"""What everybody knows of one seat, as a picture, in every game that draws it."""

import pytest

from engine.games import GAMES, AnyGame
from render.registry import pictures
from tests.engine.playouts import playout
from tests.support.scenes import look

DRAWN = [game for game in GAMES if game.name in {"kings", "tigris"}]

by_game = pytest.mark.parametrize("game", DRAWN, ids=lambda game: game.name)
by_language = pytest.mark.parametrize("language", ["en", "he"])


@by_game
@by_language
def test_every_seat_has_a_picture_of_its_own(game: AnyGame, language: str) -> None:
    played, reader = playout(game, 1), look(language, game=game.name)
    view = game.view(played.states[-1], None)
    scenes = [pictures(game.name).tableau(view, reader, seat) for seat in range(len(view.dynasties))]
    assert len({scene.alt for scene in scenes if scene is not None}) == len(scenes)
    for scene in scenes:
        assert scene is not None
        assert all(0 <= item.x <= scene.size[0] and 0 <= item.y <= scene.size[1] for item in scene.items)


@by_game
def test_a_seat_that_nobody_has_shows_nothing(game: AnyGame) -> None:
    played = playout(game, 1)
    view = game.view(played.states[0], None)
    assert pictures(game.name).tableau(view, look(game=game.name), len(view.dynasties)) is None


@by_game
def test_a_tableau_is_the_same_whatever_is_hidden(game: AnyGame) -> None:
    played, reader, draw = playout(game, 0), look(game=game.name), pictures(game.name).tableau
    for state in played.states[::13]:
        view = game.view(state, None)
        other = game.view(game.imagine(view, played.chance()), None)
        for seat in range(len(view.dynasties)):
            assert draw(other, reader, seat) == draw(view, reader, seat)
