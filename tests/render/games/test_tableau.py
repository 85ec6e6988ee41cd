"""Public facts of one seat, as a picture, in every game that draws it."""

import pytest

from bot.text.voice import LANGUAGES
from engine.registry import GAMES, AnyGame
from render.games.kingdoms.sprites.leaders import LeaderSeal
from render.registry import load_pictures
from render.sprites.cards import Label
from tests.engine.playouts import playout
from tests.support.scenes import items_of, look

DRAWN = [game for game in GAMES if game.name in {"kings", "tigris"}]

by_game = pytest.mark.parametrize("game", DRAWN, ids=lambda game: game.name)
by_language = pytest.mark.parametrize("language", ["en", "he"])


@by_game
@by_language
def test_every_seat_has_a_picture_of_its_own(game: AnyGame, language: str) -> None:
    played, context = playout(game, 1), look(language, game=game.name)
    view = game.view(played.states[-1], None)
    scenes = [load_pictures(game.name).tableau(view, context, seat) for seat in range(len(view.dynasties))]
    assert len({scene.alt for scene in scenes if scene is not None}) == len(scenes)
    for scene in scenes:
        assert scene is not None
        assert all(0 <= item.x <= scene.size[0] and 0 <= item.y <= scene.size[1] for item in scene.items)


@by_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_leaders_have_the_same_room_between_them(game: AnyGame, language: str) -> None:
    played, context = playout(game, 1), look(language, game=game.name)
    scene = load_pictures(game.name).tableau(game.view(played.states[-1], None), context, 0)
    assert scene is not None
    rtl = -1 if context.rtl else 1
    seals = [item.x * rtl - 29 for item in items_of(scene, LeaderSeal)]
    words = [item for item in items_of(scene, Label) if item.y == items_of(scene, LeaderSeal)[0].y]
    ends = [item.x * rtl + item.sprite.width for item in words if isinstance(item.sprite, Label)]
    gaps = [start - end for end, start in zip(ends, seals[1:], strict=False)]
    assert len(gaps) == 3
    assert gaps == pytest.approx([gaps[0]] * 3)
    assert gaps[0] > 14


@by_game
def test_a_seat_that_nobody_has_shows_nothing(game: AnyGame) -> None:
    played = playout(game, 1)
    view = game.view(played.states[0], None)
    assert load_pictures(game.name).tableau(view, look(game=game.name), len(view.dynasties)) is None


@by_game
def test_a_tableau_is_the_same_whatever_is_hidden(game: AnyGame) -> None:
    played, context, draw = playout(game, 0), look(game=game.name), load_pictures(game.name).tableau
    for state in played.states[::13]:
        view = game.view(state, None)
        other = game.view(game.sample_state(view, played.chance()), None)
        for seat in range(len(view.dynasties)):
            assert draw(other, context, seat) == draw(view, context, seat)
