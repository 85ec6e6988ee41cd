"""The boards of all players next to each other."""

from itertools import combinations

import pytest

from engine.games.mesopotamia.view import view
from render.games.mesopotamia.comparison import draw_boards
from render.games.mesopotamia.sprites.tablets import FramedScene, LevelNumber
from render.games.mesopotamia.sprites.tokens import GoodToken
from render.kit.glance import item_box
from render.sprites.cards import Label
from tests.engine.games.mesopotamia.positions import GAME, begun, having
from tests.render.games.mesopotamia.finding import look
from tests.support.scenes import items_of

ONE_ROW, MARGINS = 20.0, 13.0
"""Maximum difference in height between the middles of parts of one row, and maximum overlap of their bounds, in units.
The bounds include shadows and the space around letters."""


@pytest.mark.parametrize("language", ["en", "he"])
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_scenes_signs_and_numbers_of_a_board_keep_apart(seats: int, language: str) -> None:
    state = begun(*GAME.marks[:seats])
    for empire in state.config.empires:
        state = having(state, empire, goods="19 stone, 28 wood, 20 clay, 19 food, 26 tablet, 29 bone")
    scene = draw_boards(view(state, None), look(language))
    assert len(items_of(scene, LevelNumber)) == 6 * seats
    parts = [item_box(item) for kind in (FramedScene, LevelNumber, GoodToken, Label) for item in items_of(scene, kind)]
    for one, other in combinations(parts, 2):
        if abs(one.top + one.bottom - other.top - other.bottom) < ONE_ROW:
            apart = max(one.left, other.left) - min(one.right, other.right)
            assert apart >= -MARGINS, (one, other)
