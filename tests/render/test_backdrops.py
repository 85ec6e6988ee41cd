"""Backdrops, painted in parts."""

import pytest
from PIL import ImageChops

from render.backdrops import backdrop, ground
from render.encode import reduced
from render.paint.ground import Wall
from render.theme import THEMES
from render.vec import Canvas

ROUNDED = 10
"""Pixels in the corners of cards that are rounded otherwise where a part begins."""

WALL = Wall((500, 333), ((12, 8, 210, 190),), ((240, 60, 200, 240),))


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("scale", [1, 1.5, 2])
def test_parts_meet_without_a_seam(theme: str, scale: float) -> None:
    whole = Canvas(WALL.box, scale, round(WALL.grain / scale), THEMES[theme].lapis.dark)
    WALL.paint(whole, THEMES[theme])
    differing = ImageChops.difference(ground(WALL, scale, theme), whole.finish()).convert("L")
    assert sum(differing.histogram()[1:]) <= ROUNDED


def test_it_is_kept_in_the_colours_of_its_theme() -> None:
    for theme in THEMES:
        kept, painted = backdrop(WALL, 2, theme), reduced(ground(WALL, 2, theme), theme)
        assert (kept.size, kept.getpalette(), kept.tobytes()) == (painted.size, painted.getpalette(), painted.tobytes())
