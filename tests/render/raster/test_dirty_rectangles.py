"""Rectangles around changes."""

from hypothesis import given
from hypothesis import strategies as st

from render.raster.compose import Area, rectangles

BAND, WIDTH = 35, 2200
spans = st.tuples(st.integers(0, WIDTH - 1), st.integers(1, 400), st.integers(0, BAND - 1), st.integers(1, BAND))


def area(band: int, left: int, wide: int, top: int, high: int) -> Area:
    """A part of a band."""
    start = band * BAND
    return Area(left, start + top, min(left + wide, WIDTH), start + min(top + high, BAND))


def test_what_is_near_is_painted_together_and_what_is_far_apart_is_not() -> None:
    cell, below = area(0, 100, 112, 0, BAND), area(1, 100, 112, 0, BAND)
    panel = area(0, 1930, 250, 0, BAND)
    assert sorted(rectangles([[panel, cell], [below]])) == [Area(100, 0, 212, 2 * BAND), panel]


@given(st.lists(st.lists(spans, max_size=6), max_size=8))
def test_every_change_lies_in_one_rectangle(bands: list[list[tuple[int, int, int, int]]]) -> None:
    changed = [[area(number, *span) for span in band] for number, band in enumerate(bands)]
    found = rectangles(changed)
    for one in (one for band in changed for one in band):
        assert any(one.within(around) == one for around in found)
    assert len(found) <= sum(map(len, changed))
