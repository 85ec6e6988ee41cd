"""Backdrops."""

from render.raster.png import reduced
from render.raster.sprite_cache import backdrop, ground
from render.sprites.ground import Wall
from render.theme import THEMES

WALL = Wall((500, 333), ((12, 8, 210, 190),), ((240, 60, 200, 240),))


def test_it_is_kept_in_the_colours_of_its_theme() -> None:
    for theme in THEMES:
        kept, painted = backdrop(WALL, 2, theme), reduced(ground(WALL, 2, theme), theme)
        assert (kept.size, kept.getpalette(), kept.tobytes()) == (painted.size, painted.getpalette(), painted.tobytes())
