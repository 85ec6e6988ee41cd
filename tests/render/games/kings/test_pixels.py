"""The table as pixels: a few probes of what lies on what, no text."""

import pytest
from msgspec.structs import replace
from PIL import Image

from engine.games.kings.pieces import Colour
from engine.games.kings.places import PLACE_BY_NAME
from engine.games.kings.state import REVOLT, Conflict, Fight, Side
from render.games.kings.board import board
from render.games.kings.setting import SIZE, TABLE_RECT, card_corner, leader_position
from render.raster.compose import compose
from render.theme import STANDARD
from tests.engine.games.kings.positions import position
from tests.render.games.kings.finding import HEIGHT, look, public

STATE = position("t m $ . $Ak\ns   f\nf   t")
RED, BLUE, GREEN, BLACK = (hue.base for hue in STANDARD.spheres)


def colour(picture: Image.Image, place: tuple[float, float]) -> tuple[int, ...]:
    found = picture.getpixel((round(place[0]), round(place[1])))
    assert isinstance(found, tuple)
    return found


def near(picture: Image.Image, place: tuple[float, float], wanted: str) -> bool:
    pairs = zip(colour(picture, place), bytes.fromhex(wanted[1:]), strict=True)
    return all(abs(part - other) <= 14 for part, other in pairs)


def below(name: str, x: float, y: float) -> tuple[float, float]:
    left, top = card_corner(PLACE_BY_NAME[name], HEIGHT)
    return left + x, top + y


@pytest.fixture(scope="module")
def picture() -> Image.Image:
    return compose(board(public(STATE), look(), ()), 1)


def test_each_card_covers_the_lower_part_of_the_one_above(picture: Image.Image) -> None:
    assert near(picture, below("A1", 56, 78), RED)
    assert near(picture, below("A2", 56, 78), BLACK)
    assert near(picture, below("A1", 56, HEIGHT + 78), BLACK)
    assert near(picture, below("A3", 56, 78), BLUE)
    assert near(picture, below("A3", 56, 118), BLUE)


def test_a_joining_card_covers_the_edges_of_both_columns(picture: Image.Image) -> None:
    assert near(picture, below("AB", 50, 46), GREEN)
    for x in (20, 72):
        red, green, _ = colour(picture, below("AB", x, 54))
        assert green > red


def test_a_leader_covers_the_letter_and_not_the_sign(picture: Image.Image) -> None:
    x, y = leader_position(PLACE_BY_NAME["C1"], HEIGHT)
    assert near(picture, (x - 22.5, y), STANDARD.dynasty_colour("archer"))
    assert near(picture, below("C1", 33, 33), STANDARD.gem[0])


def test_sand_and_water_lie_under_all(picture: Image.Image) -> None:
    assert near(picture, below("E6", 46, 30), STANDARD.ground[0])
    assert near(picture, (TABLE_RECT[0] + 340, TABLE_RECT[1] + 580), STANDARD.water)


def test_what_does_not_fight_lies_in_shade() -> None:
    fight = Conflict(
        REVOLT, Colour.BLACK, PLACE_BY_NAME["C1"], Side(1, PLACE_BY_NAME["A2"], 0), Side(0, PLACE_BY_NAME["C1"], 1)
    )
    dark = compose(board(public(replace(STATE, conflict=fight, agenda=(Fight(),))), look(), ()), 1)
    bright = compose(board(public(STATE), look(), ()), 1)
    for name, lit in (("A3", True), ("B3", True), ("D1", False), ("H1", False)):
        both = colour(dark, below(name, 56, 78)), colour(bright, below(name, 56, 78))
        assert (both[0] == both[1]) is lit
        assert lit or sum(both[0]) < 0.6 * sum(both[1])


def test_the_panel_changes_sides_with_reading_and_columns_do_not(picture: Image.Image) -> None:
    mirror = compose(board(public(STATE), look("he"), ()), 1)
    panel = (1016.0, 632.5)
    assert near(picture, panel, STANDARD.panel)
    assert near(mirror, (SIZE[0] - panel[0], panel[1]), STANDARD.panel)
    aside = SIZE[0] - 2 * TABLE_RECT[0] - TABLE_RECT[2]
    for name, wanted in (("A2", BLACK), ("A3", BLUE), ("B3", RED)):
        x, y = below(name, 56, 78)
        assert near(mirror, (x + aside, y), wanted)
