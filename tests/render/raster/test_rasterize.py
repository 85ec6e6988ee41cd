"""Sprites, painted in parts."""

import pytest
from PIL import ImageChops

from render.drawing.canvas import Canvas
from render.raster.sprite_cache import joined, parts
from render.scene import Sprite
from render.sprites.charts import Chart, Course
from render.sprites.ground import Wall
from render.theme import STANDARD, THEMES

ROUNDED = 10
"""Pixels in corners that are rounded otherwise where a part begins."""

WALL = Wall((500, 333), ((12, 8, 210, 190),), ((240, 60, 200, 240),))
CHART = Chart((Course("lion", (0, 1, 1, 3, 3, 4, 9)), Course("pot", (0, 0, 5, 5, 5, 6, 6))), 400, 300)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("scale", [1, 1.5, 2])
@pytest.mark.parametrize("sprite", [WALL, CHART], ids=["wall", "chart"])
def test_parts_meet_without_a_seam(sprite: Sprite, scale: float, theme: str) -> None:
    ground = THEMES[theme].lapis.dark
    whole = Canvas(sprite.box, scale, round(sprite.grain / scale), ground)
    sprite.paint(whole, THEMES[theme])
    differing = ImageChops.difference(joined(list(parts(sprite, scale, theme, ground))), whole.finish()).convert("L")
    assert sum(differing.histogram()[1:]) <= ROUNDED


def test_without_a_ground_it_is_clear_where_nothing_is() -> None:
    image = joined(list(parts(CHART, 2, STANDARD.key)))
    assert (image.mode, image.size) == ("RGBA", (800, 600))
    assert image.getpixel((0, 0)) == (0, 0, 0, 0)
