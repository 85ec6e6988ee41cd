"""The contact sheet's scenes."""

import pytest

from bot.sheet import look_for, scenes
from engine.games import GAMES
from render.scene import Scene


@pytest.fixture(scope="module")
def drawn() -> dict[str, Scene]:
    return dict(scenes(GAMES[0], look_for("en", GAMES[0], 4, "standard")))


def test_it_shows_every_kind_of_picture(drawn: dict[str, Scene]) -> None:
    assert {scene.kind for scene in drawn.values()} == {"board", "hand", "conflict", "targets"}


def test_it_shows_the_same_each_time(drawn: dict[str, Scene]) -> None:
    assert dict(scenes(GAMES[0], look_for("en", GAMES[0], 4, "standard"))) == drawn


def test_readers_differ() -> None:
    assert look_for("he", GAMES[0], 4, "standard").rtl
    assert not look_for("cs", GAMES[0], 4, "standard").rtl
