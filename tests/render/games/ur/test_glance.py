"""The panel's picture: arrows from movable pieces to their destinations."""

import pytest

from bot.text.voice import Voice
from engine.games.ur.view import view
from render.answer import Answer
from render.context import PictureContext
from render.games.ur import glance
from render.games.ur.setting import SQUARE_SIDE, square_middle
from render.games.ur.sprites.pieces import SelectableRing
from render.scene import Scene
from render.sprites.marks import Arrow
from tests.engine.games.ur.positions import OFF, position
from tests.support.scenes import items_of


def shown(language: str, *starts: str) -> Scene:
    voice = Voice(language, "ur", ("Žofie", "נועה"), markdown=False)
    context = PictureContext(voice.say, voice.word, voice.names, voice.rtl)
    answers = [Answer(("move", start), number, start) for number, start in enumerate(starts, 1)]
    (scene,) = glance(view(position((14, OFF, OFF, OFF), (9,), thrown=1), None), context, answers)
    return scene


@pytest.mark.parametrize("language", ["en", "he"])
def test_the_arrow_home_points_straight_at_the_place_there_from_nearby(language: str) -> None:
    scene = shown(language, "A7")
    (ring,), (arrow,) = items_of(scene, SelectableRing), items_of(scene, Arrow)
    assert isinstance(arrow.sprite, Arrow)
    assert arrow.sprite.ends_upright
    assert (arrow.x, arrow.y) == square_middle("A7")
    assert arrow.x + arrow.sprite.dx == ring.x
    assert abs(arrow.sprite.dx) < 1.5 * SQUARE_SIDE
    assert ring.y < arrow.y + arrow.sprite.dy < arrow.y
