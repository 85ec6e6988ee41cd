"""The chart of a rating."""

import pytest

from render.layouts.rating_chart import SIZE, rating
from render.raster.compose import compose
from tests.support.readers import look


@pytest.mark.parametrize("numbers", [(1000, 1000), (1000, 1043, 991, 1104), (1000, 940)])
def test_it_is_drawn_and_told(numbers: tuple[int, ...]) -> None:
    scene = rating("Tigris", numbers, look())
    assert compose(scene, 1).size == SIZE
    assert scene.alt


def test_other_numbers_make_another_picture() -> None:
    up, down = (compose(rating("Tigris", (1000, last), look()), 1) for last in (1020, 980))
    assert up.tobytes() != down.tobytes()
