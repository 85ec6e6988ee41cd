"""The icon key of every game."""

import pytest

from bot.text.voice import LANGUAGES, Voice
from engine.registry import AnyGame
from render.context import PictureContext
from render.layouts.icon_key import Rule, draw_icon_keys
from render.registry import load_pictures
from render.scene import Item
from render.sprites.cards import Label
from tests.support.scenes import DRAWN_GAMES


def context(game: AnyGame, language: str) -> PictureContext:
    voice = Voice(language, game.name, markdown=False)
    return PictureContext(voice.say, voice.word, (), voice.rtl)


@pytest.mark.parametrize("game", DRAWN_GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sign_has_a_name_that_can_be_read_beside_it(game: AnyGame, language: str) -> None:
    seen = context(game, language)
    signs = load_pictures(game.name).key(seen)
    scenes = draw_icon_keys(game.name, seen, signs)
    names = [
        label for scene in scenes for label in [one.sprite for one in scene.items if isinstance(one.sprite, Label)][1:]
    ]
    written = " ".join(label.text for label in names)
    assert all(word in written for sign in signs for word in sign.name.split())
    assert all(label.size == 26 for label in names)
    assert len(names) <= 2 * len(signs)
    assert len(signs) == len({sign.sprite for sign in signs}) == len({sign.name for sign in signs})
    for sign in signs:
        box = sign.sprite.box
        assert box.right - box.left <= 92
        assert box.bottom - box.top <= 64
    assert all(sign.name in scenes[0].alt for sign in signs[:2])
    numbers = ["", *(f"-{number}" for number in range(2, len(scenes) + 1))]
    assert [scene.name for scene in scenes] == [f"{game.name}-key{number}" for number in numbers]
    assert all(scene.size[1] <= 700 for scene in scenes)
    drawn = [item.sprite for scene in scenes for item in scene.items if not isinstance(item.sprite, Label | Rule)]
    assert drawn == [sign.sprite for sign in signs]


@pytest.mark.parametrize("game", DRAWN_GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_touches_another_sign_or_name(game: AnyGame, language: str) -> None:
    seen = context(game, language)
    for scene in draw_icon_keys(game.name, seen, load_pictures(game.name).key(seen)):
        items = list(scene.items)
        for name in (item for item in items if isinstance(item.sprite, Label)):
            left, top, right, bottom = _area(name)
            for other in (item for item in items if item is not name):
                area = _area(other)
                assert area[0] >= right or area[2] <= left or area[1] >= bottom or area[3] <= top, (name, other)


def _area(item: Item) -> tuple[float, float, float, float]:
    """Return the bounds of an item; those of words without the room that is kept around the letters."""
    left, top, right, bottom = item.sprite.box
    if isinstance(item.sprite, Label):
        half = item.sprite.size / 2
        left, top, right, bottom = left + half, -half, right - half, half
    return item.x + left, item.y + top, item.x + right, item.y + bottom


@pytest.mark.parametrize("game", DRAWN_GAMES, ids=lambda game: game.name)
def test_nothing_leaves_the_picture(game: AnyGame) -> None:
    for language in ("en", "he"):
        seen = context(game, language)
        for scene in draw_icon_keys(game.name, seen, load_pictures(game.name).key(seen)):
            for item in scene.items:
                assert item.x + item.sprite.box.left >= 0
                assert item.x + item.sprite.box.right <= scene.size[0]
            signs = [item for item in scene.items if not isinstance(item.sprite, Label)]
            assert max(item.y + item.sprite.box.bottom for item in signs) <= scene.size[1] - 24
