"""Scenes as pixels: a few probes, no text."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from engine.games.tigris.places import CELL_BY_NAME
from engine.games.tigris.view import view as seen_by
from render.games.tigris import board, hand, question
from render.games.tigris.setting import cell_corner, cell_middle
from render.raster.compose import Area, compose, covering_rectangles, intersection
from render.scene import Scene
from tests.engine.games.tigris.positions import position
from tests.support.samples import rarely
from tests.support.scenes import look

STATE = position("t  f\nm  s", "F8", hands={"archer": "temple"})


@pytest.fixture(scope="module")
def scene() -> Scene:
    return board(seen_by(STATE, None), look(), ())


def near(picture: Image.Image, place: tuple[float, float], colour: str) -> bool:
    found = picture.getpixel((round(place[0]), round(place[1])))
    assert isinstance(found, tuple)
    return all(abs(part - wanted) <= 12 for part, wanted in zip(found, bytes.fromhex(colour[1:]), strict=True))


@pytest.mark.parametrize(("scale", "size"), [(1.5, (1650, 1050)), *rarely((1, (1100, 700)), (2, (2200, 1400)))])
def test_pictures_have_the_size_of_their_scale(scene: Scene, scale: float, size: tuple[int, int]) -> None:
    picture = compose(scene, scale)
    assert picture.size == size
    assert picture.mode == "RGB"


def test_colours_are_where_the_pieces_are(scene: Scene) -> None:
    picture = compose(scene, 1)
    for name, colour in (("F8", "#B9331F"), ("G8", "#1F4E9B"), ("F9", "#43977A"), ("G9", "#28252B")):
        x, y = cell_corner(CELL_BY_NAME[name])
        assert near(picture, (x + 20, y + 46), colour)
    assert near(picture, (cell_middle(CELL_BY_NAME["M2"])[0] + 20, cell_middle(CELL_BY_NAME["M2"])[1] + 6), "#A5D3DA")
    assert near(picture, cell_middle(CELL_BY_NAME["H5"]), "#EAD9B1") or near(
        picture, cell_middle(CELL_BY_NAME["H5"]), "#E2CD9D"
    )


def test_drawing_twice_gives_the_same_pixels(scene: Scene) -> None:
    assert compose(scene, 1).tobytes() == compose(scene, 1).tobytes()


def test_hand_and_card_have_their_sizes() -> None:
    assert compose(hand(seen_by(STATE, 0), look("he")), 1).size == (1100, 522)
    assert question(seen_by(STATE, 0), look()) is None


BAND, WIDTH = 35, 2200
spans = st.tuples(st.integers(0, WIDTH - 1), st.integers(1, 400), st.integers(0, BAND - 1), st.integers(1, BAND))


def area(band: int, left: int, width: int, top: int, height: int) -> Area:
    """A part of a band."""
    start = band * BAND
    return left, start + top, min(left + width, WIDTH), start + min(top + height, BAND)


def test_what_is_near_is_painted_together_and_what_is_far_apart_is_not() -> None:
    cell, below = area(0, 100, 112, 0, BAND), area(1, 100, 112, 0, BAND)
    panel = area(0, 1930, 250, 0, BAND)
    assert sorted(covering_rectangles([[panel, cell], [below]])) == [(100, 0, 212, 2 * BAND), panel]


@given(st.lists(st.lists(spans, max_size=6), max_size=8))
def test_every_change_lies_in_one_rectangle(bands: list[list[tuple[int, int, int, int]]]) -> None:
    changed = [[area(number, *span) for span in band] for number, band in enumerate(bands)]
    found = covering_rectangles(changed)
    for one in (one for band in changed for one in band):
        assert any(intersection(one, around) == one for around in found)
    assert len(found) <= sum(map(len, changed))
