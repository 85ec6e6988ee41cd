"""Backdrops, part by part."""

import pytest

from render.backdrops import backdrop, ground
from render.encode import reduced
from render.paint.ground import Wall
from render.theme import STANDARD

WALL = Wall((200, 90), (), ())


@pytest.mark.parametrize("part", [(0, 0, 400, 180), (3, 19, 4, 21), (100, 20, 120, 40), (399, 179, 400, 180)])
def test_a_part_is_as_in_the_whole(part: tuple[int, int, int, int]) -> None:
    whole = reduced(ground(WALL, 2, STANDARD.key), STANDARD.key).convert("RGB")
    kept = backdrop(WALL, 2, STANDARD.key)
    assert kept.size == whole.size == (400, 180)
    assert kept.cut(*part).tobytes() == whole.crop(part).tobytes()
