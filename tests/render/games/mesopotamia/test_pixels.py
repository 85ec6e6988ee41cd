"""The map as pixels: a few probes of what lies on what, no text."""

import pytest
from msgspec.structs import replace
from PIL import Image

from render.games.mesopotamia.board import board
from render.games.mesopotamia.setting import MAP_RECT as GROUND
from render.games.mesopotamia.setting import SIZE, area_rect
from render.games.mesopotamia.sprites.inks import EMPIRE_COLOURS
from render.raster.compose import compose
from render.theme import HIGH_CONTRAST, STANDARD
from tests.engine.games.mesopotamia.positions import MAP
from tests.render.games.mesopotamia.finding import crowded, look, public
from tests.support.scenes import event


def near(picture: Image.Image, spot: tuple[float, float], wanted: str) -> bool:
    found = picture.getpixel((round(spot[0]), round(spot[1])))
    assert isinstance(found, tuple)
    return all(abs(part - other) <= 16 for part, other in zip(found, bytes.fromhex(wanted[1:]), strict=True))


def below(name: str, x: float, y: float) -> tuple[float, float]:
    left, top, _, _ = area_rect(MAP, MAP.by_name[name], 2)
    return left + x, top + y


@pytest.fixture(scope="module")
def picture() -> Image.Image:
    return compose(board(public(crowded()), look(), ()), 1)


def test_a_wall_runs_inside_its_area_in_the_owners_colour(picture: Image.Image) -> None:
    assert near(picture, below("C3", 6.5, 60), EMPIRE_COLOURS["babylon"].field)


def test_water_lies_where_no_area_does(picture: Image.Image) -> None:
    tones = (STANDARD.water, STANDARD.flow, STANDARD.glint)
    assert any(near(picture, (GROUND[0] + 20, GROUND[1] + 50), tone) for tone in tones)


def test_the_news_change_sides_with_reading() -> None:
    news = (event("quest-drawn"),)
    for language, x in (("en", 1060), ("he", SIZE[0] - 1060)):
        picture = compose(board(public(crowded()), look(language), news), 1)
        assert [near(picture, (at, 13), STANDARD.highlight) for at in (x, SIZE[0] - x)] == [True, False]


def test_high_contrast_has_its_own_water_and_panel() -> None:
    bold = compose(board(public(crowded()), replace(look(), theme="high-contrast"), ()), 1)
    assert near(bold, (GROUND[0] + 20, GROUND[1] + 50), HIGH_CONTRAST.water)
    assert near(bold, (20, 13), HIGH_CONTRAST.panel)
